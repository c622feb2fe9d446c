import { FALLBACK_LANGUAGE, type LanguageCode } from "~/platform/text/languages";
import { pluralForms, splitPluralKey } from "~/platform/text/plurals";
import type { FlatTexts, Namespace, TextOverrides } from "./namespaces";

/** Sources of the texts of one namespace. */
export interface TextSources {
  readonly namespace: Namespace;
  readonly language: LanguageCode;
  /** Texts of the language's file; empty if there is none. */
  readonly own: FlatTexts;
  readonly english: FlatTexts;
  readonly overrides: TextOverrides;
}

type Lookup = (key: string) => string | undefined;

function lookups({ namespace, language, own, english, overrides }: TextSources): { own: Lookup; english: Lookup } {
  const from = (code: LanguageCode, file: FlatTexts): Lookup => {
    const brand = overrides[code] ?? {};
    return (key) => textOf(brand, `${namespace}:${key}`) ?? textOf(file, key);
  };
  return { own: from(language, own), english: from(FALLBACK_LANGUAGE, english) };
}

function textOf(texts: FlatTexts, key: string): string | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}

/**
 * Resolves every English key in the order: brand and language, language, brand and EN, EN. A text with a count gets
 * every plural form of the language, so rendering needs no fallback.
 */
export function mergeTexts(sources: TextSources): FlatTexts {
  const { own, english } = lookups(sources);
  const merged: Record<string, string> = {};
  for (const key of Object.keys(sources.english)) {
    const plural = splitPluralKey(key);
    if (!plural) {
      merged[key] = own(key) ?? english(key) ?? key;
      continue;
    }
    const other = `${plural.base}_other`;
    for (const form of pluralForms(sources.language)) {
      const wanted = `${plural.base}_${form}`;
      merged[wanted] = own(wanted) ?? own(other) ?? english(wanted) ?? english(other) ?? wanted;
    }
  }
  return merged;
}
