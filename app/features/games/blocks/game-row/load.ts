import type { GameRowProps } from "~/platform/brands/config.gen";
import { isLotteryVendor } from "~/site/start-links";
import type { BlockContext, BlockData } from "~/site/types";

/** One tile, reduced to the fields of the view, because it is serialized into the page. */
export interface GameTile {
  /** Id of the game in the catalogue. */
  readonly id: string;
  readonly name: string;
  /** Name of the vendor. */
  readonly vendor: string;
  readonly minBet: string;
  readonly art: string;
  readonly hot: boolean;
  /** Under maintenance. */
  readonly closed?: true;
  /** Code of the vendor, only for lotteries: they start on a separate page. */
  readonly lottery?: string;
  /** Code of the vendor, only for the entry to all games of a vendor (requirement G5). */
  readonly door?: string;
}

/** Returns the tile of a listed game. */
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

/** An announced game, which cannot be started. */
export interface ComingTile {
  readonly id: string;
  readonly name: string;
  readonly vendor: string;
  readonly art: string;
}

type List = Awaited<ReturnType<BlockContext["wps"]["game"]["gameList"]>>;

/** Returns the announced games of a list. */
export const comingOf = ({ coming = [] }: Pick<List, "coming">): readonly ComingTile[] =>
  coming.map(({ art, gameId: id, name, vendorName: vendor }) => ({ id, name, vendor, art }));

export interface GameRowData {
  readonly games: readonly GameTile[];
  /** Announced games, for a row with `list: "coming"`. */
  readonly coming: readonly ComingTile[];
  /** Search text of a filtered row, to be rendered again. */
  readonly search: string;
}

/** Page size for rows of announced games: they come with the last page, so one page should hold the list. */
const ALL = 60;

/** Loads the games of one row. A filtered row uses `page` (a vendor's code) and `q` (part of a name) of the address. */
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
