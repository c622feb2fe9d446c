import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmOverdue } from "~/features/cashier/server/overdue";
import { aBrand } from "../helpers/tenants";
import { faultsOf } from "../helpers/wps/money";
import { aPayee } from "../helpers/wps/payments";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const MINUTE = 60_000;
const withdrawal = { securityDeposit: "5.00", autoReceivedMinutes: 90, dailyCount: 500 };

let site: WpsSite;
beforeAll(async () => {
  const bank = { fee: "2.00" };
  site = await aWpsSite([aBrand("lotus", { withdrawal, paymentMethods: { bank } }), aBrand("late", { withdrawal })]);
});
afterAll(() => site.close());

/** Creates a withdrawal of 100.00: 98.00 paid out and 5.00 held as security deposit. */
async function aPaid(brand = "lotus") {
  const who = await aPayee(site, brand);
  const { id } = await who.withdraw("100");
  const { staff } = site.console;
  await staff.reviewOrder({ code: brand, id, verdict: "approved", expectedVersion: 1 });
  await staff.settleWithdrawal({ code: brand, id, outcome: "paid", expectedVersion: 2 });
  const { payment } = who.calls;
  const confirm = (outcome: "received" | "partly" | "notReceived" | "fullyPaid", more: object = {}) =>
    payment.confirmWithdrawal({ order: id, outcome, ...more });
  const prove = (file: Buffer) => payment.uploadProof({ order: id, file: file.toString("base64") });
  const dispute = async () => confirm("notReceived", { proofs: [(await prove(await aPicture())).id] });
  return { ...who, id, confirm, prove, dispute };
}

const plain = () => sharp({ create: { width: 40, height: 30, channels: 3, background: "#a87" } });
const aPicture = () => plain().png().toBuffer();

describe("the member's confirmation", () => {
  test("W5 received: the security deposit is returned and the order is closed", async () => {
    const { calls, confirm, id, wallets } = await aPaid();
    expect(await calls.payment.order({ id })).toMatchObject({
      confirmUntil: new Date(NOW + 90 * MINUTE).toISOString(),
    });
    expect(await confirm("received")).toMatchObject({
      state: "received",
      received: "98.00",
      remaining: "0.00",
      securityState: "returned",
      confirmUntil: null,
    });
    expect(await wallets()).toEqual({ main: "1900.00", hold: "0.00" });
    await expect(confirm("received")).rejects.toMatchObject({ code: "orderClosed" });
  });

  test("W5 partly: the rest is still expected, more may arrive, and fully paid closes the order", async () => {
    const { confirm, wallets } = await aPaid();
    const first = await confirm("partly", { received: "40", remaining: "58" });
    expect(first).toMatchObject({ state: "partly", received: "40.00", remaining: "58.00", securityState: "held" });
    expect((await wallets()).hold).toBe("5.00");
    expect(await confirm("partly", { received: "90", remaining: "8" })).toMatchObject({ remaining: "8.00" });
    expect(await confirm("fullyPaid")).toMatchObject({ state: "received", received: "98.00", remaining: "0.00" });
    expect(await wallets()).toEqual({ main: "1900.00", hold: "0.00" });
  });

  test.each([
    ["validation", { received: "40" }, "remaining"],
    ["validation", { remaining: "40" }, "received"],
    ["validation", { received: "40", remaining: "58.01" }, "remaining"],
    ["amountInvalid", { received: "0", remaining: "98" }, "received"],
    ["amountInvalid", { received: "97.999", remaining: "1" }, "received"],
  ])("W5 invalid parts: %s for %j", async (code, parts, field) => {
    const { confirm, wallets } = await aPaid();
    const issues = [expect.objectContaining({ field })];
    await expect(confirm("partly", parts)).rejects.toMatchObject({ code, details: { issues } });
    expect((await wallets()).hold).toBe("5.00");
  });

  test("W5 an unpaid order cannot be confirmed", async () => {
    const who = await aPayee(site);
    const { id } = await who.withdraw();
    for (const outcome of ["received", "notReceived", "fullyPaid"] as const) {
      const confirming = who.calls.payment.confirmWithdrawal({ order: id, outcome });
      await expect(confirming).rejects.toMatchObject({ code: "orderClosed" });
    }
  });

  test("W5 only one of fifty concurrent confirmations, received and fully paid, closes the order, and the security deposit is returned once", async () => {
    const { confirm, wallets } = await aPaid();
    const all = Array.from({ length: 50 }, (_, at) => confirm(at % 2 ? "received" : "fullyPaid"));
    const done = (await Promise.allSettled(all)).filter(({ status }) => status === "fulfilled");
    expect(done).toHaveLength(1);
    expect(await wallets()).toEqual({ main: "1900.00", hold: "0.00" });
  });
});

