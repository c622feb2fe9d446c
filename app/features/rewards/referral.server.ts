import { sendMemberMessage } from "~/features/sending/messages.server";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import type { Transaction } from "~/platform/db/transaction";
import type { JobFigures } from "~/platform/jobs/job";
import { minorAmountOfFile } from "~/platform/money/amounts";
import { multiplyByRate, parseRate } from "~/platform/money/money";
import { localDate } from "~/platform/time/calendar-day";
import type { SiteContext } from "~/platform/wps/context";
import * as sql from "./server/referral.sql.gen";
import { giveReward } from "./server/rewards";
import { turnoverOf } from "./server/turnover-rule";

type At = Pick<SiteContext, "brand" | "now">;
type Work = Pick<SiteContext, "brand" | "now" | "db">;

const isOn = ({ brand }: Pick<SiteContext, "brand">): boolean => isFlagOn(brand, "referral");

/**
 * Rewards the inviter of a member once the member's deposits reach the brand's threshold (requirement C4). Runs in the transaction
 * that credits a deposit. Idempotent: one reward per friend.
 */
export async function rewardInviter(tx: Transaction, ctx: At, friendId: string): Promise<void> {
  const { deposit, reward } = ctx.brand.config.rewards.referral;
  const amount = minorAmountOfFile(ctx, reward);
  if (!isOn(ctx) || amount <= 0n) return;
  const friend = await tx.first(sql.inviterOf, { id: friendId });
  if (!friend || friend.paid < minorAmountOfFile(ctx, deposit)) return;
  const { inviter: memberId } = friend;
  const given = await giveReward(tx, ctx, {
    memberId,
    kind: "referral",
    reference: `friend:${friendId}`,
    amount,
    turnover: turnoverOf(ctx, amount),
    about: { for: "deposit" },
  });
  if (given) await sendMemberMessage(tx, ctx.now, memberId, "friend", { amount: String(amount) });
}

const DAY_MS = 86_400_000;
/** Days covered by each run, because an outage may have skipped some. */
const DAYS_BACK = 7;

/**
 * Gives inviters their part of their friends' bets, for each whole day of the last week: a job. Days that were already paid are
 * skipped.
 */
export async function payReferrals(ctx: Work): Promise<JobFigures> {
  const { brand, db, now } = ctx;
  const rate = parseRate(brand.config.rewards.referral.betRate);
  if (!isOn(ctx) || rate.numerator === 0n) return { rewards: 0 };
  const today = localDate(brand.config.timeZone, now);
  const from = localDate(brand.config.timeZone, now - DAYS_BACK * DAY_MS);
  const due = await db.read(brand.code, (tx) => tx.all(sql.unpaidDays, { from, to: today }));
  let rewards = 0;
  for (const { bet, day, inviter } of due) {
    const amount = multiplyByRate(bet, rate);
    if (amount > 0n && (await giveDay(ctx, { amount, day, inviter }))) rewards += 1;
  }
  return { rewards };
}

interface Due {
  readonly inviter: string;
  readonly day: string;
  readonly amount: bigint;
}

function giveDay(ctx: Work, { amount, day, inviter: memberId }: Due): Promise<boolean> {
  return ctx.db.transaction(ctx.brand.code, async (tx) => {
    const reference = `friends:${day}:${memberId}`;
    const about = { for: "bets", day };
    const given = { memberId, kind: "referral", reference, amount, turnover: turnoverOf(ctx, amount), about } as const;
    return (await giveReward(tx, ctx, given)) !== null;
  });
}
