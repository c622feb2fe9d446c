import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Plugin } from "vite";

/** Script outside the application bundle. */
interface OwnScript {
  /** Path in `app/` without extension; also the name of the output. */
  readonly name: string;
  /** Virtual module that exports its address. */
  readonly virtual: string;
}

/**
 * Builds a script of `app/` as one small hashed file, and exports its address by a virtual module. `app/boot.ts`
 * (`virtual:boot-script`) is the only script that runs before the application is loaded; `app/service-worker.ts`
 * (`virtual:service-worker`) runs alongside all pages of a site.
 */
export function ownScript({ name, virtual }: OwnScript): Plugin {
  const entry = fileURLToPath(new URL(`../../app/${name}.ts`, import.meta.url));
  let compiled: Promise<{ url: string; code: string }> | undefined;
  const compile = async () => {
    const result = await build({ entryPoints: [entry], bundle: true, minify: true, format: "esm", write: false });
    const code = result.outputFiles[0]?.text ?? "";
    const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
    return { url: `/assets/${name}-${hash}.js`, code };
  };
  return {
    name: `livery:${name}`,
    resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
    async load(id) {
      if (id !== `\0${virtual}`) return null;
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
