// Entry of the product in a serving process.
import cluster from "node:cluster";
import { resolve } from "node:path";
import { writeAuthoringFiles } from "~/platform/brands/schema/authoring-files";
import { readSettings } from "~/platform/http/settings";
import { compose, composePrimary } from "./process";
import { runProcess } from "./run";

await runProcess({ compose, composePrimary, env: process.env });
// Editors of brand files complete keys with these schemas. Requests do not wait for them.
if (cluster.isPrimary) await writeAuthoringFiles(resolve("schemas"), resolve(readSettings(process.env).tenantsDir));
