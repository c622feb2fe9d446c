import { centrePath } from "~/platform/brands/centres";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import { type MenuNode, pagesOf, pathsOf } from "~/platform/brands/page-paths";
import type { WpsClient } from "~/platform/wps/client";
import { CONTACT_PATH, SERVICE_PATH, type ServiceWay } from "~/platform/wps/customer-service";
import type { SiteContext } from "../app-context";
import type { CentrePages } from "../centre/types";
import { categoryPage, type StartLink, startsFirstVendor, vendorLink } from "../start-links";
import type { ShellFrame, ShellNavEntry, ShellSite, ShellVendor } from "./shell-site";
import type { NavEntry } from "./site-data";

/** Maximum number of vendors in a navigation panel. A full panel links to all vendors (requirement H9). */
export const PANEL_VENDORS = 11;
/** Maximum number of vendors in the footer's strip. */
const STRIP_VENDORS = 24;

export type VendorCategory = Awaited<ReturnType<WpsClient["game"]["vendors"]>>["categories"][number];

type Paths = ReadonlySet<string>;

/** Drops a link without a page of the brand; the item is then shown without a link. */
function reachable(link: StartLink | undefined, paths: Paths): Pick<ShellVendor, "href" | "launches"> {
  return link && isAnswered(link.href, paths) ? link : { href: null };
}

function vendorsOf({ gameCategory, cards }: VendorCategory, paths: Paths): ShellVendor[] {
  const page = categoryPage(gameCategory, paths);
  return cards.map(({ vassalage, name, isHot, art }) => {
    const link = reachable(vendorLink(gameCategory, vassalage, page), paths);
    return { code: vassalage, name, art, hot: isHot === 1, ...link };
  });
}

/** Builds a navigation entry with its panel. Lotteries and DS88 link to their first vendor, all others to their page (H10). */
export function entryOf(
  { gameType, ...entry }: NavEntry,
  categories: readonly VendorCategory[],
  paths: Paths,
): ShellNavEntry {
  const category = categories.find(({ gameCategory }) => gameCategory === gameType);
  if (!category) return entry;
  const vendors = vendorsOf(category, paths);
  const more = vendors.length >= PANEL_VENDORS && isAnswered(entry.href, paths) ? { more: entry.href } : {};
  const { href, launches } = vendors[0] ?? { href: null };
  const direct = href !== null && startsFirstVendor(category.gameCategory) ? { href, launches } : {};
  return { ...entry, ...direct, ...more, vendors: vendors.slice(0, PANEL_VENDORS) };
}

/** Returns the name of the modal that the page at this path opens. */
function modalAt(pages: readonly MenuNode[], path: string): string | undefined {
  const modals = pages.map(({ props }) => (props["modals"] as Record<string, string> | undefined)?.[path]);
  return modals.find((name) => name !== undefined);
}

/**
 * Checks that an internal path belongs to a page of the menu or of a centre, so that disabling a module also removes links to it.
 * The menu is the one returned by the WPS, which may be the operator's system.
 */
