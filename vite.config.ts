import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { createLogger, defineConfig } from "vite";
import remixConfig from "./remix.config";
import { chunks } from "./scripts/vite/chunks";
import { clientGuard } from "./scripts/vite/client-guard";
import { ownScript } from "./scripts/vite/own-script";
import { preloadHelper } from "./scripts/vite/preload-helper";
import { styledNames } from "./scripts/vite/styled-names";

/** Logger without the warning about dynamic imports: `chunks` alone assigns modules to files. */
const customLogger = createLogger();
const { warn } = customLogger;
customLogger.warn = (message, options) => {
  if (!message.includes("dynamic import will not move module")) warn(message, options);
};

const OWN_SCRIPTS = [
  ownScript({ name: "boot", virtual: "virtual:boot-script" }),
  ownScript({ name: "service-worker", virtual: "virtual:service-worker" }),
];

export default defineConfig(({ isSsrBuild }) => ({
  customLogger,
  plugins: [styledNames(), clientGuard(), preloadHelper(), ...OWN_SCRIPTS, remix(remixConfig)],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  build: {
    // No inlined assets: the content security policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    sourcemap: false,
    target: isSsrBuild ? "node20" : "es2022",
    reportCompressedSize: false,
    // No hint for the imported file, which the import requests itself, or for libraries and pages, which load with the page.
    modulePreload: {
      resolveDependencies: (file, needed) => needed.filter((one) => one !== file && !/\/(?:vendor|pages)/.test(one)),
    },
    ...(isSsrBuild ? {} : { rollupOptions: { output: { manualChunks: chunks(), hoistTransitiveImports: false } } }),
  },
}));
