import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { COMPLETE_LANGUAGES } from "~/platform/text/languages";
import { anEmptyCheckout, type Checkout, copyInto, hardLinkCopy, ownEnvironment } from "./checkout";

/** Files of a checkout that are not sources. */
const NOT_SOURCES = /^(?:\.git|\.data|\.cache|\.setup-lock|node_modules.*|build.*|test-results|.*\.log)$/;

/** Creates a copy of this checkout's sources, with its packages as hard links. */
export function aSourceCheckout(): Checkout {
  const checkout = anEmptyCheckout("exit 9");
  copyInto(
    checkout,
    readdirSync(".").filter((name) => !NOT_SOURCES.test(name)),
  );
  hardLinkCopy("node_modules", join(checkout.dir, "node_modules"));
  return checkout;
}

/** Runs a Node program in a checkout. @returns its output @throws Error with its output */
export function runIn(checkout: Checkout, ...args: readonly string[]): Promise<string> {
  const options = { cwd: checkout.dir, env: ownEnvironment(checkout), maxBuffer: 2 ** 26 };
  return new Promise((done, failed) => {
    execFile(process.execPath, args, options, (error, out, err) =>
      error ? failed(new Error(`${args.join(" ")}:\n${out}${err}`)) : done(out + err),
    );
  });
}

/** Returns the steps of a recipe in docs/recipes.md, in order: paths, and commands that begin with `npm run`. */
export function recipeSteps(title: string): readonly string[] {
  const [, section = ""] = readFileSync("docs/recipes.md", "utf8").split(`\n## ${title}\n`);
  const [steps = ""] = section.split("\n## ");
  return [...steps.matchAll(/^\d+\. `([^`]+)`: /gm)].map(([, step = ""]) => step);
}

export const recipeTitles = (): readonly string[] =>
  [...readFileSync("docs/recipes.md", "utf8").matchAll(/^## (.+)$/gm)].map(([, title = ""]) => title);

/** Returns the new text of a file from its current text (empty for a new file). `language` is that of a step with `<LANG>`. */
export type Edit = (text: string, language: string) => string;

const filled = (step: string, names: Readonly<Record<string, string>>): string =>
  step.replace(/<(\w+)>/g, (whole, name) => names[name] ?? whole);

function edit(checkout: Checkout, path: string, change: Edit, language: string): void {
  const file = join(checkout.dir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, change(existsSync(file) ? readFileSync(file, "utf8") : "", language));
}

/** Runs `npm run <script> -- <words>` without npm. */
async function command(checkout: Checkout, step: string): Promise<void> {
  const [, script = "", rest = ""] = /^npm run ([\w:]+)(?: -- (.*))?$/.exec(step) ?? [];
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const [, ...words] = (scripts[script] ?? "").split(" ");
  await runIn(checkout, ...words, ...rest.split(" ").filter((word) => word !== ""));
}

/**
 * Executes a recipe: each of its files is changed by the edit of the same name, and no other file is.
 * @param names values of the placeholders, e.g. `<feature>`
 * @throws when the recipe and the edits name different files
 */
export async function executeRecipe(
  checkout: Checkout,
  title: string,
  names: Readonly<Record<string, string>>,
  edits: Readonly<Record<string, Edit>>,
): Promise<void> {
  const steps = recipeSteps(title);
  const paths = steps.filter((step) => !step.startsWith("npm "));
  if (JSON.stringify([...paths].sort()) !== JSON.stringify(Object.keys(edits).sort()))
    throw new Error(`"${title}" names ${paths.join(", ")}; carried out are ${Object.keys(edits).join(", ")}`);
  const written: string[] = [];
  for (const step of steps) {
    const change = edits[step];
    if (!change) {
      await command(checkout, filled(step, names));
      continue;
    }
    for (const LANG of step.includes("<LANG>") ? COMPLETE_LANGUAGES : [""]) {
      const path = filled(step, { ...names, LANG });
      edit(checkout, path, change, LANG);
      written.push(path);
    }
  }
  if (written.length > 0)
    await runIn(checkout, "node_modules/@biomejs/biome/bin/biome", "check", "--write", ...written);
}
