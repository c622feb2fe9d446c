import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmOverdue } from "~/features/cashier/server/overdue";
import { productLocales } from "~/platform/i18n/locales.server";
import { aBrand, connected } from "../helpers/tenants";
import { creditMember, faultsOf } from "../helpers/wps/money";
import { aPayee, requestId } from "../helpers/wps/payments";
import { aReward, insertDeposit } from "../helpers/wps/rewards";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

let site: WpsSite;
beforeAll(async () => {
  const withdrawal = {
    secondPersonFrom: "3000.00",
    turnoverTimes: "1",
    dailyMaximum: "100.00",
    securityDeposit: "5.00",
  };
  const bank = { minimum: "10.00", maximum: "50.00", fee: "2.00" };
  site = await aWpsSite([
    aBrand(
      "lotus",
      { vendors: ["REEL"], wallet: { single: false }, paymentMethods: { bank }, withdrawal },
      connected("REEL"),
    ),
    aBrand("harbor"),
  ]);
});
afterAll(() => site?.close());

const as = (name: string, role: "finance" | "support" | "operator" | "admin" = "finance") =>
  site.as({ host: "console.test", staff: { name, role } }).staff;
const reason = "Requested by the member on the phone";
const inLotus = (sql: string, ...values: unknown[]) => site.db.transaction("lotus", (tx) => tx.query(sql, values));

/** Creates an excluded member with 2,000.00 and a bank account. @param prepare runs before the exclusion */
async function anExcluded(prepare: (who: Awaited<ReturnType<typeof aPayee>>) => Promise<unknown> = async () => {}) {
  const who = await aPayee(site);
  await prepare(who);
  await who.calls.member.selfExclude({ months: 6, confirm: true });
  const named = { code: "lotus", memberId: who.memberId };
  const pay = (more: object = {}, name = "felix") =>
    as(name).payOutBalance({ ...named, method: "bank", account: who.accountId, reason, ...more });
  return { ...who, named, pay };
}

