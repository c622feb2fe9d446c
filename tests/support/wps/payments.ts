import { findMember } from "~/features/access/accounts.server";
import { hashPassword } from "~/features/access/passwords.server";
import { advance } from "~/features/cashier/orders.server";
import { aMember, aToken } from "./examples";
import { give, idOf } from "./money";
import type { WpsSite } from "./wps-site";

/** The payment password of the members of these tests. */
export const PAYMENT = "246813";
/** Made once: it is slow on purpose. */
let paymentHash: Promise<string> | undefined;

let count = 0;
/** A requestId that nobody used. */
export const requestId = () => `payment-${++count}`;

/** Gives a member of a brand what a withdrawal needs: a payment password, a verified identity, money, and an account. */
export async function mayWithdraw(site: WpsSite, account: string, brand = "lotus", amount = 200_000n) {
  const memberId = await idOf(site, account, brand);
  paymentHash ??= hashPassword(PAYMENT);
  const hash = await paymentHash;
  await site.db.transaction(brand, async (tx) => {
    await tx.query("update member set payment_hash = $1 where id = $2", [hash, memberId]);
    await tx.query(
      `insert into identity_check (merchant_id, member_id, status, version) values ($1, $2, 'verified', 1)
       on conflict do nothing`,
      [brand, memberId],
    );
  });
  await give(site, memberId, amount, brand);
  const token = await aToken(site, account, brand);
  const calls = site.as({ token, host: `${brand}.test` });
  const { rows } = await calls.payment.addBankAccount({ bank: "North Bank", holder: "Thea Lund", number: "12346789" });
  return { memberId, token, calls, accountId: rows[0]?.id ?? "" };
}

/** A member who may withdraw, with 2,000.00 in the main wallet. */
export async function aPayee(site: WpsSite, brand = "lotus", amount = 200_000n) {
  const account = await aMember(site, brand);
  const { accountId, ...who } = await mayWithdraw(site, account, brand, amount);
  const withdraw = (text = "100", more: object = {}) =>
    who.calls.payment.withdraw({
      method: "bank",
      account: accountId,
      amount: text,
      paymentPassword: PAYMENT,
      requestId: requestId(),
      ...more,
    });
  const wallets = async () => {
    const all = await who.calls.wallet.consolidated({});
    return { main: all.main, hold: all.onHold };
  };
  return { account, accountId, ...who, withdraw, wallets };
}

/** A withdrawal of the member that was paid out, and waits for its confirmation. */
export async function paidOut(site: WpsSite, account: string) {
  const { accountId, calls } = await mayWithdraw(site, account);
  const given = { method: "bank", account: accountId, amount: "100", paymentPassword: PAYMENT };
  const { id } = await calls.payment.withdraw({ ...given, requestId: requestId() });
  await site.db.transaction("lotus", async (tx) => {
    if (!(await findMember(tx, { account }))) throw new Error(`there is no ${account}`);
    await advance(tx, site.now, id, "approve", { actor: "rule" });
    const confirmUntil = new Date(site.now + 86_400_000);
    await advance(tx, site.now, id, "pay", { actor: "rule", change: { confirmUntil } });
  });
  return { id, calls, accountId };
}
