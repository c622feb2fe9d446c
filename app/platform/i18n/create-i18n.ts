import { createInstance, type i18n as I18next, type InitOptions, type TOptions } from "i18next";
import type { LanguageCode } from "~/platform/text/languages";
import { fillPlaceholders } from "~/platform/text/placeholders";
import { pluralForm, pluralForms } from "~/platform/text/plurals";
import type { Namespace, PageTexts, Region, Texts } from "./namespaces";
import type { FormatTable } from "./tables";

/** Values of the placeholders of a text; `count` also chooses the plural form. */
export type TextParams = Readonly<Record<string, string | number>>;

/** Everything a page needs to speak one language. Immutable; made by `createI18n` on both sides. */
export interface I18n {
  readonly language: LanguageCode;
  readonly formats: FormatTable;
  readonly region: Region;
  readonly i18next: I18next;
  /** The text of a full key such as `shell:nav.home`; an unknown key answers itself. */
  readonly t: (key: string, params?: TextParams) => string;
}

/** Counts by our own rules, so that server and browser choose the same form. */
export function countByOwnRules(instance: I18next, language: LanguageCode): void {
  const resolver = instance.services.pluralResolver;
  resolver.needsPlural = () => true;
  resolver.getSuffix = (_code: string, count: number) => `_${pluralForm(language, count)}`;
  resolver.getSuffixes = () => pluralForms(language).map((form) => `_${form}`);
}

/**
 * Options of i18next for the texts of a page: one language, every look-up done before. Texts are never HTML (React escapes
 * them) and never refer to other texts (`$t(…)` stays as it is), so a brand's or a player's words cannot reach further than
 * the place where they are shown.
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
 * Fills the placeholders of what i18next finds. The library fills a text name by name, so that one value could be read as
 * the place of the next. A `count` that is a text chooses no form.
 */
export const filling =
  (find: (key: string, options: TOptions) => string): I18n["t"] =>
  (key, params = NO_PARAMS) =>
    fillPlaceholders(find(key, { skipInterpolation: true, count: params["count"] as number }), params);

/** Makes the translator of a page from the texts that it carries: in one step, without detector or back end. */
export function createI18n(page: PageTexts): I18n {
  const { language, texts, formats, region } = page;
  const i18next = createInstance();
  void i18next.init(i18nextOptions(page));
  countByOwnRules(i18next, language);
  return { language, formats, region, i18next, t: withMemory(filling(i18next.t), texts) };
}

const NO_PARAMS: TextParams = {};

/** Most texts have no placeholder and are read on every page: the library is asked once for each (7 µs a call). */
function withMemory(t: I18n["t"], texts: Texts): I18n["t"] {
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
