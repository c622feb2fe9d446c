import type { RoundRecord, RoundStep } from "~/features/games/rules/seamless";
import { wireMoney } from "~/platform/money/amounts";
import type { Card } from "../rules/cards";
import { playReels } from "../rules/reels";
import type { RoundPlay, SlipLeg } from "../rules/rounds";
import { type MatchResult, slipWin } from "../rules/slip";
import { playTable, type TableRound, tableWin } from "../rules/table";
import type { HouseContext } from "./context";
import type { HouseRound } from "./rounds";
import { drawsFor } from "./seeds";

/** Known results of matches, by match id. */
export type Results = ReadonlyMap<string, MatchResult>;

export const NO_RESULTS: Results = new Map();

/** Returns a round's hand, as far as it was played. */
export const handOf = (ctx: HouseContext, round: HouseRound): TableRound =>
  playTable(drawsFor(ctx, round), round.play.game === "table" ? round.play.actions : []);

/** Returns a round's turns of the reels. */
export const turnsOf = (ctx: HouseContext, round: HouseRound) =>
  playReels(drawsFor(ctx, round), BigInt(round.play.stake));

/** Returns the play after its bet was accepted: a pending double becomes an action. */
export function afterBet(play: RoundPlay): RoundPlay {
  if (play.game !== "table" || play.next === undefined) return play;
  const { next, ...rest } = play;
  return { ...rest, actions: [...play.actions, next] };
}

/** Returns the play without a pending double, after its bet was refused or rolled back. */
export function withoutBet(play: RoundPlay): RoundPlay {
  if (play.game !== "table") return play;
  const { next: _next, ...rest } = play;
  return rest;
}

/** Returns the win of a round, minor units; null while the round is open. */
export function winOf(ctx: HouseContext, round: HouseRound, results: Results): bigint | null {
  const { play } = round;
  if (play.game === "reels") return turnsOf(ctx, round).won;
  if (play.game === "table") {
    const hand = handOf(ctx, round);
    return hand.result === null ? null : tableWin(hand, BigInt(play.stake));
  }
  const known = play.legs.map(({ matchId, pick }) => legState(results.get(matchId), pick));
  if (known.includes("lost")) return 0n;
  return known.includes("open") ? null : slipWin(play.legs, BigInt(play.stake));
}

/** Returns the state of one leg of a slip. */
export const legState = (result: MatchResult | undefined, pick: MatchResult): "open" | "won" | "lost" =>
  result === undefined ? "open" : result === pick ? "won" : "lost";

/** Returns the record of a finished round, for players and staff who view it later (requirement G12). */
export function recordOf(ctx: HouseContext, round: HouseRound, results: Results): RoundRecord {
  const text = (minor: bigint) => wireMoney(ctx, minor);
  if (round.play.game === "reels") {
    const steps = turnsOf(ctx, round).spins.map(({ kind, window, won }) => ({ kind, shown: window, won: text(won) }));
    return { steps };
  }
  if (round.play.game === "table") return { steps: tableSteps(handOf(ctx, round), round, text(round.win)) };
  const legs = round.play.legs.map((leg) => ({ kind: "leg", shown: legShown(leg, results), won: null }));
  return { steps: [...legs, { kind: "slip", shown: [], won: text(round.win) }] };
}

function tableSteps({ dealer, player, result }: TableRound, { play }: HouseRound, won: string): RoundStep[] {
  const [first, second] = player as readonly [Card, Card];
  const [up] = dealer as readonly [Card];
  const actions = play.game === "table" ? play.actions : [];
  const own = actions.map((kind, at) => ({
    kind,
    shown: kind === "stand" ? [] : player.slice(at + 2, at + 3),
    won: null,
  }));
  return [
    { kind: "deal", shown: [[first, second], [up]], won: null },
    ...own,
    { kind: "dealer", shown: dealer, won: null },
    { kind: result ?? "open", shown: [], won },
  ];
}

const legShown = ({ away, home, matchId, odds, pick }: SlipLeg, results: Results): readonly string[] => {
  const decimal = `${Math.floor(odds / 100)}.${String(odds % 100).padStart(2, "0")}`;
  return [`${home} – ${away}`, pick, decimal, results.get(matchId) ?? ""];
};
