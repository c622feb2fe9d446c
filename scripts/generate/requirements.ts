import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Requirement names at the start of the title of a test or a `describe`. V is excluded: chapters and requirements of ASVS. */
const TITLE_NAMES =
  /(?:\b(?:test|describe)(?:\.\w+)*|\))\(\s*["'`](?:pitfall )?((?:(?!V\d)[A-Z]{1,2}\d+[a-z]?[ ,:]+)+)/g;
/** A row of the document: name, sentence, links to tests. */
const ROW = /^\| ([A-Z]{1,2}\d+[a-z]?) \| ([^|]+) \|(?:[^|\n]*\|)?$/gm;
/** Maximum number of linked test files per requirement. */
const MAX_LINKS = 3;

/** Counts the titles of each test file that carry a requirement's name: name → file below `tests/` → number. */
function testsByName(root: string): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  const files = readdirSync(join(root, "tests"), { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /\.tsx?$/.test(name)).sort()) {
    const titles = readFileSync(join(root, "tests", file), "utf8").matchAll(TITLE_NAMES);
    for (const [, names = ""] of titles)
      for (const name of names.match(/\w+/g) ?? []) {
        const ofName = found.get(name) ?? new Map<string, number>();
        found.set(name, ofName.set(file, (ofName.get(file) ?? 0) + 1));
      }
  }
  return found;
}

/** Names of all requirements that titles of tests carry. */
export const testedRequirements = (root: string): ReadonlySet<string> => new Set(testsByName(root).keys());

/** Returns `docs/requirements.md` with links to the tests of each requirement: the files with the most titles. */
export function requirementsDoc(root: string): string {
  const tests = testsByName(root);
  return readFileSync(join(root, "docs/requirements.md"), "utf8").replace(
    ROW,
    (_row, name: string, sentence: string) => {
      const files = [...(tests.get(name) ?? [])]
        .sort(([a, x], [b, y]) => y - x || a.localeCompare(b))
        .slice(0, MAX_LINKS);
      const links = files.map(([file]) => `[${file.replace(/\.(?:test|spec)\.tsx?$/, "")}](../tests/${file})`);
      return `| ${name} | ${sentence} | ${links.join(", ")} |`;
    },
  );
}
