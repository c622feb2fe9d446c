import type { LobbyProps } from "~/platform/brands/config.gen";
import { isMemberGameList, type MemberGameList } from "~/platform/brands/member-lists";
import type { BlockContext, BlockData } from "~/site/types";
import { type ComingTile, comingOf, type GameTile, tileOf } from "../game-row/load";
import type { VendorMark } from "../vendor-grid/load";
import {
  type Category,
  categoryOf,
  type LobbyQuery,
  listInput,
  minBetChoices,
  PAGE_SIZE,
  readLobbyQuery,
} from "./query";

/** A tile with its number for favourites. */
export interface LobbyTile extends GameTile {
  /** Number of the game, the key of favourites. */
  readonly node: number;
}

export interface LobbyData {
  /** Path of the page: its list links continue there after the sign-in. */
  readonly path: string;
  /** True for accounts with favourites: signed in, and not a demo account. */
  readonly hasOwn: boolean;
  /** Null for all games. */
  readonly category: Category | null;
  readonly query: LobbyQuery;
  readonly vendors: readonly VendorMark[];
  /** Codes of the available classifications: those of the selected vendor, or of the category. Empty for a list. */
  readonly classes: readonly string[];
  /** Minimum bets to offer, in the brand's currency. Empty without a filter, and for a list. */
  readonly minBets: readonly string[];
  /** Reason why the account may not see the list of the address; null for none. */
  readonly barred: "signIn" | "trueAccount" | null;
  readonly games: readonly LobbyTile[];
  /** Number of the page, from 1. */
  readonly no: number;
  readonly pages: number;
  readonly total: number;
  /** Announced games that match, with the last page. */
  readonly coming: readonly ComingTile[];
}

type Game = Awaited<ReturnType<BlockContext["wps"]["game"]["gameList"]>>["games"][number];
type ListPage = { readonly pageSize: number; readonly pageNo: number };
type Vendors = Awaited<ReturnType<BlockContext["wps"]["game"]["vendors"]>>["categories"];

/** Returns the vendors of the lobby without duplicates: one may have several categories. */
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

interface GamePage {
  readonly games: readonly Game[];
  readonly pageNo: number;
  readonly totalPages: number;
  readonly total: number;
  readonly minBets?: readonly string[] | undefined;
  readonly coming?: Awaited<ReturnType<BlockContext["wps"]["game"]["gameList"]>>["coming"];
}

/** Seconds that a page with the hot list may be cached; the order by plays changes. */
const HOT_SECONDS = 60;
const NOTHING: GamePage = { games: [], pageNo: 1, totalPages: 0, total: 0 };

/** Returns the hot games in one page (requirement G4), most played first; the call caches the plays for a minute. */
async function hotOf({ wps }: BlockContext, category: Category | null): Promise<GamePage> {
  const { categories } = await wps.game.hotGames({});
  const own = categories.filter(({ gameCategory }) => category === null || gameCategory === category);
  const games = own.flatMap((one) => one.games);
  return { games, pageNo: 1, totalPages: 1, total: games.length };
}

/** Returns one page of a list of the signed-in member, across all categories. */
async function personalListOf({ wps }: BlockContext, list: MemberGameList, page: ListPage): Promise<GamePage> {
  if (list === "favourites") {
    const { rows, ...paging } = await wps.game.favourites(page);
    return { games: rows, ...paging };
  }
  const { list: games, ...paging } = await wps.game.recent(page);
  return { games, ...paging };
}

/** Returns the reason why the account may not see a personal list; favourites need a real account. */
function accessBarOf({ account }: BlockContext, list: LobbyQuery["list"]): LobbyData["barred"] {
  if (!isMemberGameList(list)) return null;
  if (account === "visitor") return "signIn";
  return account === "demo" && list === "favourites" ? "trueAccount" : null;
}

/** Returns one page of the list; a page number beyond the end gives the last page. */
async function gamesOf(
  ctx: BlockContext,
  category: Category | null,
  query: LobbyQuery,
  size: number,
): Promise<GamePage> {
  const { list } = query;
  if (list === "hot") return hotOf(ctx, category);
  const pageAt = (no: number): Promise<GamePage> =>
    isMemberGameList(list)
      ? personalListOf(ctx, list, { pageSize: size, pageNo: no })
      : ctx.wps.game.gameList(listInput(category, query, { size, no }));
  const page = await pageAt(query.no ?? 1);
  return page.games.length > 0 || page.total === 0 ? page : pageAt(page.totalPages);
}

/** Returns the lobby tile of a game. */
export const lobbyTileOf = (game: Game): LobbyTile => ({ ...tileOf(game), node: game.nodeId });

/** Loads the games for the address, and the available filters. */
export async function loadLobby(ctx: BlockContext, props: LobbyProps): Promise<BlockData<LobbyData>> {
  const category = categoryOf(props.gameType, ctx.query.games);
  const query = readLobbyQuery(ctx.query);
  const barred = accessBarOf(ctx, query.list);
  const [{ categories: all }, list] = await Promise.all([
    ctx.wps.game.vendors({}),
    barred ? NOTHING : gamesOf(ctx, category, query, props.pageSize ?? PAGE_SIZE),
  ]);
  const categories = category ? all.filter(({ gameCategory }) => gameCategory === category) : all;
  const vendors = vendorsOf(categories);
  // The hot list and the lists of a member ignore filters, so they offer none.
  const isFiltered = query.list === undefined;
  return {
    data: {
      path: ctx.path,
      hasOwn: ctx.account !== "visitor" && ctx.account !== "demo",
      category,
      query,
      barred,
      vendors,
      classes: isFiltered ? classesOf(categories, query.page) : [],
      minBets: isFiltered ? minBetChoices(category, query, list.minBets) : [],
      games: list.games.map(lobbyTileOf),
      no: list.pageNo,
      pages: list.totalPages,
      total: list.total,
      coming: comingOf(list),
    },
    tags: ["games", "vendors"],
    ...(query.list === "hot" ? { maxAge: HOT_SECONDS } : {}),
    ...subjectOf(ctx, vendors),
  };
}

/** A vendor tab in the address gives the page its title; a vendor that the lobby does not have gives 404. */
function subjectOf({ query }: BlockContext, vendors: readonly VendorMark[]): Pick<BlockData<LobbyData>, "subject"> {
  if (!query["page"]) return {};
  const vendor = vendors.find(({ code }) => code === query["page"]);
  return { subject: vendor ? { title: vendor.name, isPart: true } : null };
}

/** Returns the lobby's vendors, each of which has an address. */
export async function lobbySubjects(
  ctx: BlockContext,
  props: LobbyProps,
): Promise<readonly { readonly page: string }[]> {
  const category = categoryOf(props.gameType, undefined);
  // The lobby of all games adds nothing to a vendor's pages in the lobbies of its categories.
  if (category === null) return [];
  const { categories } = await ctx.wps.game.vendors({});
  const own = categories.filter(({ gameCategory }) => gameCategory === category);
  return vendorsOf(own).map(({ code }) => ({ page: code }));
}
