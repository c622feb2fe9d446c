import { createHmac } from "node:crypto";
import { signedInMember } from "~/features/access/signed-in-member.server";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { decryptBox, encryptBox } from "~/platform/secrets/encrypted-box";
import { keyFor } from "~/platform/secrets/keys";
import { accountNumberText, isSameName } from "~/platform/text/typed-text";
import type { MemberContext, SiteContext } from "~/platform/wps/context";
import { validationError, WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { newOrderId } from "./orders.server";
import * as sql from "./server/bank-accounts.sql.gen";

type Calls = Implementation<"payment">;

/** Maximum number of accounts per member. */
const MOST_ACCOUNTS = 5;
/** Number of trailing characters of the account number that are shown. */
const SHOWN = 4;

/** Payout account stored in an order, encrypted for that order only. */
export interface PayTo {
  readonly bank: string;
  readonly holder: string;
  readonly number: string;
}

/** Calls on the accounts that receive a member's withdrawals (requirement W4). */
export const accountCalls: Pick<Calls, "bankAccounts" | "addBankAccount" | "removeBankAccount"> = {
  bankAccounts: (ctx) => ctx.db.read(ctx.brand.code, (tx) => accountRows(ctx, tx)),
  async addBankAccount(ctx, { bank, holder, number }) {
    const { payeeName } = await signedInMember(ctx);
    return ctx.db.transaction(ctx.brand.code, async (tx) => {
      await storeAccount(ctx, tx, { bank, holder, number }, payeeName);
      return accountRows(ctx, tx);
    });
  },
  removeBankAccount: (ctx, { id }) =>
    ctx.db.transaction(ctx.brand.code, async (tx) => {
      const { memberId } = ctx.session;
      const removed = await tx.run(sql.removeAccount, { id, memberId, now: new Date(ctx.now) });
      if (removed === 0) throw new WpsError("notFound");
      return accountRows(ctx, tx);
    }),
};

/**
 * Stores an account of a member.
 * @param payeeName required name of the holder; null when the payee name is unknown
 * @returns the id of the account; of the existing one when it is already stored
 * @throws WpsError validation at the field `holder`, quotaExceeded
 */
export async function storeAccount(
  ctx: MemberContext,
  tx: Transaction,
  { bank, holder, number }: PayTo,
  payeeName: string | null,
): Promise<string> {
  if (payeeName !== null && !isSameName(payeeName, holder)) {
    const params = { name: payeeName };
    throw validationError([{ field: "holder", issue: "errors:field.holder", params }]);
  }
  const row = rowOf(ctx, { bank, holder, number: accountNumberText(number) });
  // Serialises concurrent calls: the member row is locked because the account row does not exist yet.
  await tx.first(sql.lockMember, { memberId: row.memberId });
  const known = await ownAccounts(ctx, tx);
  const same = known.find(({ digest }) => digest === row.digest);
  if (same) return same.id;
  if (known.length >= MOST_ACCOUNTS) throw new WpsError("quotaExceeded");
  await tx.run(sql.insertAccount, row);
  return row.id;
}

/** Normalised bank name used in the digest. Stored digests depend on it. */
const bankKey = (name: string): string => name.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();

/** Returns the fields of an account as they are stored. The number is encrypted. */
function rowOf(ctx: MemberContext, { bank, holder, number }: PayTo) {
  const { brand, now, session } = ctx;
  const [id, key] = [newOrderId(now), keyFor(ctx, "bankAccount")];
  return {
    id,
    memberId: session.memberId,
    bank,
    holder,
    number: encryptBox(key, number, placeOf(brand.code, id)),
    ending: number.slice(-SHOWN),
    digest: createHmac("sha256", key)
      .update(`${bankKey(bank)} ${number}`)
      .digest("base64url"),
    createdAt: new Date(now),
  };
}

const placeOf = (merchant: string, id: string): string => `${merchant} ${id}`;

const ownAccounts = ({ session }: MemberContext, tx: Transaction) =>
  tx.all(sql.accountsOfMember, { memberId: session.memberId });

/** Returns the member's accounts in the form of the calls. */
export async function accountRows(ctx: MemberContext, tx: Transaction) {
  const rows = await ownAccounts(ctx, tx);
  return { rows: rows.map(({ id, bank, holder, ending }) => ({ id, bank, holder, ending })) };
}

/**
 * Returns the payout account of a withdrawal for its order: encrypted for that order, and a masked label.
 * @throws WpsError validation at the field `account` when the member has no such account
 */
export async function accountForOrder(ctx: MemberContext, tx: Transaction, accountId: string, orderId: string) {
  const found = (await ownAccounts(ctx, tx)).find(({ id }) => id === accountId);
  if (!found) throw validationError([{ field: "account", issue: "errors:field.unknownAccount" }]);
  const { bank, ending, holder, id, number } = found;
  const merchant = merchantOf(tx);
  const key = keyFor(ctx, "bankAccount");
  const digits = decryptBox(key, number, placeOf(merchant, id))?.toString();
  if (digits === undefined) throw new Error("the bank account was stored with a different key");
  const payTo: PayTo = { bank, holder, number: digits };
  return {
    account: encryptBox(key, JSON.stringify(payTo), placeOf(merchant, orderId)),
    accountLabel: `${bank} ···· ${ending}`,
  };
}

/** Returns the decrypted payout account of an order; null for a deposit. */
export function payToOf(
  ctx: Pick<SiteContext, "secret" | "brand">,
  order: { readonly id: string; readonly merchantId: string; readonly account: Buffer | null },
): PayTo | null {
  if (order.account === null) return null;
  const text = decryptBox(keyFor(ctx, "bankAccount"), order.account, placeOf(order.merchantId, order.id))?.toString();
  if (text === undefined) throw new Error("the account of the order was stored with a different key");
  return JSON.parse(text);
}
