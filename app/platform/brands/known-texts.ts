import { productLocales } from "~/platform/i18n/locales.server";
import { FALLBACK_LANGUAGE } from "~/platform/text/languages";

let known: Readonly<Record<string, string>> | undefined;

/** Returns all English texts of the product by `namespace:key`: the texts that a brand may override. Cached. */
export function readKnownTexts(): Readonly<Record<string, string>> {
  known ??= Object.fromEntries(
    Object.entries(productLocales().get(FALLBACK_LANGUAGE) ?? {}).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${namespace}:${key}`, text]),
    ),
  );
  return known;
}
