import { readFileSync } from "node:fs";
import { build } from "esbuild";
import ts from "typescript";
import { expect, test } from "vitest";
import { sourceFiles } from "../platform/i18n/key-usage";

// The server's program (app/compose/main.ts, by esbuild) and the pages (by Vite) are two bundles: a module of both is loaded
// twice, and the copies do not share their state.

/** Caches that both copies may hold: each entry depends on its key alone, so that a second copy only costs memory. */
const MEMOS = [
  "app/platform/i18n/locales.server.ts", // Text files.
  "app/platform/i18n/texts.server.ts", // Translators, by language and version of a brand.
  "app/platform/text/linear-pattern.ts", // Compiled patterns, by their text.
  "app/platform/time/wall-clock.ts", // Clocks, by time zone.
  "app/platform/wps/html.server.ts", // Sanitised HTML, by its source text.
];

/** State of browsers: the module is in both bundles because of its types and functions. */
const OF_BROWSERS = ["app/platform/wps/seal.ts"];

async function modulesOf(entryPoints: readonly string[]): Promise<ReadonlySet<string>> {
  const { metafile } = await build({
    entryPoints: [...entryPoints],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "node",
    packages: "external",
    jsx: "automatic",
    outdir: "unused",
    loader: { ".svg": "empty", ".css": "empty" },
    logLevel: "silent",
  });
  return new Set(Object.keys(metafile.inputs));
}

const COLLECTIONS = new Set(["Map", "Set", "WeakMap", "WeakSet", "Array", "LRUCache"]);

/** Returns true for a value that is created empty to be filled later. */
function isFillable(value: ts.Expression | undefined): boolean {
  if (value === undefined) return false;
  if (ts.isArrayLiteralExpression(value)) return value.elements.length === 0;
  const made = ts.isNewExpression(value) && ts.isIdentifier(value.expression) ? value.expression.text : "";
  const [first] = ts.isNewExpression(value) ? (value.arguments ?? []) : [];
  return COLLECTIONS.has(made) && (first === undefined || ts.isObjectLiteralExpression(first));
}

/** Returns true when a module has mutable state outside functions. */
function holdsState(file: string, text = readFileSync(file, "utf8")): boolean {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements.some((statement) => {
    if (!ts.isVariableStatement(statement)) return false;
    const { declarations, flags } = statement.declarationList;
    const isConst = (flags & ts.NodeFlags.Const) !== 0;
    return !isConst || declarations.some(({ initializer }) => isFillable(initializer));
  });
}

test("bundles: modules of both server bundles have no state except memos of pure functions", async () => {
  const routes = sourceFiles(["app/routes"], /\.tsx?$/);
  const [program, pages] = await Promise.all([
    modulesOf(["app/compose/main.ts"]),
    modulesOf(["app/root.tsx", "app/entry.server.tsx", ...routes]),
  ]);
  const both = [...program].filter((file) => pages.has(file) && /\.tsx?$/.test(file));
  expect(both.length).toBeGreaterThan(20);
  expect(both.filter((file) => holdsState(file)).sort()).toEqual([...MEMOS, ...OF_BROWSERS].sort());
});

test.each([
  ["a variable", "let count = 0;", true],
  ["an exported variable", "export let count = 0;", true],
  ["a map to be filled", "const known = new Map<string, number>();", true],
  ["a bounded cache", "const known = new LRUCache<string, number>({ max: 5 });", true],
  ["a list to be filled", "const names: string[] = [];", true],
  ["a table", "const TABLE = new Map([['a', 1]]);", false],
  ["a list of names", "const NAMES = ['a'];", false],
  ["a variable of a function", "function count() { let at = 0; return at; }", false],
])("bundles: module-level state is detected: %s", (_name, text, expected) => {
  expect(holdsState("a.ts", text)).toBe(expected);
});
