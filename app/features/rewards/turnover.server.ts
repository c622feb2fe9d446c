import { randomBytes } from "node:crypto";
import type { Transaction } from "~/platform/db/transaction";
import { multiplyByRate, parseRate } from "~/platform/money/money";
import { uuidV7 } from "~/platform/text/uuid";
import type { SiteContext } from "~/platform/wps/context";
import { leftOfParts } from "./rules/rewards";
import * as sql from "./server/turnover.sql.gen";

/** Returns the turnover that a member must still bet before a withdrawal, minor units. @param now UTC ms */
export async function turnoverRequired(tx: Transaction, memberId: string, now: number): Promise<bigint> {
  return (await tx.first(sql.leftTurnover, { memberId, now: new Date(now) }))?.left ?? 0n;
}

/** Turnover requirement of a deposit or reward. */
export interface NewTurnover {
  readonly memberId: string;
  /** Id of the reward; null for a deposit. */
  readonly rewardId: string | null;
  /** Minor units. */
  readonly amount: bigint;
}

/**
 * Adds to the turnover that a member must bet. Earlier bets count only towards earlier requirements: the remainder and the new
 * amount are counted from now on.
 * @param now UTC ms
 */
export async function addTurnover(
  tx: Transaction,
  { amount, memberId, rewardId }: NewTurnover,
  now: number,
): Promise<void> {
  if (amount <= 0n) return;
  const at = new Date(now);
  await tx.run(sql.addTurnoverRow, { memberId, now: at });
  // The lock serializes concurrent additions, so that each sees the other's result.
  await tx.first(sql.lockTurnover, { memberId });
  await tx.run(sql.addRequired, { memberId, now: at, amount });
  await tx.run(sql.insertPart, { id: uuidV7(now, randomBytes(10)), memberId, rewardId, required: amount, at });
}

/** Maximum number of parts read; the remainder is on the latest. */
const MOST_PARTS = 500;

/** Returns the remaining turnover of each reward, minor units by its id. @param left remaining turnover of all parts together */
export async function leftOfRewards(
  tx: Transaction,
  memberId: string,
  left: bigint,
): Promise<ReadonlyMap<string, bigint>> {
  return leftOfParts(await tx.all(sql.latestParts, { memberId, limit: MOST_PARTS }), left);
}

/** Returns the turnover that a deposit requires by the brand's rule; minor units. */
export const turnoverFor = ({ brand }: Pick<SiteContext, "brand">, amount: bigint): bigint =>
  multiplyByRate(amount, parseRate(brand.config.withdrawal.turnoverTimes));

/** Closed rounds by vendor and id (lists of the same length), and the ids of all their members. */
export interface RoundsOfMembers {
  readonly vendors: readonly string[];
  readonly roundIds: readonly string[];
  readonly memberIds: readonly string[];
}

/**
 * Subtracts rounds from the required turnover before they are deleted, so that the remainder stays the same. The caller deletes
 * the rounds in the same transaction.
 */
export async function subtractRounds(
  tx: Transaction,
  { memberIds, roundIds, vendors }: RoundsOfMembers,
): Promise<void> {
  // After this lock, a concurrent `addTurnover` sees both the rounds and their bets, or neither.
  await tx.all(sql.lockTurnovers, { memberIds });
  await tx.run(sql.subtractRounds, { vendors, roundIds });
}
