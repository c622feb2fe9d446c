import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBrand } from "../helpers/tenants";
import { aPlayer, aWithdrawal, creditMember, faultsOf } from "../helpers/wps/money";
import { aPayee, PAYMENT, requestId } from "../helpers/wps/payments";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const flags = { identityCheck: true };
const identityCheck = { enough: [["passport"]], optional: [], withdrawals: true };
const bank = { minimum: "10.00", maximum: "900.00", fee: "2.00" };
const withdrawal = { dailyMaximum: "1000.00", dailyCount: 3, securityDeposit: "5.00" };

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([
    aBrand("lotus", { flags, identityCheck, paymentMethods: { bank }, withdrawal, timeZone: "America/Los_Angeles" }),
    aBrand("quick", { withdrawal: { reviewAbove: "100.00" } }),
  ]);
});
afterAll(() => site.close());

const version = 1;
const staff = () => site.console.staff;
const review = (id: string, verdict: "approved" | "refused", expectedVersion = version) =>
  staff().reviewOrder({ code: "lotus", id, verdict, reason: "Because.", expectedVersion });

/** Stores a waiting withdrawal without its call, because the hash of the payment password is slow by design. */
async function aWaitingOrder(memberId: string): Promise<string> {
  const given = { memberId, amount: 1_000n, fee: 200n, security: 500n };
  return site.db.transaction("lotus", (tx) => aWithdrawal(tx, site.now, given));
}

/** Balances of a member at the start. */
const START = { main: "2000.00", hold: "0.00" };

describe("requesting a withdrawal", () => {
  test("W4 the amount and the security deposit are held immediately and cannot be spent", async () => {
    const who = await aPayee(site);
    const order = await who.withdraw("100");
    expect(order).toMatchObject({ state: "waiting", amount: "100.00", fee: "2.00", net: "98.00", security: "5.00" });
    expect(order).toMatchObject({ securityState: "held", account: "North Bank ···· 6789" });
    expect(await who.wallets()).toEqual({ main: "1895.00", hold: "105.00" });
    expect((await who.calls.wallet.balance({})).sumBalance).toBe("1895.00");
  });

  test("W4 after approval and payment the money has left the wallet: payout and fee are posted to the house", async () => {
    const who = await aPayee(site);
    const { id } = await who.withdraw("100");
    await review(id, "approved");
    const paid = await staff().settleWithdrawal({
      code: "lotus",
      id,
      outcome: "paid",
      reference: "NB-1",
      expectedVersion: 2,
    });
    expect(paid).toMatchObject({ state: "paid", version: 3, reviewedBy: "demo", providerReference: "NB-1" });
    expect(await who.wallets()).toEqual({ main: "1895.00", hold: "5.00" });
    const { rows } = await who.calls.message.messages({ language: "EN" });
    expect(rows[0]).toMatchObject({ kind: "withdrawalPaid", text: expect.stringContaining("98.00") });
    const lines = await site.db.transaction("lotus", (tx) =>
      tx.query(
        `select p.account, p.amount from posting p join ledger_transaction t on t.id = p.transaction_id
         where t.reference = $1 and p.member_id is null order by 1`,
        [`withdrawal:${id}:paid`],
      ),
    );
    expect(lines).toEqual([
      { account: "fee:bank", amount: 200n },
      { account: "payment:bank", amount: 9_800n },
    ]);
    expect(await faultsOf(site)).toEqual([]);
  });

  test("W4 a refused, failed or cancelled withdrawal returns all the money", async () => {
    const who = await aPayee(site);
    const refused = await who.withdraw();
    await review(refused.id, "refused");
    expect(await who.calls.payment.order({ id: refused.id })).toMatchObject({ state: "refused", reason: "Because." });
    const failed = await who.withdraw();
    await review(failed.id, "approved");
    await staff().settleWithdrawal({
      code: "lotus",
      id: failed.id,
      outcome: "failed",
      reason: "No such account.",
      expectedVersion: 2,
    });
    const cancelled = await who.withdraw();
    expect(await who.calls.payment.cancelWithdrawal({ order: cancelled.id })).toMatchObject({
      state: "cancelled",
      securityState: "returned",
    });
    expect(await who.wallets()).toEqual(START);
    // None of them counts towards the daily limits.
    await who.withdraw();
  });

  test("W4 an approved withdrawal and another member's withdrawal cannot be cancelled", async () => {
    const [who, other] = [await aPayee(site), await aPayee(site)];
    const { id } = await who.withdraw();
    await expect(other.calls.payment.cancelWithdrawal({ order: id })).rejects.toMatchObject({ code: "notFound" });
    await review(id, "approved");
    await expect(who.calls.payment.cancelWithdrawal({ order: id })).rejects.toMatchObject({ code: "orderClosed" });
    expect((await who.wallets()).hold).toBe("105.00");
  });

  test("W4 small withdrawals are approved by the brand's rule, larger ones wait", async () => {
    const who = await aPayee(site, "quick");
    expect((await who.withdraw("100")).state).toBe("approved");
    expect((await who.withdraw("100.01")).state).toBe("waiting");
  });

  test("W8 fifty concurrent copies of a request: one order, one hold, one response; different content is a conflict", async () => {
    const who = await aPayee(site);
    const given = { requestId: requestId() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => who.withdraw("100", given)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await who.wallets()).hold).toBe("105.00");
    await expect(who.withdraw("101", given)).rejects.toMatchObject({ code: "requestConflict" });
  });

  test("pitfall: ten concurrent withdrawals of 400 from 5,000: the daily limits apply to all of them together", async () => {
    const who = await aPayee(site, "lotus", 500_000n);
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => who.withdraw("400")));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await who.wallets()).toEqual({ main: "4190.00", hold: "810.00" });
  });
});

