import { transformAsync } from "@babel/core";
import type { Plugin } from "vite";

/**
 * Gives styled components the same class names on the server and in the browser. Without the Babel plugin, the names depend on
 * the order of evaluation and differ silently.
 */
export function styledNames(): Plugin {
  return {
    name: "livery:styled-names",
    enforce: "pre",
    async transform(code, id) {
      if (!/\/app\/.*\.tsx?$/.test(id) || !code.includes("styled-components")) return null;
      const result = await transformAsync(code, {
        filename: id,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: ["typescript", "jsx"] },
        plugins: [["babel-plugin-styled-components", { displayName: false, pure: true, ssr: true }]],
      });
      return result?.code ? { code: result.code, map: result.map ?? null } : null;
    },
  };
}
