import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { WinnersData } from "~/features/content/blocks/winners/load";
import type { GameRowData } from "~/features/games/blocks/game-row/load";
import type { VendorGridData } from "~/features/games/blocks/vendor-grid/load";
import { copyFullBase } from "../lib/shared-tenants";

/** Contents of the home page that part b renders. */
export const RICH = { host: "rich.test", tiles: 24, categories: 8, vendors: 11, winners: 50 } as const;

const CATEGORIES = ["RNG", "FISH", "PVP", "LIVE", "SPORTS", "ESPORTS", "ELOTT", "LOTT"];

const typeOf = (category: string) => (category === "ESPORTS" ? "SPORTS" : category);

const tenant = {
  name: "Rich",
  operator: "bench",
  hosts: { member: [RICH.host] },
  origin: `https://${RICH.host}`,
  flags: { winnersBoard: true },
  // Sports vendors in this list form a category of their own.
  esports: Array.from({ length: RICH.vendors }, (_, place) => `ESPORTS_${place}`),
  navigation: Object.fromEntries(
    CATEGORIES.map((category, at) => [
      category.toLowerCase(),
      { label: { EN: `Category ${at}` }, href: "/games", icon: "cherry", gameType: typeOf(category), order: at },
    ]),
  ),
};

/** Only games with a launch address are listed. */
const integration = { launchUrl: "https://play.example/{game}", mode: "frame", dialect: "livery", keyId: "k1" };

const own = {
  items: Object.fromEntries(
    CATEGORIES.flatMap((category, row) =>
      Array.from({ length: RICH.vendors }, (_, place) => {
        const code = `${category}_${place}`;
        const name = { EN: `Studio ${row * RICH.vendors + place}` };
        const account = { accountTypeId: 1_000 + row * 100 + place, accountTypeName: code };
        const shown = { name, gameCategories: [typeOf(category)], isHot: place === 0, order: place };
        return [code, { ...shown, ...account, integration }];
      }),
    ),
  ),
};

const home = {
  children: {
    main: {
      children: {
        hot: null,
        slots: { props: { gameType: null, limit: RICH.tiles, page: "/games" } },
        vendors: { props: { categories: CATEGORIES, limit: RICH.vendors } },
      },
    },
  },
};

/** Writes a tenants folder with one brand. Its home page has the tiles, vendors and winners of `RICH`. */
export function writeRichBrand(dir: string): void {
  copyFullBase(dir);
  const base = JSON.parse(readFileSync(join(dir, "base/tenant.json"), "utf8")) as {
    readonly vendors: readonly string[];
  };
  const named = { ...tenant, vendors: [...base.vendors, ...Object.keys(own.items)] };
  const below = base.vendors.filter((code) => code !== "HOUSE").map((code) => [code, { integration }]);
  const vendors = { items: { ...Object.fromEntries(below), ...own.items } };
  const files = { "tenant.json": named, "content/vendors.json": vendors, "pages/HOMEPAGE.json": home };
  for (const folder of ["content", "pages"]) mkdirSync(join(dir, "rich", folder), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dir, "rich", name), JSON.stringify(content));
}

interface Block {
  readonly type: string;
  readonly data: Partial<GameRowData & VendorGridData & WinnersData>;
}

/** Throws when a page differs from `RICH`: the benchmark of an empty page would look good. */
export function assertRichPage(html: string): void {
  const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}";
  const { loaderData = {} } =
    (JSON.parse(json) as { context?: { state?: { loaderData?: object } } }).context?.state ?? {};
  const pages = Object.values(loaderData) as { readonly areas?: { readonly main?: readonly Block[] } }[];
  const main = pages.flatMap((page) => page.areas?.main ?? []);
  const data = (type: string) => main.find((block) => block.type === type)?.data ?? {};
  const shelves = data("vendor-grid").categories ?? [];
  const found = {
    tiles: data("game-row").games?.length,
    categories: shelves.length,
    vendors: Math.min(...shelves.map((shelf) => shelf.vendors.length)),
    winners: data("winners").wins?.length,
  };
  const { host: _host, ...wanted } = RICH;
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`The page has ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}.`);
  }
}