describe("refused withdrawals", () => {
  test.each([
    ["validation", { method: "none" }, "method"],
    ["validation", { account: "019413d6-0000-7000-8000-00000000000b" }, "account"],
    ["amountLimits", { amount: "9.99" }, "amount"],
    ["amountLimits", { amount: "900.01" }, "amount"],
    ["wrongPaymentPassword", { paymentPassword: "1" }, "paymentPassword"],
  ])("W4 %s for %j at its field, and nothing is held", async (code, change, field) => {
    const who = await aPayee(site);
    const issues = [expect.objectContaining({ field })];
    await expect(who.withdraw("100", change)).rejects.toMatchObject({ code, details: { issues } });
    expect(await who.wallets()).toEqual(START);
  });

  test("W4 another member's bank account is refused", async () => {
    const [who, other] = [await aPayee(site), await aPayee(site)];
    await expect(who.withdraw("100", { account: other.accountId })).rejects.toMatchObject({ code: "validation" });
  });

  test("W4 daily limits on amount and number of withdrawals, in the brand's time zone", async () => {
    const who = await aPayee(site);
    // At the time of these tests, it is midnight in Los Angeles.
    const at = (now: number) => site.as({ token: who.token, now }).payment;
    const given = { method: "bank", account: who.accountId, paymentPassword: PAYMENT };
    const ask = (amount: string) => at(NOW - 1_000).withdraw({ ...given, amount, requestId: requestId() });
    await ask("600");
    await expect(ask("400.01")).rejects.toMatchObject({ code: "dailyAmount", textKey: "errors:dailyAmount" });
    await ask("100");
    await ask("100");
    await expect(ask("10")).rejects.toMatchObject({ code: "dailyCount" });
    expect(await at(NOW - 1).withdrawMethods({})).toMatchObject({ dayAmount: "200.00", dayCount: 0 });
    expect(await at(NOW).withdrawMethods({})).toMatchObject({ dayAmount: "1000.00", dayCount: 3 });
  });

  test("W4 when nothing of the daily amount is left, the refusal says so and asks for no smaller amount", async () => {
    const who = await aPayee(site);
    await who.withdraw("600");
    await who.withdraw("400");
    const issues = [{ field: "amount", issue: "errors:dailyAmountUsed", code: "dailyAmount" }];
    await expect(who.withdraw("10")).rejects.toMatchObject({
      code: "dailyAmount",
      textKey: "errors:dailyAmountUsed",
      details: { issues },
    });
  });

  test("W4 the balance must also cover the security deposit", async () => {
    const who = await aPayee(site, "lotus", 10_400n);
    await expect(who.withdraw("100")).rejects.toMatchObject({ code: "insufficientBalance" });
    await creditMember(site, who.memberId, 100n);
    await who.withdraw("100");
    expect(await who.wallets()).toEqual({ main: "0.00", hold: "105.00" });
  });

  test("A21 an unverified member cannot withdraw when the brand requires verification", async () => {
    const who = await aPayee(site);
    await site.db.transaction("lotus", (tx) =>
      tx.query("update identity_check set status = 'pending' where member_id = $1", [who.memberId]),
    );
    expect((await who.calls.payment.withdrawMethods({})).identity).toBe(false);
    await expect(who.withdraw()).rejects.toMatchObject({ code: "identityFirst" });
    expect(await who.wallets()).toEqual(START);
  });

  test("W4 a withdrawal needs a payment password", async () => {
    const { calls } = await aPlayer(site, 100_000n);
    const { rows } = await calls.payment.addBankAccount({
      bank: "North Bank",
      holder: "Thea Lund",
      number: "12345678",
    });
    const given = { method: "bank", amount: "100", paymentPassword: PAYMENT, requestId: requestId() };
    const withdraw = calls.payment.withdraw({ ...given, account: rows[0]?.id ?? "" });
    await expect(withdraw).rejects.toMatchObject({ code: "paymentPasswordFirst" });
    expect((await calls.payment.withdrawMethods({})).paymentPassword).toBe(false);
  });
});