describe("not received", () => {
  test("W5 a report needs a proof that belongs to this order", async () => {
    const [one, other] = [await aPaid(), await aPaid()];
    await expect(one.confirm("notReceived")).rejects.toMatchObject({ code: "proofFirst" });
    const { id } = await other.prove(await aPicture());
    await expect(one.confirm("notReceived", { proofs: [id] })).rejects.toMatchObject({ code: "notFound" });
    await expect(other.confirm("notReceived", { proofs: [id] })).resolves.toMatchObject({
      state: "disputed",
      proofs: [id],
    });
  });

  test("W5 upheld: the unpaid amount, the fee and the security deposit are returned", async () => {
    const { dispute, id, wallets } = await aPaid();
    await dispute();
    const given = {
      code: "lotus",
      id,
      verdict: "returned",
      reason: "The bank sent it back.",
      expectedVersion: 4,
    } as const;
    expect(await site.console.staff.resolveDispute(given)).toMatchObject({
      state: "returned",
      securityState: "returned",
    });
    expect(await wallets()).toEqual({ main: "2000.00", hold: "0.00" });
    await expect(site.console.staff.resolveDispute(given)).rejects.toMatchObject({ code: "staleSave" });
    expect(await faultsOf(site)).toEqual([]);
  });

  test("W5 upheld after a part arrived: only the rest is returned", async () => {
    const { confirm, dispute, id, wallets } = await aPaid();
    await confirm("partly", { received: "40", remaining: "58" });
    expect(await dispute()).toMatchObject({ received: "40.00", remaining: "58.00" });
    const given = { code: "lotus", id, verdict: "returned", reason: "Half was lost.", expectedVersion: 5 } as const;
    await site.console.staff.resolveDispute(given);
    expect(await wallets()).toEqual({ main: "1958.00", hold: "0.00" });
  });

  test("W5 rejected: the order counts as received, and the security deposit is kept", async () => {
    const { calls, dispute, id, wallets } = await aPaid();
    await dispute();
    const given = {
      code: "lotus",
      id,
      verdict: "received",
      reason: "The bank has shown it.",
      expectedVersion: 4,
    } as const;
    await site.console.staff.resolveDispute(given);
    expect(await calls.payment.order({ id })).toMatchObject({
      state: "received",
      securityState: "kept",
      reason: "The bank has shown it.",
    });
    expect(await wallets()).toEqual({ main: "1895.00", hold: "0.00" });
  });

  test("W5 arrived later: the member confirms, and the security deposit is returned", async () => {
    const { confirm, dispute, wallets } = await aPaid();
    await dispute();
    await confirm("fullyPaid");
    expect(await wallets()).toEqual({ main: "1900.00", hold: "0.00" });
  });
});

describe("proof of a missing payment", () => {
  test("W5 png and jpg are accepted, at most three an order, also with concurrent uploads", async () => {
    const { confirm, prove } = await aPaid();
    const files = [
      await aPicture(),
      await plain().jpeg().toBuffer(),
      await aPicture(),
      await aPicture(),
      await aPicture(),
    ];
    const all = await Promise.allSettled(files.map(prove));
    const taken = all.flatMap((one) => (one.status === "fulfilled" ? [one.value.id] : []));
    const refused = all.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect([taken.length, refused]).toEqual([3, ["proofLimit", "proofLimit"]]);
    expect(await confirm("notReceived", { proofs: taken })).toMatchObject({
      state: "disputed",
      proofs: expect.arrayContaining(taken),
    });
  });

  test("W5 pitfall: any other file type is refused, under any name, and so is a file over 5 MB", async () => {
    const { prove } = await aPaid();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await expect(prove(svg)).rejects.toMatchObject({ code: "proofType" });
    await expect(prove(await plain().webp().toBuffer())).rejects.toMatchObject({ code: "proofType" });
    await expect(prove(Buffer.alloc(5 * 1024 * 1024 + 1, 1))).rejects.toMatchObject({ code: "fileTooLarge" });
    await expect(prove(Buffer.from("89504e470d0a1a0a", "hex"))).rejects.toMatchObject({ code: "fileBroken" });
  });

  test("W5 a proof is re-encoded, stored encrypted and visible to staff only; each view is recorded", async () => {
    const { id, prove, token } = await aPaid();
    const { id: proof } = await prove(
      await plain()
        .withExif({ IFD0: { Copyright: "where-i-live" } })
        .jpeg()
        .toBuffer(),
    );
    const shown = await site.console.staff.paymentProof({ code: "lotus", id: proof });
    const jpeg = Buffer.from(shown.jpeg, "base64");
    expect([shown.width, shown.height, jpeg.includes("where-i-live")]).toEqual([40, 30, false]);
    const { events } = await site.console.staff.paymentOrder({ code: "lotus", id });
    expect(events).toContainEqual(expect.objectContaining({ action: "opened", actor: "staff:demo", note: proof }));
    const [stored] = await site.db.transaction("lotus", (tx) =>
      tx.query<{ content: Buffer }>("select content from payment_proof where id = $1", [proof]),
    );
    expect(stored?.content.includes(jpeg.subarray(0, 8))).toBe(false);
    expect((await site.send("GET", "/wps/staff/payment/proof", { code: "lotus", id: proof }, { token })).status).toBe(
      403,
    );
  });

  test("W5 another member's order and an order that is not in payment accept no proof", async () => {
    const [one, other] = [await aPaid(), await aPaid()];
    const file = (await aPicture()).toString("base64");
    const strange = one.calls.payment.uploadProof({ order: other.id, file });
    await expect(strange).rejects.toMatchObject({ code: "notFound" });
    await one.confirm("received");
    await expect(one.prove(await aPicture())).rejects.toMatchObject({ code: "orderClosed" });
  });
});

