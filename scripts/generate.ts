import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeAuthoringFiles } from "~/platform/brands/schema/authoring-files";
import { generateFiles } from "./generate/files";

/**
 * Writes the generated files: from `schemas/`, the types, flag metadata and authoring schemas; from the contract, the browser
 * client; from the settings, their document. With `--check`, writes nothing, names stale files and exits with 1. The authoring
 * schemas are not in the repository and therefore never stale.
 */
const root = process.cwd();
const check = process.argv.includes("--check");
let stale = 0;
for (const [path, text] of await generateFiles(join(root, "schemas"))) {
  if (readOrNull(join(root, path)) === text) continue;
  stale += 1;
  console.log(`${check ? "stale" : "written"}: ${path}`);
  if (check) continue;
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
if (!check)
  for (const path of await writeAuthoringFiles(join(root, "schemas"), join(root, "tenants")))
    console.log(`written: schemas/${path}`);
if (check && stale > 0) process.exitCode = 1;

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
