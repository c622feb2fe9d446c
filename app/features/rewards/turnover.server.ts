import { randomBytes } from "node:crypto";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { parseRate, timesRate } from "~/platform/money/money";
import { uuidV7 } from "~/platform/text/uuid";
import type { SiteContext } from "~/platform/wps/context";
import { leftOfParts } from "./rules/rewards";

/** What of a member's bets counts, in rounds that were closed after one time, and until another; demo rounds are none. */
const BETS = `coalesce((select sum(coalesce(turnover, bet)) from round where merchant_id = $1 and member_id = $2 and state = 'closed'
  and not demo and closed_at > t.since and closed_at <= $3), 0)`;

/** What a member still has to bet before money is paid out, minor units. @param now UTC ms */
export async function turnoverRequired(tx: Transaction, memberId: string, now: number): Promise<bigint> {
  const [row] = await tx.query<{ left: bigint }>(
    `select greatest(0, required - ${BETS})::bigint as left from turnover t where merchant_id = $1 and member_id = $2`,
    [merchantOf(tx), memberId, new Date(now)],
  );
  return row?.left ?? 0n;
}

/** Something that has to be bet for. */
export interface NewTurnover {
  readonly memberId: string;
  /** The reward; null for a deposit. */
  readonly rewardId: string | null;
  /** Minor units. */
  readonly amount: bigint;
}

/**
 * Adds to what a member has to bet. What was bet before counts for what was required before, and never for this: what is
 * left of it and the new amount are counted from now on.
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
  // Two at once come one after another: each sees what the other left.
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

/** How many parts are looked at: what is left lies on the latest. */
const MOST_PARTS = 500;

/** How much of what each reward asks to be bet is left, minor units by the reward's id. @param left all that is left */
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

/** What has to be bet for a deposit, by the brand's rule; minor units. */
export const turnoverFor = ({ brand }: Pick<SiteContext, "brand">, amount: bigint): bigint =>
  timesRate(amount, parseRate(brand.config.withdrawal.turnoverTimes));
