import { commitmentOf, drawsOf } from "~/features/house/rules/draws";
import { percentOf } from "~/features/house/rules/fraction";
import {
  drawResult,
  MAX_PAYOUT_MULTIPLE,
  type MatchResult,
  MOST_LEGS,
  oddsText,
  parseOdds,
  returnOf,
  slipOdds,
  slipWin,
} from "~/features/house/rules/slip";
import { writeAmount } from "~/platform/money/money";
import { type HouseApi, newRequestId, type SlipBet, type SlipMatch } from "../api";
import { fineUnits } from "../frame/money";

/** Simulated balance, minor units. */
export interface FakeBalance {
  minor: bigint;
}

interface SlipDeps {
  readonly purse: FakeBalance;
  readonly take: (stake: string) => void;
  readonly tripped: <T>(value: () => T) => Promise<T>;
  readonly wish: string;
}

type Given = readonly [
  sport: SlipMatch["sport"],
  league: string,
  home: string,
  away: string,
  odds: readonly [string, string | null, string],
];

const GIVEN: readonly Given[] = [
  ["football", "Harbour League", "Northgate Rovers", "Old Quay United", ["2.15", "3.30", "3.05"]],
  ["football", "Harbour League", "Saltmarsh Town", "Lighthouse Athletic", ["1.72", "3.60", "4.40"]],
  ["tennis", "Pearl Open", "L. Varenne", "T. Halvik", ["1.55", null, "2.35"]],
  ["basketball", "Metro Basketball League", "Copper City Foxes", "Lakeside Kites", ["1.80", null, "1.95"]],
  ["football", "Northern Championship", "Greyfell Athletic", "Torrbridge", ["1.95", "3.50", "3.60"]],
  ["esports", "Snowline Majors", "Night Herons", "Static Garden", ["1.70", null, "2.10"]],
  ["cricket", "Monsoon Twenty", "Monsoon Riders", "Cardamom Kings", ["2.00", null, "1.80"]],
];

const HOUR = 3_600_000;

/** Sports calls of the preview. Slips are settled 20 s after the bet, so that settled slips can be viewed. */
export function slipCalls({
  purse,
  take,
  tripped,
}: SlipDeps): PickReadonly<HouseApi, "slipMatches" | "slipPlace" | "slipBets"> {
  const now = Date.now();
  const seeds = GIVEN.map(() => newRequestId() + newRequestId());
  const matches = GIVEN.map(([sport, league, home, away, odds], at): SlipMatch => {
    const [a, b, c] = odds;
    const fixed = { home: parseOdds(a) ?? 0, draw: b === null ? null : parseOdds(b), away: parseOdds(c) ?? 0 };
    const startsAt = new Date(now + (at + 1) * 2 * HOUR).toISOString();
    return {
      ...{ matchId: `match-${at}`, sport, league, home, away, startsAt },
      endsAt: new Date(now + (at + 2) * 2 * HOUR).toISOString(),
      odds: { home: a, draw: b, away: c },
      declared: percentOf(returnOf(fixed)),
      commitment: commitmentOf(seeds[at] ?? ""),
    };
  });
  const bets: SlipBet[] = [];
  const settled = (bet: SlipBet): SlipBet => {
    if (Date.now() - Date.parse(bet.placedAt) < 20_000) return bet;
    const legs = bet.legs.map((leg) => {
      const at = matches.findIndex(({ matchId }) => matchId === leg.matchId);
      const odds = {
        home: parseOdds(leg.matchOdds.home) ?? 0,
        draw: leg.matchOdds.draw === null ? null : parseOdds(leg.matchOdds.draw),
        away: parseOdds(leg.matchOdds.away) ?? 0,
      };
      const serverSeed = seeds[at] ?? "";
      const result: MatchResult = drawResult(drawsOf({ serverSeed, clientSeed: leg.matchId, nonce: 0 }), odds);
      return { ...leg, result, serverSeed, state: result === leg.pick ? ("won" as const) : ("lost" as const) };
    });
    const isWon = legs.every(({ state }) => state === "won");
    return { ...bet, legs, state: isWon ? "won" : "lost", won: isWon ? bet.mayWin : "0.00" };
  };
  return {
    slipMatches: () => tripped(() => ({ matches, mostLegs: MOST_LEGS, mostTimes: Number(MAX_PAYOUT_MULTIPLE) })),
    slipPlace: ({ legs, stake }) =>
      tripped(() => {
        take(stake);
        const taken = legs.map(({ odds, pick }) => ({ pick, odds: parseOdds(odds) ?? 0 }));
        const bet: SlipBet = {
          roundId: newRequestId(),
          placedAt: new Date().toISOString(),
          stake,
          odds: oddsText(slipOdds(taken)),
          mayWin: writeAmount(slipWin(taken, fineUnits(stake) / 100n), 2),
          won: "0.00",
          state: "open",
          legs: legs.flatMap(({ matchId, odds, pick }) => {
            const match = matches.find((one) => one.matchId === matchId);
            if (!match) return [];
            const { away, commitment, home, league, startsAt } = match;
            const open = { state: "open" as const, result: null, serverSeed: null };
            return [{ matchId, league, home, away, startsAt, pick, odds, ...open, matchOdds: match.odds, commitment }];
          }),
        };
        bets.unshift(bet);
        return { bet, balance: writeAmount(purse.minor, 2) };
      }),
    slipBets: () =>
      tripped(() => ({ rows: bets.map(settled), pageNo: 1, pageSize: 10, total: bets.length, totalPages: 1 })),
  };
}

type PickReadonly<T, K extends keyof T> = { readonly [P in K]: T[P] };
