import { bundle } from "./lib/bundle.mjs";
import { precompress } from "./lib/precompress.mjs";
import { ROOT, run } from "./lib/project.mjs";
import { writeSiteManifest } from "./lib/site-manifest.mjs";

const target = process.env.BUILD_DIR ?? "build";
const env = { ...process.env, BUILD_DIR: target, NODE_ENV: "production" };
run(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"], { env });
await bundle(
  { main: "app/server/main.ts", "watchdog-thread": "app/server/watchdog-thread.ts" },
  `${target}/node`,
);
const assets = `${ROOT}${target}/client/assets`;
writeSiteManifest(assets);
precompress(assets);
