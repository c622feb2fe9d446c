import type { LobbyProps } from "~/platform/brands/config.gen";
import { MEMBER_GAME_LISTS } from "~/platform/brands/member-lists";
import { pageNumberFrom, queryAddress } from "~/site/page-number-from";

/** Categories of lobbies. */
const CATEGORIES = ["RNG", "FISH", "PVP", "LIVE", "SPORTS", "ESPORTS", "ELOTT", "LOTT", "DS88"] as const;
export type Category = (typeof CATEGORIES)[number];

/** Minimum bets of a system that returns none of its own (requirement G2). */
export const MIN_BETS = ["0.01", "0.05", "0.1", "0.5", "0.75"] as const;

/** Categories with a useful minimum bet filter: reels, fish and cards, and all games together. */
const MIN_BET_CATEGORIES: readonly (Category | null)[] = ["RNG", "FISH", "PVP", null];

/** Lists that are not filters of the catalogue; all but `hot` are personal. */
const LISTS = ["hot", ...MEMBER_GAME_LISTS] as const;
type ListType = (typeof LISTS)[number];

/** Number of vendor tabs above which arrows appear. */
export const TABS_WITHOUT_ARROWS = 7;
/** Games per page (requirement G2). */
export const PAGE_SIZE = 12;

/** State of a lobby in its address. Empty entries are absent. */
export interface LobbyQuery {
  /** Code of the vendor of the selected tab. */
  readonly page?: string;
  readonly classify?: string;
  /** Part of a game's name. */
  readonly q?: string;
  readonly minBet?: string;
  readonly list?: ListType;
  /** Page of the list, from 1. */
  readonly no?: number;
}

const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((known) => known === value);

const code = (value: string | undefined) => (value && /^[\w-]{1,40}$/.test(value) ? value : undefined);

const amount = (value: string | undefined) => (value && /^\d{1,9}(\.\d{1,2})?$/.test(value) ? value : undefined);

/** Parses a query; invalid values are dropped. */
export function readLobbyQuery(query: Readonly<Record<string, string | undefined>>): LobbyQuery {
  const found = {
    page: code(query.page),
    classify: code(query.classify),
    q: query.q?.trim().slice(0, 60) || undefined,
    minBet: amount(query.minBet),
    list: oneOf(LISTS, query.list),
    no: pageNumberFrom(query.no) > 1 ? pageNumberFrom(query.no) : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Returns the address after a filter change: back to page 1, without the list type. */
export function filterAddress(query: LobbyQuery, change: LobbyQuery): string {
  const { no: _page, list: _list, ...filters } = query;
  return queryAddress({ ...filters, ...change });
}

/** Returns the address of another page of the same list. */
export function pageAddress(query: LobbyQuery, no: number): string {
  return queryAddress({ ...query, no });
}

/** Returns the category of a lobby: the block's prop, or the query `games` in upper case (requirement G1). Null for all games. */
export function categoryOf(gameType: LobbyProps["gameType"], games: string | undefined): Category | null {
  return oneOf(CATEGORIES, gameType === "param" ? games?.toUpperCase() : gameType) ?? null;
}

/**
 * Returns the minimum bets of the filter; none for a category without one. A single amount is no choice. The amount of the address
 * is always included, so that it is visible and can be removed.
 */
export function minBetChoices(
  category: Category | null,
  { minBet: chosen }: LobbyQuery,
  known: readonly string[] = MIN_BETS,
): readonly string[] {
  if (!MIN_BET_CATEGORIES.includes(category)) return [];
  if (chosen === undefined) return known.length < 2 ? [] : known;
  const others = known.filter((amount) => Number(amount) !== Number(chosen));
  return [...others, chosen].toSorted((a, b) => Number(a) - Number(b));
}

/** Returns the input of the game list for one page; used on the server, and in the browser for further pages. */
export function listInput(category: Category | null, query: LobbyQuery, page: { size: number; no: number }) {
  const base = category ? { gameType: category } : {};
  return {
    ...base,
    ...(query.page ? { vassalage: query.page } : {}),
    ...(query.classify ? { gameClassify: query.classify } : {}),
    ...(query.q ? { gameName: query.q } : {}),
    ...(query.minBet ? { minBet: query.minBet } : {}),
    pageSize: page.size,
    pageNo: page.no,
  };
}
