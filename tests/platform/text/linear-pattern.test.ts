import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import ts from "typescript";
import { expect, test } from "vitest";
import { matchesRule } from "~/platform/brands/account-forms";
import { readSchemas } from "~/platform/brands/schema/read-schemas";
import { makeValidators } from "~/platform/brands/schema/validators";
import { MAX_STEPS, MAX_TEXT, matchesPattern, patternRefusal, readPattern } from "~/platform/text/linear-pattern";
import { HOSTILE_PATTERNS, HOSTILE_TEXTS, PATTERN_ATOMS } from "../../../scripts/bench/hostile-patterns";
import { TEXTS } from "../../helpers/tenants";
import { sourceFiles } from "../i18n/key-usage";

/** Returns true when every try of a piece of work takes at least `limit` ms of CPU time. */
function takesOver(limit: number, work: () => void, tries = 5): boolean {
  for (let left = tries; left > 0; left -= 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 < limit) return false;
  }
  return true;
}

/** Backtracking takes far longer for these patterns, and `npm run bench -- i` measures far less. */
const ENDLESS_MS = 500;

test("patterns: each of 200 hostile patterns is refused or matches any text in bounded time", () => {
  expect(HOSTILE_PATTERNS).toHaveLength(200);
  const endless = HOSTILE_PATTERNS.flatMap((pattern) => {
    const read = readPattern(pattern);
    return "reason" in read ? [] : HOSTILE_TEXTS.filter((text) => takesOver(ENDLESS_MS, () => void read.test(text)));
  });
  expect(endless).toEqual([]);
  expect(HOSTILE_PATTERNS.filter((pattern) => takesOver(ENDLESS_MS, () => void readPattern(pattern)))).toEqual([]);
});

test("patterns: files refuse exactly the patterns that cannot be matched in bounded time, with the reason", () => {
  const validators = makeValidators(readSchemas(resolve("schemas")));
  const context = { hasAsset: () => true, knownTexts: TEXTS };
  const rule = { enabled: true, required: true, patternId: "length", minLength: 1, maxLength: 255 };
  const base = Object.fromEntries(
    Object.keys(JSON.parse(readFileSync("tenants/base/tenant.json", "utf8")).register).map((field) => [
      field,
      { ...rule, acceptedPattern: "*" },
    ]),
  );
  const told = (acceptedPattern: string) =>
    validators
      .brandKey("register", { ...base, email: { ...rule, acceptedPattern } }, context)
      .map((one) => one.words.key);
  for (const pattern of HOSTILE_PATTERNS.filter(({ length }) => length <= 300)) {
    const refused = patternRefusal(pattern);
    expect([pattern, told(pattern).length > 0]).toEqual([pattern, refused !== null]);
  }
  const keys = ["(a)\\1", "(?=a)b", "a(?<=a)", "(?!a)", "(?i:a)", "(?:a{99}){99}", "(a", "a**"].map((p) => told(p)[0]);
  expect(keys).toEqual([
    "patternBackReference",
    ...["patternLookaround", "patternLookaround", "patternLookaround"],
    ...["patternModifier", "patternTooLarge", "patternSyntax", "patternSyntax"],
  ]);
  expect(told("a".repeat(301))).not.toEqual([]);
});

/** The 22 kinds of patterns as a system may send them, and others that brands write. */
const KINDS: Readonly<Record<string, string>> = {
  length: "*",
  letterFirst: "^[A-Za-z][A-Za-z0-9]*$",
  chineseAndDigits: "^[\\u4e00-\\u9fa5\\d]*$",
  email: "^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,63}$",
  lettersOrDigits: "^[A-Za-z0-9]*$",
  lettersAndDigits: "^[A-Za-z0-9]*([A-Za-z][0-9]|[0-9][A-Za-z])[A-Za-z0-9]*$",
  digits: "^\\d*$",
  oneUppercase: "^[A-Za-z0-9]*[A-Z][A-Za-z0-9]*$",
  englishAndSpaces: "^[A-Za-z ]*$",
  noSpaces: "^\\S*$",
  chineseAndPunctuation: "^[\\p{Script=Han}·.]+$",
  date: "^(\\d{4}-\\d{2}-\\d{2}|\\d{2}-\\d{2}-\\d{4})$",
  lettersAndSpaces: "^[\\p{L}\\p{M}\\s]*$",
  korean: "^[\\uac00-\\ud7a3]*$",
  thai: "^[\\u0e00-\\u0e7f]*$",
  thaiOrEnglish: "^[\\u0e00-\\u0e7fA-Za-z\\s]*$",
  uppercaseAndSpaces: "^[A-Z ]*[A-Z][A-Z ]*$",
  lettersDigitsSymbols: "^[!-~]*$",
  strong: "^(.*[A-Z].*[a-z].*\\d.*[!-/]|.*[a-z].*[A-Z].*\\d.*[!-/]).*$",
  fullName: "^\\S+ \\S+$",
  japanese: "^[ぁ-んァ-ヶー一-龠]*$",
  uppercase: "^[A-Z]*$",
  upstreamEmoji: "^(?:\\u{1F600}|\\ud83d\\ude01|[\\u{1F602}-\\u{1F60F}])+$",
  bothCases: "^(?:[Aa][Bb])+$",
  unanchored: "\\bfoo\\b|ba?r",
  lazy: "^(?<head>.+?)-(.*?)$",
  any: "^[^]{0,9}$",
};
const SAID = [
  "",
  "a",
  "A",
  "7",
  "abc",
  "Abc1",
  "1a",
  "AB CD",
  "a b",
  "a\u00a0b",
  "a\u3000b",
  "张三",
  "张·三",
  "１２",
  "a@b.co",
].concat(
  [
    "a@b",
    "2026-01-31",
    "01-31-2026",
    "한국",
    "ไทย",
    "ไทย a",
    "ひらカナ",
    "😀",
    "😁😂",
    "\ud83d",
    "Ab1!",
    "é",
    "É",
    "ß",
    "İ",
  ],
  ["foo", "xfoo", "bar", "br", "a-b-c", "aBAb", "line\nbreak", "\u2028", "K", "ſ", "x".repeat(255), "\0", "~", "一龠"],
);

