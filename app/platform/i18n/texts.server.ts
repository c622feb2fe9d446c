import { createHash } from "node:crypto";
import type { ThirdPartyModule } from "i18next";
import { LRUCache } from "lru-cache";
import { RemixI18Next } from "remix-i18next/server";
import { FALLBACK_LANGUAGE, type LanguageCode } from "~/platform/text/languages";
import { PLURAL_FORMS, splitPluralKey } from "~/platform/text/plurals";
import { countByOwnRules, createI18n, filling, type I18n, i18nextOptions } from "./create-i18n";
import { productLocales } from "./locales.server";
import { mergeTexts } from "./merge-texts";
import type { FlatTexts, Namespace, PageTexts, Region, TextOverrides } from "./namespaces";
import { FORMAT_TABLES } from "./tables";

/** Whose texts, in which language, for what. */
export interface TextsRequest {
  readonly language: LanguageCode;
  readonly namespaces: readonly Namespace[];
  readonly brand?: {
    readonly code: string;
    /** The snapshot's version; new texts come with a new version. */
    readonly version: string;
    readonly texts: TextOverrides;
  };
  /** The brand's; UTC and two decimals when left out. */
  readonly region?: Region;
}

/** A translator and what the page carries so that the browser makes the same one. */
export interface ServerI18n extends I18n {
  /** `PageTexts` as JSON, safe inside a `<script type="application/json">`. */
  readonly json: string;
  /** Names the content of `json`: an address with it may be kept for ever. */
  readonly version: string;
  /** The `t` of loaders and actions, by remix-i18next: made at the first use, because the library makes an instance for it. */
  loaderT(): Promise<I18n["t"]>;
}

const MAX_CACHED = 256;
const NO_OVERRIDES: TextOverrides = {};
const NO_REGION: Region = { timeZone: "UTC", currency: { symbol: "", scale: 2 } };

const cache = new LRUCache<string, ServerI18n>({ max: MAX_CACHED });

/** All texts of a request, with every look-up done: what a page carries. Not cached; see `i18nFor`. */
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

/** Brands without own texts in the language (or in EN) share one translator: 1,000 brands cost what 3 cost. */
function cacheKey({ language, namespaces, brand, region = NO_REGION }: TextsRequest): string {
  const isOwn = brand && (brand.texts[language] || brand.texts[FALLBACK_LANGUAGE]);
  return JSON.stringify([language, namespaces, region, isOwn ? [brand.code, brand.version] : null]);
}

async function makeLoaderT(page: PageTexts): Promise<I18n["t"]> {
  const { language } = page;
  const ownRules: ThirdPartyModule = { type: "3rdParty", init: (instance) => countByOwnRules(instance, language) };
  const i18n = new RemixI18Next({
    detection: { supportedLanguages: [language], fallbackLanguage: language },
    i18next: i18nextOptions(page),
    plugins: [ownRules],
  });
  return filling(await i18n.getFixedT(language));
}

/**
 * The translator for a brand, its version and a language, made once and kept (the last 256 used). Synchronous.
 * Give it exactly the namespaces that the page ships, or server and browser show different texts.
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
 * Every key that a brand may override, with its English text (whose placeholders an override must keep):
 * `namespace:group.key` → text. A text with a count has all six forms here, because languages need different ones.
 */
export function knownTexts(): FlatTexts {
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
