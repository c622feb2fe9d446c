import type { SeamlessWallet } from "~/features/games/rules/seamless";
import { toApiTime } from "~/platform/brands/brand-parts";
import { wireMoney } from "~/platform/money/amounts";
import { oddsText, slipOdds, slipWin } from "../rules/slip";
import type { HouseContext } from "./context";
import { handOf, legState, turnsOf } from "./games";
import type { matchFacts } from "./matches";
import type { HouseRound } from "./rounds";
import { seedIn } from "./seeds";
import type { HouseSession } from "./session";
import { callWallet, walletRefusal } from "./wallet-call";

// Rounds in the form of the calls.

/** Returns the inputs of the session's next round. */
export const nextFairness = ({ clientSeed, commitment, nonce }: HouseSession) => ({ commitment, clientSeed, nonce });

/** Returns the revealed inputs of a finished round. */
export const revealedOf = (ctx: HouseContext, { clientSeed, commitment, nonce, seed }: HouseRound) => ({
  serverSeed: seedIn(ctx, seed),
  commitment,
  clientSeed,
  nonce,
});

/** Returns the player's balance, minor units: the known one, else the wallet's current one. @throws WpsError networkAbnormal */
export async function balanceNow(
  wallet: SeamlessWallet,
  playerId: string,
  known: bigint | null = null,
): Promise<bigint> {
  if (known !== null) return known;
  const answer = await callWallet(wallet, { operation: "balance", playerId });
  if (!answer.ok) throw walletRefusal(answer.code);
  return answer.value.balance;
}

/** Returns a round of the reels in the form of the calls. */
export function reelsView(ctx: HouseContext, round: HouseRound, balance: bigint, session: HouseSession) {
  const text = (minor: bigint) => wireMoney(ctx, minor);
  const { spins } = turnsOf(ctx, round);
  return {
    roundId: round.id,
    stake: text(round.stake),
    spins: spins.map(({ kind, lines, lit, moons, moonsWon, multiplier, stops, window, won }) => ({
      kind,
      stops: [...stops],
      window: window.map((reel) => [...reel]),
      lit: [...lit],
      multiplier,
      lines: lines.map((line) => ({ ...line, won: text(line.won) })),
      moons,
      moonsWon: text(moonsWon),
      won: text(won),
    })),
    won: text(round.win),
    balance: text(balance),
    revealed: revealedOf(ctx, round),
    next: nextFairness(session),
  };
}

/** Returns a hand in the form of the calls. The dealer's second card of an open hand is omitted. */
export function handView(ctx: HouseContext, round: HouseRound, balance: bigint, session: HouseSession) {
  const { dealer, doubled, mayDo, player, result } = handOf(ctx, round);
  const text = (minor: bigint) => wireMoney(ctx, minor);
  return {
    roundId: round.id,
    stake: text(BigInt(round.play.stake)),
    staked: text(round.stake),
    player: [...player],
    dealer: result === null ? dealer.slice(0, 1) : [...dealer],
    doubled,
    mayDo: [...mayDo],
    result,
    won: text(round.win),
    balance: text(balance),
    revealed: result === null ? null : revealedOf(ctx, round),
    next: nextFairness(session),
  };
}

type Facts = Awaited<ReturnType<typeof matchFacts>>;

const decimal = ({ away, draw, home }: { home: number; draw: number | null; away: number }) => ({
  home: oddsText(home),
  draw: draw === null ? null : oddsText(draw),
  away: oddsText(away),
});

/** Returns a slip in the form of the calls. */
export function slipView(ctx: HouseContext, { id, openedAt, phase, play, win }: HouseRound, facts: Facts) {
  const legs = play.game === "slip" ? play.legs : [];
  const stake = BigInt(play.stake);
  const isOver = phase !== "playing" && phase !== "betting";
  const state = phase === "undone" || phase === "undoing" ? "returned" : win > 0n ? "won" : isOver ? "lost" : "open";
  return {
    roundId: id,
    placedAt: toApiTime(openedAt.getTime()),
    stake: wireMoney(ctx, stake),
    odds: oddsText(slipOdds(legs)),
    mayWin: wireMoney(ctx, slipWin(legs, stake)),
    won: wireMoney(ctx, win),
    state: state as "open" | "won" | "lost" | "returned",
    legs: legs.map(({ away, home, league, matchId, odds, pick, startsAt }) => {
      const fact = facts.get(matchId);
      const result = fact?.result ?? null;
      return {
        ...{ matchId, league, home, away, pick, result },
        startsAt: toApiTime(startsAt),
        odds: oddsText(odds),
        state: legState(result ?? undefined, pick),
        matchOdds: decimal(fact?.odds ?? { home: odds, draw: null, away: odds }),
        commitment: fact?.commitment ?? "",
        serverSeed: fact?.serverSeed ?? null,
      };
    }),
  };
}

/** Formats the odds of a match as decimal odds. */
export const matchOdds = decimal;
