import type { LanguageCode } from "~/platform/text/languages";
import { LANGUAGES } from "~/platform/text/languages";
import table from "./server/countries.json";

/** Country with its dialing code and its name in one language. */
export interface DialingCountry {
  readonly countryCode: string;
  /** With a plus, e.g. `+49`. */
  readonly countryDialingCode: string;
  readonly name: string;
}

const lists = new Map<LanguageCode, readonly DialingCountry[]>();

/** Returns all countries, sorted by their names in that language. Names are in English if the language has none. */
export function countriesByName(language: LanguageCode): readonly DialingCountry[] {
  let list = lists.get(language);
  if (!list) {
    list = build(language);
    lists.set(language, list);
  }
  return list;
}

function build(language: LanguageCode): readonly DialingCountry[] {
  const { bcp47 } = LANGUAGES[language];
  const nameOf = namesIn(bcp47);
  const collator = new Intl.Collator(bcp47);
  return Object.entries(table)
    .map(([code, { dial, name }]) => ({ countryCode: code, countryDialingCode: dial, name: nameOf(code) ?? name }))
    .sort((a, b) => collator.compare(a.name, b.name) || (a.countryCode < b.countryCode ? -1 : 1));
}

/**
 * Returns a lookup of names in the runtime's tables. It finds none for English (`countries.json` has these names) and
 * for unsupported languages such as Tahitian.
 */
function namesIn(bcp47: string): (code: string) => string | undefined {
  if (bcp47 === "en" || Intl.DisplayNames.supportedLocalesOf([bcp47]).length === 0) return () => undefined;
  const names = new Intl.DisplayNames([bcp47], { type: "region", fallback: "none" });
  return (code) => names.of(code);
}

/**
 * Returns the ISO code of the first country with a dialing code (with or without a plus); null for none. Several
 * countries may share one.
 */
export function countryOfDialingCode(code: string): string | null {
  const wanted = `+${code.trim().replace(/^\+/, "")}`;
  return Object.entries(table).find(([, { dial }]) => dial === wanted)?.[0] ?? null;
}
