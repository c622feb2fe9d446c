import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

const SOURCES = "tests/fixtures/stranger";

/** As `strict` as projects are, and with the one setting more that finds most in answers. */
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  types: [],
  skipLibCheck: true,
};

/** Returns the types that openapi-typescript makes of a document, with the settings that it has by itself. */
export const typesOf = async (document: string): Promise<string> =>
  astToString(await openapiTS(JSON.parse(document), { silent: true }));

/** Returns the places of generated types that are `unknown` or `any`, without the headers of answers. */
export function unknownPlaces(types: string): readonly string[] {
  const places = new Set<string>();
  const visit = (node: ts.Node, path: readonly string[]): void => {
    const isLoose = node.kind === ts.SyntaxKind.UnknownKeyword || node.kind === ts.SyntaxKind.AnyKeyword;
    if (isLoose && !path.includes("headers")) places.add(path.slice(path[0] === "schemas" ? 1 : 0).join("."));
    const name = ts.isPropertySignature(node) ? [node.name.getText().replaceAll('"', "")] : [];
    node.forEachChild((child) => visit(child, [...path, ...name]));
  };
  visit(ts.createSourceFile("api.ts", types, ts.ScriptTarget.ES2022, true), []);
  return [...places].sort();
}

/** Project of an outside developer: the sources of `tests/fixtures/stranger` and the types of a document, nothing else. */
export function strangersProject(types: string) {
  mkdirSync(".cache", { recursive: true });
  const folder = mkdtempSync(resolve(".cache", "stranger-"));
  const names = readdirSync(SOURCES);
  writeFileSync(join(folder, "api.ts"), types);
  for (const name of names) writeFileSync(join(folder, name), readFileSync(join(SOURCES, name), "utf8"));
  return {
    /** Diagnostics of the TypeScript compiler. */
    complaints(): readonly string[] {
      const program = ts.createProgram({ rootNames: names.map((name) => join(folder, name)), options: OPTIONS });
      return ts.getPreEmitDiagnostics(program).map((found) => {
        const text = ts.flattenDiagnosticMessageText(found.messageText, "\n");
        const at = found.file?.getLineAndCharacterOfPosition(found.start ?? 0);
        return `${found.file?.fileName}:${(at?.line ?? 0) + 1} ${text}`;
      });
    },
    /** The packages and files that it imports. */
    imports(): readonly string[] {
      const files = names.map((name) => ts.preProcessFile(readFileSync(join(folder, name), "utf8")));
      return [...new Set(files.flatMap(({ importedFiles }) => importedFiles.map(({ fileName }) => fileName)))].sort();
    },
    /** Its `visits.ts`, ready to be run. */
    async load() {
      const outfile = join(folder, "visits.mjs");
      await build({ entryPoints: [join(folder, "visits.ts")], bundle: true, platform: "node", format: "esm", outfile });
      return import(pathToFileURL(outfile).href);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
