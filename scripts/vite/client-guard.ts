import { sep } from "node:path";
import type { Plugin } from "vite";

const SERVER_ONLY = ["app/engine/", "app/tenant/", "app/server/"];

/**
 * Fails the build when code that goes to the browser imports the engine, the tenants or the server
 * (design: one-way imports). Type imports are erased before this sees them.
 */
export function clientGuard(): Plugin {
  return {
    name: "livery:client-guard",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (options.ssr || !importer) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const path = resolved?.id.split(sep).join("/") ?? "";
      const zone = SERVER_ONLY.find((folder) => path.includes(`/${folder}`));
      if (zone) this.error(`${importer} goes to the browser and may not import ${zone} (${source})`);
      return null;
    },
  };
}
