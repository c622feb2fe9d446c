import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";
import { bootScript } from "./scripts/vite/boot-script";
import { chunkOf } from "./scripts/vite/chunks";
import { clientGuard } from "./scripts/vite/client-guard";
import { styledNames } from "./scripts/vite/styled-names";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [styledNames(), clientGuard(), bootScript(), remix(remixConfig)],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  build: {
    // No inlined assets: the content security policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    sourcemap: false,
    target: isSsrBuild ? "node20" : "es2022",
    reportCompressedSize: false,
    ...(isSsrBuild ? {} : { rollupOptions: { output: { manualChunks: chunkOf, hoistTransitiveImports: false } } }),
  },
}));