describe("W9 payout of an excluded member's balance", () => {
  test("W9 staff pay it out from every wallet, and the order closes without the member's confirmation", async () => {
    const who = await anExcluded(({ calls }) =>
      calls.wallet.transfer({ from: "main", to: "REEL", amount: "500", requestId: requestId() }),
    );
    expect(await as("felix").playerPayout(who.named)).toMatchObject({
      excluded: true,
      amount: "2000.00",
      kept: "0.00",
    });
    const order = await who.pay();
    expect(order).toMatchObject({
      state: "waiting",
      amount: "2000.00",
      fee: "0.00",
      security: "0.00",
      needsTwo: false,
    });
    const queue = await as("felix").paymentQueue({ code: "lotus", state: "waiting" });
    expect(queue.rows.map(({ id }) => id)).toContain(order.id);
    const of = { code: "lotus", id: order.id };
    await as("felix").reviewOrder({ ...of, verdict: "approved", expectedVersion: 1 });
    await as("felix").settleWithdrawal({ ...of, outcome: "paid", expectedVersion: 2 });
    const ctx = site.context();
    await confirmOverdue(ctx, NOW + 2 * 86_400_000);
    expect(await as("felix").paymentOrder(of)).toMatchObject({ state: "received", payTo: { holder: "Thea Lund" } });
    expect((await as("felix").player(who.named)).total).toBe("0.00");
    expect(await faultsOf(site)).toEqual([]);
  });

  test("W9 the member's own money is paid whatever its turnover; a bonus with open turnover is kept", async () => {
    const who = await anExcluded(async ({ calls, memberId }) => {
      await insertDeposit(site, memberId, 30_000n);
      const id = await aReward(site, memberId, { amount: 4_000n, turnover: 12_000n });
      await calls.promotion.claimReward({ id, requestId: requestId() });
    });
    expect(await as("felix").playerPayout(who.named)).toMatchObject({ amount: "2300.00", kept: "40.00" });
    expect((await who.pay()).amount).toBe("2300.00");
    expect((await as("felix").player(who.named)).total).toBe("40.00");
    await expect(who.pay()).rejects.toMatchObject({ code: "nothingToPayOut" });
  });

  test("W9 only one of twenty concurrent payouts is made", async () => {
    const who = await anExcluded();
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => who.pay()));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await faultsOf(site)).toEqual([]);
  });

  test("W9 a refused payout returns the money, and it can be paid out again", async () => {
    const who = await anExcluded();
    const { id } = await who.pay();
    await as("greta").reviewOrder({ code: "lotus", id, verdict: "refused", reason: "Wrong bank", expectedVersion: 1 });
    expect((await who.pay()).amount).toBe("2000.00");
  });

  test("W9 above the brand's threshold the requester is the first of two approvers", async () => {
    const who = await anExcluded(({ memberId }) => creditMember(site, memberId, 100_000n));
    const { id, ...order } = await who.pay();
    expect(order).toMatchObject({ needsTwo: true, firstApprovedBy: "felix" });
    const approval = { code: "lotus", id, verdict: "approved", expectedVersion: 1 } as const;
    await expect(as("felix").reviewOrder(approval)).rejects.toMatchObject({ code: "secondPerson" });
    expect((await as("greta").reviewOrder(approval)).state).toBe("approved");
  });

  test("W9 a new bank account must be in the payee's name; when the name is unknown a second person approves", async () => {
    const known = await anExcluded();
    await inLotus("update member set payee_name = 'Thea Lund' where id = $1", known.memberId);
    const other = { account: undefined, bank: "South Bank", holder: "Felix Frey", number: "99887766" };
    await expect(known.pay(other)).rejects.toMatchObject({ details: { issues: [{ field: "holder" }] } });
    await expect(known.pay({ account: undefined })).rejects.toMatchObject({ code: "validation" });
    expect(await known.pay({ ...other, holder: "thea  LUND" })).toMatchObject({ needsTwo: false });
    const unknown = await anExcluded();
    expect(await unknown.pay(other)).toMatchObject({ needsTwo: true, firstApprovedBy: "felix" });
  });

  test("W9 a payout needs an excluded member of the same brand and a reason", async () => {
    const free = await aPayee(site);
    const named = { code: "lotus", memberId: free.memberId, method: "bank", account: free.accountId };
    await expect(as("felix").payOutBalance({ ...named, reason })).rejects.toMatchObject({ code: "notExcluded" });
    const who = await anExcluded();
    await expect(who.pay({ code: "harbor" })).rejects.toMatchObject({
      code: expect.stringMatching(/notFound|validation/),
    });
    await expect(who.pay({ reason: "  " })).rejects.toMatchObject({ code: "reasonRequired" });
    await expect(who.pay({ method: "none" })).rejects.toMatchObject({ code: "validation" });
    await expect(who.pay({ account: free.accountId })).rejects.toMatchObject({ code: "validation" });
    for (const role of ["support", "operator"] as const)
      await expect(as("iris", role).payOutBalance({ ...who.named, method: "bank", reason })).rejects.toMatchObject({
        code: "forbidden",
      });
  });

  test("W9 the audit records who paid whom and hides the account number", async () => {
    const who = await anExcluded();
    await who.pay({ account: undefined, bank: "South Bank", holder: "Thea Lund", number: "99887766" });
    const { rows } = await as("ada", "admin").auditLog({ call: "payOutBalance", pageSize: 1 });
    expect(rows[0]).toMatchObject({ actor: "felix", input: { memberId: who.memberId, number: "[hidden]" } });
    const notes = await as("felix").playerNotes(who.named);
    expect(notes.rows[0]).toMatchObject({ kind: "paidOut", words: reason, actor: "felix" });
  });
});

test("W9 the refusal texts for an excluded member explain how the balance is paid out", async () => {
  for (const [language, words] of [
    ["EN", "customer service"],
    ["CN", "客服"],
    ["VI", "chăm sóc khách hàng"],
    ["AR", "خدمة العملاء"],
  ] as const) {
    const { errors = {}, shell = {} } = productLocales().get(language) ?? {};
    for (const text of [
      errors["selfExcluded"],
      errors["selfExcludedForGood"],
      shell["limits.excludeMoney"],
      shell["limits.excluded"],
    ])
      expect(text).toContain(words);
  }
});
