import type { Plugin } from "vite";
import { isOf, pathInApp, requireFiles } from "./path-rules";

/**
 * Modules that the browser never loads, by path below `app/`: zod and its schemas, the database, the brands' files, the server.
 * One rule for each place, so that a stale one is found.
 */
export const SERVER_ONLY: readonly RegExp[] = [
  ...["contract", "server", "checks"].map((part) => new RegExp(`^features/[^/]+/${part}/`)),
  /^compose\//,
  ...["contract", "staff-contract", "calls", "upstream"].map((file) => new RegExp(`^registry/${file}\\.ts$`)),
  ...["db", "http", "jobs", "limits", "outgoing", "secrets", "staff", "upstream"].map(
    (part) => new RegExp(`^platform/${part}/`),
  ),
  ...["store", "load", "publish", "preview", "versions", "draft", "validate", "watch", "read-file"].map(
    (file) => new RegExp(`^platform/brands/${file}\\.ts$`),
  ),
  /\.server\.tsx?$/,
];

/**
 * Fails the build when browser code imports a server-only module. Type imports are erased before this plugin runs.
 * @param root folder that contains `app/`
 * @throws Error for a rule of the list that matches no file: it would guard nothing
 */
export function clientGuard(root = process.cwd()): Plugin {
  requireFiles("the client guard", SERVER_ONLY, root);
  return {
    name: "livery:client-guard",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (options.ssr || !importer) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const path = pathInApp(resolved?.id ?? "");
      if (isOf(SERVER_ONLY, path)) this.error(`${importer} is loaded by the browser and may not import app/${path}`);
      return null;
    },
  };
}
