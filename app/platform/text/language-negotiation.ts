import { isLanguageCode, LANGUAGES, type LanguageCode } from "./languages";

/** Input of the negotiation: language preferences of a request and the languages of the brand. */
export interface LanguageRequest {
  /** The `lang` query value, e.g. `VI`; it takes precedence over the cookie. */
  readonly query?: string | null | undefined;
  /** Value of the language cookie. */
  readonly cookie?: string | null | undefined;
  /** Raw Accept-Language header. */
  readonly acceptLanguage?: string | null | undefined;
  /** Languages of the brand; never empty. */
  readonly brandLanguages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
}

/** Parsed Accept-Language header, best first. `*` matches every language that is not refused. */
interface LanguagePreferences {
  readonly wanted: readonly (LanguageCode | "*")[];
  readonly refused: readonly LanguageCode[];
}

/** Longer headers are truncated to this length: browsers send under 200 characters. */
const MAX_HEADER = 1_000;
const MAX_ENTRIES = 50;
/** Only short headers are cached, so the cache stays under about 100 kB for any input. */
const MAX_CACHED_HEADER_LENGTH = 200;
const MAX_CACHED_HEADERS = 500;
const QUALITY = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

const parsedHeaders = new Map<string, LanguagePreferences>();

/** Primary subtag → code. Chinese is decided by `chinese()`; `in` is the old tag of Indonesian. */
const BY_PRIMARY: ReadonlyMap<string, LanguageCode> = new Map([
  ...(Object.entries(LANGUAGES) as [LanguageCode, (typeof LANGUAGES)[LanguageCode]][])
    .filter(([, language]) => !language.bcp47.includes("-"))
    .map(([code, language]): [string, LanguageCode] => [language.bcp47, code]),
  ["in", "ID"],
]);

/** An explicit script decides. Without one, Taiwan, Hong Kong and Macao use Traditional. */
function chinese(subtags: readonly string[]): LanguageCode {
  if (subtags.includes("hans")) return "CN";
  return subtags.some((tag) => tag === "hant" || tag === "tw" || tag === "hk" || tag === "mo") ? "TW" : "CN";
}

/** Returns the code for a BCP 47 tag, e.g. `zh-HK` → TW, `ms-MY` → MS, `my` → MY; null if none fits. */
export function languageForTag(tag: string): LanguageCode | null {
  const [primary = "", ...subtags] = tag.toLowerCase().split("-");
  return primary === "zh" ? chinese(subtags) : (BY_PRIMARY.get(primary) ?? null);
}

function qualityOf(parameters: readonly string[]): number | null {
  for (const parameter of parameters) {
    const [name = "", value = ""] = parameter.split("=", 2);
    if (name.trim().toLowerCase() === "q") return QUALITY.test(value.trim()) ? Number(value) : null;
  }
  return 1;
}

function parse(header: string): LanguagePreferences {
  const entries: { code: LanguageCode | "*"; quality: number }[] = [];
  for (const part of header.slice(0, MAX_HEADER).split(",").slice(0, MAX_ENTRIES)) {
    const [tag = "", ...parameters] = part.split(";");
    const code = tag.trim() === "*" ? "*" : languageForTag(tag.trim());
    const quality = qualityOf(parameters);
    if (code !== null && quality !== null) entries.push({ code, quality });
  }
  const accepted = entries.filter((entry) => entry.quality > 0).sort((a, b) => b.quality - a.quality);
  const refused = entries.flatMap(({ code, quality }) =>
    quality === 0 && code !== "*" && !accepted.some((entry) => entry.code === code) ? [code] : [],
  );
  return { wanted: [...new Set(accepted.map((entry) => entry.code))], refused };
}

function preferencesOf(header: string): LanguagePreferences {
  const known = parsedHeaders.get(header);
  if (known !== undefined) return known;
  const wishes = parse(header);
  if (header.length <= MAX_CACHED_HEADER_LENGTH) {
    if (parsedHeaders.size >= MAX_CACHED_HEADERS) parsedHeaders.delete(parsedHeaders.keys().next().value as string);
    parsedHeaders.set(header, wishes);
  }
  return wishes;
}

function brandLanguage(value: string | null | undefined, languages: readonly LanguageCode[]): LanguageCode | null {
  if (!value || value.length > 2) return null;
  const code = value.toUpperCase();
  return isLanguageCode(code) && languages.includes(code) ? code : null;
}

/**
 * Returns the language of a page: query, cookie, Accept-Language, the brand's default (requirement I3). Never fails, and
 * returns only a language of the brand. Query and cookie contain WPS language codes (`TW` is Chinese, never Akan);
 * only Accept-Language contains standard tags.
 */
export function negotiateLanguage(request: LanguageRequest): LanguageCode {
  const { brandLanguages, defaultLanguage, acceptLanguage } = request;
  const chosen = brandLanguage(request.query, brandLanguages) ?? brandLanguage(request.cookie, brandLanguages);
  if (chosen !== null) return chosen;
  if (!acceptLanguage) return defaultLanguage;
  const { wanted: accepted, refused } = preferencesOf(acceptLanguage);
  for (const wish of accepted) {
    if (wish !== "*" && brandLanguages.includes(wish)) return wish;
    if (wish !== "*") continue;
    const free = [defaultLanguage, ...brandLanguages].find((code) => !refused.includes(code));
    if (free !== undefined) return free;
  }
  return defaultLanguage;
}
