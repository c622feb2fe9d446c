import type { GameRowProps } from "~/platform/brands/config.gen";
import { isLotteryVendor } from "~/site/start-links";
import type { BlockContext, BlockData } from "~/site/types";

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

/** A game of the list as a tile shows it. */
export function tileOf(game: List["games"][number]): GameTile {
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

/** An announced game: it cannot be started. */
export interface ComingTile {
  readonly id: string;
  readonly name: string;
  readonly vendor: string;
  readonly art: string;
}

type List = Awaited<ReturnType<BlockContext["wps"]["game"]["gameList"]>>;

/** Announced games that came with a list. */
export const comingOf = ({ coming = [] }: Pick<List, "coming">): readonly ComingTile[] =>
  coming.map(({ art, gameId: id, name, vendorName: vendor }) => ({ id, name, vendor, art }));

export interface GameRowData {
  readonly games: readonly GameTile[];
  /** Announced games, for a row of them. */
  readonly coming: readonly ComingTile[];
  /** The search word that the row follows, to be shown again. */
  readonly search: string;
}

/** Announced games come with the last page: one page of all. */
const ALL = 60;

/** Games of one row. A filtered row follows `page` (a vendor's code) and `q` (part of a name) of the address. */
export async function loadGameRow(ctx: BlockContext, props: GameRowProps): Promise<BlockData<GameRowData>> {
  const search = props.filtered ? (ctx.query.q ?? "").trim().slice(0, 60) : "";
  const vendor = props.vassalage ?? (props.filtered ? ctx.query.page?.slice(0, 40) : undefined);
  const isComing = props.list === "coming";
  const limit = props.limit ?? 12;
  const list = await ctx.wps.game.gameList({
    pageSize: isComing ? ALL : limit,
    ...(props.gameType ? { gameType: props.gameType } : {}),
    ...(props.hot ? { hot: true } : {}),
    ...(vendor ? { vassalage: vendor } : {}),
    ...(search ? { gameName: search } : {}),
  });
  return {
    data: {
      search,
      games: isComing ? [] : list.games.map(tileOf),
      coming: isComing ? comingOf(list).slice(0, limit) : [],
    },
    tags: ["games"],
  };
}
