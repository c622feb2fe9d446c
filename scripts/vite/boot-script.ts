import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Plugin } from "vite";

const ENTRY = fileURLToPath(new URL("../../app/boot.ts", import.meta.url));
const VIRTUAL = "virtual:boot-script";

/**
 * Builds `app/boot.ts`, the only script that runs before the application is loaded, as one small hashed file,
 * and gives its address as `import url from "virtual:boot-script"`.
 */
export function bootScript(): Plugin {
  let compiled: Promise<{ url: string; code: string }> | undefined;
  const compile = async () => {
    const result = await build({ entryPoints: [ENTRY], bundle: true, minify: true, format: "esm", write: false });
    const code = result.outputFiles[0]?.text ?? "";
    const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
    return { url: `/assets/boot-${hash}.js`, code };
  };
  return {
    name: "livery:boot-script",
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return null;
      compiled ??= compile();
      return `export default ${JSON.stringify((await compiled).url)};`;
    },
    async generateBundle(_options, bundle) {
      const forBrowser = Object.keys(bundle).some((file) => file.includes("entry.client"));
      if (!forBrowser) return;
      compiled ??= compile();
      const { url, code } = await compiled;
      this.emitFile({ type: "asset", fileName: url.slice(1), source: code });
    },
  };
}
