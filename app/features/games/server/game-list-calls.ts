import { CATEGORIES } from "~/platform/brands/bet-weights";
import { amountIn, entriesOf, pageOfList, textOf } from "~/platform/brands/brand-parts";
import { merchantOf } from "~/platform/db/transaction";
import { cachedForMs } from "~/platform/db/ttl-cache";
import type { MemberContext, SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { type CatalogueGame, catalogue, listedGames } from "../catalogue.server";
import { offeredVendors } from "../offered.server";

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
    const kept = await queryMember<{ node_id: number }>(
      ctx,
      "select node_id from favourite where merchant_id = $1 and member_id = $2 order by at desc, node_id",
    );
    return pageOfList(
      gamesByKey(
        ctx,
        "nodeId",
        kept.map(({ node_id }) => node_id),
      ),
      pageNo,
      pageSize,
    );
  },
  async toggleFavourite(ctx, { action, nodeId }) {
    // A game that is no longer offered can still be removed.
    const known = action === "add" ? catalogue(ctx) : listedGames(ctx);
    if (!known.some(({ view }) => view.nodeId === nodeId)) throw new WpsError("notFound");
    await ctx.db.transaction(ctx.brand.code, (tx) =>
      action === "add"
        ? tx.query(
            "insert into favourite (merchant_id, member_id, node_id, at) values ($1, $2, $3, $4) on conflict do nothing",
            [merchantOf(tx), ctx.session.memberId, nodeId, new Date(ctx.now)],
          )
        : tx.query("delete from favourite where merchant_id = $1 and member_id = $2 and node_id = $3", [
            merchantOf(tx),
            ctx.session.memberId,
            nodeId,
          ]),
    );
    return { nodeId, isFavourite: action === "add" };
  },
  async recent(ctx, { pageNo, pageSize }) {
    const played = await queryMember<{ game_id: string }>(
      ctx,
      `select game_id from launch where merchant_id = $1 and member_id = $2
       group by game_id order by max(id::text) desc limit ${RECENT}`,
    );
    const { rows, ...paging } = pageOfList(
      gamesByKey(
        ctx,
        "gameId",
        played.map(({ game_id }) => game_id),
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

/** Runs a query about the session's member: $1 brand, $2 member. */
function queryMember<Row extends Record<string, unknown>>(ctx: MemberContext, text: string): Promise<Row[]> {
  return ctx.db.transaction(ctx.brand.code, (tx) => tx.query<Row>(text, [merchantOf(tx), ctx.session.memberId]));
}

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
  const rows = await ctx.db.transaction(ctx.brand.code, (tx) =>
    tx.query<{ game_id: string; plays: number }>(
      `select game_id, count(*)::int as plays from round
       where merchant_id = $1 and opened_at > $2 and not demo group by game_id`,
      [merchantOf(tx), new Date(ctx.now - POPULAR_PERIOD_MS)],
    ),
  );
  return new Map(rows.map(({ game_id, plays }) => [game_id, plays]));
}

/** Sorts by plays, most first; ties keep their order. */
function mostPlayed(views: readonly View[], plays: ReadonlyMap<string, number>): readonly View[] {
  return views.toSorted((a, b) => (plays.get(b.gameId) ?? 0) - (plays.get(a.gameId) ?? 0));
}

async function playersByRoom(ctx: SiteContext, vendor: string): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db.transaction(ctx.brand.code, (tx) =>
    tx.query<{ room: string; players: number }>(
      `select room, count(distinct member_id)::int as players from launch
       where merchant_id = $1 and vendor = $2 and created_at > $3 and room is not null group by room`,
      [merchantOf(tx), vendor, new Date(ctx.now - IN_ROOM_MS)],
    ),
  );
  return new Map(rows.map(({ players, room }) => [room, players]));
}
