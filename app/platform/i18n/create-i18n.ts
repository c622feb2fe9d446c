import { createInstance, type i18n as I18next, type InitOptions, type TOptions } from "i18next";
import type { LanguageCode } from "~/platform/text/languages";
import { fillPlaceholders } from "~/platform/text/placeholders";
import { pluralForm, pluralForms } from "~/platform/text/plurals";
import type { Namespace, PageTexts, Region, Texts } from "./namespaces";
import type { FormatTable } from "./tables";

/** Values of the placeholders of a text. `count` also selects the plural form. */
export type TextParams = Readonly<Record<string, string | number>>;

/** Language, texts and formats of a page. Immutable; created by `createI18n` on the server and in the browser. */
export interface I18n {
  readonly language: LanguageCode;
  readonly formats: FormatTable;
  readonly region: Region;
  readonly i18next: I18next;
  /** Returns the text of a full key such as `shell:nav.home`. An unknown key is returned unchanged. */
  readonly t: (key: string, params?: TextParams) => string;
}

/** Replaces the plural rules of i18next, so that server and browser select the same form. */
export function applyPluralRules(instance: I18next, language: LanguageCode): void {
  const resolver = instance.services.pluralResolver;
  resolver.needsPlural = () => true;
  resolver.getSuffix = (_code: string, count: number) => `_${pluralForm(language, count)}`;
  resolver.getSuffixes = () => pluralForms(language).map((form) => `_${form}`);
}

/**
 * Returns the options of i18next for the texts of a page: one language, with all fallbacks resolved. Texts are never
 * HTML (React escapes them) and never refer to other texts (`$t(…)` stays literal), so texts of a brand or a player
 * cannot inject anything.
 */
export const i18nextOptions = ({ language, texts }: Pick<PageTexts, "language" | "texts">): InitOptions => ({
  lng: language,
  ns: Object.keys(texts),
  defaultNS: "common",
  resources: { [language]: texts },
  fallbackLng: false,
  load: "currentOnly",
  initImmediate: false,
  keySeparator: false,
});

/**
 * Fills the placeholders of the texts that i18next finds. The library replaces one name after the other, so a value
 * that contains a placeholder would be replaced again. A `count` that is a string selects no form.
 */
export const withPlaceholders =
  (find: (key: string, options: TOptions) => string): I18n["t"] =>
  (key, params = NO_PARAMS) =>
    fillPlaceholders(find(key, { skipInterpolation: true, count: params["count"] as number }), params);

/** Creates the translator of a page from its texts: synchronous, without detector or back end. */
export function createI18n(page: PageTexts): I18n {
  const { language, texts, formats, region } = page;
  const i18next = createInstance();
  void i18next.init(i18nextOptions(page));
  applyPluralRules(i18next, language);
  return { language, formats, region, i18next, t: withTextCache(withPlaceholders(i18next.t), texts) };
}

const NO_PARAMS: TextParams = {};

/** Caches texts without parameters. They are read on every page, and a call of the library takes 7 µs. */
function withTextCache(t: I18n["t"], texts: Texts): I18n["t"] {
  const fixed = new Map<string, string>();
  return (key, params) => {
    if (params) return t(key, params);
    const known = fixed.get(key);
    if (known !== undefined) return known;
    const text = t(key);
    const at = key.indexOf(":");
    const isText = Object.hasOwn(texts[key.slice(0, at) as Namespace] ?? {}, key.slice(at + 1));
    if (isText) fixed.set(key, text);
    return text;
  };
}
