import { exclusionOf } from "~/features/access/exclusion.server";
import { accountForOrder, accountRows, storeAccount } from "~/features/cashier/accounts.server";
import { methodsOf } from "~/features/cashier/methods.server";
import { createWithdrawal, newOrderId } from "~/features/cashier/orders.server";
import { payableBalance, permitPayout } from "~/features/cashier/outflow.server";
import { actorOf, needsTwo, staffOrderView } from "~/features/cashier/staff-orders.server";
import { collectAll } from "~/features/wallet/collect.server";
import { spendableBalance } from "~/features/wallet/totals.server";
import { toApiTime } from "~/platform/brands/brand-parts";
import type { Transaction } from "~/platform/db/transaction";
import { wireMoney } from "~/platform/money/amounts";
import { trimmedReason } from "~/platform/staff/reason";
import { localise } from "~/platform/text/localised";
import type { MemberContext } from "~/platform/wps/context";
import { type FieldIssue, validationError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { memberContextOf, memberRow } from "../member-context.server";
import { storeNote } from "../notes.server";

type Calls = Implementation<"staff">;
type Given = Parameters<Calls["payOutBalance"]>[1];

/** Implements the payout of an excluded member's balance: see `../contract/staff-payout`. */
export const balancePayout: Pick<Calls, "playerPayout" | "payOutBalance"> = {
  async playerPayout(ctx, named) {
    const member = await memberContextOf(ctx, named);
    const { brand, who } = member;
    return ctx.db.read(brand.code, async (tx) => {
      const exclusion = await exclusionOf(tx, ctx.now, who);
      const { amount, kept } = await payableBalance(tx, ctx.now, who.id, await spendableBalance(tx, who.id));
      return {
        excluded: exclusion !== null,
        until: exclusion?.until == null ? null : toApiTime(exclusion.until),
        amount: wireMoney(member, amount),
        kept: wireMoney(member, kept),
        methods: methodsOf(member, "withdraw").map(([id, { name }]) => ({
          id,
          name: localise(name, ctx.language) || id,
        })),
        accounts: (await accountRows(member, tx)).rows,
        nameKnown: who.payeeName !== null,
      };
    });
  },
  async payOutBalance(ctx, { code, memberId, method, reason, ...given }) {
    const words = trimmedReason(reason);
    const member = await memberContextOf(ctx, { code, memberId });
    if (!methodsOf(member, "withdraw").some(([id]) => id === method))
      throw validationError([{ field: "method", issue: "errors:field.unknownMethod" }]);
    return ctx.change(code, async (tx) => {
      const who = await memberRow(tx, memberId);
      const { amount, permit } = await permitPayout(tx, ctx.now, who);
      const id = newOrderId(ctx.now);
      await collectAll(tx, ctx.now, memberId, `payout-${id}`);
      const account = given.account ?? (await newAccount(member, tx, given, who.payeeName));
      const isUnknown = given.account === undefined && who.payeeName === null;
      const isFirst =
        isUnknown || needsTwo(ctx, member.brand, { amount, kind: "withdrawal", firstApprovedBy: null, received: null });
      const order = {
        id,
        memberId,
        method,
        amount,
        fee: 0n,
        security: 0n,
        fields: {},
        provider: "staff" as const,
        firstApprovedBy: isFirst ? ctx.staff.name : null,
        ...(await accountForOrder(member, tx, account, id)),
      };
      const stored = await createWithdrawal(tx, ctx.now, permit, order, { actor: actorOf(ctx), note: words });
      await storeNote(tx, ctx, { memberId, kind: "paidOut", words });
      return staffOrderView(ctx, member.brand, tx, stored);
    });
  },
};

/** Stores the account that staff entered. @throws WpsError validation at the missing fields, and at `holder` */
async function newAccount(
  member: MemberContext,
  tx: Transaction,
  { bank = "", holder = "", number = "" }: Pick<Given, "bank" | "holder" | "number">,
  payeeName: string | null,
): Promise<string> {
  const fields = Object.entries({ bank, holder, number }).filter(([, value]) => value === "");
  const issues = fields.map(([field]): FieldIssue => ({ field, issue: "errors:field.required" }));
  if (issues.length > 0) throw validationError(issues);
  return storeAccount(member, tx, { bank, holder, number }, payeeName);
}
