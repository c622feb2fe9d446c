import type { LaunchNoteProps } from "~/platform/brands/config.gen";
import type { BlockContext, BlockData } from "~/site/types";
import { findNamedGame, launchInputOf, roomVendor } from "../../find-named-game";
import type { LaunchTarget } from "./use-launch";

export interface LaunchNoteData {
  /** Game named by the address; null when the brand has none of that name. */
  readonly game: { readonly name: string; readonly vendor: string; readonly art: string } | null;
  /** Game or sports to start for a signed-in member; null for a visitor, and when the address names nothing. */
  readonly launch:
    | { readonly kind: "sports" }
    | { readonly kind: "game"; readonly wanted: NonNullable<LaunchTarget> }
    | null;
  /** Vendor whose rooms are selected first; null for a game without rooms, and with a selected room. */
  readonly rooms: string | null;
}

/** Page number beyond any list. */
const LAST = 1_000;

/** Returns the game of the address, or else the page's sports. */
function launchOf({ account, query }: BlockContext, props: LaunchNoteProps): LaunchNoteData["launch"] {
  if (account === "visitor") return null;
  const wanted = launchInputOf(query);
  if (wanted === null) return props.category === "SPORTS" ? { kind: "sports" } : null;
  return { kind: "game", wanted };
}

/** Returns whether the address names a game that the brand neither has nor announces. */
async function isNowhere({ query, wps }: BlockContext): Promise<boolean> {
  const { gameId } = query;
  if (!gameId) return false;
  // Announced games come with the last page.
  const { coming = [] } = await wps.game.gameList({ pageNo: LAST, pageSize: 60 });
  return !coming.some((one) => one.gameId === gameId);
}

/** Loads the game that the address names. */
export async function loadLaunchNote(ctx: BlockContext, props: LaunchNoteProps): Promise<BlockData<LaunchNoteData>> {
  const calls = ctx.wps.game;
  const game = await findNamedGame(calls, ctx.query, ctx.signal);
  const launch = launchOf(ctx, props);
  return {
    data: {
      game: game && { name: game.name, vendor: game.vendorName, art: game.art },
      launch,
      rooms: launch ? await roomVendor(calls, ctx.query, game) : null,
    },
    tags: ["games", "vendors"],
    ...(game ? { subject: { title: game.name } } : (await isNowhere(ctx)) ? { subject: null } : {}),
  };
}
