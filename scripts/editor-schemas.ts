import { resolve } from "node:path";
import { writeAuthoringFiles } from "~/platform/brands/schema/authoring-files";

// Writes the schemas that `$schema` in brand files refers to. Run by the build, and by npm after an install.
await writeAuthoringFiles(resolve("schemas"), resolve("tenants"));
