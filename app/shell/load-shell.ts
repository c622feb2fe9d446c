import type { SiteContext } from "~/lib/app-context";
import type { ShellSite, ShellVendor } from "~/lib/shell-site";
import type { SiteData } from "~/lib/site-data";
import type { WpsClient } from "~/wps/client";

/** Vendors in a navigation panel, at most (spec 1 section 9). */
const PANEL_VENDORS = 11;
/** Vendors in the footer's strip. */
const STRIP_VENDORS = 20;

type Category = Awaited<ReturnType<WpsClient["game"]["vendors"]>>["categories"][number];

/** Categories whose vendors have a lobby of their own (checklist H10). */
const LOBBIES = ["RNG", "FISH", "PVP"];

function vendorsOf({ gameCategory, cards }: Category, paths: ReadonlySet<string>): ShellVendor[] {
  const lobby = `/${gameCategory.toLowerCase()}`;
  const hasLobby = LOBBIES.includes(gameCategory) && paths.has(lobby);
  return cards.map(({ vassalage, name, isHot, art }) => ({
    code: vassalage,
    name,
    art,
    hot: isHot === 1,
    href: hasLobby ? `${lobby}?page=${encodeURIComponent(vassalage)}` : null,
  }));
}

interface Module {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly Module[];
}

function* pathsOf(modules: readonly Module[]): Generator<string> {
  for (const { type, props, children } of modules) {
    if (type === "page") yield* [props["path"] as string, ...((props["paths"] as string[] | undefined) ?? [])];
    yield* pathsOf(children);
  }
}

/** An own path that no page of the module tree answers is not linked: a module that is off takes its links along. */
function leadsSomewhere(href: string, paths: ReadonlySet<string>): boolean {
  return !href.startsWith("/") || paths.has(href.split(/[?#]/)[0] ?? "");
}

function fill(site: SiteData, categories: readonly Category[], paths: ReadonlySet<string>): ShellSite {
  const { brand } = site;
  const linked = <L extends { readonly href: string }>(links: readonly L[]) =>
    links.filter(({ href }) => leadsSomewhere(href, paths));
  const navigation = linked(brand.navigation).map(({ gameType, ...entry }) => {
    const category = categories.find(({ gameCategory }) => gameCategory === gameType);
    return category ? { ...entry, vendors: vendorsOf(category, paths).slice(0, PANEL_VENDORS) } : entry;
  });
  const all = categories.flatMap((category) => vendorsOf(category, paths));
  const studios = [...new Map(all.map((vendor) => [vendor.code, vendor])).values()].slice(0, STRIP_VENDORS);
  const footer = { ...brand.footer, links: linked(brand.footer.links) };
  return { ...site, brand: { ...brand, navigation, footer, rightBar: linked(brand.rightBar), studios } };
}

/** The shell with its vendors. A call that fails costs the panels, not the page. */
export async function loadShell({ site, wps, log }: SiteContext): Promise<ShellSite> {
  const [{ categories }, { modules }] = await Promise.all([
    wps.game.vendors({}).catch((error: unknown) => {
      log.warn({ err: error }, "the vendors of the shell could not be loaded");
      return { categories: [] };
    }),
    wps.system.menu({}),
  ]);
  return fill(site, categories, new Set(pathsOf(modules)));
}
