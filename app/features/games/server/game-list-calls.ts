import { CATEGORIES } from "~/platform/brands/bet-weights";
import { amountIn, entriesOf, pageOfList, textOf } from "~/platform/brands/brand-parts";
import { cachedForMs } from "~/platform/db/ttl-cache";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { type CatalogueGame, catalogue, listedGames } from "../catalogue.server";
import { offeredVendors } from "../offered.server";
import * as sql from "./game-lists.sql.gen";

/** Period of plays that count for popularity, ms. */
const POPULAR_PERIOD_MS = 7 * 24 * 3_600_000;
/** Period after opening a card room in which a member counts as a player there, ms. */
const IN_ROOM_MS = 15 * 60_000;
/** Maximum length of the list of recent games. */
const RECENT = 120;

type Calls = Implementation<"game">;
type View = CatalogueGame["view"];

/** Implements the lists of games: see `../contract/game-play` (requirement G2 to G4, G8, G13). */
export const gameListCalls: Pick<
  Calls,
  "favourites" | "toggleFavourite" | "recent" | "hotGames" | "popular" | "rooms" | "vassGameType"
> = {
  async favourites(ctx, { pageNo, pageSize }) {
    const { memberId } = ctx.session;
    const kept = await ctx.db.read(ctx.brand.code, (tx) => tx.all(sql.favouritesOf, { memberId }));
    return pageOfList(
      gamesByKey(
        ctx,
        "nodeId",
        kept.map(({ nodeId }) => nodeId),
      ),
      pageNo,
      pageSize,
    );
  },
  async toggleFavourite(ctx, { action, nodeId }) {
    // A game that is no longer offered can still be removed.
    const known = action === "add" ? catalogue(ctx) : listedGames(ctx);
    if (!known.some(({ view }) => view.nodeId === nodeId)) throw new WpsError("notFound");
    const key = { memberId: ctx.session.memberId, nodeId };
    await ctx.db.transaction(ctx.brand.code, (tx) =>
      action === "add"
        ? tx.run(sql.insertFavourite, { ...key, at: new Date(ctx.now) })
        : tx.run(sql.deleteFavourite, key),
    );
    return { nodeId, isFavourite: action === "add" };
  },
  async recent(ctx, { pageNo, pageSize }) {
    const asked = { memberId: ctx.session.memberId, limit: RECENT };
    const played = await ctx.db.read(ctx.brand.code, (tx) => tx.all(sql.recentGames, asked));
    const { rows, ...paging } = pageOfList(
      gamesByKey(
        ctx,
        "gameId",
        played.map(({ gameId }) => gameId),
      ),
      pageNo,
      pageSize,
    );
    return { list: rows, ...paging };
  },
  async hotGames(ctx) {
    const plays = await recentPlays(ctx);
    const hot = catalogue(ctx).filter(({ view }) => view.isHot === 1);
    return {
      categories: CATEGORIES.flatMap((gameCategory) => {
        const own = hot.filter(({ category }) => category === gameCategory).map(({ view }) => view);
        return own.length === 0 ? [] : [{ gameCategory, games: mostPlayed(own, plays).slice(0, 12) }];
      }),
    };
  },
  async popular(ctx, { count }) {
    const plays = await recentPlays(ctx);
    const all = catalogue(ctx).map(({ view }) => view);
    const hotFirst = [...all.filter(({ isHot }) => isHot === 1), ...all.filter(({ isHot }) => isHot === 0)];
    return { rows: mostPlayed(hotFirst, plays).slice(0, count) };
  },
  async rooms(ctx, { vendor: code }) {
    const vendor = offeredVendors(ctx).find(([name]) => name === code)?.[1];
    if (!vendor) throw new WpsError("notFound");
    const players = await playersByRoom(ctx, code);
    return {
      rooms: entriesOf(ctx.brand, vendor.rooms ?? {}).map(([id, { maxBet, maxBetIn, minBet, minBetIn, name }]) => {
        const limits = { minBet: amountIn(ctx.brand, minBet, minBetIn), maxBet: amountIn(ctx.brand, maxBet, maxBetIn) };
        return { id, name: textOf(ctx, name), ...limits, players: players.get(id) ?? 0 };
      }),
    };
  },
  vassGameType(ctx, { vassalage }) {
    if (!offeredVendors(ctx).some(([code]) => code === vassalage)) throw new WpsError("notFound");
    const own = catalogue(ctx).filter(({ view }) => view.vassalage === vassalage && view.isGame === undefined);
    const types = CATEGORIES.filter((type) => own.some(({ category }) => category === type));
    return {
      gameTypes: types.map((gameType) => {
        const games = own.filter(({ category }) => category === gameType).length;
        return { gameType, title: ctx.translate(ctx.brand, ctx.language, `common:category.${gameType}`), games };
      }),
    };
  },
};

/** Returns the catalogue's games with these keys, in the given order; games that the brand no longer offers are omitted. */
function gamesByKey<K extends "nodeId" | "gameId">(
  ctx: SiteContext,
  key: K,
  names: readonly View[K][],
): readonly View[] {
  const views = new Map(catalogue(ctx).map(({ view }) => [view[key], view]));
  return names.flatMap((name) => views.get(name) ?? []);
}

/** Returns the recent rounds of each game by real accounts; at most a minute old. */
const recentPlays = (ctx: SiteContext) => cachedForMs(ctx, "plays lately", 60_000, () => countPlays(ctx));

async function countPlays(ctx: SiteContext): Promise<ReadonlyMap<string, number>> {
  const since = new Date(ctx.now - POPULAR_PERIOD_MS);
  const rows = await ctx.db.read(ctx.brand.code, (tx) => tx.all(sql.playsSince, { since }));
  return new Map(rows.map(({ gameId, plays }) => [gameId, plays]));
}

/** Sorts by plays, most first; ties keep their order. */
function mostPlayed(views: readonly View[], plays: ReadonlyMap<string, number>): readonly View[] {
  return views.toSorted((a, b) => (plays.get(b.gameId) ?? 0) - (plays.get(a.gameId) ?? 0));
}

async function playersByRoom(ctx: SiteContext, vendor: string): Promise<ReadonlyMap<string, number>> {
  const asked = { vendor, since: new Date(ctx.now - IN_ROOM_MS) };
  const rows = await ctx.db.read(ctx.brand.code, (tx) => tx.all(sql.playersByRoom, asked));
  return new Map(rows.map(({ players, room }) => [room, players]));
}
