import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isLanguageCode, type LanguageCode } from "~/platform/text/languages";
import { type FlatTexts, NAMESPACES, type Namespace } from "./namespaces";

/** All text files of the product. */
export type Locales = ReadonlyMap<LanguageCode, Readonly<Partial<Record<Namespace, FlatTexts>>>>;

/** A text file is one flat object, `"group.key": "text"`. Throws, naming the file, when it holds anything else. */
export function checkTexts(file: string, json: unknown): FlatTexts {
  if (typeof json !== "object" || json === null || Array.isArray(json)) throw new Error(`${file}: not an object`);
  for (const [key, value] of Object.entries(json))
    if (typeof value !== "string") throw new Error(`${file}: "${key}" is no text`);
  return json as FlatTexts;
}

function readNamespace(file: string): FlatTexts | undefined {
  let json: string;
  try {
    json = readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  return checkTexts(file, parse(file, json));
}

function parse(file: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${file}: not valid JSON`, { cause: error });
  }
}

/**
 * Reads `<folder>/<LANG>/<namespace>.json` for every language folder that is there: a language is added by adding
 * its folder. Read once when the process starts, from disk, because the server is bundled by two bundlers.
 * Throws, naming the file, when one is no valid text file.
 */
export function readLocales(folder: string): Locales {
  const locales = new Map<LanguageCode, Partial<Record<Namespace, FlatTexts>>>();
  for (const language of readdirSync(folder).filter(isLanguageCode)) {
    const texts: Partial<Record<Namespace, FlatTexts>> = {};
    for (const namespace of NAMESPACES) {
      const found = readNamespace(join(folder, language, `${namespace}.json`));
      if (found) texts[namespace] = found;
    }
    locales.set(language, texts);
  }
  return locales;
}
