import { build } from "esbuild";
import { ROOT } from "./project.mjs";

/** Bundles our TypeScript for Node. Packages are external and loaded from node_modules. */
export function bundle(entryPoints, outdir) {
  return build({
    absWorkingDir: ROOT,
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    sourcemap: true,
    logLevel: "warning",
    outExtension: { ".js": ".mjs" },
    tsconfig: `${ROOT}tsconfig.json`,
  });
}
