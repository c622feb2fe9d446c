import { comingFixtures } from "~/features/games/fixtures.server";
import type { Fixture } from "~/platform/brands/config.gen";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import type { SiteContext } from "~/platform/wps/context";
import { drawResult, type MatchResult, type Odds, parseOdds, returnOf } from "../rules/slip";
import type { HouseContext } from "./context";
import type { Results } from "./games";
import { drawsFor, newSeed, seedIn } from "./seeds";

const MINUTE = 60_000;

/** Duration of a match by sport, breaks included, minutes. */
const LASTS: Readonly<Record<Fixture["sport"], number>> = {
  football: 110,
  basketball: 130,
  tennis: 120,
  esports: 90,
  cricket: 200,
};

/** A match open for bets. */
export type Match = ReturnType<typeof comingFixtures>[number] & {
  /** Fixture id and start time: a daily fixture is a separate match each day. */
  readonly matchId: string;
  /** UTC ms. */
  readonly start: number;
  readonly end: number;
  /** Offered odds, fixed when the match was first shown. */
  readonly fixed: Odds;
  readonly commitment: string;
};

interface Row {
  readonly id: string;
  readonly home: number;
  readonly draw: number | null;
  readonly away: number;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly result: MatchResult | null;
}

const idOf = (id: string, startsAt: string) => `${id}@${startsAt}`;

/**
 * Returns the matches open for bets, soonest first. The first time a match is shown, its odds are fixed and the hash of its seed
 * is published. Odds that return more than the stakes are not offered.
 */
export async function offeredMatches(ctx: SiteContext): Promise<readonly Match[]> {
  const coming = comingFixtures(ctx).flatMap((fixture) => {
    const odds = oddsOf(fixture.odds);
    return odds === null ? [] : [{ ...fixture, given: odds, matchId: idOf(fixture.id, fixture.startsAt) }];
  });
  const rows = await ctx.db.transaction(ctx.brand.code, async (tx) => {
    const known = await matchRows(
      tx,
      coming.map(({ matchId }) => matchId),
    );
    const missing = coming.filter(({ matchId }) => !known.has(matchId));
    if (missing.length === 0) return known;
    for (const one of missing) await insertMatch(ctx, tx, one);
    return matchRows(
      tx,
      coming.map(({ matchId }) => matchId),
    );
  });
  return coming.flatMap(({ given: _given, ...fixture }) => {
    const row = rows.get(fixture.matchId);
    if (!row) return [];
    const start = Date.parse(fixture.startsAt);
    const { away, commitment, draw, home } = row;
    return [{ ...fixture, start, end: endOf(fixture.sport, start), fixed: { home, draw, away }, commitment }];
  });
}

const endOf = (sport: Fixture["sport"], start: number) => start + LASTS[sport] * MINUTE;

/** Parses the odds of the brand files; null for invalid odds and for odds that return more than 100 %. */
function oddsOf({ away, draw, home }: { home: string; draw: string | null; away: string }): Odds | null {
  const [a, b, c] = [parseOdds(home), draw === null ? null : parseOdds(draw), parseOdds(away)];
  if (a === null || c === null || (draw !== null && b === null)) return null;
  const odds = { home: a, draw: b, away: c };
  const { den, num } = returnOf(odds);
  return num > den ? null : odds;
}

async function matchRows(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, Row>> {
  const rows = await tx.query<Row & Record<string, unknown>>(
    "select id, home, draw, away, seed, commitment, result from house_match where merchant_id = $1 and id = any($2)",
    [merchantOf(tx), ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function insertMatch(
  ctx: SiteContext,
  tx: Transaction,
  { given, matchId, sport, startsAt }: { given: Odds; matchId: string; sport: Fixture["sport"]; startsAt: string },
): Promise<void> {
  const { commitment, seed } = newSeed(ctx);
  const start = Date.parse(startsAt);
  await tx.query(
    `insert into house_match (merchant_id, id, starts_at, ends_at, home, draw, away, seed, commitment)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [
      merchantOf(tx),
      matchId,
      new Date(start),
      new Date(endOf(sport, start)),
      given.home,
      given.draw,
      given.away,
      seed,
      commitment,
    ],
  );
}

/** Returns the known facts of matches: odds, results, and the seeds of finished ones. */
export async function matchFacts(ctx: HouseContext, tx: Transaction, ids: readonly string[]) {
  const rows = await matchRows(tx, ids);
  return new Map(
    [...rows].map(([id, { away, commitment, draw, home, result, seed }]) => [
      id,
      { odds: { home, draw, away }, commitment, result, serverSeed: result === null ? null : seedIn(ctx, seed) },
    ]),
  );
}

/** Returns the results of those matches that have one. */
export async function resultsOf(tx: Transaction, ids: readonly string[]): Promise<Results> {
  const rows = await matchRows(tx, ids);
  return new Map([...rows].flatMap(([id, { result }]) => (result === null ? [] : [[id, result]])));
}

/** Returns the earliest end of the matches without a result, UTC ms; null when all have one. */
export async function nextEnd(tx: Transaction, ids: readonly string[]): Promise<number | null> {
  const [row] = await tx.query<{ at: Date | null }>(
    "select min(ends_at) as at from house_match where merchant_id = $1 and id = any($2) and result is null",
    [merchantOf(tx), ids],
  );
  return row?.at?.getTime() ?? null;
}

/**
 * Decides ended matches by their seeds, which were fixed before the first bet. Each match once, on any number of nodes.
 * @returns the number of matches
 */
export async function decideMatches(ctx: HouseContext, now: number): Promise<number> {
  return ctx.db.transaction(ctx.brand.code, async (tx) => {
    const ended = await tx.query<Row & Record<string, unknown>>(
      `select id, home, draw, away, seed, commitment, result from house_match
       where merchant_id = $1 and result is null and ends_at <= $2 order by id for update skip locked`,
      [merchantOf(tx), new Date(now)],
    );
    for (const { away, draw, home, id, seed } of ended) {
      const result = drawResult(drawsFor(ctx, { seed, clientSeed: id, nonce: 0 }), { home, draw, away });
      await tx.query("update house_match set result = $3 where merchant_id = $1 and id = $2", [
        merchantOf(tx),
        id,
        result,
      ]);
    }
    return ended.length;
  });
}
