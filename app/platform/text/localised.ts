import type { LanguageCode, Localised } from "~/platform/brands/config.gen";

import { isLanguageCode } from "./languages";

export type { Localised } from "~/platform/brands/config.gen";

/**
 * Returns the text of a localised value in one language. Order: the text for all languages, the given language, the
 * fallback, the first one present. Empty only if the value contains no text.
 */
export function localise(value: Localised | undefined, language: string, fallback: LanguageCode = "EN"): string {
  if (value === undefined) return "";
  if (typeof value === "string") return value;
  const own = Object.hasOwn(value, language) ? value[language as LanguageCode] : undefined;
  return own ?? value[fallback] ?? Object.values(value)[0] ?? "";
}

/**
 * Returns a value of a brand's files with every localised text reduced to one language, so a page ships no other. An
 * object counts as a text if all its keys are language codes.
 */
export function localiseDeep(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((item) => localiseDeep(item, language));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  if (entries.length > 0 && entries.every(([key]) => isLanguageCode(key)))
    return localise(value as Localised, language);
  return Object.fromEntries(entries.map(([key, item]) => [key, localiseDeep(item, language)]));
}

/** Returns true if a localised value is a text key such as `home:title`, which must be looked up. */
export function isTextKey(value: Localised | undefined): value is string {
  return typeof value === "string" && TEXT_KEY.test(value);
}

const TEXT_KEY = /^[a-z][a-zA-Z0-9-]*:[A-Za-z0-9_.-]+$/;
