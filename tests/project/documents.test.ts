import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { expect, test } from "vitest";
import { testedRequirements } from "../../scripts/generate/requirements";
import { recipeSteps, recipeTitles } from "../helpers/recipes";

/** Folders of `tests/` that are not areas. */
const NO_AREAS = ["e2e", "fixtures", "helpers"];
const README = readFileSync("README.md", "utf8");

test("documents: the README lists every test area", () => {
  const [, list = ""] = /^Areas are the folders of `tests\/`: ([^;]*);/m.exec(README) ?? [];
  const folders = readdirSync("tests", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const areas = folders.map(({ name }) => name).filter((name) => !NO_AREAS.includes(name));
  expect(list.split(/,\s+/)).toEqual(areas.sort());
});

test("documents: the README links to every recipe, and each step of a recipe names one file or one command", () => {
  const text = readFileSync("docs/recipes.md", "utf8");
  expect(recipeTitles().length).toBeGreaterThan(3);
  for (const title of recipeTitles()) {
    expect(README).toContain(`](docs/recipes.md#${title.toLowerCase().replaceAll(" ", "-")})`);
    const steps = recipeSteps(title);
    expect(steps).not.toEqual([]);
    for (const step of steps) expect(step).toMatch(/^(?:npm run [\w:]+(?: -- .*)?|[\w.-]+\/[\w.<>/-]+)$/);
  }
  expect(recipeTitles().flatMap(recipeSteps)).toHaveLength(text.match(/^\d+\. /gm)?.length ?? 0);
});

test("documents: the fixtures of the recipes import existing names", () => {
  const folder = "tests/fixtures/recipes";
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  const imports = texts.flatMap((text) => [...text.matchAll(/^import (?:type )?\{ (.+) \} from "(~\/.+|\.\..+)";$/gm)]);
  // The recipe generates these files.
  const kept = imports.filter(([, , from = ""]) => !from.endsWith(".gen"));
  expect(kept.length).toBeGreaterThan(5);
  for (const [, names = "", from = ""] of kept) {
    const path = from.startsWith("~/") ? from.replace("~", "app") : normalize(join("tests/points", from));
    const file = [".ts", ".tsx"].map((end) => path + end).find(existsSync);
    expect(file, path).toBeDefined();
    const source = readFileSync(file ?? "", "utf8");
    for (const name of names.split(", "))
      expect(source, path).toMatch(new RegExp(`export (?:async )?\\w+ ${name.replace("type ", "")}\\b`));
  }
});

test("documents: the requirements match the names at the start of test titles, once each, with one short sentence", () => {
  const rows = [
    ...readFileSync("docs/requirements.md", "utf8").matchAll(/^\| ([A-Z]{1,2}\d+[a-z]?) \| ([^|]+) \| (.+) \|$/gm),
  ];
  expect(rows.map(([, name]) => name).sort()).toEqual([...testedRequirements(process.cwd())].sort());
  for (const [row, , sentence = "", links] of rows) {
    expect(sentence.length, row).toBeLessThanOrEqual(140);
    expect(links, row).toMatch(/^\[[^\]]+\]\(\.\.\/tests\//);
  }
});

test("documents: each name in the glossary exists in the code", () => {
  const sources = ["app", "schemas", "tenants/base", "tenants/.templates"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:tsx?|json|sql)$/.test(name))
      .map((name) => readFileSync(join(folder, name), "utf8")),
  );
  const known = new Set(sources.flatMap((text) => text.match(/\w+/g) ?? []));
  const [, terms = ""] = readFileSync("docs/glossary.md", "utf8").split(/^## Terms in the code$/m);
  const [code = ""] = terms.split(/^## /m);
  const names = [...code.matchAll(/^\|[^|]+\|[^|]+\|(.+)\|$/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );
  expect(names.length).toBeGreaterThan(80);
  // The document check covers paths.
  const missing = names.filter(
    (name) => !name.includes("/") && !(name.match(/\w+/g) ?? []).every((word) => known.has(word)),
  );
  expect(missing).toEqual([]);
});
