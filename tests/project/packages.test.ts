import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import ts from "typescript";
import { expect, test } from "vitest";
import { COMMANDS } from "../../scripts/lib/project.mjs";

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, Record<string, string>>;
const { dependencies = {}, devDependencies = {} } = manifest;

const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|mjs|js)$/.test(file))
    .map((file) => `${folder}/${file}`);

/** Files that run with production packages only: the product, its start, and the operator's commands. */
const RUNTIME = [
  ...below("app"),
  ...below("scripts/brand"),
  ...COMMANDS.map((name) => `scripts/${name}.ts`),
  ...["start.mjs", "run.mjs", "lib/project.mjs", "lib/packages.mjs"].map((file) => `scripts/${file}`),
];
const others = [
  ...below("scripts"),
  ...below("tests"),
  "vite.config.ts",
  "vitest.config.ts",
  "playwright.config.ts",
].filter((file) => !RUNTIME.includes(file));

/** Returns the packages that a file imports, including type and dynamic imports. */
function packagesOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"), true, true);
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => /^@?[a-z][\w./-]*$/.test(name) && !builtinModules.includes(name))
    .map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
}

const packagesIn = (files: readonly string[]) => [...new Set(files.flatMap(packagesOf))].sort();

test("packages: all imports of the product and the operator's commands are production packages", () => {
  const imported = packagesIn(RUNTIME);
  expect(imported.length).toBeGreaterThan(40);
  expect(imported.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
});

test("packages: packages used only by the build, the checks, the tests and the benchmark are development packages", () => {
  const runtime = new Set(packagesIn(RUNTIME));
  const imported = packagesIn(others).filter((name) => !runtime.has(name));
  expect(imported.length).toBeGreaterThan(10);
  expect(imported.filter((name) => !Object.hasOwn(devDependencies, name))).toEqual([]);
});

test("packages: every production package is used by the product or by a command", () => {
  const texts = RUNTIME.map((file) => readFileSync(file, "utf8")).join("\n");
  const isNamed = (name: string) => new RegExp(`["'\`/]${name.replace(/[.]/g, "\\.")}["'\`/]`).test(texts);
  expect(Object.keys(dependencies).filter((name) => !isNamed(name))).toEqual([]);
});
