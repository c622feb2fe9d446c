import { UNDONE_STATES } from "~/core/payments";
import type { MemberContext } from "~/engine/context";
import { merchantOf, type Transaction } from "~/engine/db/transaction";
import { identityCheckOf, satisfiesIdentityRule } from "~/engine/member/identity-check";
import { assertPaymentPassword } from "~/engine/member/payment-password";
import { self } from "~/engine/member/self";
import { amountOf, fileAmount, moneyShown, moneyText } from "~/engine/wallet/amounts";
import { walletsOf } from "~/engine/wallet/ledger";
import { answerOnce } from "~/engine/wallet/requests";
import type { Implementation } from "~/engine/wps";
import { WpsError } from "~/wps/errors";
import { accountForOrder, accountRows } from "./accounts";
import { assertLimits, feeOf, methodNamed, methodsOf, methodView } from "./methods";
import { advance, createOrder, newId, type Order } from "./orders";
import { turnoverRequired } from "./turnover";
import { memberView } from "./views";

type Calls = Implementation<"payment">;

/** Asking for money to be paid out, and taking that back (checklist W4, A21). */
export const withdrawCalls: Pick<Calls, "withdrawMethods" | "withdraw" | "cancelWithdrawal"> = {
  async withdrawMethods(ctx) {
    const { paymentHash } = await self(ctx);
    const { memberId } = ctx.session;
    const { withdrawal } = ctx.brand.config;
    const rows = methodsOf(ctx, "withdraw").map(([id, method]) => methodView(ctx, id, method));
    return ctx.db.transaction(ctx.brand.code, async (tx) => {
      const { amount, count } = await leftToday(ctx, tx);
      return {
        rows,
        accounts: (await accountRows(ctx, tx)).rows,
        available: moneyText(ctx, (await walletsOf(tx, memberId)).get("main") ?? 0n),
        turnoverRequired: moneyText(ctx, await turnoverRequired(tx, memberId, ctx.now)),
        security: moneyText(ctx, fileAmount(ctx, withdrawal.securityDeposit)),
        dayAmount: moneyText(ctx, amount),
        dayCount: count,
        confirmMinutes: withdrawal.autoReceivedMinutes,
        identity: satisfiesIdentityRule(ctx.brand, (await identityCheckOf(tx, memberId)).status),
        paymentPassword: paymentHash !== null,
      };
    });
  },
  async withdraw(ctx, { account, amount, method, paymentPassword, requestId }) {
    const chosen = methodNamed(ctx, "withdraw", method);
    const minor = amountOf(ctx, amount);
    assertLimits(ctx, chosen, minor);
    await assertPaymentPassword(ctx, await self(ctx), paymentPassword);
    const content = { account, method, minor: String(minor) };
    return answerOnce(ctx, { call: "withdraw", requestId, content }, async (tx) => {
      const { memberId } = ctx.session;
      // One withdrawal of a member at a time: limits and turnover hold for all of them together.
      await walletsOf(tx, memberId, true);
      await assertMayWithdraw(ctx, tx, minor);
      const id = newId(ctx.now);
      const order = await createOrder(tx, ctx.now, {
        id,
        memberId,
        kind: "withdrawal",
        method,
        amount: minor,
        fee: feeOf(ctx, chosen),
        security: fileAmount(ctx, ctx.brand.config.withdrawal.securityDeposit),
        fields: {},
        provider: "staff",
        ...(await accountForOrder(ctx, tx, account, id)),
      });
      return memberView(ctx, tx, await approvedByRule(ctx, tx, order));
    });
  },
  cancelWithdrawal: (ctx, { order: id }) =>
    ctx.db.transaction(ctx.brand.code, async (tx) => {
      const by = { actor: "member", memberId: ctx.session.memberId } as const;
      return memberView(ctx, tx, await advance(tx, ctx.now, id, "cancel", by));
    }),
};

/** @throws WpsError identityFirst, turnoverFirst, dailyCount, dailyAmount */
async function assertMayWithdraw(ctx: MemberContext, tx: Transaction, minor: bigint): Promise<void> {
  const { memberId } = ctx.session;
  const { status } = await identityCheckOf(tx, memberId);
  if (!satisfiesIdentityRule(ctx.brand, status)) throw new WpsError("identityFirst");
  const toBet = await turnoverRequired(tx, memberId, ctx.now);
  if (toBet > 0n) throw new WpsError("turnoverFirst", { amount: moneyShown(ctx, toBet) });
  const left = await leftToday(ctx, tx);
  if (left.count <= 0) throw new WpsError("dailyCount");
  if (minor <= left.amount) return;
  const params = { amount: moneyShown(ctx, left.amount) };
  throw new WpsError("dailyAmount", params, { issues: [{ field: "amount", issue: "errors:dailyAmount", params }] });
}

/** What may still be asked for in this day of the brand's time zone: minor units and times, never below 0. */
async function leftToday(ctx: MemberContext, tx: Transaction) {
  const { timeZone, withdrawal } = ctx.brand.config;
  const [row] = await tx.query<{ many: bigint; sum: bigint }>(
    `select count(*) as many, coalesce(sum(amount), 0)::bigint as sum from payment_order
     where merchant_id = $1 and member_id = $2 and kind = 'withdrawal' and not state = any($3)
       and created_at >= date_trunc('day', $4::timestamptz, $5)`,
    [merchantOf(tx), ctx.session.memberId, [...UNDONE_STATES], new Date(ctx.now), timeZone],
  );
  const amount = fileAmount(ctx, withdrawal.dailyMaximum) - (row?.sum ?? 0n);
  const count = withdrawal.dailyCount - Number(row?.many ?? 0);
  return { amount: amount > 0n ? amount : 0n, count: Math.max(0, count) };
}

/** Small ones need nobody of staff, where the brand says so. */
async function approvedByRule(ctx: MemberContext, tx: Transaction, order: Order): Promise<Order> {
  const { reviewAbove } = ctx.brand.config.withdrawal;
  if (order.amount > fileAmount(ctx, reviewAbove)) return order;
  return advance(tx, ctx.now, order.id, "approve", { actor: "rule" });
}
