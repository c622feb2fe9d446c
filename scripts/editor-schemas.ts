import { resolve } from "node:path";
import { writeAuthoringFiles } from "~/platform/brands/schema/authoring-files";

// The schemas that the `$schema` of brand files points to: written by the build, and by npm after an install.
await writeAuthoringFiles(resolve("schemas"), resolve("tenants"));
