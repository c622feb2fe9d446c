import type { BlockContext, BlockData } from "~/blocks/types";
import type { GameRowProps } from "~/core/config.gen";
import { isLotteryVendor } from "~/core/start-links";

/** One tile, as little as the view needs: it travels with the page. */
export interface GameTile {
  /** The game's id in the catalogue. */
  readonly id: string;
  readonly name: string;
  /** The vendor's name. */
  readonly vendor: string;
  readonly minBet: string;
  readonly art: string;
  readonly hot: boolean;
  /** Under maintenance. */
  readonly closed?: true;
  /** The vendor's code, for lotteries only: they start on their own page. */
  readonly lottery?: string;
  /** The vendor's code, for the door to all its games only (checklist G5). */
  readonly door?: string;
}

type Game = Awaited<ReturnType<BlockContext["wps"]["game"]["gameList"]>>["games"][number];

/** A game of the list as a tile shows it. */
export function tileOf(game: Game): GameTile {
  return {
    id: game.gameId,
    name: game.name,
    vendor: game.vendorName,
    minBet: game.minBet,
    art: game.art,
    hot: game.isHot === 1,
    ...(game.closed ? { closed: true as const } : {}),
    ...(isLotteryVendor(game.vassalage) ? { lottery: game.vassalage } : {}),
    ...(game.isGame === "VASSALAGE" ? { door: game.vassalage } : {}),
  };
}

export interface GameRowData {
  readonly games: readonly GameTile[];
  /** The search word that the row follows, to be shown again. */
  readonly search: string;
}

/** Games of one row. A filtered row follows `page` (a vendor's code) and `q` (part of a name) of the address. */
export async function loadGameRow(ctx: BlockContext, props: GameRowProps): Promise<BlockData<GameRowData>> {
  const search = props.filtered ? (ctx.query.q ?? "").trim().slice(0, 60) : "";
  const vendor = props.vassalage ?? (props.filtered ? ctx.query.page?.slice(0, 40) : undefined);
  const { games } = await ctx.wps.game.gameList({
    pageSize: props.limit ?? 12,
    ...(props.gameType ? { gameType: props.gameType } : {}),
    ...(props.hot ? { hot: true } : {}),
    ...(vendor ? { vassalage: vendor } : {}),
    ...(search ? { gameName: search } : {}),
  });
  return {
    data: {
      search,
      games: games.map(tileOf),
    },
    tags: ["games"],
  };
}
