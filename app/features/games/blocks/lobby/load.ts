import type { LobbyProps } from "~/platform/brands/config.gen";
import { isOwnList, type OwnList } from "~/platform/brands/own-lists";
import type { BlockContext, BlockData } from "~/site/types";
import { type ComingTile, comingOf, type GameTile, tileOf } from "../game-row/load";
import type { VendorMark } from "../vendor-grid/load";
import { type Category, categoryOf, type LobbyQuery, listInput, MIN_BETS, PAGE_SIZE, readLobbyQuery } from "./query";

/** A tile that can be kept as a favourite. */
export interface LobbyTile extends GameTile {
  /** The game's number, by which favourites know it. */
  readonly node: number;
}

export interface LobbyData {
  /** The path of the page: a link to one of its lists goes on there after the sign-in. */
  readonly path: string;
  /** Whether who is looking has favourites: signed in, to a true account. */
  readonly hasOwn: boolean;
  /** Null for all games. */
  readonly category: Category | null;
  readonly query: LobbyQuery;
  readonly vendors: readonly VendorMark[];
  /** Codes of the classifications to choose from: those of the chosen vendor, or of the category. */
  readonly classes: readonly string[];
  /** Least bets to choose from, in the brand's currency. */
  readonly minBets: readonly string[];
  /** What keeps who is looking from the list that the address asks for. */
  readonly barred: "signIn" | "trueAccount" | null;
  readonly games: readonly LobbyTile[];
  /** The page that is shown, from 1. */
  readonly no: number;
  readonly pages: number;
  readonly total: number;
  /** Announced games that match, with the last page. */
  readonly coming: readonly ComingTile[];
}

type Game = Awaited<ReturnType<BlockContext["wps"]["game"]["gameList"]>>["games"][number];
type ListPage = { readonly pageSize: number; readonly pageNo: number };
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

interface GamePage {
  readonly games: readonly Game[];
  readonly pageNo: number;
  readonly totalPages: number;
  readonly total: number;
  readonly minBets?: readonly string[] | undefined;
  readonly coming?: Awaited<ReturnType<BlockContext["wps"]["game"]["gameList"]>>["coming"];
}

/** How long a page may keep the hot list, s: what is played most changes. */
const HOT_SECONDS = 60;
const NOTHING: GamePage = { games: [], pageNo: 1, totalPages: 0, total: 0 };

/** The hot games in one page (checklist G4), those first that are played most; the call keeps them for a minute. */
async function hotOf({ wps }: BlockContext, category: Category | null): Promise<GamePage> {
  const { categories } = await wps.game.hotGames({});
  const own = categories.filter(({ gameCategory }) => category === null || gameCategory === category);
  const games = own.flatMap((one) => one.games);
  return { games, pageNo: 1, totalPages: 1, total: games.length };
}

/** One page of a list of whoever is signed in, whatever the category. */
async function ownOf({ wps }: BlockContext, list: OwnList, page: ListPage): Promise<GamePage> {
  if (list === "favourites") {
    const { rows, ...paging } = await wps.game.favourites(page);
    return { games: rows, ...paging };
  }
  const { list: games, ...paging } = await wps.game.recent(page);
  return { games, ...paging };
}

/** What keeps who is looking from a list of one's own; favourites are kept with a true account. */
function barOf({ account }: BlockContext, list: LobbyQuery["list"]): LobbyData["barred"] {
  if (!isOwnList(list)) return null;
  if (account === "visitor") return "signIn";
  return account === "demo" && list === "favourites" ? "trueAccount" : null;
}

/** One page of the list; a page beyond the last one is the last one. */
async function gamesOf(
  ctx: BlockContext,
  category: Category | null,
  query: LobbyQuery,
  size: number,
): Promise<GamePage> {
  const { list } = query;
  if (list === "hot") return hotOf(ctx, category);
  const pageAt = (no: number): Promise<GamePage> =>
    isOwnList(list)
      ? ownOf(ctx, list, { pageSize: size, pageNo: no })
      : ctx.wps.game.gameList(listInput(category, query, { size, no }));
  const page = await pageAt(query.no ?? 1);
  return page.games.length > 0 || page.total === 0 ? page : pageAt(page.totalPages);
}

/** A game as the lobby shows it. */
export const lobbyTileOf = (game: Game): LobbyTile => ({ ...tileOf(game), node: game.nodeId });

/** The games that the address asks for, and what can be chosen instead. */
export async function loadLobby(ctx: BlockContext, props: LobbyProps): Promise<BlockData<LobbyData>> {
  const category = categoryOf(props.gameType, ctx.query.games);
  const query = readLobbyQuery(ctx.query);
  const barred = barOf(ctx, query.list);
  const [{ categories: all }, list] = await Promise.all([
    ctx.wps.game.vendors({}),
    barred ? NOTHING : gamesOf(ctx, category, query, props.pageSize ?? PAGE_SIZE),
  ]);
  const categories = category ? all.filter(({ gameCategory }) => gameCategory === category) : all;
  const vendors = vendorsOf(categories);
  return {
    data: {
      path: ctx.path,
      hasOwn: ctx.account !== "visitor" && ctx.account !== "demo",
      category,
      query,
      barred,
      vendors,
      classes: classesOf(categories, query.page),
      minBets: list.minBets ?? MIN_BETS,
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

/** The vendor whose tab the address names gives the page its title; one that the lobby does not have makes it 404. */
function subjectOf({ query }: BlockContext, vendors: readonly VendorMark[]): Pick<BlockData<LobbyData>, "subject"> {
  if (!query["page"]) return {};
  const vendor = vendors.find(({ code }) => code === query["page"]);
  return { subject: vendor ? { title: vendor.name, isPart: true } : null };
}

/** The vendors of the lobby, each with an address of its own. */
export async function lobbySubjects(
  ctx: BlockContext,
  props: LobbyProps,
): Promise<readonly { readonly page: string }[]> {
  const category = categoryOf(props.gameType, undefined);
  // The lobby of all games shows no more of a vendor than the lobbies of its categories do.
  if (category === null) return [];
  const { categories } = await ctx.wps.game.vendors({});
  const own = categories.filter(({ gameCategory }) => gameCategory === category);
  return vendorsOf(own).map(({ code }) => ({ page: code }));
}
