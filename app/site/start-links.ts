/** Where games, vendors and categories lead (checklist H10, G6; spec 1 section 2, spec 2 section 2.1). */

/** Where the pages of the house's games are. */
export const HOUSE_PATH = "/house/";

/** A link that starts something. */
export interface StartLink {
  readonly href: string;
  /** It starts a game, which needs an account: signed out, the sign-in window opens instead. */
  readonly launches?: true;
  /** Code of the vendor whose games a window lists; the link leads to their page, for browsers without scripts. */
  readonly vassalage?: string;
}

/** The page of each category. The cockfight (DS88) has none: its vendor starts at once. */
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
/** Categories whose vendors have a tab in a lobby; those of the others start at once (H10). */
const LOBBIES: readonly string[] = ["RNG", "FISH", "PVP"];

const address = (path: string, query: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(query)}`;

/** The page of a category, if it is among the paths of the brand: no link may lead to a page that is off. */
export function categoryPage(category: string, paths: ReadonlySet<string>): string | undefined {
  const page = CATEGORY_PAGES[category];
  return page !== undefined && paths.has(page) ? page : undefined;
}

/** Whether a vendor's games are lotteries: they are looked at without an account. */
export function isLotteryVendor(vassalage: string): boolean {
  return LOTTERY_VENDORS.includes(vassalage);
}

/** Where a game starts: lotteries on their page, everything else in the game's frame. */
export function gameLink(gameId: string, vassalage: string): StartLink {
  if (isLotteryVendor(vassalage)) return { href: address("/lottery", { gameCode: gameId, vendor: vassalage }) };
  return { href: address("/game", { gameId }), launches: true };
}

/** The door to all games of a vendor: a window that lists them (checklist G5). */
export function vassalageLink(vassalage: string): StartLink {
  return { href: address("/games", { page: vassalage }), vassalage };
}

/** Where a vendor of a category leads. `page` is the page of the category, where the brand has one. */
export function vendorLink(category: string, vassalage: string, page: string | undefined): StartLink | undefined {
  if (LOTTERIES.includes(category)) return page ? { href: address(page, { vendor: vassalage }) } : undefined;
  if (LOBBIES.includes(category)) return page ? { href: address(page, { page: vassalage }) } : undefined;
  return { href: address("/game", { vendor: vassalage, gameType: category }), launches: true };
}

/** Whether the entry of a category starts its first vendor at once: lotteries and the cockfight do (H10). */
export function startsFirstVendor(category: string): boolean {
  return category === "DS88" || LOTTERIES.includes(category);
}
