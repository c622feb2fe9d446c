import { assertPaymentPassword } from "~/features/access/payment-password.server";
import { signedInMember } from "~/features/access/signed-in-member.server";
import { identityCheckOf, satisfiesIdentityRule } from "~/features/members/identity-check.server";
import { turnoverRequired } from "~/features/rewards/turnover.server";
import { walletsOf } from "~/features/wallet/ledger.server";
import { runMoneyCallOnce } from "~/features/wallet/requests.server";
import type { Transaction } from "~/platform/db/transaction";
import { minorAmountOf, minorAmountOfFile, wireMoney } from "~/platform/money/amounts";
import type { MemberContext } from "~/platform/wps/context";
import type { Implementation } from "~/platform/wps/implementation";
import { accountForOrder, accountRows } from "../accounts.server";
import { assertLimits, feeOf, methodNamed, methodsOf, methodView } from "../methods.server";
import { advanceOrder, createWithdrawal, newOrderId, type Order } from "../orders.server";
import { permitOutflow, remainingDailyLimits } from "../outflow.server";
import { memberView } from "./views";

type Calls = Implementation<"payment">;

/** Implements the calls to request and cancel a withdrawal (requirement W4, A21). */
export const withdrawCalls: Pick<Calls, "withdrawMethods" | "withdraw" | "cancelWithdrawal"> = {
  async withdrawMethods(ctx) {
    const { paymentHash } = await signedInMember(ctx);
    const { memberId } = ctx.session;
    const { withdrawal } = ctx.brand.config;
    const rows = methodsOf(ctx, "withdraw").map(([id, method]) => methodView(ctx, id, method));
    return ctx.db.read(ctx.brand.code, async (tx) => {
      const { amount, count } = await remainingDailyLimits(tx, ctx);
      return {
        rows,
        accounts: (await accountRows(ctx, tx)).rows,
        available: wireMoney(ctx, (await walletsOf(tx, memberId)).get("main") ?? 0n),
        turnoverRequired: wireMoney(ctx, await turnoverRequired(tx, memberId, ctx.now)),
        security: wireMoney(ctx, minorAmountOfFile(ctx, withdrawal.securityDeposit)),
        dayAmount: wireMoney(ctx, amount),
        dayCount: count,
        confirmMinutes: withdrawal.autoReceivedMinutes,
        identity: satisfiesIdentityRule(ctx.brand, (await identityCheckOf(tx, memberId)).status),
        paymentPassword: paymentHash !== null,
      };
    });
  },
  async withdraw(ctx, { account, amount, method, paymentPassword, requestId }) {
    const chosen = methodNamed(ctx, "withdraw", method);
    const minor = minorAmountOf(ctx, amount);
    assertLimits(ctx, chosen, minor);
    const proof = await assertPaymentPassword(ctx, await signedInMember(ctx), paymentPassword);
    const security = minorAmountOfFile(ctx, ctx.brand.config.withdrawal.securityDeposit);
    const content = { account, method, minor: String(minor) };
    return runMoneyCallOnce(ctx, { call: "withdraw", requestId, content }, async (tx) => {
      const { memberId } = ctx.session;
      const permit = await permitOutflow(tx, ctx, { way: "withdraw", amount: minor, security, proof });
      const id = newOrderId(ctx.now);
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
      return memberView(ctx, tx, await advanceOrder(tx, ctx.now, id, "cancel", by));
    }),
};

/** Approves withdrawals up to the brand's `reviewAbove` without staff. */
async function approvedByRule(ctx: MemberContext, tx: Transaction, order: Order): Promise<Order> {
  const { reviewAbove } = ctx.brand.config.withdrawal;
  if (order.amount > minorAmountOfFile(ctx, reviewAbove)) return order;
  return advanceOrder(tx, ctx.now, order.id, "approve", { actor: "rule" });
}
