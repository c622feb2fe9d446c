import { findMember } from "~/features/access/accounts.server";
import { hashPassword } from "~/features/access/passwords.server";
import { advanceOrder } from "~/features/cashier/orders.server";
import { contract } from "~/registry/contract";
import { parameter } from "../http";
import { aMember, aToken } from "./members";
import { creditMember, idOf } from "./money";
import type { WpsSite } from "./wps-site";

/** Payment password of the members of these tests. */
export const PAYMENT = "246813";
/** Computed once, because the hash is slow by design. */
let paymentHash: Promise<string> | undefined;

let count = 0;
export const requestId = () => `payment-${++count}`;

/** Gives a member everything that a withdrawal requires: payment password, verified identity, balance and account. */
async function mayWithdraw(site: WpsSite, account: string, brand = "lotus", amount = 200_000n) {
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
  await creditMember(site, memberId, amount, brand);
  const token = await aToken(site, account, brand);
  const calls = site.as({ token, host: `${brand}.test` });
  const { rows } = await calls.payment.addBankAccount({ bank: "North Bank", holder: "Thea Lund", number: "12346789" });
  return { memberId, token, calls, accountId: rows[0]?.id ?? "" };
}

/** Creates a member who may withdraw, with 2,000.00 in the main wallet. */
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

/** Creates a paid-out withdrawal that awaits the member's confirmation. */
async function paidOut(site: WpsSite, account: string) {
  const { accountId, calls } = await mayWithdraw(site, account);
  const given = { method: "bank", account: accountId, amount: "100", paymentPassword: PAYMENT };
  const { id } = await calls.payment.withdraw({ ...given, requestId: requestId() });
  await site.db.transaction("lotus", async (tx) => {
    if (!(await findMember(tx, { account }))) throw new Error(`there is no ${account}`);
    await advanceOrder(tx, site.now, id, "approve", { actor: "rule" });
    const confirmUntil = new Date(site.now + 86_400_000);
    await advanceOrder(tx, site.now, id, "pay", { actor: "rule", change: { confirmUntil } });
  });
  return { id, calls, accountId };
}

/** Starts a deposit of a member. @returns its id and the ticket of its page */
async function aDeposit(site: WpsSite, account: string) {
  const calls = site.as({ token: await aToken(site, account) });
  const { id, payUrl } = await calls.payment.deposit({ method: "bank", amount: "100", requestId: requestId() });
  return { id, ticket: parameter(payUrl ?? "", "ticket") };
}

/** Creates a withdrawal of a member that awaits review. */
async function aWithdrawal(site: WpsSite, account: string): Promise<string> {
  const { accountId, calls } = await mayWithdraw(site, account);
  const given = { method: "bank", account: accountId, amount: "100", paymentPassword: PAYMENT };
  return (await calls.payment.withdraw({ ...given, requestId: requestId() })).id;
}

const aWaiting = async (site: WpsSite, account: string) => ({
  id: await aWithdrawal(site, account),
  expectedVersion: 1,
});

/** Creates a withdrawal that its member reports as not received. */
async function aDispute(site: WpsSite, account: string) {
  const { calls, id } = await paidOut(site, account);
  const { file } = contract.payment.uploadProof.example.input;
  const { id: proof } = await calls.payment.uploadProof({ order: id, file });
  await calls.payment.confirmWithdrawal({ order: id, outcome: "notReceived", proofs: [proof] });
  return { id, proof };
}

/** Example inputs of calls on orders that must exist. */
export const MADE_PAYMENTS = {
  async order(site: WpsSite, account: string) {
    return { id: (await aDeposit(site, account)).id };
  },
  async sandboxPayment(site: WpsSite, account: string) {
    const { id: order, ticket } = await aDeposit(site, account);
    return { order, ticket };
  },
  async paySandbox(site: WpsSite, account: string) {
    const { id: order, ticket } = await aDeposit(site, account);
    return { order, ticket };
  },
  async removeBankAccount(site: WpsSite, account: string) {
    return { id: (await mayWithdraw(site, account)).accountId };
  },
  async withdraw(site: WpsSite, account: string) {
    return { account: (await mayWithdraw(site, account)).accountId };
  },
  async payOutBalance(site: WpsSite, account: string) {
    const { accountId, calls, memberId } = await mayWithdraw(site, account);
    await calls.member.selfExclude({ months: 6, confirm: true });
    return { memberId, account: accountId };
  },
  async cancelWithdrawal(site: WpsSite, account: string) {
    return { order: await aWithdrawal(site, account) };
  },
  async uploadProof(site: WpsSite, account: string) {
    return { order: (await paidOut(site, account)).id };
  },
  async confirmWithdrawal(site: WpsSite, account: string) {
    return { order: (await paidOut(site, account)).id };
  },
  async paymentOrder(site: WpsSite, account: string) {
    return { id: await aWithdrawal(site, account) };
  },
  claimOrder: (site: WpsSite, account: string) => aWaiting(site, account),
  reviewOrder: (site: WpsSite, account: string) => aWaiting(site, account),
  async settleWithdrawal(site: WpsSite, account: string) {
    const { id, expectedVersion } = await aWaiting(site, account);
    await site.console.staff.reviewOrder({ code: "lotus", id, verdict: "approved", expectedVersion });
    return { id, expectedVersion: expectedVersion + 1 };
  },
  async forceReceived(site: WpsSite, account: string) {
    return { id: (await paidOut(site, account)).id, expectedVersion: 3 };
  },
  async resolveDispute(site: WpsSite, account: string) {
    const { id } = await aDispute(site, account);
    return { id, expectedVersion: 4 };
  },
  async paymentProof(site: WpsSite, account: string) {
    return { id: (await aDispute(site, account)).proof };
  },
};
