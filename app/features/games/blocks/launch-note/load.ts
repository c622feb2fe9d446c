import type { LaunchNoteProps } from "~/platform/brands/config.gen";
import type { BlockContext, BlockData } from "~/site/types";
import { namedGame, roomVendor, wantedOf } from "../../named-game";
import type { Wanted } from "./use-launch";

export interface LaunchNoteData {
  /** The game that the address names; null when it names none that the brand has. */
  readonly game: { readonly name: string; readonly vendor: string; readonly art: string } | null;
  /** What starts here for somebody who is signed in; null for a visitor, and where nothing is named. */
  readonly launch: { readonly kind: "sports" } | { readonly kind: "game"; readonly wanted: NonNullable<Wanted> } | null;
  /** The vendor whose rooms one chooses from first; null for a game that has none, and once one is chosen. */
  readonly rooms: string | null;
}

/** A page of the list that is never reached. */
const LAST = 1_000;

/** What the address, or else the page, starts. */
function launchOf({ account, query }: BlockContext, props: LaunchNoteProps): LaunchNoteData["launch"] {
  if (account === "visitor") return null;
  const wanted = wantedOf(query);
  if (wanted === null) return props.category === "SPORTS" ? { kind: "sports" } : null;
  return { kind: "game", wanted };
}

/** Whether the address names a game that the brand neither has nor announces. */
async function isNowhere({ query, wps }: BlockContext): Promise<boolean> {
  const { gameId } = query;
  if (!gameId) return false;
  // Announced games come with the last page.
  const { coming = [] } = await wps.game.gameList({ pageNo: LAST, pageSize: 60 });
  return !coming.some((one) => one.gameId === gameId);
}

/** Which game runs here, as far as the address tells. */
export async function loadLaunchNote(ctx: BlockContext, props: LaunchNoteProps): Promise<BlockData<LaunchNoteData>> {
  const calls = ctx.wps.game;
  const game = await namedGame(calls, ctx.query, ctx.signal);
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