test("A8 patterns: all types of patterns match a table of texts like the platform's engine", () => {
  expect(Object.keys(KINDS).length).toBeGreaterThanOrEqual(22);
  for (const [kind, pattern] of Object.entries(KINDS)) {
    expect([kind, patternRefusal(pattern)]).toEqual([kind, null]);
    const native = pattern === "*" ? /(?:)/u : new RegExp(pattern, "u");
    for (const text of SAID)
      expect([kind, text, matchesPattern(pattern, text)]).toEqual([kind, text, native.test(text)]);
  }
});

const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom(
      ...PATTERN_ATOMS,
      "\\b",
      "^",
      "$",
      "\\s",
      "[^\\]]",
      "\\u{61}",
      "\\x61",
      "(?:)",
      "\\.",
      "\\0",
      "[]",
      "[^]",
      "[\\b]",
    ),
    fc.tuple(tie("pattern"), tie("pattern")).map(([one, other]) => one + other),
    fc.tuple(tie("pattern"), tie("pattern")).map(([one, other]) => `(?:${one}|${other})`),
    fc
      .tuple(tie("pattern"), fc.constantFrom("*", "+", "?", "*?", "{2}", "{0,2}", "{1,}", "{0}", "{3,4}?"))
      .map(([one, times]) => `(${one})${times}`),
  ),
}));

test("patterns: any accepted pattern matches any text like the platform's engine", () => {
  const text = fc.string({ unit: fc.constantFrom(..."ab1 é😀\n\u3000_.]\0!", "\ud83d"), maxLength: 8 });
  fc.assert(
    fc.property(pattern, text, (written, said) => {
      const read = readPattern(written);
      if ("reason" in read) return;
      expect([written, said, read.test(said)]).toEqual([written, said, new RegExp(written, "u").test(said)]);
    }),
    { numRuns: process.env["TEST_FULL"] ? 100_000 : 5_000 },
  );
});

test("patterns: refused patterns of an upstream system and oversized texts are handled without matching time", () => {
  const rule = {
    enabled: true,
    required: true,
    patternId: "length",
    minLength: 0,
    maxLength: 1e6,
    acceptedPattern: "",
  };
  expect(matchesRule({ ...rule, acceptedPattern: "(a*)*\\1$" }, `${"a".repeat(5000)}!`)).toBe(true);
  expect(matchesRule({ ...rule, acceptedPattern: "^a*$" }, "a".repeat(MAX_TEXT))).toBe(true);
  expect(matchesRule({ ...rule, acceptedPattern: "^a*$" }, "a".repeat(MAX_TEXT + 1))).toBe(false);
  expect(patternRefusal(`a{${MAX_STEPS}}`)).toBeNull();
  expect(patternRefusal(`a{${MAX_STEPS + 1}}`)?.reason).toBe("tooLarge");
});

/** Returns every regular expression of the product's code. */
function ownExpressions(): { place: string; source: string; flags: string }[] {
  return sourceFiles(["app"], /\.tsx?$/).flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, false);
    const found: { place: string; source: string; flags: string }[] = [];
    const look = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf("/");
        found.push({ place: `${file} ${node.text}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
      }
      ts.forEachChild(node, look);
    };
    look(source);
    return found;
  });
}

/** Expressions with quadratic time on short texts: file → reason why the texts are short. */
const SHORT: Readonly<Record<string, string>> = {
  "app/site/used-styles.ts": "the product's own style sheet",
  "app/ui/image-hosts.tsx": "addresses of a brand's files, whose schema bounds them",
  "app/platform/i18n/money.ts": "the fraction of an amount, at most 40 digits",
  "app/platform/i18n/number.ts": "the fraction of a number",
};

test.runIf(process.env["TEST_FULL"])(
  "patterns: no regular expression of the product takes more than linear time for long texts",
  () => {
    const own = ownExpressions();
    expect(own.length).toBeGreaterThan(100);
    const endless = own.flatMap(({ place, source, flags }) => {
      if (Object.hasOwn(SHORT, place.split(" ")[0] ?? "")) return [];
      const expression = new RegExp(source, flags);
      const letters = new Set([..."a0 -/.<", ...source.replace(/\\[a-zA-Z]/g, "")]);
      // For this length, a quadratic expression takes 50 ms and more, a linear one far less than one.
      const isSlow = (unit: string) => {
        const text = `${unit.repeat(12_000 / unit.length)}\u0000`;
        return takesOver(15, () => void text.replace(expression, ""), 3);
      };
      const unit = [...letters, "a.", "a-", "a ", "a,", "a=", "0.", "a/", "[a", "<a"].find(isSlow);
      return unit === undefined ? [] : [`${place} on ${JSON.stringify(unit)}`];
    });
    expect(endless).toEqual([]);
  },
);
