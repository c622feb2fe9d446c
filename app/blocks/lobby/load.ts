import { type GameTile, tileOf } from "~/blocks/game-row/load";
import type { BlockContext, BlockData } from "~/blocks/types";
import type { VendorMark } from "~/blocks/vendor-grid/load";
import type { LobbyProps } from "~/core/config.gen";
import { type Category, categoryOf, isOwnList, type LobbyQuery, listInput, PAGE_SIZE, readLobbyQuery } from "./query";

export interface LobbyData {
  /** Null for all games. */
  readonly category: Category | null;
  readonly query: LobbyQuery;
  readonly vendors: readonly VendorMark[];
  /** Codes of the classifications to choose from: those of the chosen vendor, or of the category. */
  readonly classes: readonly string[];
  readonly games: readonly GameTile[];
  /** The page that is shown, from 1. */
  readonly no: number;
  readonly pages: number;
  readonly total: number;
}

type Vendors = Awaited<ReturnType<BlockContext["wps"]["game"]["vendors"]>>["categories"];

/** The vendors of the lobby, each once: one may offer several categories. */
function vendorsOf(categories: Vendors): readonly VendorMark[] {
  const marks = categories.flatMap(({ cards }) =>
    cards.map(({ vassalage, name, art, isHot }) => ({ code: vassalage, name, art, hot: isHot === 1 })),
  );
  return [...new Map(marks.map((mark) => [mark.code, mark])).values()];
}

function classesOf(categories: Vendors, vendor: string | undefined): readonly string[] {
  const own = categories
    .flatMap(({ gameClassify }) => gameClassify)
    .filter(({ vendors }) => vendor === undefined || vendors.includes(vendor));
  return [...new Set(own.map(({ code }) => code))];
}

/** One page of the list; a page beyond the last one is the last one. */
async function gamesOf(ctx: BlockContext, category: Category | null, query: LobbyQuery, size: number) {
  // Nobody is signed in yet: own lists are asked for with the session.
  if (isOwnList(query.list)) return { games: [], pageNo: 1, totalPages: 0, total: 0 };
  const list = await ctx.wps.game.gameList(listInput(category, query, { size, no: query.no ?? 1 }));
  if (list.games.length > 0 || list.total === 0) return list;
  return ctx.wps.game.gameList(listInput(category, query, { size, no: list.totalPages }));
}

/** The games that the address asks for, and what can be chosen instead. */
export async function loadLobby(ctx: BlockContext, props: LobbyProps): Promise<BlockData<LobbyData>> {
  const category = categoryOf(props.gameType, ctx.query.games);
  const query = readLobbyQuery(ctx.query);
  const [{ categories: all }, list] = await Promise.all([
    ctx.wps.game.vendors({}),
    gamesOf(ctx, category, query, props.pageSize ?? PAGE_SIZE),
  ]);
  const categories = category ? all.filter(({ gameCategory }) => gameCategory === category) : all;
  return {
    data: {
      category,
      query,
      vendors: vendorsOf(categories),
      classes: classesOf(categories, query.page),
      games: list.games.map(tileOf),
      no: list.pageNo,
      pages: list.totalPages,
      total: list.total,
    },
    tags: ["games", "vendors"],
  };
}
