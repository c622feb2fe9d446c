import type { BrandSnapshot } from "~/platform/brands/types";
import { isThemeMode, languageCookie, type ThemeMode } from "~/platform/i18n/preferences";
import { negotiateLanguage } from "~/platform/text/language-negotiation";
import { isLanguageCode, type LanguageCode } from "~/platform/text/languages";
import { readCookies } from "./cookies";
import type { Exchange } from "./exchange";
import { originsOf, type PageSources } from "./security";
import type { PageRoute } from "./types";

/** Data that the server reads from a snapshot, once per version. */
export interface BrandFacts {
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
  readonly defaultTheme: ThemeMode;
  /** For links in cached pages, e.g. `https://lotus.example`. */
  readonly origin: string;
  readonly sources: PageSources;
}

/**
 * Returns a function that reads a snapshot's facts. `ancestors`: origins that may frame the brand's pages, in addition
 * to their own.
 */
export function factsReader(ancestors: readonly string[]): (brand: BrandSnapshot) => BrandFacts {
  const known = new WeakMap<BrandSnapshot, BrandFacts>();
  return (brand) => {
    let facts = known.get(brand);
    if (facts === undefined) {
      facts = read(brand, ancestors);
      known.set(brand, facts);
    }
    return facts;
  };
}

function read({ config, content }: BrandSnapshot, ancestors: readonly string[]): BrandFacts {
  const theme: unknown = config.theme?.defaultMode;
  return {
    languages: config.languages,
    defaultLanguage: config.defaultLanguage,
    defaultTheme: isThemeMode(theme) ? theme : "light",
    origin: config.origin ?? `http://${config.hosts.member[0] ?? "localhost"}`,
    sources: {
      images: originsOf(config.imageCDNs),
      frames: [...originsOf(config.launchGameCDNs), ...vendorOrigins(content)],
      ancestors,
    },
  };
}

/** Returns the https origins of the vendors' games, which pages may frame in addition to the brand's launch hosts. */
function vendorOrigins({ vendors }: BrandSnapshot["content"]): readonly string[] {
  const addresses = Object.values(vendors.items).flatMap(({ integration }) => integration?.launchUrl ?? []);
  return originsOf(addresses.filter((address) => address.startsWith("https://")));
}

/** Language, theme and session of a request, read from query, cookies and headers. */
export interface RequestPreferences {
  readonly language: LanguageCode;
  readonly theme: ThemeMode;
  readonly session: string | undefined;
  /** Raw token in the preview cookie. */
  readonly previewCookie: string | undefined;
  /** Set by `readSitePreferences`; null before. */
  readonly preview: RequestPreview | null;
  readonly query: URLSearchParams | null;
  /** Set-Cookie values for the answer. */
  readonly cookies: readonly string[];
}

/** Preview of a request: its signed token and a loader of the version. */
export interface RequestPreview {
  readonly token: string;
  /** Returns the previewed snapshot; null for a missing or invalid version. */
  load(): Promise<BrandSnapshot | null>;
}

const NOTHING: readonly string[] = [];

/** Reads the visitor's preferences (requirement I3). `?lang=` takes precedence over the cookie and sets it. */
export function readPreferences(
  exchange: Exchange,
  brand: Pick<BrandFacts, "languages" | "defaultLanguage" | "defaultTheme">,
): RequestPreferences {
  const { headers } = exchange.request;
  const { secure } = exchange.peer;
  const cookies = readCookies(headers.cookie, secure);
  const query = exchange.target.search === "" ? null : new URLSearchParams(exchange.target.search);
  const asked = query?.get("lang");
  const language = negotiateLanguage({
    query: asked,
    cookie: cookies.language,
    acceptLanguage: headers["accept-language"],
    brandLanguages: brand.languages,
    defaultLanguage: brand.defaultLanguage,
  });
  const remember =
    isLanguageCode(asked?.toUpperCase()) && asked?.toUpperCase() === language && cookies.language !== language;
  return {
    language,
    theme: isThemeMode(cookies.theme) ? cookies.theme : brand.defaultTheme,
    session: cookies.session,
    previewCookie: cookies.preview,
    preview: null,
    query,
    cookies: remember ? [languageCookie(language, secure)] : NOTHING,
  };
}

const MAX_VALUE = 64;

/**
 * Returns the query of a cacheable page: only the declared names, in declared order. Null means do not cache: a value
 * is too long, has unusual characters, or is given twice.
 */
export function declaredQuery(route: PageRoute, query: URLSearchParams | null): string | null {
  if (query === null || route.query.length === 0) return "";
  const parts: string[] = [];
  for (const name of route.query) {
    const values = query.getAll(name);
    const [value] = values;
    if (value === undefined) continue;
    if (values.length > 1 || value.length > MAX_VALUE || !/^[\w.:-]*$/.test(value)) return null;
    parts.push(`${name}=${value}`);
  }
  return parts.join("&");
}