describe("forced receipt", () => {
  test("W5 staff force receipt with a reason: the security deposit is not returned", async () => {
    const { id, wallets } = await aPaid();
    const { staff } = site.console;
    const given = { code: "lotus", id, reason: "", expectedVersion: 3 };
    await expect(staff.forceReceived(given)).rejects.toMatchObject({ code: "reasonRequired" });
    const forced = await staff.forceReceived({ ...given, reason: "The bank confirmed it." });
    expect(forced).toMatchObject({ state: "received", securityState: "kept" });
    expect(await wallets()).toEqual({ main: "1895.00", hold: "0.00" });
    const kept = await site.db.transaction("lotus", (tx) =>
      tx.query(
        "select amount from posting p join ledger_transaction t on t.id = p.transaction_id where account = 'adjust:security' and reference like $1",
        [`%${id}%`],
      ),
    );
    expect(kept).toEqual([{ amount: 500n }]);
  });

  test("W5 an unconfirmed order counts as received at its deadline, not before, whatever the number of jobs", async () => {
    const [silent, quick] = [await aPaid("late"), await aPaid("late")];
    await quick.confirm("received");
    const run = (after: number) => confirmOverdue(site.context({ host: "late.test" }), NOW + after);
    expect(await run(90 * MINUTE - 1)).toBe(0);
    const runs = await Promise.all(Array.from({ length: 10 }, () => run(90 * MINUTE)));
    expect(runs.reduce((sum, one) => sum + one)).toBe(1);
    expect(await silent.calls.payment.order({ id: silent.id })).toMatchObject({
      state: "received",
      securityState: "kept",
    });
    expect(await silent.wallets()).toEqual({ main: "1895.00", hold: "0.00" });
    expect(await quick.wallets()).toEqual({ main: "1900.00", hold: "0.00" });
    expect(await run(900 * MINUTE)).toBe(0);
    expect(await faultsOf(site, "late")).toEqual([]);
  });

  test("W5 a job and a member's confirmation at the same time close the order once, in ten races", async () => {
    for (let race = 0; race < 10; race += 1) {
      const { calls, confirm, id, wallets } = await aPaid("late");
      const job = confirmOverdue(site.context({ host: "late.test" }), NOW + 91 * MINUTE);
      await Promise.allSettled([job, confirm("received")]);
      const { securityState, state } = await calls.payment.order({ id });
      expect(state).toBe("received");
      expect(await wallets()).toEqual({ main: securityState === "kept" ? "1895.00" : "1900.00", hold: "0.00" });
    }
  });

  test("W5 a partly received or disputed order is not forced by time", async () => {
    const [parts, dispute] = [await aPaid("late"), await aPaid("late")];
    await parts.confirm("partly", { received: "40", remaining: "60" });
    await dispute.dispute();
    expect(await confirmOverdue(site.context({ host: "late.test" }), NOW + 9_000 * MINUTE)).toBe(0);
    const named = { code: "late", id: parts.id, reason: "The rest came.", expectedVersion: 4 };
    expect(await site.console.staff.forceReceived(named)).toMatchObject({ securityState: "kept", received: "100.00" });
  });
});
