import { expect, test } from "vitest";
import { faultsIn } from "../../scripts/check/words.mjs";

const COMMENTS = [
  "/** What became of it. */",
  "/**\n * Whether somebody may open it.\n */",
  "// Nobody reads this.",
  "/** The text that the member is told. */",
  "/* Beside the form. */",
  "/** His wallet. */",
];

test.each(COMMENTS)("words: the check reports %j", (comment) => {
  expect(faultsIn("app/sample.ts", `${comment}\nexport const sample = 1;\n`)).not.toEqual([]);
});

test("words: the check reports titles and documents with file, line and replacement", () => {
  expect(faultsIn("tests/sample.test.ts", 'test("nobody may open it", () => {});\n')).toHaveLength(1);
  expect(faultsIn("docs/sample.md", "# Sample\n\nThe caller is told why.\n")).toEqual([
    expect.stringMatching(/^docs\/sample\.md:3: told — write: .+/),
  ]);
});

test.each([
  "/** Returns the wallet of a member. */",
  "// If `nobody` is a value, the word is code.",
  '/** Renders the text "Nobody is signed in". */',
])("words: the check accepts %j", (comment) => {
  expect(faultsIn("app/sample.ts", `${comment}\nexport const sample = 1;\n`)).toEqual([]);
});
