import type { Plugin } from "vite";

/** Id of Vite's module with the function that wraps dynamic imports. */
const HELPER_ID = "\0vite/preload-helper.js";

/** Adds a preload hint for each file on its first use, then imports. `files` are relative to the host. */
const HELPER = `
const hinted = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (hinted.has(file)) continue;
    hinted.add(file);
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: "/" + file }));
  }
  return load();
};
`;

/**
 * Replaces Vite's helper for dynamic imports, which also loads style sheets. This build has none, and without that part the
 * helper is a fifth as long (docs/decisions/0007).
 * @throws Error when a build contains a style sheet, or no longer uses the helper
 */
export function preloadHelper(): Plugin {
  let isReplaced = false;
  return {
    name: "livery:preload-helper",
    transform(_code, id) {
      if (id !== HELPER_ID) return null;
      isReplaced = true;
      return { code: HELPER, map: null };
    },
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle);
      if (!files.some((file) => file.includes("entry.client"))) return;
      if (!isReplaced)
        throw new Error("Vite did not load its preload helper, so scripts/vite/preload-helper.ts has no effect.");
      const sheet = files.find((file) => file.endsWith(".css"));
      if (sheet) throw new Error(`${sheet}: dynamic imports do not load style sheets. Use styled-components.`);
    },
  };
}
