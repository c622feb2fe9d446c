// Built-in modules only: `npm start` works on a bare clone. Installs missing packages, builds when sources changed, and serves.
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./lib/packages.mjs";
import { ensureBuilt, ROOT } from "./lib/project.mjs";

process.chdir(ROOT);
// A finished build needs no development packages.
await ensureBuilt(() => ensureInstalled());
await ensureInstalled("production");
process.env.NODE_ENV ??= "production";
await import(pathToFileURL(`${ROOT}build/node/main.mjs`).href);
