import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { FLAG_TEXTS } from "~/platform/brands/flag-texts";
import { FALLBACK_LANGUAGE, isLanguageCode, type LanguageCode } from "~/platform/text/languages";
import { type FlatTexts, NAMESPACES, type Namespace } from "./namespaces";

/** Texts of the product: language → namespace → key → text. */
export type Locales = ReadonlyMap<LanguageCode, Readonly<Partial<Record<Namespace, FlatTexts>>>>;

/** Content of a text file: its sections by namespace. */
type Sections = Readonly<Partial<Record<Namespace, FlatTexts>>>;

const isObject = (json: unknown): json is object => typeof json === "object" && json !== null && !Array.isArray(json);

/**
 * Checks the content of a text file: sections named by namespace, each flat. Throws an error with the name of the file.
 */
export function checkTexts(file: string, json: unknown): Sections {
  if (!isObject(json)) throw new Error(`${file}: not an object`);
  for (const [section, texts] of Object.entries(json)) {
    if (!(NAMESPACES as readonly string[]).includes(section)) throw new Error(`${file}: unknown section "${section}"`);
    if (!isObject(texts)) throw new Error(`${file}: the section "${section}" is not an object`);
    for (const [key, value] of Object.entries(texts))
      if (typeof value !== "string") throw new Error(`${file}: "${section}:${key}" is not a text`);
  }
  return json as Sections;
}

function readTexts(file: string): Sections {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file}: not valid JSON`, { cause: error });
  }
  return checkTexts(file, json);
}

/**
 * Returns the folders below `app` with text files: those of the features, then of `site/`, `ui/` and `platform/`. The
 * order has no effect, because each key is in one place.
 */
export function textFolders(app: string): readonly string[] {
  const features = readdirSync(join(app, "features")).sort();
  const owners = [...features.map((name) => join("features", name)), "site", "ui", "platform"];
  return owners.map((owner) => join(app, owner, "texts")).filter((folder) => existsSync(folder));
}

/**
 * Reads `<folder>/<LANG>.json` of all text folders and merges the sections of each namespace. A new language only needs
 * new files. The files are read from disk, because two bundlers build the server.
 *
 * @throws Error with the name of an invalid file, or of both files that contain the same key
 */
export function readLocales(app: string): Locales {
  const locales = new Map<LanguageCode, Partial<Record<Namespace, Record<string, string>>>>();
  const places = new Map<string, string>();
  for (const file of textFolders(app).flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))) {
    const language = basename(file, ".json");
    if (!isLanguageCode(language)) continue;
    const merged = locales.get(language) ?? {};
    locales.set(language, merged);
    for (const [namespace, texts] of Object.entries(readTexts(file)) as [Namespace, FlatTexts][]) {
      const section = merged[namespace] ?? {};
      merged[namespace] = section;
      for (const [key, text] of Object.entries(texts)) {
        const place = `${language} ${namespace}:${key}`;
        const other = places.get(place);
        if (other) throw new Error(`${file}: "${namespace}:${key}" is also defined in ${other}`);
        places.set(place, file);
        section[key] = text;
      }
    }
  }
  return locales;
}

/** Adds the English texts of the flags from their schema. */
function withFlagTexts(locales: Locales): Locales {
  const english = locales.get(FALLBACK_LANGUAGE);
  return new Map([...locales, [FALLBACK_LANGUAGE, { ...english, console: { ...english?.console, ...FLAG_TEXTS } }]]);
}

let known: Locales | undefined;

/** Returns the texts of the product. They are read on first use. */
export function productLocales(): Locales {
  known ??= withFlagTexts(readLocales(join(process.cwd(), "app")));
  return known;
}
