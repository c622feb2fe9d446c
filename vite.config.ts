import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";
import { bootScript } from "./scripts/vite/boot-script";
import { clientGuard } from "./scripts/vite/client-guard";
import { styledNames } from "./scripts/vite/styled-names";

/** Libraries that every page loads: kept apart from our own code, so that a release of ours leaves them in caches. */
const LIBRARIES =
  /\/node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|i18next|styled-components|stylis|@emotion|lucide-react)\//;

function vendorChunk(id: string): string | undefined {
  if (!LIBRARIES.test(id)) return undefined;
  return id.includes("/lucide-react/") ? "vendor-icons" : "vendor";
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [styledNames(), clientGuard(), bootScript(), remix(remixConfig)],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  build: {
    // No inlined assets: the content security policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    sourcemap: false,
    target: isSsrBuild ? "node20" : "es2022",
    reportCompressedSize: false,
    ...(isSsrBuild ? {} : { rollupOptions: { output: { manualChunks: vendorChunk } } }),
  },
}));
