import type { GameCategory } from "~/platform/brands/bet-weights";
import { writeAmount } from "~/platform/money/money";

/** Settled rounds. Amounts are minor units. */
export interface PlaySums {
  readonly bets: number;
  readonly validBet: bigint;
  readonly payout: bigint;
}

/** Sums of a period. Amounts are minor units. */
export interface PeriodSums extends PlaySums {
  readonly registrations: number;
  readonly signIns: number;
  readonly depositCount: number;
  readonly deposits: bigint;
  readonly withdrawalCount: number;
  readonly withdrawals: bigint;
  readonly bonus: bigint;
}

export const ZERO_SUMS: PeriodSums = {
  registrations: 0,
  signIns: 0,
  depositCount: 0,
  deposits: 0n,
  withdrawalCount: 0,
  withdrawals: 0n,
  bets: 0,
  validBet: 0n,
  payout: 0n,
  bonus: 0n,
};

/** Adds the play figures. */
export const addPlay = (a: PlaySums, b: PlaySums): PlaySums => ({
  bets: a.bets + b.bets,
  validBet: a.validBet + b.validBet,
  payout: a.payout + b.payout,
});

/** Adds up all sums. */
export const addSums = (all: Iterable<PeriodSums>): PeriodSums =>
  [...all].reduce(
    (a, b) => ({
      ...addPlay(a, b),
      registrations: a.registrations + b.registrations,
      signIns: a.signIns + b.signIns,
      depositCount: a.depositCount + b.depositCount,
      deposits: a.deposits + b.deposits,
      withdrawalCount: a.withdrawalCount + b.withdrawalCount,
      withdrawals: a.withdrawals + b.withdrawals,
      bonus: a.bonus + b.bonus,
    }),
    ZERO_SUMS,
  );

/** Converts sums to the response format. @param scale decimals of the currency */
export function sumsView(sums: PeriodSums, scale: number) {
  const { bets, bonus, depositCount, deposits, payout, registrations, signIns, validBet, withdrawals } = sums;
  return {
    registrations,
    signIns,
    depositCount,
    deposits: writeAmount(deposits, scale),
    withdrawalCount: sums.withdrawalCount,
    withdrawals: writeAmount(withdrawals, scale),
    bets,
    validBet: writeAmount(validBet, scale),
    payout: writeAmount(payout, scale),
    bonus: writeAmount(bonus, scale),
    net: writeAmount(validBet - payout - bonus, scale),
  };
}

/** Converts the play figures of one category to the response format. */
export const playView = (category: GameCategory, { bets, payout, validBet }: PlaySums, scale: number) => ({
  category,
  bets,
  validBet: writeAmount(validBet, scale),
  payout: writeAmount(payout, scale),
  result: writeAmount(validBet - payout, scale),
});
