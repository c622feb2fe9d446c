// Built-ins only: `npm start` works on a bare clone. Installs, builds when sources changed, and serves in this process.
import { pathToFileURL } from "node:url";
import { ensureBuilt, ensureInstalled, ROOT } from "./lib/project.mjs";

process.chdir(ROOT);
ensureInstalled();
ensureBuilt();
process.env.NODE_ENV ??= "production";
await import(pathToFileURL(`${ROOT}build/node/main.mjs`).href);
