import { assertPaymentPassword } from "~/features/access/payment-password.server";
import { self } from "~/features/access/self.server";
import { identityCheckOf, satisfiesIdentityRule } from "~/features/members/identity-check.server";
import { turnoverRequired } from "~/features/rewards/turnover.server";
import { walletsOf } from "~/features/wallet/ledger.server";
import { answerOnce } from "~/features/wallet/requests.server";
import type { Transaction } from "~/platform/db/transaction";
import { amountOf, fileAmount, moneyText } from "~/platform/money/amounts";
import type { MemberContext } from "~/platform/wps/context";
import type { Implementation } from "~/platform/wps/implementation";
import { accountForOrder, accountRows } from "../accounts.server";
import { assertLimits, feeOf, methodNamed, methodsOf, methodView } from "../methods.server";
import { advance, createWithdrawal, newId, type Order } from "../orders.server";
import { leftToday, permitOutflow } from "../outflow.server";
import { memberView } from "./views";

type Calls = Implementation<"payment">;

/** Implements the calls to request and cancel a withdrawal (requirement W4, A21). */
export const withdrawCalls: Pick<Calls, "withdrawMethods" | "withdraw" | "cancelWithdrawal"> = {
  async withdrawMethods(ctx) {
    const { paymentHash } = await self(ctx);
    const { memberId } = ctx.session;
    const { withdrawal } = ctx.brand.config;
    const rows = methodsOf(ctx, "withdraw").map(([id, method]) => methodView(ctx, id, method));
    return ctx.db.transaction(ctx.brand.code, async (tx) => {
      const { amount, count } = await leftToday(tx, ctx);
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
    const proof = await assertPaymentPassword(ctx, await self(ctx), paymentPassword);
    const security = fileAmount(ctx, ctx.brand.config.withdrawal.securityDeposit);
    const content = { account, method, minor: String(minor) };
    return answerOnce(ctx, { call: "withdraw", requestId, content }, async (tx) => {
      const { memberId } = ctx.session;
      const permit = await permitOutflow(tx, ctx, { way: "withdraw", amount: minor, security, proof });
      const id = newId(ctx.now);
      const order = await createWithdrawal(tx, ctx.now, permit, {
        id,
        memberId,
        method,
        amount: minor,
        fee: feeOf(ctx, chosen),
        security,
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

/** Approves withdrawals up to the brand's `reviewAbove` without staff. */
async function approvedByRule(ctx: MemberContext, tx: Transaction, order: Order): Promise<Order> {
  const { reviewAbove } = ctx.brand.config.withdrawal;
  if (order.amount > fileAmount(ctx, reviewAbove)) return order;
  return advance(tx, ctx.now, order.id, "approve", { actor: "rule" });
}
