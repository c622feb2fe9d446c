import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { demoFiles } from "./demo-content/files";

/** Writes the demo content (tables in `demo-content/`) into `tenants/`: node scripts/run.mjs scripts/demo-content.ts */
for (const [path, text] of demoFiles()) {
  if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
  writeFileSync(path, text);
  console.log(`written: ${path}`);
}
