import { artVersion } from "~/platform/brands/art-version";
import { assetUrl } from "~/platform/brands/brand-asset";
import { entriesOf } from "~/platform/brands/brand-parts";
import type { LinkEntry, Localised } from "~/platform/brands/config.gen";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import { hasLinkTarget } from "~/platform/brands/link-targets";
import type { BrandSnapshot } from "~/platform/brands/types";
import type { SiteVisit } from "~/platform/http/types";
import type { ServerI18n } from "~/platform/i18n/texts.server";
import { isTextKey, localise } from "~/platform/text/localised";
import type { SiteContext } from "./app-context";
import type { SiteData } from "./frame/site-data";
import { LINKED_PAGES } from "./link-targets";
import { hasPageContent } from "./stocked";

/** Returns the brand's identity providers. A provider without a label is named after its id. */
function servicesOf(brand: BrandSnapshot): SiteData["brand"]["services"] {
  if (!isFlagOn(brand, "phoneService")) return [];
  return Object.entries(brand.config.providers.identity).flatMap(([id, provider]) => {
    if (provider.kind === "phone") return [];
    const name = provider.label ?? `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;
    return [{ id, name, ...(provider.kind === "sandbox" ? { sandbox: true } : {}) }];
  });
}

type Say = (value: Localised | undefined) => string;

function brandOf(brand: BrandSnapshot, say: Say): SiteData["brand"] {
  const { config } = brand;
  const art = (kind: string, seed: string) =>
    `/art/${kind}/${encodeURIComponent(seed)}.svg?v=${artVersion(brand.filesVersion)}`;
  const leading = <E extends { readonly href: string; readonly order?: number }>(
    entries: Readonly<Record<string, E>>,
  ) => entriesOf(brand, entries).filter(([, { href }]) => hasLinkTarget(brand, href) && hasPageContent(brand, href));
  const links = (entries: Readonly<Record<string, LinkEntry>>) =>
    leading(entries).map(([id, { label, href, icon }]) => ({ id, label: say(label), href, icon }));
  return {
    code: brand.code,
    name: config.name,
    logo: config.logo ? assetUrl(config.logo, brand.filesVersion) : art("logo", brand.code),
    signInArt: art("banner", "sign-in"),
    character: config.theme.character,
    languages: config.languages,
    navigation: leading(config.navigation).map(([id, { label, href, icon, gameType }]) => ({
      id,
      label: say(label),
      href,
      icon,
      gameType,
    })),
    footer: {
      text: say(config.footer.text).replaceAll("{{age}}", String(config.responsibleGaming.minimumAge)),
      links: links(config.footer.links),
    },
    rightBar: links(config.rightBar),
    licences: entriesOf(brand, config.licences).map(([id, { name, authority, number, href }]) => ({
      id,
      name: say(name),
      authority,
      number,
      href,
      art: art("seal", authority),
    })),
    helpLinks: links(config.responsibleGaming.links),
    studios: [],
    imageHosts: config.imageCDNs,
    minimumAge: config.responsibleGaming.minimumAge,
    idleMinutes: config.session.idleMinutes,
    realityCheckMinutes: config.responsibleGaming.realityCheckMinutes,
    signIn: hasLinkTarget(brand, "/login") ? "/login" : null,
    register: hasLinkTarget(brand, "/register") ? "/register" : null,
    closed: LINKED_PAGES.filter((page) => !hasLinkTarget(brand, page)),
    services: servicesOf(brand),
  };
}

const kept = new WeakMap<BrandSnapshot, Map<string, SiteData["brand"]>>();

/** Returns the shell data of a brand: sorted lists, enabled entries only, texts in the visitor's language. */
export function siteDataOf(visit: SiteVisit, parts: { flags: SiteContext["flags"]; i18n: ServerI18n }): SiteData {
  const { account, brand, language, theme } = visit;
  const byLanguage = kept.get(brand) ?? new Map<string, SiteData["brand"]>();
  kept.set(brand, byLanguage);
  let shell = byLanguage.get(language);
  if (!shell) {
    shell = brandOf(brand, (value) => (isTextKey(value) ? parts.i18n.t(value) : localise(value, language)));
    byLanguage.set(language, shell);
  }
  const preview = visit.preview ? brand.filesVersion : null;
  return { brand: shell, flags: parts.flags, account, language, theme, preview };
}
