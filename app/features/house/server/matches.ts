import { comingFixtures } from "~/features/games/fixtures.server";
import type { Fixture } from "~/platform/brands/config.gen";
import type { Transaction } from "~/platform/db/transaction";
import type { SiteContext } from "~/platform/wps/context";
import { drawResult, type Odds, parseOdds, returnOf } from "../rules/slip";
import type { HouseContext } from "./context";
import type { Results } from "./games";
import * as sql from "./matches.sql.gen";
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

async function matchRows(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, sql.MatchesByIdRow>> {
  const rows = await tx.all(sql.matchesById, { ids });
  return new Map(rows.map((row) => [row.id, row]));
}

async function insertMatch(
  ctx: SiteContext,
  tx: Transaction,
  { given, matchId, sport, startsAt }: { given: Odds; matchId: string; sport: Fixture["sport"]; startsAt: string },
): Promise<void> {
  const { commitment, seed } = newSeed(ctx);
  const start = Date.parse(startsAt);
  await tx.run(sql.insertMatch, {
    id: matchId,
    startsAt: new Date(start),
    endsAt: new Date(endOf(sport, start)),
    ...given,
    seed,
    commitment,
  });
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
  return (await tx.first(sql.nextEnd, { ids }))?.at?.getTime() ?? null;
}

/**
 * Decides ended matches by their seeds, which were fixed before the first bet. Each match once, on any number of nodes.
 * @returns the number of matches
 */
export async function decideMatches(ctx: HouseContext, now: number): Promise<number> {
  return ctx.db.transaction(ctx.brand.code, async (tx) => {
    const ended = await tx.all(sql.lockEndedMatches, { now: new Date(now) });
    for (const { away, draw, home, id, seed } of ended) {
      const result = drawResult(drawsFor(ctx, { seed, clientSeed: id, nonce: 0 }), { home, draw, away });
      await tx.run(sql.setResult, { id, result });
    }
    return ended.length;
  });
}
