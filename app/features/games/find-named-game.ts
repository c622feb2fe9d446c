import type { WpsClient } from "~/platform/wps/client";
import { gameCategory } from "./contract/game-shapes";

type Calls = WpsClient["game"];
type LobbyQuery = Readonly<Record<string, string | undefined>>;

/** A game of the list. */
export type ListedGame = Awaited<ReturnType<Calls["gameList"]>>["games"][number];

type Wanted = Pick<Parameters<Calls["launch"]>[0], "gameCode" | "vendor" | "gameType" | "room">;

/** Maximum page size of the list. */
const PAGE_SIZE = 60;
const MAX_PAGES = 20;

/** Returns the input of `launch` for an address; null when it names neither a game nor a vendor. */
export function launchInputOf({ gameId, gameType, room, vendor }: LobbyQuery): Wanted | null {
  if (!gameId && !vendor) return null;
  const category = gameCategory.safeParse(gameType);
  return {
    ...(gameId ? { gameCode: gameId } : {}),
    ...(vendor ? { vendor } : {}),
    ...(category.success ? { gameType: category.data } : {}),
    ...(room ? { room } : {}),
  };
}

/**
 * Finds the game of the query `gameId` in the list (of the vendor in `vendor`, if present).
 * @returns null when the brand has no such game
 */
export async function findNamedGame(calls: Calls, query: LobbyQuery, signal?: AbortSignal): Promise<ListedGame | null> {
  const { gameId, vendor } = query;
  if (!gameId) return null;
  for (let pageNo = 1; pageNo <= MAX_PAGES; pageNo++) {
    const filter = vendor ? { vassalage: vendor.slice(0, 40) } : {};
    const page = await calls.gameList({ pageNo, pageSize: PAGE_SIZE, ...filter });
    const game = page.games.find((one) => one.gameId === gameId || String(one.nodeId) === gameId);
    if (game) return game;
    if (pageNo >= page.totalPages || signal?.aborted) return null;
  }
  return null;
}

/**
 * Returns the vendor whose rooms are selected before the start: that of a card game without a selected room (requirement G8).
 * @param game the one that the query names; null when it only names a vendor
 */
export async function roomVendor(calls: Calls, query: LobbyQuery, game: ListedGame | null): Promise<string | null> {
  if (query["room"]) return null;
  if (game) return game.gameType === "PVP" ? game.vassalage : null;
  const { gameId, vendor } = query;
  if (gameId || !vendor) return null;
  const { categories } = await calls.vendors({});
  const cards = categories.find(({ gameCategory }) => gameCategory === "PVP")?.cards ?? [];
  return cards.some(({ vassalage }) => vassalage === vendor) ? vendor : null;
}
