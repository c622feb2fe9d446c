import { bundle } from "./lib/bundle.mjs";
import { precompress } from "./lib/precompress.mjs";
import { buildSources, COMMANDS, ROOT, run, stampBuild } from "./lib/project.mjs";
import { writeSiteManifest } from "./lib/site-manifest.mjs";

const target = process.env.BUILD_DIR ?? "build";
const env = { ...process.env, BUILD_DIR: target, NODE_ENV: "production" };
const sources = buildSources();
run(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"], { env });
const server = { main: "app/compose/main.ts", "watchdog-thread": "app/platform/http/watchdog-thread.ts" };
await bundle(server, `${target}/node`);
await bundle(Object.fromEntries(COMMANDS.map((name) => [name, `scripts/${name}.ts`])), `${target}/commands`);
const assets = `${ROOT}${target}/client/assets`;
writeSiteManifest(assets);
precompress(assets);
run(process.execPath, ["scripts/run.mjs", "scripts/editor-schemas.ts"]);
stampBuild(`${ROOT}${target}`, sources);
