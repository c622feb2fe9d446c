import { MAX_TEXT } from "~/platform/text/linear-pattern";

/** Parts that the patterns are built from. */
export const PATTERN_ATOMS = ["a", "[ab]", "\\w", ".", "\\p{L}", "(?:a|b)", "(?:a|aa)", "[^b]", "é", "😀"];

/** 200 patterns of the kinds that freeze backtracking engines, including some that the engine must refuse. */
export const HOSTILE_PATTERNS: readonly string[] = PATTERN_ATOMS.flatMap((x) => [
  `(${x}+)+$`,
  `(${x}*)*$`,
  `^(?:${x}+)*!$`,
  `(?:${x}|${x})+$`,
  `(?:(?:${x}?){20}){20}$`,
  `^${`${x}*`.repeat(10)}$`,
  `${".*".repeat(8)}${x}${".*".repeat(8)}!$`,
  `${x}*${x}*${x}*!`,
  `(?:${x}?){300}${x}{300}$`,
  `(${x}{1,30}){1,30}$`,
  `(${x}{1,1000}){1,1000}$`,
  `${x}{99999999999}`,
  `(?:(?:(?:${x}{1,9}){1,9}){1,9}){1,9}`,
  `(a|b)*${x}(a|b){14}$`,
  `(?:\\b|${x}){330}$`,
  `(${x})\\1+$`,
  `(?<n>${x})\\k<n>$`,
  `(?=${x}+)${x}+$`,
  `(?<!${x}*)${x}$`,
  `(?:${Array.from({ length: 50 }, (_, at) => `${x}{${at % 3}}`).join("|")})+$`.slice(0, 310),
]);

/** Near matches of the patterns, at the maximum field length and far above it. */
export const HOSTILE_TEXTS: readonly string[] = ["a", "ab", "é", "😀", "aé"].flatMap((unit) =>
  [MAX_TEXT, 10_000].map((length) => `${unit.repeat(length / unit.length).slice(0, length - 1)}!`),
);
