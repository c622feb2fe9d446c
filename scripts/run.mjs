// Runs one of our TypeScript scripts: node scripts/run.mjs scripts/brand.ts list
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled, ROOT } from "./lib/project.mjs";

ensureInstalled();
const [script, ...rest] = process.argv.slice(2);
const { bundle } = await import("./lib/bundle.mjs");
const name = basename(script, ".ts");
const outdir = `node_modules/.cache/livery/${name}-${process.pid}`;
await bundle({ [name]: script }, outdir);
process.argv = [process.argv[0], script, ...rest];
process.on("exit", () => fs.rmSync(`${ROOT}${outdir}`, { recursive: true, force: true }));
const fs = await import("node:fs");
await import(pathToFileURL(`${ROOT}${outdir}/${name}.mjs`).href);
