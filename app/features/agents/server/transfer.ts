import { normaliseUserName } from "~/features/access/accounts.server";
import { assertPaymentPassword } from "~/features/access/payment-password.server";
import { signedInMember } from "~/features/access/signed-in-member.server";
import { permitOutflow } from "~/features/cashier/outflow.server";
import { postEntry } from "~/features/wallet/ledger.server";
import { runMoneyCallOnce } from "~/features/wallet/requests.server";
import { movePostings, walletSide } from "~/features/wallet/rules/postings";
import type { Transaction } from "~/platform/db/transaction";
import { minorAmountOf, wireMoney } from "~/platform/money/amounts";
import type { MemberContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import * as sql from "./team.sql.gen";

type TransferInput = Parameters<Implementation<"agent">["transferDownline"]>[1];

/** Returns the id of an account in the agent's team, at any depth. @throws WpsError notInTeam */
async function teamMember(tx: Transaction, agentId: string, account: string): Promise<string> {
  const found = await tx.first(sql.teamMember, { agentId, account });
  if (!found) throw new WpsError("notInTeam", {}, { issues: [{ field: "member", issue: "errors:notInTeam" }] });
  return found.id;
}

/** Transfers money to an account in the agent's team; see the call `transferDownline`. */
export async function transferDownline(ctx: MemberContext, input: TransferInput) {
  const { amount, member, paymentPassword, requestId } = input;
  const who = await signedInMember(ctx);
  const minor = minorAmountOf(ctx, amount);
  const account = normaliseUserName(member);
  const to = await ctx.db.read(ctx.brand.code, (tx) => teamMember(tx, who.id, account));
  const proof = await assertPaymentPassword(ctx, who, paymentPassword);
  const content = { to, minor: String(minor) };
  return runMoneyCallOnce(ctx, { call: "transferDownline", requestId, content }, async (tx) => {
    // The team may have changed since the first check.
    await teamMember(tx, who.id, account);
    const permit = await permitOutflow(tx, ctx, { way: "downline", amount: minor, to, proof });
    const { balances } = await postEntry(tx, ctx.now, {
      kind: "downline",
      reference: `downline:${who.id}:${requestId}`,
      postings: movePostings(minor, walletSide(who.id), walletSide(to)),
      details: { from: who.account },
      permit,
    });
    return { balance: wireMoney(ctx, balances[0] ?? 0n) };
  });
}
