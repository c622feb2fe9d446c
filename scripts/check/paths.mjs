// Checks that every path pattern in the project's rules matches a file: a rule for a moved folder silently does nothing. The
// build checks its rules itself (scripts/vite/path-rules.ts).
import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { loadConfigFromFile } from "vite";
import { ROOT } from "../lib/project.mjs";
import cruiser from "./dependency-cruiser.mjs";
import { LAYERS } from "./layers.mjs";

const FOLDERS = ["app", "scripts", "tests"];
const INNERMOST = /\((?!\?)([^()]*)\)|\{([^{}]*,[^{}]*)\}/;

/** Expands a pattern into one per alternative, `(a|b)` or `{a,b}`: each must match a file. */
function alternativesOf(pattern) {
  const found = INNERMOST.exec(pattern);
  if (found === null) return [pattern];
  const [whole, words = "", braced] = found;
  const before = pattern.slice(0, found.index);
  const after = pattern.slice(found.index + whole.length);
  return (braced?.split(",") ?? words.split("|")).flatMap((one) => alternativesOf(before + one + after));
}

const STARS = { "**/": "(?:[^/]+/)*", "**": ".*", "*": "[^/]*" };

/** Converts a glob of Biome, knip or Vitest to a regular expression. */
const fromGlob = (glob) =>
  `^${glob.replace(/[.$+()[\]|^?]/g, "\\$&").replace(/\*\*\/|\*\*|\*/g, (stars) => STARS[stars])}$`;

/**
 * Returns the patterns that match no file.
 * @param rules `[place of the pattern, pattern]`
 * @param files paths relative to the checkout's root
 * @returns one line for each such pattern
 */
export function rulesWithoutFiles(rules, files) {
  return rules.flatMap(([where, rule]) =>
    alternativesOf(rule)
      .filter((pattern) => !files.some((file) => new RegExp(pattern).test(file)))
      .map((pattern) => `${where}: ${pattern} matches no file: update it to the current folders`),
  );
}

const json = (file) => JSON.parse(readFileSync(`${ROOT}${file}`, "utf8"));
const list = (patterns = []) => (Array.isArray(patterns) ? patterns : [patterns]);

/** Returns the project's rules that contain paths. */
export async function pathRules() {
  const { entry, project } = json("knip.json");
  const vitest = await loadConfigFromFile({ command: "serve", mode: "test" }, `${ROOT}vitest.config.ts`);
  const { config: playwright } = await loadConfigFromFile(
    { command: "serve", mode: "test" },
    `${ROOT}playwright.config.ts`,
  );
  const browser = playwright.projects.flatMap(({ testMatch }) => (testMatch ? [`^tests/e2e/${testMatch.source}`] : []));
  const globs = {
    "knip.json": [...entry, ...project],
    "biome.json": json("biome.json").overrides.flatMap(({ includes }) => includes),
    "vitest.config.ts": [...vitest.config.test.include, ...vitest.config.test.exclude],
  };
  const layers = Object.values(LAYERS).flatMap(({ files, may }) => [files, ...may]);
  const cruised = cruiser.forbidden.flatMap(({ from }) => [...list(from.path), ...list(from.pathNot)]);
  const unique = (where, patterns) => [...new Set(patterns)].map((one) => [where, one]);
  return [
    ...Object.entries(globs).flatMap(([where, all]) => unique(where, all.map(fromGlob))),
    ...unique(
      "scripts/check/layers.mjs",
      layers.map((one) => one.replace("$1", "[^/]+")),
    ),
    ...unique("scripts/check/dependency-cruiser.mjs", cruised),
    ...unique("playwright.config.ts", browser),
  ];
}

/** Returns the paths of the project's files in the folders that rules name. */
export const ownFiles = () => [
  ...readdirSync(ROOT),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true }).map((file) => `${folder}/${file}`),
  ),
];

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const rules = await pathRules();
  const idle = rulesWithoutFiles(rules, ownFiles());
  for (const line of idle) console.error(line);
  console.log(`${rules.length} path rules, ${idle.length} without a matching file`);
  process.exitCode = idle.length === 0 ? 0 : 1;
}
