import { createHash } from "node:crypto";
import type { ThirdPartyModule } from "i18next";
import { LRUCache } from "lru-cache";
import { RemixI18Next } from "remix-i18next/server";
import { FALLBACK_LANGUAGE, type LanguageCode } from "~/platform/text/languages";
import { PLURAL_FORMS, splitPluralKey } from "~/platform/text/plurals";
import { applyPluralRules, createI18n, type I18n, i18nextOptions, withPlaceholders } from "./create-i18n";
import { productLocales } from "./locales.server";
import { mergeTexts } from "./merge-texts";
import type { FlatTexts, Namespace, PageTexts, Region, TextOverrides } from "./namespaces";
import { FORMAT_TABLES } from "./tables";

/** Parameters of a translator: brand, language and namespaces. */
export interface TextsRequest {
  readonly language: LanguageCode;
  readonly namespaces: readonly Namespace[];
  readonly brand?: {
    readonly code: string;
    /** Version of the snapshot; it changes with the texts. */
    readonly version: string;
    readonly texts: TextOverrides;
  };
  /** Region of the brand. Default: UTC and two decimals. */
  readonly region?: Region;
}

/** Translator, and the data with which the browser creates the same one. */
export interface ServerI18n extends I18n {
  /** `PageTexts` as JSON, safe inside a `<script type="application/json">`. */
  readonly json: string;
  /** Content hash of `json`: an address with it is cached forever. */
  readonly version: string;
  /**
   * Returns the `t` of remix-i18next for loaders and actions. Created on first use, because it needs another i18next
   * instance.
   */
  loaderT(): Promise<I18n["t"]>;
}

const MAX_CACHED = 256;
const NO_OVERRIDES: TextOverrides = {};
const NO_REGION: Region = { timeZone: "UTC", currency: { symbol: "", scale: 2 } };

const cache = new LRUCache<string, ServerI18n>({ max: MAX_CACHED });

/** Returns the texts of a page with all fallbacks resolved. Not cached; see `i18nFor`. */
export function textsFor({ language, namespaces, brand, region = NO_REGION }: TextsRequest): PageTexts {
  const texts: Partial<Record<Namespace, FlatTexts>> = {};
  for (const namespace of namespaces) {
    texts[namespace] = mergeTexts({
      namespace,
      language,
      own: productLocales().get(language)?.[namespace] ?? {},
      english: productLocales().get(FALLBACK_LANGUAGE)?.[namespace] ?? {},
      overrides: brand?.texts ?? NO_OVERRIDES,
    });
  }
  return { language, texts, formats: FORMAT_TABLES[language], region };
}

/**
 * Returns the cache key. Brands without texts in the language (or in EN) share one translator, so the memory does not
 * grow with their number.
 */
function cacheKey({ language, namespaces, brand, region = NO_REGION }: TextsRequest): string {
  const isOwn = brand && (brand.texts[language] || brand.texts[FALLBACK_LANGUAGE]);
  return JSON.stringify([language, namespaces, region, isOwn ? [brand.code, brand.version] : null]);
}

async function makeLoaderT(page: PageTexts): Promise<I18n["t"]> {
  const { language } = page;
  const ownRules: ThirdPartyModule = { type: "3rdParty", init: (instance) => applyPluralRules(instance, language) };
  const i18n = new RemixI18Next({
    detection: { supportedLanguages: [language], fallbackLanguage: language },
    i18next: i18nextOptions(page),
    plugins: [ownRules],
  });
  return withPlaceholders(await i18n.getFixedT(language));
}

/**
 * Returns the translator for a brand, its version and a language, from an LRU cache of 256 entries. Synchronous. Pass
 * exactly the namespaces that the page ships; otherwise server and browser show different texts.
 */
export function i18nFor(request: TextsRequest): ServerI18n {
  const key = cacheKey(request);
  const known = cache.get(key);
  if (known) return known;
  const page = textsFor(request);
  const json = JSON.stringify(page).replace(/</g, "\\u003c");
  const version = createHash("sha256").update(json).digest("base64url").slice(0, 12);
  let loading: ReturnType<ServerI18n["loaderT"]> | undefined;
  const loaderT = () => {
    loading ??= makeLoaderT(page);
    return loading;
  };
  const made: ServerI18n = { ...createI18n(page), json, version, loaderT };
  cache.set(key, made);
  return made;
}

/**
 * Returns every key that a brand may override, with its English text (an override must keep its placeholders):
 * `namespace:group.key` → text. A text with a count has all six forms here, because languages need different ones.
 */
export function overridableTexts(): FlatTexts {
  const known: Record<string, string> = {};
  for (const [namespace, texts] of Object.entries(productLocales().get(FALLBACK_LANGUAGE) ?? {})) {
    for (const [key, text] of Object.entries(texts)) {
      const plural = splitPluralKey(key);
      known[`${namespace}:${key}`] = text;
      if (plural?.form !== "other") continue;
      for (const form of PLURAL_FORMS) known[`${namespace}:${plural.base}_${form}`] ??= text;
    }
  }
  return known;
}
