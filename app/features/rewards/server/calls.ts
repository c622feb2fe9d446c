import { and, count, desc, eq, sql } from "drizzle-orm";
import { signedInMember } from "~/features/access/signed-in-member.server";
import { runMoneyCallOnce } from "~/features/wallet/requests.server";
import { pagingData, toApiTime } from "~/platform/brands/brand-parts";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { minorAmountOfFile, wireMoney } from "~/platform/money/amounts";
import { maskAccount } from "~/platform/text/mask";
import type { MemberContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { leftOfRewards, turnoverRequired } from "../turnover.server";
import { waitingRewards } from "../waiting.server";
import { assertRequiredContacts } from "./bonus-contact";
import { raffleCalls } from "./raffle";
import { rebateCalls } from "./rebate";
import { claimReward } from "./rewards";
import { reward as table } from "./schema-rewards";
import { rewardView } from "./view";

type Calls = Implementation<"promotion">;

/** Implements rewards, bonuses with their turnover, rebate, referral and the daily prize draw. */
export const rewardCalls: Pick<
  Calls,
  "rewards" | "claimReward" | "bonusDetails" | "referral" | "manualRebate" | "claimRebate" | "raffle" | "raffleClaim"
> = {
  ...rebateCalls,
  ...raffleCalls,
  rewards: (ctx, { pageNo, pageSize }) =>
    ctx.db.transaction(ctx.brand.code, async (tx) => {
      const { rows, total } = await pageOfRewards(tx, ctx, own(ctx), { pageNo, pageSize });
      const { many, sum } = await waitingRewards(tx, ctx);
      const waiting = { count: many, amount: wireMoney(ctx, sum) };
      return { rows: rows.map((one) => rewardView(ctx, one)), waiting, ...pagingData(pageNo, pageSize, total) };
    }),
  async claimReward(ctx, { id, requestId }) {
    await assertRequiredContacts(ctx);
    const { memberId } = ctx.session;
    return runMoneyCallOnce(ctx, { call: "claimReward", requestId, content: { id } }, async (tx) => {
      const { balance, reward } = await claimReward(tx, ctx, memberId, id);
      return { reward: rewardView(ctx, reward), balance: wireMoney(ctx, balance) };
    });
  },
  bonusDetails: (ctx, { pageNo, pageSize }) =>
    ctx.db.transaction(ctx.brand.code, async (tx) => {
      const { memberId } = ctx.session;
      const claimed = and(own(ctx), eq(table.state, "claimed"));
      const { rows, total } = await pageOfRewards(tx, ctx, claimed, { pageNo, pageSize });
      const toBet = await turnoverRequired(tx, memberId, ctx.now);
      const lefts = await leftOfRewards(tx, memberId, toBet);
      const [all] = await tx.db
        .select({ sum: sql<bigint>`coalesce(sum(${table.amount}), 0)::bigint` })
        .from(table)
        .where(claimed);
      return {
        rows: rows.map((one) => {
          const left = lefts.get(one.id) ?? 0n;
          const turnover = { required: wireMoney(ctx, one.turnover), left: wireMoney(ctx, left) };
          return { ...rewardView(ctx, one), turnover };
        }),
        claimed: wireMoney(ctx, all?.sum ?? 0n),
        turnoverRequired: wireMoney(ctx, toBet),
        ...pagingData(pageNo, pageSize, total),
      };
    }),
  async referral(ctx, { pageNo, pageSize }) {
    if (!isFlagOn(ctx.brand, "referral")) throw new WpsError("notAllowed");
    const { referralCode } = await signedInMember(ctx);
    const { brand } = ctx;
    const { betRate, deposit, reward } = brand.config.rewards.referral;
    const money = (text: string) => wireMoney(ctx, minorAmountOfFile(ctx, text));
    return ctx.db.transaction(brand.code, async (tx) => {
      const { earned, invited, playing, rows, waiting } = await friendsOf(tx, ctx, { pageNo, pageSize });
      return {
        enabled: true,
        code: referralCode,
        link: `${brand.config.origin}/register?referralCode=${encodeURIComponent(referralCode)}`,
        invited,
        playing,
        earned: wireMoney(ctx, earned),
        waiting: wireMoney(ctx, waiting),
        rule: { deposit: money(deposit), reward: money(reward), betRate },
        rows: rows.map(({ account, at, bet, paid }) => ({
          account: maskAccount(account),
          at: toApiTime(at.getTime()),
          hasDeposited: paid >= minorAmountOfFile(ctx, deposit),
          validBet: wireMoney(ctx, bet),
        })),
        ...pagingData(pageNo, pageSize, invited),
      };
    });
  },
};

const own = ({ brand, session }: MemberContext) =>
  and(eq(table.merchantId, brand.code), eq(table.memberId, session.memberId));

interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Returns one page of rewards: claimable ones first, then the latest. */
async function pageOfRewards(
  tx: Transaction,
  { now }: MemberContext,
  where: ReturnType<typeof own>,
  { pageNo, pageSize }: Page,
) {
  const isWaiting = sql`(${table.state} = 'waiting' and (${table.expiresAt} is null or ${table.expiresAt} > ${new Date(now).toISOString()}::timestamptz))`;
  const rows = await tx.db
    .select()
    .from(table)
    .where(where)
    .orderBy(desc(isWaiting), desc(table.createdAt), desc(table.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [all] = await tx.db.select({ total: count() }).from(table).where(where);
  return { rows, total: all?.total ?? 0 };
}

interface Friend extends Record<string, unknown> {
  readonly account: string;
  readonly at: Date;
  readonly paid: bigint;
  readonly bet: bigint;
}

interface FriendSums extends Record<string, unknown> {
  readonly invited: number;
  readonly playing: number;
  readonly earned: bigint;
  readonly waiting: bigint;
}

/** Returns one page of invited friends, the latest first, and the totals of the rewards from them. */
async function friendsOf(tx: Transaction, ctx: MemberContext, { pageNo, pageSize }: Page) {
  const { memberId } = ctx.session;
  const rows = await tx.query<Friend>(
    `select account, created_at as at,
       (select coalesce(sum(received), 0)::bigint from payment_order o where o.merchant_id = m.merchant_id
          and o.member_id = m.id and o.kind = 'deposit' and o.state = 'credited') as paid,
       (select coalesce(sum(bet), 0)::bigint from play_day p
          where p.merchant_id = m.merchant_id and p.member_id = m.id) as bet
     from member m where merchant_id = $1 and upline_id = $2 order by created_at desc, id desc limit $3 offset $4`,
    [merchantOf(tx), memberId, pageSize, (pageNo - 1) * pageSize],
  );
  const [sums] = await tx.query<FriendSums>(
    `select count(*)::int as invited, count(*) filter (where exists (
         select 1 from play_day p where p.merchant_id = m.merchant_id and p.member_id = m.id))::int as playing,
       (select coalesce(sum(amount) filter (where state = 'claimed'), 0)::bigint from reward
          where merchant_id = $1 and member_id = $2 and kind = 'referral') as earned,
       (select coalesce(sum(amount), 0)::bigint from reward where merchant_id = $1 and member_id = $2
          and kind = 'referral' and state = 'waiting' and (expires_at is null or expires_at > $3)) as waiting
     from member m where merchant_id = $1 and upline_id = $2`,
    [merchantOf(tx), memberId, new Date(ctx.now)],
  );
  return { rows, ...(sums ?? { invited: 0, playing: 0, earned: 0n, waiting: 0n }) };
}
