// `npm run bench -- [a] [b] [c] [d] [e] [f] [g] [h] [i] [j] [k] [--quick] [--strict]`: measures the goals of the design and prints
// one table.
import { rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { requireInstalled } from "./lib/packages.mjs";
import { ensureBuilt, ROOT } from "./lib/project.mjs";

process.chdir(ROOT);
requireInstalled();
await ensureBuilt();
process.env.NODE_ENV = "production";
const { ensureBrowser } = await import("./lib/browser.mjs");
process.env.BROWSER_PATH ??= await ensureBrowser();
const { bundle } = await import("./lib/bundle.mjs");
const out = `.cache/livery/bench-${process.pid}`;
process.on("exit", () => rmSync(`${ROOT}${out}`, { recursive: true, force: true }));
const names = ["main", "driver", "raw-server", "render-child", "store-child", "access-child", "bets-driver"];
await bundle(Object.fromEntries(names.map((name) => [name, `scripts/bench/${name}.ts`])), out);
const { main } = await import(pathToFileURL(`${ROOT}${out}/main.mjs`).href);
process.exitCode = await main({ args: process.argv.slice(2), bundled: `${ROOT}${out}` });
