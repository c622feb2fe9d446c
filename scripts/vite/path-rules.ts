import { readdirSync } from "node:fs";
import { join, sep } from "node:path";

/**
 * Returns the path below `app/` of a module's id; "" for a module outside. Uses the last `app/`, because a checkout may be in a
 * folder of that name.
 */
export function pathInApp(id: string): string {
  const path = id.split(sep).join("/").replace(/\?.*$/, "");
  return path.includes("/node_modules/") ? "" : (/^.*\/app\/(.*)$/.exec(path)?.[1] ?? "");
}

/** Returns true when one of the rules matches a path below `app/`. */
export const isOf = (rules: readonly RegExp[], path: string): boolean => rules.some((rule) => rule.test(path));

/**
 * Throws for a rule that matches no file, as after a moved folder.
 * @param name subject of the rules
 * @param rules on paths below `app/`, one for each place, so that a stale one is found
 * @param root folder that contains `app/`
 * @throws Error with the rule
 */
export function requireFiles(name: string, rules: readonly RegExp[], root = process.cwd()): void {
  const files = readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" }).map((file) =>
    file.split(sep).join("/"),
  );
  const idle = rules.find((rule) => !files.some((file) => rule.test(file)));
  if (idle) throw new Error(`The rule ${idle} of ${name} matches no file: update it to the current folders.`);
}
