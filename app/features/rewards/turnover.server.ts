import { randomBytes } from "node:crypto";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { multiplyByRate, parseRate } from "~/platform/money/money";
import { uuidV7 } from "~/platform/text/uuid";
import type { SiteContext } from "~/platform/wps/context";
import { leftOfParts } from "./rules/rewards";

/** SQL sum of the counted bets in rounds closed after `t.since` and up to `$3`, without demo rounds. */
const BETS = `coalesce((select sum(coalesce(turnover, bet)) from round where merchant_id = $1 and member_id = $2 and state = 'closed'
  and not demo and closed_at > t.since and closed_at <= $3), 0)`;

/** Returns the turnover that a member must still bet before a withdrawal, minor units. @param now UTC ms */
export async function turnoverRequired(tx: Transaction, memberId: string, now: number): Promise<bigint> {
  const [row] = await tx.query<{ left: bigint }>(
    `select greatest(0, required - ${BETS})::bigint as left from turnover t where merchant_id = $1 and member_id = $2`,
    [merchantOf(tx), memberId, new Date(now)],
  );
  return row?.left ?? 0n;
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
  const key = [merchantOf(tx), memberId, new Date(now)];
  await tx.query(
    "insert into turnover (merchant_id, member_id, required, since) values ($1, $2, 0, $3) on conflict do nothing",
    key,
  );
  // The lock serializes concurrent additions, so that each sees the other's result.
  await tx.query("select 1 from turnover where merchant_id = $1 and member_id = $2 for update", key.slice(0, 2));
  await tx.query(
    `update turnover t set required = greatest(0, required - ${BETS}) + $4, since = greatest(since, $3)
     where merchant_id = $1 and member_id = $2`,
    [...key, amount],
  );
  await tx.query(
    `insert into turnover_part (merchant_id, id, member_id, reward_id, required, at)
     values ($1, $4, $2, $5, $6, $3)`,
    [...key, uuidV7(now, randomBytes(10)), rewardId, amount],
  );
}

/** Maximum number of parts read; the remainder is on the latest. */
const MOST_PARTS = 500;

/** Returns the remaining turnover of each reward, minor units by its id. @param left remaining turnover of all parts together */
export async function leftOfRewards(
  tx: Transaction,
  memberId: string,
  left: bigint,
): Promise<ReadonlyMap<string, bigint>> {
  const parts = await tx.query<{ id: string; required: bigint }>(
    `select coalesce(reward_id, id) as id, required from turnover_part
     where merchant_id = $1 and member_id = $2 order by at desc, id desc limit ${MOST_PARTS}`,
    [merchantOf(tx), memberId],
  );
  return leftOfParts(parts, left);
}

/** Returns the turnover that a deposit requires by the brand's rule; minor units. */
export const turnoverFor = ({ brand }: Pick<SiteContext, "brand">, amount: bigint): bigint =>
  multiplyByRate(amount, parseRate(brand.config.withdrawal.turnoverTimes));
