import { assetUrl } from "~/platform/brands/brand-asset";
import { PAGE_FLAG_NAMES } from "~/platform/brands/flags.gen";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import { hasLinkTarget } from "~/platform/brands/link-targets";
import type { BrandSnapshot } from "~/platform/brands/types";
import type { ChangedTexts } from "~/platform/http/page-account";
import type { ConsoleVisit, SiteVisit, ThemeMode } from "~/platform/http/types";
import {
  CONSOLE_NAMESPACES,
  GAME_NAMESPACES,
  type Namespace,
  type Region,
  SITE_NAMESPACES,
  type TextSet,
} from "~/platform/i18n/namespaces";
import { i18nFor, type ServerI18n } from "~/platform/i18n/texts.server";
import { LANGUAGES } from "~/platform/text/languages";
import type { WpsClient } from "~/platform/wps/client";
import { PAGE_ACCOUNT_ATTRIBUTE } from "~/platform/wps/page-account";
import type { AppLog, CacheNotes, ConsoleContext, DocumentData, SiteContext, SiteIdentity } from "~/site/app-context";
import { brandCss, CONSOLE_THEME, consoleCss } from "~/site/brand-art/theme-sheets";
import { isPageForAccount } from "~/site/link-targets";
import { siteDataOf } from "~/site/site-data";
import { HOUSE_PATH } from "~/site/start-links";
import { characterAttributes } from "~/ui/theme/theme-css";

/** Request-scoped parts of a context, in addition to the visit. */
export interface ContextParts {
  readonly url: URL;
  /** Name of the account that the page is rendered for (`platform/wps/page-account.ts`). */
  readonly pageAccount: string;
  readonly wps: WpsClient;
  readonly log: AppLog;
}

function documentOf(
  i18n: ServerI18n,
  theme: ThemeMode,
  look: {
    readonly title: string;
    readonly icon: string;
    readonly character: BrandSnapshot["config"]["theme"]["character"];
    readonly site: SiteIdentity | null;
    readonly pageAccount: string;
  },
): DocumentData {
  const { bcp47, dir } = LANGUAGES[i18n.language];
  const account = { [PAGE_ACCOUNT_ATTRIBUTE]: look.pageAccount } as const;
  const attributes = { "data-theme": theme, ...account, ...characterAttributes(look.character) };
  return { title: look.title, lang: bcp47, dir, icon: look.icon, site: look.site, attributes };
}

/** Namespaces of texts that only the server writes in a brand's name, in addition to those of its pages. */
const WRITTEN_NAMESPACES: readonly Namespace[] = [...SITE_NAMESPACES, "messages"];

function brandI18n(brand: BrandSnapshot, language: SiteVisit["language"], namespaces: readonly Namespace[]) {
  const { timeZone, currency } = brand.config;
  const region: Region = { timeZone, currency: { symbol: currency.symbol, scale: currency.scale } };
  return i18nFor({ language, namespaces, brand, region });
}

/** Returns the translator for a brand's site pages, or for its game pages, in one language. */
function siteI18n(brand: BrandSnapshot, language: SiteVisit["language"], set: TextSet = "site"): ServerI18n {
  return brandI18n(brand, language, set === "games" ? GAME_NAMESPACES : SITE_NAMESPACES);
}

/** Returns the translator for text written by the server: e-mails, SMS, messages to members. It is never sent to a page. */
export const writtenI18n = (brand: BrandSnapshot, language: SiteVisit["language"]): ServerI18n =>
  brandI18n(brand, language, WRITTEN_NAMESPACES);

/** Returns the translator for text that the server writes to staff: the texts of the console and the problems of brand files. */
export const staffI18n = (language: ConsoleVisit["language"]): ServerI18n =>
  i18nFor({ language, namespaces: [...CONSOLE_NAMESPACES, "problems"] });

/** Returns the translator of the console's pages. */
export function consoleI18n(language: ConsoleVisit["language"]): ServerI18n {
  return i18nFor({ language, namespaces: CONSOLE_NAMESPACES });
}

function cacheNotes(): CacheNotes {
  const tags = new Set<string>();
  let maxAge: number | null = null;
  return {
    tags,
    get maxAge() {
      return maxAge;
    },
    note(part) {
      for (const tag of part.tags ?? []) tags.add(tag);
      if (part.maxAge !== undefined) maxAge = Math.min(maxAge ?? part.maxAge, part.maxAge);
    },
  };
}

function identityOf({ brand, language, theme, preview }: SiteVisit): SiteIdentity {
  const { origin, defaultLanguage, theme: colours } = brand.config;
  const languages = brand.config.languages.map((code) => [code, LANGUAGES[code].bcp47] as const);
  return { origin, language, languages, defaultLanguage, themeColour: colours[theme].surface, index: !preview };
}