function isAnswered(href: string, paths: Paths): boolean {
  const [path = ""] = href.split(/[?#]/);
  return !href.startsWith("/") || paths.has(path);
}

/** False for a category without vendors. When the vendors could not be loaded (null), every entry stays. */
function hasGames({ gameType }: NavEntry, categories: readonly VendorCategory[] | null): boolean {
  if (gameType === undefined || categories === null) return true;
  return categories.some(({ gameCategory }) => gameCategory === gameType);
}

/**
 * Filters the side links: invite friends shows while the referral promotion is on, and always to visitors (R15). For members it
 * links to their referral page instead of the brand's link.
 */
export function rightBarFor<L extends { readonly id: string; readonly href: string }>(
  links: readonly L[],
  referral: boolean,
  signedIn: boolean,
): readonly L[] {
  return links
    .filter(({ id }) => id !== "invite" || referral || !signedIn)
    .map((link) => (link.id === "invite" && signedIn ? { ...link, href: centrePath("member", "referral") } : link));
}

/**
 * Returns a filter for links with an existing target. When the brand requires a sign-in, help links lead to the help page that is
 * open to visitors.
 */
function linkedIn(paths: Paths, signInFirst: boolean) {
  const isOpenHelp = signInFirst && paths.has("/helpmc");
  return <L extends { readonly href: string }>(links: readonly L[]): readonly L[] =>
    links
      .filter(({ href }) => isAnswered(href, paths))
      .map((link) => (isOpenHelp ? { ...link, href: link.href.replace(/^\/help(?=[#?]|$)/, "/helpmc") } : link));
}

function frameOf(
  { signInFirst, site }: Pick<SiteContext, "signInFirst" | "site">,
  loaded: readonly VendorCategory[] | null,
  paths: Paths,
): ShellFrame {
  const categories = loaded ?? [];
  const { account, brand } = site;
  const linked = linkedIn(paths, signInFirst);
  const navigation = brand.navigation
    .filter((entry) => hasGames(entry, loaded))
    .map((entry) => entryOf(entry, categories, paths))
    .filter(({ href }) => isAnswered(href, paths));
  const all = categories.flatMap((category) => vendorsOf(category, paths));
  const studios = [...new Map(all.map((vendor) => [vendor.code, vendor])).values()].slice(0, STRIP_VENDORS);
  const footer = { ...brand.footer, links: linked(brand.footer.links) };
  const rightBar = linked(rightBarFor(brand.rightBar, isFlagOn(site, "referral"), account !== "visitor"));
  const helpLinks = linked(brand.helpLinks);
  return { ...site, brand: { ...brand, navigation, footer, rightBar, helpLinks, studios } };
}

/** Picks the part of the shell that the application needs. */
function siteOf({ account, brand, flags, language, theme }: ShellFrame, ways: readonly ServiceWay[]): ShellSite {
  const { code, name, logo, signInArt, minimumAge, idleMinutes, realityCheckMinutes } = brand;
  const { closed, imageHosts, register, services, signIn } = brand;
  const kept = { minimumAge, idleMinutes, realityCheckMinutes, signIn, register, closed, services, imageHosts };
  const small = { code, name, logo, signInArt, ...kept };
  // All entries if any opens outside of the page; none if all are plain links.
  const service = ways.some(({ type }) => type > 1) ? ways.map(({ csType, type }) => ({ csType, type })) : [];
  return { brand: small, flags, account, language, theme, service };
}

/**
 * Loads the frame and the application's shell data. The frame is stored in `context.frame` for this request's rendering; the
 * shell data is returned for the document. If loading the vendors fails, only the panels are missing.
 * @param centres pages of the centres, valid targets of links
 * @param path of the page; a page that opens with the registration form also gets the form's rules
 */
export async function loadShell(context: SiteContext, path: string, centres: CentrePages): Promise<ShellSite> {
  const { wps, log } = context;
  const [{ categories }, { modules }, { entries }] = await Promise.all([
    wps.game.vendors({}).catch((error: unknown) => {
      log.warn({ err: error }, "the vendors for the page shell could not be loaded");
      return { categories: null };
    }),
    wps.system.menu({}),
    wps.system.service({}),
  ]);
  const pages = [...pagesOf(modules)];
  const ofCentres = (["member", "agent"] as const).flatMap((name) =>
    centres[name].map(({ key }) => centrePath(name, key)),
  );
  const paths = [...pathsOf(pages), ...ofCentres, SERVICE_PATH, CONTACT_PATH];
  const frame = frameOf(context, categories, new Set(paths));
  context.frame.current = frame;
  const shell = siteOf(frame, entries);
  if (modalAt(pages, path) !== "registerModal") return shell;
  return { ...shell, registerRules: (await wps.system.registerRules({})).fields };
}
