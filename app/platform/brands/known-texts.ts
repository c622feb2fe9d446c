import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const read = new Map<string, Readonly<Record<string, string>>>();

/**
 * Every English text of the product by `namespace:key`: what a brand may word anew. Read once. Empty where the text
 * files are not at hand, and then keys cannot be checked.
 */
export function readKnownTexts(
  folder = join(process.cwd(), "app/platform/i18n/locales/EN"),
): Readonly<Record<string, string>> {
  let known = read.get(folder);
  if (known !== undefined) return known;
  known = Object.fromEntries(
    names(folder).flatMap((name) => {
      const texts = JSON.parse(readFileSync(join(folder, name), "utf8")) as Record<string, string>;
      return Object.entries(texts).map(([key, text]) => [`${name.slice(0, -".json".length)}:${key}`, text]);
    }),
  );
  read.set(folder, known);
  return known;
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".json"));
  } catch {
    return [];
  }
}
