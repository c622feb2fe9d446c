import type { BlockContext, BlockData } from "~/blocks/types";
import type { LaunchNoteProps } from "~/core/config.gen";

export interface LaunchNoteData {
  /** The game that the address names; null when it names none that the brand has. */
  readonly game: { readonly name: string; readonly vendor: string; readonly art: string } | null;
  /** What starts here for somebody who is signed in; null for a visitor, and where nothing is named. */
  readonly launch:
    | { readonly kind: "sports" }
    | { readonly kind: "game"; readonly wanted: { readonly gameCode?: string; readonly vendor?: string } }
    | null;
}

/** The most that a page of the list may hold. */
const PAGE_SIZE = 60;
const MAX_PAGES = 20;

/** The game of the query `gameId`, looked for in the list (of the vendor that `vendor` names, where it does). */
async function findGame(ctx: BlockContext): Promise<LaunchNoteData["game"]> {
  const { gameId, vendor } = ctx.query;
  if (!gameId) return null;
  for (let pageNo = 1; pageNo <= MAX_PAGES; pageNo++) {
    const filter = vendor ? { vassalage: vendor.slice(0, 40) } : {};
    const page = await ctx.wps.game.gameList({ pageNo, pageSize: PAGE_SIZE, ...filter });
    const game = page.games.find((one) => one.gameId === gameId || String(one.nodeId) === gameId);
    if (game) return { name: game.name, vendor: game.vendorName, art: game.art };
    if (pageNo >= page.totalPages || ctx.signal.aborted) return null;
  }
  return null;
}

/** What the address, or else the page, starts. */
function launchOf({ account, query }: BlockContext, props: LaunchNoteProps): LaunchNoteData["launch"] {
  const { gameId, vendor } = query;
  if (account === "visitor") return null;
  if (!gameId && !vendor) return props.category === "SPORTS" ? { kind: "sports" } : null;
  return { kind: "game", wanted: { ...(gameId ? { gameCode: gameId } : {}), ...(vendor ? { vendor } : {}) } };
}

/** Which game runs here, as far as the address tells. */
export async function loadLaunchNote(ctx: BlockContext, props: LaunchNoteProps): Promise<BlockData<LaunchNoteData>> {
  return { data: { game: await findGame(ctx), launch: launchOf(ctx, props) }, tags: ["games"] };
}