const pageFlags = new WeakMap<BrandSnapshot, SiteContext["flags"]>();

/** Returns the flags that the browser may see, cached per brand snapshot. */
function pageFlagsOf(brand: BrandSnapshot): SiteContext["flags"] {
  let flags = pageFlags.get(brand);
  if (!flags) {
    flags = Object.fromEntries(PAGE_FLAG_NAMES.map((name) => [name, isFlagOn(brand, name)]));
    pageFlags.set(brand, flags);
  }
  return flags;
}

function screenshotsOf({ config, filesVersion }: BrandSnapshot): SiteContext["screenshots"] {
  const { narrow, wide } = config.screenshots ?? {};
  const address = (asset: string | undefined) => (asset ? assetUrl(asset, filesVersion) : null);
  return { wide: address(wide), narrow: address(narrow) };
}

/** Builds the context of a request to a brand's site. */
export async function siteContextOf(
  visit: SiteVisit,
  { url, wps, log, pageAccount, unseal }: ContextParts & Pick<SiteContext, "unseal">,
): Promise<SiteContext> {
  const { account, brand, language, theme, side, status, preview } = visit;
  const textSet = url.pathname.startsWith(HOUSE_PATH) ? "games" : "site";
  const i18n = siteI18n(brand, language, textSet);
  const t = await i18n.loaderT();
  const flags = pageFlagsOf(brand);
  const site = siteDataOf(visit, { flags, i18n });
  return {
    kind: "site",
    brand: { code: brand.code, name: brand.config.name, version: brand.version },
    flags,
    language,
    theme,
    side,
    account,
    signInFirst: isFlagOn(brand, "loggedInToHome") && account === "visitor",
    leads: (href) => hasLinkTarget(brand, href) && isPageForAccount(href.split(/[?#]/)[0] ?? "", account),
    status,
    query: Object.fromEntries(url.searchParams),
    preview: preview ? brand.filesVersion : null,
    cache: cacheNotes(),
    structured: { current: null },
    securityContact: brand.config.securityContact ?? null,
    screenshots: screenshotsOf(brand),
    textSet,
    textsIn: (code, set) => siteI18n(brand, code, set),
    document: documentOf(i18n, theme, {
      title: brand.config.name,
      icon: site.brand.logo,
      character: brand.config.theme.character,
      site: identityOf(visit),
      pageAccount,
    }),
    i18n,
    t,
    themeCss: brandCss(brand),
    wps,
    secure: visit.client.secure,
    log,
    explain: (error) => error.said ?? t(error.textKey, error.params),
    site,
    frame: { current: null },
    formFault: { current: false },
    unseal,
  };
}

/**
 * Builds the context of a request to the console. The gallery can apply a brand's theme (`dressed`), in either mode and
 * direction, so that blocks look as they do on that brand's site.
 */
export async function consoleContextOf(
  visit: ConsoleVisit,
  {
    url,
    wps,
    log,
    dressed,
    pageAccount,
    ...who
  }: ContextParts &
    Pick<ConsoleContext, "currencyOf" | "demoBrands" | "demoCode" | "isElsewhere" | "staff"> & {
      readonly dressed: BrandSnapshot | undefined;
    },
): Promise<ConsoleContext> {
  const { language, client } = visit;
  const i18n = consoleI18n(language);
  const t = await i18n.loaderT();
  const asked = url.searchParams.get("theme");
  const theme = asked === "light" || asked === "dark" ? asked : visit.theme;
  const { character } = dressed?.config.theme ?? CONSOLE_THEME;
  const document = documentOf(i18n, theme, {
    title: t("console:title"),
    icon: "/art/logo/console.svg",
    character,
    site: null,
    pageAccount,
  });
  const direction = url.searchParams.get("dir");
  const { port, protocol } = new URL(client.origin);
  return {
    kind: "console",
    ...who,
    language,
    theme,
    document: direction === "rtl" || direction === "ltr" ? { ...document, dir: direction } : document,
    i18n,
    t,
    themeCss: dressed ? brandCss(dressed) : consoleCss(),
    wps,
    secure: client.secure,
    log,
    explain: (error) => error.said ?? t(error.textKey, error.params),
    siteUrl: (host) => (host ? `${protocol}//${host}${port ? `:${port}` : ""}/` : ""),
  };
}

/** Returns the texts of the "account has changed" page, in the visitor's language. */
export const changedTexts = (visit: SiteVisit | ConsoleVisit) => (): ChangedTexts => {
  const { language } = visit;
  const i18n = visit.kind === "site" ? writtenI18n(visit.brand, language) : consoleI18n(language);
  const say = (key: string) => i18n.t(`errors:${key}`);
  return { language, title: say("page.accountChanged"), text: say("accountChanged"), onward: say("page.onward") };
};
