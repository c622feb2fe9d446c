import { move, type Posting, type Wallet, walletOf } from "~/core/postings";
import type { MemberContext } from "~/engine/context";
import { offeredVendors } from "~/engine/game/catalogue";
import { assertPaymentPassword } from "~/engine/member/payment-password";
import { self } from "~/engine/member/self";
import type { Implementation } from "~/engine/wps";
import { validationError, WpsError } from "~/wps/errors";
import { amountOf, moneyText } from "./amounts";
import { post, walletsOf } from "./ledger";
import { answerOnce } from "./requests";
import { isSingle, MAIN, walletNamed, walletRow } from "./rows";
import { isVendorWallet, spendable, totalsOf } from "./totals";

/** The member's wallets: see `~/wps/contract/wallet`. */
export const wallet: Implementation<"wallet"> = {
  async balance(ctx) {
    const sum = await ctx.db.transaction(ctx.brand.code, (tx) => spendable(tx, ctx.session.memberId));
    return { sumBalance: moneyText(ctx, sum), isSingle: isSingle(ctx) };
  },
  async merchantWallet(ctx) {
    const held = await ctx.db.transaction(ctx.brand.code, (tx) => walletsOf(tx, ctx.session.memberId));
    const vendors = isSingle(ctx) ? [] : offeredVendors(ctx).map(([code]) => code);
    const rows = vendors.map((code) => walletRow(ctx, code, held.get(`vendor:${code}`) ?? 0n));
    return { rows: [walletRow(ctx, MAIN, held.get("main") ?? 0n), ...rows] };
  },
  transfer(ctx, { amount, from, requestId, to }) {
    if (isSingle(ctx)) throw new WpsError("notAllowed");
    const { memberId } = ctx.session;
    const [source, target] = [namedWallet(ctx, "from", from), namedWallet(ctx, "to", to)];
    if (source === target) throw validationError([{ field: "to", issue: "same_wallet" }]);
    const minor = amountOf(ctx, amount);
    const content = { from, to, minor: String(minor) };
    return answerOnce(ctx, { call: "transfer", requestId, content }, async (tx) => {
      const { balances } = await post(tx, ctx.now, {
        kind: "transfer",
        reference: `transfer:${memberId}:${requestId}`,
        postings: move(minor, walletOf(memberId, source), walletOf(memberId, target)),
        details: { from, to },
      });
      return { rows: [from, to].map((name, at) => walletRow(ctx, name, balances[at] ?? 0n)) };
    });
  },
  async consolidated(ctx) {
    const held = await ctx.db.transaction(ctx.brand.code, (tx) => walletsOf(tx, ctx.session.memberId));
    const { hold, main, vendors } = totalsOf(held);
    const text = (minor: bigint) => moneyText(ctx, minor);
    return { total: text(main + vendors), main: text(main), vendors: text(vendors), onHold: text(hold) };
  },
  collect(ctx, { requestId }) {
    const { memberId } = ctx.session;
    return answerOnce(ctx, { call: "collect", requestId, content: null }, async (tx) => {
      const held = [...(await walletsOf(tx, memberId, true))].filter(
        ([name, minor]) => isVendorWallet(name) && minor > 0n,
      );
      const collected = held.reduce((sum, [, minor]) => sum + minor, 0n);
      if (collected > 0n) {
        const out = held.map(([name, minor]) => ({ memberId, account: name as Wallet, amount: -minor }) as Posting);
        const postings = [...out, { memberId, account: "main", amount: collected } as const];
        await post(tx, ctx.now, { kind: "transfer", reference: `collect:${memberId}:${requestId}`, postings });
      }
      const after = (await walletsOf(tx, memberId)).get("main") ?? 0n;
      return { collected: moneyText(ctx, collected), main: moneyText(ctx, after) };
    });
  },
  async transferUpline(ctx, { amount, paymentPassword, requestId }) {
    const who = await self(ctx);
    const { uplineId } = who;
    if (uplineId === null) throw new WpsError("notAllowed");
    const minor = amountOf(ctx, amount);
    await assertPaymentPassword(ctx, who, paymentPassword);
    const content = { uplineId, minor: String(minor) };
    return answerOnce(ctx, { call: "transferUpline", requestId, content }, async (tx) => {
      const { balances } = await post(tx, ctx.now, {
        kind: "upline",
        reference: `upline:${who.id}:${requestId}`,
        postings: move(minor, walletOf(who.id), walletOf(uplineId)),
        details: { from: who.account },
      });
      return { balance: moneyText(ctx, balances[0] ?? 0n) };
    });
  },
};

/** @throws WpsError validation for a wallet that the brand does not have */
function namedWallet(ctx: MemberContext, field: string, name: string): Wallet {
  const found = walletNamed(ctx, name);
  if (found === null) throw validationError([{ field, issue: "unknown_wallet" }]);
  return found;
}
