import { assertPaymentPassword } from "~/features/access/payment-password.server";
import { signedInMember } from "~/features/access/signed-in-member.server";
import { offeredVendors } from "~/features/games/offered.server";
import { collectAll } from "~/features/wallet/collect.server";
import { postEntry, walletsOf } from "~/features/wallet/ledger.server";
import { runMoneyCallOnce } from "~/features/wallet/requests.server";
import { isSingle, MAIN_WALLET, parseWalletName, walletRow } from "~/features/wallet/rows.server";
import { movePostings, type Wallet, walletSide } from "~/features/wallet/rules/postings";
import { spendableBalance, walletTotals } from "~/features/wallet/totals.server";
import { listedVendors } from "~/platform/brands/vendors";
import { minorAmountOf, wireMoney } from "~/platform/money/amounts";
import type { MemberContext } from "~/platform/wps/context";
import { validationError, WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { permitOutflow } from "./outflow.server";

/** Implements the wallet calls: see `./contract/wallet`. */
export const wallet: Implementation<"wallet"> = {
  async balance(ctx) {
    const sum = await ctx.db.read(ctx.brand.code, (tx) => spendableBalance(tx, ctx.session.memberId));
    return { sumBalance: wireMoney(ctx, sum), isSingle: isSingle(ctx) };
  },
  async merchantWallet(ctx) {
    const held = await ctx.db.read(ctx.brand.code, (tx) => walletsOf(tx, ctx.session.memberId));
    const offered = new Set(offeredVendors(ctx).map(([code]) => code));
    // A wallet with money is listed even if its vendor is no longer connected, so that the member can move the money out.
    const isShown = (code: string) => offered.has(code) || (held.get(`vendor:${code}`) ?? 0n) > 0n;
    const listed = listedVendors(ctx).map(([code]) => code);
    const vendors = isSingle(ctx) ? [] : listed.filter(isShown);
    const rows = vendors.map((code) => walletRow(ctx, code, held.get(`vendor:${code}`) ?? 0n));
    return { rows: [walletRow(ctx, MAIN_WALLET, held.get("main") ?? 0n), ...rows] };
  },
  transfer(ctx, { amount, from, requestId, to }) {
    if (isSingle(ctx)) throw new WpsError("notAllowed");
    const { memberId } = ctx.session;
    const [source, target] = [namedWallet(ctx, "from", from), namedWallet(ctx, "to", to)];
    if (to !== MAIN_WALLET && !offeredVendors(ctx).some(([code]) => code === to))
      throw new WpsError("vendorNotOffered");
    if (source === target) throw validationError([{ field: "to", issue: "same_wallet" }]);
    const minor = minorAmountOf(ctx, amount);
    const content = { from, to, minor: String(minor) };
    return runMoneyCallOnce(ctx, { call: "transfer", requestId, content }, async (tx) => {
      // A transfer to the main wallet needs no permit.
      const permit = target === "main" ? null : await permitOutflow(tx, ctx, { way: "vendor", amount: minor });
      const { balances } = await postEntry(tx, ctx.now, {
        kind: "transfer",
        reference: `transfer:${memberId}:${requestId}`,
        postings: movePostings(minor, walletSide(memberId, source), walletSide(memberId, target)),
        details: { from, to },
        permit,
      });
      return { rows: [from, to].map((name, at) => walletRow(ctx, name, balances[at] ?? 0n)) };
    });
  },
  async consolidated(ctx) {
    const held = await ctx.db.read(ctx.brand.code, (tx) => walletsOf(tx, ctx.session.memberId));
    const { hold, main, vendors } = walletTotals(held);
    const text = (minor: bigint) => wireMoney(ctx, minor);
    return { total: text(main + vendors), main: text(main), vendors: text(vendors), onHold: text(hold) };
  },
  collect(ctx, { requestId }) {
    const { memberId } = ctx.session;
    return runMoneyCallOnce(ctx, { call: "collect", requestId, content: null }, async (tx) => {
      const collected = await collectAll(tx, ctx.now, memberId, requestId);
      const after = (await walletsOf(tx, memberId)).get("main") ?? 0n;
      return { collected: wireMoney(ctx, collected), main: wireMoney(ctx, after) };
    });
  },
  async transferUpline(ctx, { amount, paymentPassword, requestId }) {
    const who = await signedInMember(ctx);
    const { uplineId } = who;
    if (uplineId === null) throw new WpsError("notAllowed");
    const minor = minorAmountOf(ctx, amount);
    const proof = await assertPaymentPassword(ctx, who, paymentPassword);
    const content = { uplineId, minor: String(minor) };
    return runMoneyCallOnce(ctx, { call: "transferUpline", requestId, content }, async (tx) => {
      const permit = await permitOutflow(tx, ctx, { way: "upline", amount: minor, to: uplineId, proof });
      const { balances } = await postEntry(tx, ctx.now, {
        kind: "upline",
        reference: `upline:${who.id}:${requestId}`,
        postings: movePostings(minor, walletSide(who.id), walletSide(uplineId)),
        details: { from: who.account },
        permit,
      });
      return { balance: wireMoney(ctx, balances[0] ?? 0n) };
    });
  },
};

/** @throws WpsError validation for an unknown wallet */
function namedWallet(ctx: MemberContext, field: string, name: string): Wallet {
  const found = parseWalletName(ctx, name);
  if (found === null) throw validationError([{ field, issue: "unknown_wallet" }]);
  return found;
}
