// Checks the language of comments, test titles and documents: plain technical English (docs/conventions.md).
import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { ROOT } from "../lib/project.mjs";

/** Openings and words that are not used, each with its replacement. */
const BANNED = [
  {
    pattern: /^(?:What|Who|Whether|Where|How|When|Which|Why)\b(?!.*\?)/,
    only: "opening",
    instead: "start with what it is or does: “Returns …”, “Renders …”, “Result of …”",
  },
  { pattern: /\b(?:some|no|any|every)body\b/i, instead: "the member, the visitor, staff, the operator, the caller" },
  { pattern: /\b(?:he|him|his|himself)\b/i, instead: "they, or the noun: the member, the player" },
  { pattern: /\btold\b/i, instead: "reported, shown, notified, named" },
  { pattern: /\blaid over\b/i, instead: "merged over, applied to, displayed above" },
  { pattern: /\b(?:so that nobody|all else|the like|as it is\b(?=[,.;)]))/i, instead: "name the actor or the things" },
  { pattern: /\bbeside\b/i, instead: "next to, in addition to" },
  { pattern: /\bmeanwhile\b/i, instead: "in the meantime, or nothing" },
];

const SOURCE = /\.(?:tsx?|mjs)$/;
const isGenerated = (file) => /\.gen\.|^tests\/fixtures\//.test(file);

/** Returns the comments of a source file: text of each line, and whether it opens the comment. */
function commentLines(text) {
  const lines = text.split("\n");
  const found = [];
  let isInside = false;
  let isOpening = false;
  for (const [at, line] of lines.entries()) {
    const single = /^\s*\/\/\s?(?!\s*biome-ignore|\/)(.*)$/.exec(line);
    const start = /^\s*\{?\/\*\*?(?!.*biome-ignore)\s?(.*?)(?:\*\/\}?)?$/.exec(line);
    if (isInside) {
      const words = line
        .replace(/^\s*\*?\s?/, "")
        .replace(/\*\/.*$/, "")
        .trim();
      if (words !== "") found.push({ at, words, isOpening });
      if (words !== "") isOpening = false;
      if (line.includes("*/")) isInside = false;
    } else if (single) {
      const before = lines[at - 1] ?? "";
      found.push({ at, words: single[1], isOpening: !/^\s*\/\//.test(before) });
    } else if (start) {
      if (start[1] !== "") found.push({ at, words: start[1], isOpening: true });
      isInside = !line.includes("*/");
      isOpening = start[1] === "";
    }
  }
  return found;
}

/** Returns titles of tests with their line numbers. */
const titleLines = (text) =>
  text.split("\n").flatMap((line, at) => {
    const title = /^\s*(?:test|describe)\b(?!.*\.each\(\[)[^"'`]*["'`](.+?)["'`],/.exec(line)?.[1];
    return title ? [{ at, words: title, isOpening: false }] : [];
  });

/** Removes code and quotations: they keep the words of names and texts. */
const prose = (words) => words.replace(/`[^`]*`|“[^”]*”|"[^"]*"/g, "…");

/** Returns a line for each banned word of a file, with its replacement. */
export function faultsIn(file, text) {
  const isDocument = file.endsWith(".md");
  const lines = isDocument
    ? text.split("\n").map((words, at) => ({ at, words, isOpening: false }))
    : [...commentLines(text), ...(file.startsWith("tests/") ? titleLines(text) : [])];
  return lines.flatMap(({ at, words, isOpening }) =>
    BANNED.filter(({ only, pattern }) => (only === undefined || isOpening) && pattern.test(prose(words))).map(
      ({ instead, pattern }) => `${file}:${at + 1}: ${pattern.exec(prose(words))[0]} — write: ${instead}`,
    ),
  );
}

const list = (folder) => readdirSync(`${ROOT}${folder}`, { recursive: true }).map((file) => `${folder}/${file}`);

function main() {
  const files = [
    ...["app", "scripts", "tests"].flatMap(list).filter((file) => SOURCE.test(file) && !isGenerated(file)),
    ...list("docs").filter((file) => file.endsWith(".md")),
    "README.md",
  ].filter((file) => !["scripts/check/words.mjs", "tests/project/words.test.ts"].includes(file));
  const faults = files.flatMap((file) => faultsIn(file, readFileSync(`${ROOT}${file}`, "utf8")));
  for (const fault of faults) console.log(fault);
  console.log(`${files.length} files, ${faults.length} words that are not plain`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main();
