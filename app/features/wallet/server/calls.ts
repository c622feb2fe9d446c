import type { Implementation } from "~/compose/wps";
import { assertPaymentPassword } from "~/features/access/payment-password.server";
import { self } from "~/features/access/self.server";
import { permitOutflow } from "~/features/cashier/outflow.server";
import { listedVendors, offeredVendors } from "~/features/games/offered.server";
import type { Transaction } from "~/platform/db/transaction";
import { amountOf, moneyText } from "~/platform/money/amounts";
import type { MemberContext } from "~/platform/wps/context";
import { validationError, WpsError } from "~/platform/wps/errors";
import { post, walletsOf } from "../ledger.server";
import { answerOnce } from "../requests.server";
import { isSingle, MAIN, walletNamed, walletRow } from "../rows.server";
import { move, type Posting, type Wallet, walletOf } from "../rules/postings";
import { isVendorWallet, spendable, totalsOf } from "../totals.server";

/** The member's wallets: see `~/wps/contract/wallet`. */
export const wallet: Implementation<"wallet"> = {
  async balance(ctx) {
    const sum = await ctx.db.transaction(ctx.brand.code, (tx) => spendable(tx, ctx.session.memberId));
    return { sumBalance: moneyText(ctx, sum), isSingle: isSingle(ctx) };
  },
  async merchantWallet(ctx) {
    const held = await ctx.db.transaction(ctx.brand.code, (tx) => walletsOf(tx, ctx.session.memberId));
    const offered = new Set(offeredVendors(ctx).map(([code]) => code));
    // Money in the wallet of a vendor that is no longer connected is shown, so that it is taken out.
    const isShown = (code: string) => offered.has(code) || (held.get(`vendor:${code}`) ?? 0n) > 0n;
    const listed = listedVendors(ctx).map(([code]) => code);
    const vendors = isSingle(ctx) ? [] : listed.filter(isShown);
    const rows = vendors.map((code) => walletRow(ctx, code, held.get(`vendor:${code}`) ?? 0n));
    return { rows: [walletRow(ctx, MAIN, held.get("main") ?? 0n), ...rows] };
  },
  transfer(ctx, { amount, from, requestId, to }) {
    if (isSingle(ctx)) throw new WpsError("notAllowed");
    const { memberId } = ctx.session;
    const [source, target] = [namedWallet(ctx, "from", from), namedWallet(ctx, "to", to)];
    if (to !== MAIN && !offeredVendors(ctx).some(([code]) => code === to)) throw new WpsError("vendorNotOffered");
    if (source === target) throw validationError([{ field: "to", issue: "same_wallet" }]);
    const minor = amountOf(ctx, amount);
    const content = { from, to, minor: String(minor) };
    return answerOnce(ctx, { call: "transfer", requestId, content }, async (tx) => {
      // What comes back to the main wallet leaves nowhere.
      const permit = target === "main" ? null : await permitOutflow(tx, ctx, { way: "vendor", amount: minor });
      const { balances } = await post(tx, ctx.now, {
        kind: "transfer",
        reference: `transfer:${memberId}:${requestId}`,
        postings: move(minor, walletOf(memberId, source), walletOf(memberId, target)),
        details: { from, to },
        permit,
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
      const collected = await collectAll(tx, ctx.now, memberId, requestId);
      const after = (await walletsOf(tx, memberId)).get("main") ?? 0n;
      return { collected: moneyText(ctx, collected), main: moneyText(ctx, after) };
    });
  },
  async transferUpline(ctx, { amount, paymentPassword, requestId }) {
    const who = await self(ctx);
    const { uplineId } = who;
    if (uplineId === null) throw new WpsError("notAllowed");
    const minor = amountOf(ctx, amount);
    const proof = await assertPaymentPassword(ctx, who, paymentPassword);
    const content = { uplineId, minor: String(minor) };
    return answerOnce(ctx, { call: "transferUpline", requestId, content }, async (tx) => {
      const permit = await permitOutflow(tx, ctx, { way: "upline", amount: minor, to: uplineId, proof });
      const { balances } = await post(tx, ctx.now, {
        kind: "upline",
        reference: `upline:${who.id}:${requestId}`,
        postings: move(minor, walletOf(who.id), walletOf(uplineId)),
        details: { from: who.account },
        permit,
      });
      return { balance: moneyText(ctx, balances[0] ?? 0n) };
    });
  },
};

/**
 * Moves all that is in vendors' wallets of a member back to the main one.
 * @param name makes the reference, once a member
 * @returns how much it was, minor units
 */
export async function collectAll(tx: Transaction, now: number, memberId: string, name: string): Promise<bigint> {
  const all = await walletsOf(tx, memberId, true);
  const held = [...all].filter(([wallet, minor]) => isVendorWallet(wallet) && minor > 0n);
  const collected = held.reduce((sum, [, minor]) => sum + minor, 0n);
  if (collected === 0n) return 0n;
  const out = held.map(([wallet, minor]) => ({ memberId, account: wallet as Wallet, amount: -minor }) as Posting);
  const postings = [...out, { memberId, account: "main", amount: collected } as const];
  await post(tx, now, { kind: "transfer", reference: `collect:${memberId}:${name}`, postings, permit: null });
  return collected;
}

/** @throws WpsError validation for a wallet that the brand does not have */
function namedWallet(ctx: MemberContext, field: string, name: string): Wallet {
  const found = walletNamed(ctx, name);
  if (found === null) throw validationError([{ field, issue: "unknown_wallet" }]);
  return found;
}
