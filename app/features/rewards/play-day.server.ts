import { countedBet, type GameCategory } from "~/platform/brands/bet-weights";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { localDate } from "~/platform/time/calendar-day";
import type { SiteContext } from "~/platform/wps/context";

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
  await tx.query(
    `insert into play_day (merchant_id, member_id, day, category, rounds, bet, counted) values ($1, $2, $3, $4, 1, $5, $6)
     on conflict (merchant_id, member_id, day, category)
     do update set rounds = play_day.rounds + 1, bet = play_day.bet + excluded.bet, counted = play_day.counted + excluded.counted`,
    [
      merchantOf(tx),
      round.memberId,
      localDate(brand.config.timeZone, now),
      round.category,
      round.bet,
      countedBet(brand.config.rewards, "rewards", round, round.bet),
    ],
  );
}

/** Returns the counted bets of a member in all ended rounds, minor units. */
export async function totalCountedBets(tx: Transaction, memberId: string): Promise<bigint> {
  const [row] = await tx.query<{ bet: bigint }>(
    "select coalesce(sum(counted), 0)::bigint as bet from play_day where merchant_id = $1 and member_id = $2",
    [merchantOf(tx), memberId],
  );
  return row?.bet ?? 0n;
}

/** Counted bets of one category. */
export interface CategoryBet extends Record<string, unknown> {
  readonly category: GameCategory;
  /** Minor units. */
  readonly bet: bigint;
}

/** Returns the counted bets without rebate of a member, by category, highest first. */
export async function betsWithoutRebate(tx: Transaction, memberId: string): Promise<readonly CategoryBet[]> {
  return tx.query<CategoryBet>(
    `select category, sum(counted - rebated)::bigint as bet from play_day
     where merchant_id = $1 and member_id = $2 and counted > rebated group by category order by 2 desc, 1`,
    [merchantOf(tx), memberId],
  );
}

/**
 * Marks all counted bets without rebate of a member as rebated and returns them. The row locks keep a concurrent claim from
 * taking them twice; later bets are left for the next claim.
 */
export async function claimBetsWithoutRebate(tx: Transaction, memberId: string): Promise<readonly CategoryBet[]> {
  return tx.query<CategoryBet>(
    `with due as (
       select day, category, counted, rebated from play_day
       where merchant_id = $1 and member_id = $2 and counted > rebated order by day, category for update
     ), taken as (
       update play_day p set rebated = due.counted from due
       where p.merchant_id = $1 and p.member_id = $2 and p.day = due.day and p.category = due.category
       returning p.category, due.counted - due.rebated as bet
     )
     select category, sum(bet)::bigint as bet from taken group by category order by 2 desc, 1`,
    [merchantOf(tx), memberId],
  );
}
