import type { LanguageCode } from "~/platform/text/languages";
import { LANGUAGES } from "~/platform/text/languages";
import table from "./server/countries.json";

/** A country with its dialing code and its name in one language. */
export interface Country {
  readonly countryCode: string;
  /** With a plus, e.g. `+49`. */
  readonly countryDialingCode: string;
  readonly name: string;
}

const lists = new Map<LanguageCode, readonly Country[]>();

/** Every country, sorted by its name in that language; English names where the language has none of its own. */
export function countriesIn(language: LanguageCode): readonly Country[] {
  let list = lists.get(language);
  if (!list) {
    list = build(language);
    lists.set(language, list);
  }
  return list;
}

function build(language: LanguageCode): readonly Country[] {
  const { bcp47 } = LANGUAGES[language];
  const nameOf = namesIn(bcp47);
  const collator = new Intl.Collator(bcp47);
  return Object.entries(table)
    .map(([code, { dial, name }]) => ({ countryCode: code, countryDialingCode: dial, name: nameOf(code) ?? name }))
    .sort((a, b) => collator.compare(a.name, b.name) || (a.countryCode < b.countryCode ? -1 : 1));
}

/** Names by the run time's own tables; none for English (ours) and for languages that it lacks (Tahitian). */
function namesIn(bcp47: string): (code: string) => string | undefined {
  if (bcp47 === "en" || Intl.DisplayNames.supportedLocalesOf([bcp47]).length === 0) return () => undefined;
  const names = new Intl.DisplayNames([bcp47], { type: "region", fallback: "none" });
  return (code) => names.of(code);
}

/** ISO code of a country with that dialling code (with or without a plus); null for none. Several may share one. */
export function countryOfDialingCode(code: string): string | null {
  const wanted = `+${code.trim().replace(/^\+/, "")}`;
  return Object.entries(table).find(([, { dial }]) => dial === wanted)?.[0] ?? null;
}
