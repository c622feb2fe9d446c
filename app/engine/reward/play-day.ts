import { dayIn } from "~/core/calendar-day";
import type { SiteContext } from "~/engine/context";
import { merchantOf, type Transaction } from "~/engine/db/transaction";
import type { GameCategory } from "~/engine/game/catalogue";

/** A round that has just ended. */
export interface EndedRound {
  readonly memberId: string;
  readonly category: string;
  readonly bet: bigint;
}

type At = Pick<SiteContext, "brand" | "now">;

/** Counts a round that has just ended, in the transaction that ends it: what VIP levels, missions, rebate and referral rest on. */
export async function countPlay(tx: Transaction, { brand, now }: At, round: EndedRound): Promise<void> {
  await tx.query(
    `insert into play_day (merchant_id, member_id, day, category, rounds, bet) values ($1, $2, $3, $4, 1, $5)
     on conflict (merchant_id, member_id, day, category)
     do update set rounds = play_day.rounds + 1, bet = play_day.bet + excluded.bet`,
    [merchantOf(tx), round.memberId, dayIn(brand.config.timeZone, now), round.category, round.bet],
  );
}

/** What a member has bet in all rounds that are over, minor units. */
export async function betInAll(tx: Transaction, memberId: string): Promise<bigint> {
  const [row] = await tx.query<{ bet: bigint }>(
    "select coalesce(sum(bet), 0)::bigint as bet from play_day where merchant_id = $1 and member_id = $2",
    [merchantOf(tx), memberId],
  );
  return row?.bet ?? 0n;
}

/** Bets of one category. */
export interface CategoryBet extends Record<string, unknown> {
  readonly category: GameCategory;
  /** Minor units. */
  readonly bet: bigint;
}

/** What a member has bet and had no rebate for, by category, the most first. */
export async function unrebated(tx: Transaction, memberId: string): Promise<readonly CategoryBet[]> {
  return tx.query<CategoryBet>(
    `select category, sum(bet - rebated)::bigint as bet from play_day
     where merchant_id = $1 and member_id = $2 and bet > rebated group by category order by 2 desc, 1`,
    [merchantOf(tx), memberId],
  );
}

/**
 * Takes all that a member has bet and had no rebate for: nobody else takes it again, and what is bet meanwhile is taken
 * the next time.
 */
export async function takeUnrebated(tx: Transaction, memberId: string): Promise<readonly CategoryBet[]> {
  return tx.query<CategoryBet>(
    `with due as (
       select day, category, bet, rebated from play_day
       where merchant_id = $1 and member_id = $2 and bet > rebated order by day, category for update
     ), taken as (
       update play_day p set rebated = due.bet from due
       where p.merchant_id = $1 and p.member_id = $2 and p.day = due.day and p.category = due.category
       returning p.category, due.bet - due.rebated as bet
     )
     select category, sum(bet)::bigint as bet from taken group by category order by 2 desc, 1`,
    [merchantOf(tx), memberId],
  );
}
