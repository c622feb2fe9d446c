import { normaliseUserName } from "~/features/access/accounts.server";
import { assertPaymentPassword } from "~/features/access/payment-password.server";
import { signedInMember } from "~/features/access/signed-in-member.server";
import { permitOutflow } from "~/features/cashier/outflow.server";
import { postEntry } from "~/features/wallet/ledger.server";
import { runMoneyCallOnce } from "~/features/wallet/requests.server";
import { movePostings, walletSide } from "~/features/wallet/rules/postings";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { minorAmountOf, wireMoney } from "~/platform/money/amounts";
import type { MemberContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";

type TransferInput = Parameters<Implementation<"agent">["transferDownline"]>[1];

/**
 * Returns the id of an account in the agent's team, at any depth. `union` drops accounts that are already found, so a
 * cycle in the tree ends the recursion.
 * @throws WpsError notInTeam
 */
async function teamMember(tx: Transaction, agentId: string, account: string): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `with recursive above (id, upline_id) as (
       select id, upline_id from member where merchant_id = $1 and account = $3
       union
       select m.id, m.upline_id from member m join above a on m.id = a.upline_id where m.merchant_id = $1
     )
     select m.id from member m
     where m.merchant_id = $1 and m.account = $3 and m.id <> $2 and exists (select 1 from above where upline_id = $2)`,
    [merchantOf(tx), agentId, account],
  );
  if (!row) throw new WpsError("notInTeam", {}, { issues: [{ field: "member", issue: "errors:notInTeam" }] });
  return row.id;
}

/** Transfers money to an account in the agent's team; see the call `transferDownline`. */
export async function transferDownline(ctx: MemberContext, input: TransferInput) {
  const { amount, member, paymentPassword, requestId } = input;
  const who = await signedInMember(ctx);
  const minor = minorAmountOf(ctx, amount);
  const account = normaliseUserName(member);
  const to = await ctx.db.transaction(ctx.brand.code, (tx) => teamMember(tx, who.id, account));
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
