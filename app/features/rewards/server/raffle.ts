import { randomInt } from "node:crypto";
import { assertMayPlay } from "~/features/responsible-play/enforce.server";
import { runMoneyCallOnce } from "~/features/wallet/requests.server";
import type { Transaction } from "~/platform/db/transaction";
import { formattedMoney, minorAmountOfFile, wireMoney } from "~/platform/money/amounts";
import { localDate, periodAround } from "~/platform/time/calendar-day";
import type { MemberContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { prizeAt, weightOf } from "../rules/rewards";
import * as sql from "./raffle.sql.gen";
import { claimReward, giveReward } from "./rewards";
import { turnoverOf } from "./turnover-rule";

type Calls = Implementation<"promotion">;

/** Returns the prizes, most likely first. */
const prizesOf = ({ brand }: Pick<MemberContext, "brand">) =>
  Object.entries(brand.config.rewards.raffle.prizes)
    .map(([id, prize]) => ({ id, ...prize }))
    .sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));

const referenceOf = ({ brand, now, session }: MemberContext): string =>
  `raffle:${localDate(brand.config.timeZone, now)}:${session.memberId}`;

/** Implements the daily prize draw: one draw for members who deposited enough that day (requirement P9). */
export const raffleCalls: Pick<Calls, "raffle" | "raffleClaim"> = {
  async raffle(ctx) {
    const { paid, won } = await ctx.db.read(ctx.brand.code, (tx) => drawStatus(tx, ctx));
    const needed = minorAmountOfFile(ctx, ctx.brand.config.rewards.raffle.deposit);
    const prizes = prizesOf(ctx).map(({ amount, id }) => ({
      id,
      amount: wireMoney(ctx, minorAmountOfFile(ctx, amount)),
    }));
    const isOpen = prizes.length > 0 && won === null && paid >= needed;
    return {
      state: prizes.length === 0 ? "none" : won !== null ? "drawn" : isOpen ? "open" : "deposit",
      deposit: wireMoney(ctx, needed),
      paid: wireMoney(ctx, paid),
      prizes,
      won: won === null ? null : wireMoney(ctx, won),
      until: new Date(periodAround("day", ctx.brand.config.timeZone, ctx.now).to).toISOString(),
    };
  },
  raffleClaim(ctx, { requestId }) {
    const { memberId } = ctx.session;
    const prizes = prizesOf(ctx);
    if (prizes.length === 0) throw new WpsError("notAllowed");
    return runMoneyCallOnce(ctx, { call: "raffleClaim", requestId, content: null }, async (tx) => {
      await assertMayPlay(tx, ctx, memberId);
      const { paid } = await drawStatus(tx, ctx);
      const needed = minorAmountOfFile(ctx, ctx.brand.config.rewards.raffle.deposit);
      if (paid < needed) throw new WpsError("depositFirst", { amount: formattedMoney(ctx, needed) });
      const { amount: text, id } = prizeAt(prizes, randomInt(weightOf(prizes)));
      const amount = minorAmountOfFile(ctx, text);
      const prize = { kind: "raffle", reference: referenceOf(ctx), amount, turnover: turnoverOf(ctx, amount) } as const;
      const given = await giveReward(tx, ctx, { memberId, ...prize, about: { prize: id } });
      if (!given) throw new WpsError("alreadyClaimed");
      const { balance } = await claimReward(tx, ctx, memberId, given.id);
      return { id, amount: wireMoney(ctx, amount), balance: wireMoney(ctx, balance) };
    });
  },
};

/** Returns today's deposits and today's prize; minor units. */
async function drawStatus(tx: Transaction, ctx: MemberContext) {
  const { from, to } = periodAround("day", ctx.brand.config.timeZone, ctx.now);
  const period = { from: new Date(from), to: new Date(to) };
  const prize = { memberId: ctx.session.memberId, reference: referenceOf(ctx) };
  return (await tx.first(sql.drawStatus, { ...period, ...prize })) ?? { paid: 0n, won: null };
}