describe("review by staff", () => {
  test("W4 a hundred races of approval against cancellation: each order has one outcome, and its money one place", async () => {
    const who = await aPayee(site, "lotus", 100_000n);
    for (let race = 0; race < 100; race += 1) {
      const id = await aWaitingOrder(who.memberId);
      const approving = () => review(id, "approved");
      const cancelling = () => who.calls.payment.cancelWithdrawal({ order: id });
      const both = race % 2 ? [approving(), cancelling()] : [cancelling(), approving()].toReversed();
      const [approved, cancelled] = await Promise.allSettled(both);
      expect([approved?.status, cancelled?.status].toSorted()).toEqual(["fulfilled", "rejected"]);
      const isApproved = approved?.status === "fulfilled";
      expect((await who.calls.payment.order({ id })).state).toBe(isApproved ? "approved" : "cancelled");
      expect((await who.wallets()).hold).toBe(isApproved ? "15.00" : "0.00");
      const back = { code: "lotus", id, outcome: "failed", reason: "Race.", expectedVersion: 2 } as const;
      if (isApproved) await staff().settleWithdrawal(back);
      expect(await who.wallets()).toEqual({ main: "1000.00", hold: "0.00" });
    }
    expect(await faultsOf(site)).toEqual([]);
  }, 60_000);

  test("W4 only one of fifty concurrent approvals takes effect, and the others get staleSave", async () => {
    const { id } = await (await aPayee(site)).withdraw();
    const all = await Promise.allSettled(Array.from({ length: 50 }, () => review(id, "approved")));
    const lost = all.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect([lost.length, new Set(lost)]).toEqual([49, new Set(["staleSave"])]);
  });

  test("W4 an old version is refused, a refusal needs a reason, and an approved order cannot be decided again", async () => {
    const { id } = await (await aPayee(site)).withdraw();
    await expect(review(id, "approved", 0)).rejects.toMatchObject({ code: "staleSave", details: { version: 1 } });
    const silent = staff().reviewOrder({ code: "lotus", id, verdict: "refused", reason: " ", expectedVersion: 1 });
    await expect(silent).rejects.toMatchObject({ code: "reasonRequired" });
    await review(id, "approved");
    await expect(review(id, "refused", 2)).rejects.toMatchObject({ code: "staleSave" });
  });

  test("W4 an order claimed by a member of staff can be decided by another only after they take it over", async () => {
    const { id } = await (await aPayee(site)).withdraw();
    await site.db.transaction("lotus", (tx) =>
      tx.query("update payment_order set claimed_by = 'ann' where id = $1", [id]),
    );
    await expect(review(id, "approved")).rejects.toMatchObject({ code: "notAllowed" });
    const stale = staff().claimOrder({ code: "lotus", id, expectedVersion: 0 });
    await expect(stale).rejects.toMatchObject({ code: "staleSave" });
    expect((await staff().claimOrder({ code: "lotus", id, expectedVersion: 1 })).claimedBy).toBe("demo");
    expect((await review(id, "approved", 2)).state).toBe("approved");
    expect((await staff().claimOrder({ code: "lotus", id, release: true, expectedVersion: 3 })).claimedBy).toBeNull();
  });

  test("W4 the queue lists orders that wait for staff, the longest waiting first, in stable pages", async () => {
    const who = await aPayee(site);
    const ids = [await who.withdraw("10"), await who.withdraw("10"), await who.withdraw("10")].map(({ id }) => id);
    const seen: string[] = [];
    for (let pageNo = 1, totalPages = 1; pageNo <= totalPages; pageNo += 1) {
      const page = await staff().paymentQueue({ code: "lotus", kind: "withdrawal", pageNo, pageSize: 2 });
      totalPages = page.totalPages;
      seen.push(...page.rows.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => ids.includes(id))).toEqual(ids.toSorted());
    expect(
      (await staff().paymentQueue({ code: "quick", state: "waiting" })).rows.map(({ state }) => state),
    ).not.toContain("approved");
  });
});
