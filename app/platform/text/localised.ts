import type { LanguageCode, Localised } from "~/platform/brands/config.gen";

import { isLanguageCode } from "./languages";

export type { Localised } from "~/platform/brands/config.gen";

/**
 * The text of a localised value in one language: the text for all languages, else the language's own, else the
 * fallback's, else the first that there is. Empty only when the value holds nothing.
 */
export function localise(value: Localised | undefined, language: string, fallback: LanguageCode = "EN"): string {
  if (value === undefined) return "";
  if (typeof value === "string") return value;
  const own = Object.hasOwn(value, language) ? value[language as LanguageCode] : undefined;
  return own ?? value[fallback] ?? Object.values(value)[0] ?? "";
}

/**
 * A value from a brand's files with every text in it reduced to one language, so that a page ships no other. An object
 * is a text when all of its keys are language codes.
 */
export function localiseDeep(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((item) => localiseDeep(item, language));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  if (entries.length > 0 && entries.every(([key]) => isLanguageCode(key)))
    return localise(value as Localised, language);
  return Object.fromEntries(entries.map(([key, item]) => [key, localiseDeep(item, language)]));
}

/** Whether a localised value is a text key such as `home:title`, to be looked up and not shown as it stands. */
export function isTextKey(value: Localised | undefined): value is string {
  return typeof value === "string" && TEXT_KEY.test(value);
}

const TEXT_KEY = /^[a-z][a-zA-Z0-9-]*:[A-Za-z0-9_.-]+$/;
