/** Links that start games, vendors and categories (requirement H10, G6). */

/** Base path of the house games' pages. */
export const HOUSE_PATH = "/house/";

/** A link that starts a game or opens its page. */
export interface StartLink {
  readonly href: string;
  /** Set if the link launches a game, which needs an account: for visitors the sign-in window opens instead. */
  readonly launches?: true;
  /** Code of the vendor whose games a window lists. For browsers without scripts, the link leads to their page. */
  readonly vassalage?: string;
}

/** Page of each category. Cockfights (DS88) have none: their vendor launches directly. */
const CATEGORY_PAGES: Readonly<Record<string, string>> = {
  RNG: "/rng",
  FISH: "/fish",
  PVP: "/pvp",
  LIVE: "/live",
  SPORTS: "/sports",
  ESPORTS: "/esports",
  LOTT: "/lottery",
  ELOTT: "/lottery",
};

/** Vendors whose games are played on the lottery page (G6). */
const LOTTERY_VENDORS: readonly string[] = ["TCG_LOTTO_VN", "TCG_SEA", "ELOTT", "LOTT"];
const LOTTERIES: readonly string[] = ["LOTT", "ELOTT"];
/** Categories whose vendors are tabs in a lobby. Vendors of the others launch directly (H10). */
const LOBBIES: readonly string[] = ["RNG", "FISH", "PVP"];

const address = (path: string, query: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(query)}`;

/** Returns the page of a category; undefined if the brand does not have it, because links must not lead to disabled pages. */
export function categoryPage(category: string, paths: ReadonlySet<string>): string | undefined {
  const page = CATEGORY_PAGES[category];
  return page !== undefined && paths.has(page) ? page : undefined;
}

/** Returns true if a vendor's games are lotteries, which visitors may view without an account. */
export function isLotteryVendor(vassalage: string): boolean {
  return LOTTERY_VENDORS.includes(vassalage);
}

/** Returns the link of a game: lotteries on their page, all others in the game frame. */
export function gameLink(gameId: string, vassalage: string): StartLink {
  if (isLotteryVendor(vassalage)) return { href: address("/lottery", { gameCode: gameId, vendor: vassalage }) };
  return { href: address("/game", { gameId }), launches: true };
}

/** Returns the link to all games of a vendor: a window that lists them (requirement G5). */
export function vassalageLink(vassalage: string): StartLink {
  return { href: address("/games", { page: vassalage }), vassalage };
}

/** Returns the link of a vendor in a category. `page` is the category's page, if the brand has one. */
export function vendorLink(category: string, vassalage: string, page: string | undefined): StartLink | undefined {
  if (LOTTERIES.includes(category)) return page ? { href: address(page, { vendor: vassalage }) } : undefined;
  if (LOBBIES.includes(category)) return page ? { href: address(page, { page: vassalage }) } : undefined;
  return { href: address("/game", { vendor: vassalage, gameType: category }), launches: true };
}

/** Returns true if a category's entry launches its first vendor directly: lotteries and cockfights (H10). */
export function startsFirstVendor(category: string): boolean {
  return category === "DS88" || LOTTERIES.includes(category);
}
