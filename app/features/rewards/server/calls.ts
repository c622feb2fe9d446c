import { signedInMember } from "~/features/access/signed-in-member.server";
import { runMoneyCallOnce } from "~/features/wallet/requests.server";
import { pagingData, toApiTime } from "~/platform/brands/brand-parts";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import type { Transaction } from "~/platform/db/transaction";
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
import { friendsPage, friendTotals } from "./referral.sql.gen";
import { claimReward } from "./rewards";
import * as sql from "./rewards.sql.gen";
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
    ctx.db.read(ctx.brand.code, async (tx) => {
      const { rows, total } = await pageOfRewards(tx, ctx, { state: null, pageNo, pageSize });
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
    ctx.db.read(ctx.brand.code, async (tx) => {
      const { memberId } = ctx.session;
      const { rows, total } = await pageOfRewards(tx, ctx, { state: "claimed", pageNo, pageSize });
      const toBet = await turnoverRequired(tx, memberId, ctx.now);
      const lefts = await leftOfRewards(tx, memberId, toBet);
      const all = await tx.first(sql.sumOfClaimed, { memberId });
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
    return ctx.db.read(brand.code, async (tx) => {
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
        rows: rows.map(({ account, bet, createdAt, paid }) => ({
          account: maskAccount(account),
          at: toApiTime(createdAt.getTime()),
          hasDeposited: paid >= minorAmountOfFile(ctx, deposit),
          validBet: wireMoney(ctx, bet),
        })),
        ...pagingData(pageNo, pageSize, invited),
      };
    });
  },
};

interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Returns one page of the session's rewards. @param page.state null: all */
async function pageOfRewards(
  tx: Transaction,
  { now, session }: MemberContext,
  { pageNo, pageSize, state }: Page & { readonly state: sql.RewardsPageRow["state"] | null },
) {
  const which = { memberId: session.memberId, state };
  const page = { ...which, now: new Date(now), limit: pageSize, offset: (pageNo - 1) * pageSize };
  const rows = await tx.all(sql.rewardsPage, page);
  return { rows, total: (await tx.first(sql.countRewards, which))?.total ?? 0 };
}

/** Returns one page of invited friends, the latest first, and the totals of the rewards from them. */
async function friendsOf(tx: Transaction, ctx: MemberContext, { pageNo, pageSize }: Page) {
  const { memberId } = ctx.session;
  const rows = await tx.all(friendsPage, { memberId, limit: pageSize, offset: (pageNo - 1) * pageSize });
  const totals = await tx.first(friendTotals, { memberId, now: new Date(ctx.now) });
  return { rows, ...(totals ?? { invited: 0, playing: 0, earned: 0n, waiting: 0n }) };
}
