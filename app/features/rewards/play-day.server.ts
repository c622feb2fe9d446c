import { countedBet, type GameCategory } from "~/platform/brands/bet-weights";
import type { Transaction } from "~/platform/db/transaction";
import { localDate } from "~/platform/time/calendar-day";
import type { SiteContext } from "~/platform/wps/context";
import * as sql from "./server/play-day.sql.gen";

/** A round that has just ended. */
export interface EndedRound {
  readonly memberId: string;
  readonly gameId: string;
  readonly category: string;
  /** Minor units. */
  readonly bet: bigint;
}

type At = Pick<SiteContext, "brand" | "now">;

/**
 * Counts an ended round, in the transaction that ends it. VIP levels, missions, rebate and referral use `counted`: the part of
 * the bet that counts for rewards by the brand's rule.
 */
export async function countPlay(tx: Transaction, { brand, now }: At, round: EndedRound): Promise<void> {
  const { bet, category, memberId } = round;
  const counted = countedBet(brand.config.rewards, "rewards", round, bet);
  await tx.run(sql.countRound, { memberId, day: localDate(brand.config.timeZone, now), category, bet, counted });
}

/** Returns the counted bets of a member in all ended rounds, minor units. */
export async function totalCountedBets(tx: Transaction, memberId: string): Promise<bigint> {
  return (await tx.first(sql.sumOfCountedBets, { memberId }))?.bet ?? 0n;
}

/** Counted bets of one category. */
export interface CategoryBet {
  readonly category: GameCategory;
  /** Minor units. */
  readonly bet: bigint;
}

/** Returns the counted bets without rebate of a member, by category, highest first. */
export async function betsWithoutRebate(tx: Transaction, memberId: string): Promise<readonly CategoryBet[]> {
  return tx.all(sql.betsWithoutRebate, { memberId });
}

/**
 * Marks all counted bets without rebate of a member as rebated and returns them. The row locks keep a concurrent claim from
 * taking them twice; later bets are left for the next claim.
 */
export async function claimBetsWithoutRebate(tx: Transaction, memberId: string): Promise<readonly CategoryBet[]> {
  return tx.all(sql.claimBetsWithoutRebate, { memberId });
}
