/** Vendors whose games are played on the lottery page (checklist G6). */
const LOTTERY_VENDORS: readonly string[] = ["TCG_LOTTO_VN", "TCG_SEA", "ELOTT", "LOTT"];

/** A link that starts something. `data-modal` names the window that opens instead while nobody is signed in. */
export interface StartLink {
  readonly href: string;
  readonly "data-modal"?: string;
}

const address = (path: string, query: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(query)}`;

/** Whether a vendor's games are lotteries: they are looked at without an account. */
export function isLotteryVendor(vassalage: string): boolean {
  return LOTTERY_VENDORS.includes(vassalage);
}

/** Where a game starts: lotteries on their page, everything else in the game's frame, which needs an account. */
export function gameLink(gameId: string, vassalage: string): StartLink {
  if (isLotteryVendor(vassalage)) return { href: address("/lottery", { gameCode: gameId, vendor: vassalage }) };
  return { href: address("/game", { gameId }), "data-modal": "loginPopupModal" };
}

/** Categories whose vendors have a tab in a lobby; those of the others start at once (checklist H10). */
const LOBBIES: readonly string[] = ["RNG", "FISH", "PVP"];

/** Where a vendor of a category leads. `page` is the lobby of the category, where the brand has one. */
export function vendorLink(category: string, vassalage: string, page: string | undefined): StartLink | undefined {
  if (isLotteryVendor(vassalage)) return { href: address("/lottery", { vendor: vassalage }) };
  if (LOBBIES.includes(category)) return page ? { href: address(page, { page: vassalage }) } : undefined;
  return { href: address("/game", { vendor: vassalage }), "data-modal": "loginPopupModal" };
}
