import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parameter } from "../helpers/http";
import { aBrand } from "../helpers/tenants";
import { aPlayer, faultsOf } from "../helpers/wps/money";
import { aPayee, requestId } from "../helpers/wps/payments";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

const SANDBOX = { kind: "sandbox" };
const bank = { provider: SANDBOX, minimum: "10.00", maximum: "5000.00" };
const payer = { label: { EN: "Payer" }, required: true, maxLength: 5, order: 1 };
const card = {
  name: { EN: "Card" },
  kinds: ["deposit"],
  provider: SANDBOX,
  minimum: "20.00",
  maximum: "900.00",
  fee: "1.50",
};
const ask = { ...card, name: { EN: "Asks" }, fee: "0.00", fields: { payer } };
const off = { ...card, enabled: false };

let site: WpsSite;
beforeAll(async () => {
  const paymentMethods = { bank, card, ask, off };
  site = await aWpsSite([
    aBrand("lotus", { demo: true, paymentMethods, withdrawal: { turnoverTimes: "2" } }),
    aBrand("real", {}),
    aBrand("yen", {
      demo: true,
      currency: { code: "JPY", symbol: "¥", scale: 0 },
      paymentMethods: { bank: { minimum: "100", maximum: "90000" } },
      withdrawal: { turnoverTimes: "1.5" },
    }),
  ]);
});
afterAll(() => site.close());

type Player = Awaited<ReturnType<typeof aPlayer>>;

/** Starts a deposit. @returns the order, its ticket, and a function for the outcomes of the provider's page */
async function aDeposit({ calls }: Player, amount = "100", method = "bank") {
  const order = await calls.payment.deposit({ method, amount, requestId: requestId() });
  const ticket = parameter(order.payUrl ?? "", "ticket");
  const say = (act: "approve" | "refuse" | "late" | "duplicate" | "wrongAmount") =>
    calls.payment.paySandbox({ order: order.id, ticket, act });
  return { ...order, ticket, say };
}

const mainOf = async ({ calls }: Player) => (await calls.wallet.consolidated({})).main;

describe("deposits", () => {
  test("W3 the enabled methods are listed in order, with limits, fee and fields", async () => {
    const { rows } = await (await aPlayer(site)).calls.payment.depositMethods({});
    expect(rows.map(({ id }) => id)).toEqual(["ask", "card", "bank"]);
    expect(rows[0]?.fields).toEqual([{ name: "payer", label: "Payer", required: true, maxLength: 5 }]);
    expect(rows[1]).toMatchObject({ minimum: "20.00", maximum: "900.00", fee: "1.50", fields: [] });
  });

  test("W3 a brand with real accounts offers no sandbox, so nothing is credited without a payment", async () => {
    const { calls } = await aPlayer(site, 0n, "real");
    expect((await calls.payment.depositMethods({})).rows).toEqual([]);
    const deposit = calls.payment.deposit({ method: "bank", amount: "100", requestId: requestId() });
    await expect(deposit).rejects.toMatchObject({ code: "validation" });
    expect((await calls.payment.withdrawMethods({})).rows.map(({ id }) => id)).toEqual(["bank"]);
  });

  test("W3 a paid deposit raises the balance once, and the order is credited", async () => {
    const who = await aPlayer(site);
    const { id, say, state } = await aDeposit(who, "100.5");
    expect([state, await mainOf(who)]).toEqual(["pending", "0.00"]);
    expect(await say("approve")).toEqual({ state: "credited" });
    const order = await who.calls.payment.order({ id });
    expect(order).toMatchObject({ state: "credited", received: "100.50", payUrl: null });
    expect(order.events.map(({ action }) => action)).toEqual(["pending", "credited"]);
    expect(await mainOf(who)).toBe("100.50");
  });

  test("W3 the fee is taken when the deposit is credited", async () => {
    const who = await aPlayer(site);
    const { fee, net, say } = await aDeposit(who, "100", "card");
    await say("approve");
    expect([fee, net, await mainOf(who)]).toEqual(["1.50", "98.50", "98.50"]);
  });

  test("W3 a member reads the amount added to the wallet, without the fee, also when another amount arrived", async () => {
    const who = await aPlayer(site);
    await (await aDeposit(who, "100", "card")).say("approve");
    const { id, say } = await aDeposit(who, "200", "card");
    await say("wrongAmount");
    const received = Number((await who.calls.payment.order({ id })).received);
    await site.console.staff.reviewOrder({ code: "lotus", id, verdict: "approved", expectedVersion: 2 });
    const { rows } = await who.calls.message.messages({ language: "EN" });
    const net = (received - 1.5).toFixed(2);
    expect(rows.map(({ text }) => text)).toEqual([expect.stringContaining(net), expect.stringContaining("98.50")]);
    expect((await who.calls.payment.order({ id })).net).toBe(net);
  });

  test.each([
    ["refuse", "failed", "0.00"],
    ["late", "credited", "100.00"],
    ["duplicate", "credited", "100.00"],
    ["wrongAmount", "review", "0.00"],
  ] as const)("W3 provider result %s: state %s, and %s in the wallet", async (act, state, main) => {
    const who = await aPlayer(site);
    const { say } = await aDeposit(who);
    expect(await say(act)).toEqual({ state });
    expect(await mainOf(who)).toBe(main);
    expect(await faultsOf(site)).toEqual([]);
  });

  test("W3 fifty concurrent paid events credit once", async () => {
    const who = await aPlayer(site);
    const { say } = await aDeposit(who);
    await Promise.all(Array.from({ length: 50 }, (_, at) => say(at % 2 ? "approve" : "late")));
    expect(await mainOf(who)).toBe("100.00");
    expect((await who.calls.payment.orders({})).rows).toMatchObject([{ state: "credited" }]);
  });

  test("W3 staff credit the received amount when it differs, or refuse it", async () => {
    const [one, two] = [await aPlayer(site), await aPlayer(site)];
    const [came, wrong] = [await aDeposit(one), await aDeposit(two)];
    await came.say("wrongAmount");
    await wrong.say("wrongAmount");
    const { rows } = await site.console.staff.paymentQueue({ code: "lotus", kind: "deposit" });
    const found = rows.filter(({ id }) => id === came.id || id === wrong.id);
    expect(found.map(({ received, state }) => `${received} ${state}`)).toEqual(["50.00 review", "50.00 review"]);
    const named = (id: string) => ({
      code: "lotus",
      id,
      expectedVersion: rows.find((row) => row.id === id)?.version ?? 0,
    });
    await site.console.staff.reviewOrder({ ...named(came.id), verdict: "approved" });
    await site.console.staff.reviewOrder({ ...named(wrong.id), verdict: "refused", reason: "From another's card." });
    expect([await mainOf(one), await mainOf(two)]).toEqual(["50.00", "0.00"]);
    expect(await two.calls.payment.order({ id: wrong.id })).toMatchObject({
      state: "failed",
      reason: "From another's card.",
    });
  });

  test("W8 fifty concurrent copies of a deposit: one order, one response; different content is a conflict", async () => {
    const { calls } = await aPlayer(site);
    const given = { method: "bank", amount: "100", requestId: requestId() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => calls.payment.deposit(given)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await calls.payment.orders({})).total).toBe(1);
    await expect(calls.payment.deposit({ ...given, amount: "101" })).rejects.toMatchObject({ code: "requestConflict" });
  });

  test.each([
    ["validation", { method: "none" }, "method"],
    ["validation", { method: "off" }, "method"],
    ["validation", { method: "toString" }, "method"],
    ["amountLimits", { amount: "9.99" }, "amount"],
    ["amountLimits", { amount: "5000.01" }, "amount"],
    ["amountInvalid", { amount: "10.001" }, "amount"],
    ["validation", { method: "ask" }, "fields.payer"],
    ["validation", { method: "ask", fields: { payer: "too long" } }, "fields.payer"],
    ["validation", { fields: { other: "x" } }, "fields.other"],
  ])("W3 %s for %j, at its field", async (code, change, field) => {
    const { calls } = await aPlayer(site);
    const given = { method: "bank", amount: "100", requestId: requestId(), ...change };
    const issues = [expect.objectContaining({ field })];
    await expect(calls.payment.deposit(given)).rejects.toMatchObject({ code, details: { issues } });
    expect((await calls.payment.orders({})).total).toBe(0);
  });

  test("W3 another member cannot pay or see a deposit, and the payment page needs its ticket", async () => {
    const [who, other] = [await aPlayer(site), await aPlayer(site)];
    const { id, ticket } = await aDeposit(who);
    const mine = await aDeposit(other);
    const stranger = site.as({ host: "yen.test" }).payment;
    const code = "notFound";
    await expect(other.calls.payment.order({ id })).rejects.toMatchObject({ code });
    for (const wrong of [mine.ticket, "x".repeat(43)]) {
      await expect(who.calls.payment.sandboxPayment({ order: id, ticket: wrong })).rejects.toMatchObject({ code });
      const paying = who.calls.payment.paySandbox({ order: id, ticket: wrong, act: "approve" });
      await expect(paying).rejects.toMatchObject({ code });
    }
    await expect(stranger.paySandbox({ order: id, ticket, act: "approve" })).rejects.toMatchObject({ code });
  });
});

describe("turnover required before a withdrawal", () => {
  /** Inserts a closed round. @param after time of closing in ms after now */
  const bet = (memberId: string, bet: bigint, after: number, more: { demo?: boolean; state?: string } = {}) =>
    site.db.transaction("lotus", (tx) =>
      tx.query(
        `insert into round (merchant_id, vendor, round_id, id, member_id, game_id, category, demo, state, bet, win, opened_at, closed_at)
         values ('lotus', 'REEL', $1, gen_random_uuid(), $2, 'g', 'RNG', $3, $4, $5, 0, $6, $6)`,
        [requestId(), memberId, more.demo ?? false, more.state ?? "closed", bet, new Date(site.now + after)],
      ),
    );

  const leftOf = async ({ asker }: Player, after = 10_000) =>
    (await site.as({ ...asker, now: site.now + after }).payment.withdrawMethods({})).turnoverRequired;

  test("W4 a deposit must be bet as often as the brand requires; closed rounds of real money count", async () => {
    const who = await aPlayer(site);
    await (await aDeposit(who)).say("approve");
    expect(await leftOf(who)).toBe("200.00");
    await bet(who.memberId, 15_050n, 1_000);
    await bet(who.memberId, 9_000n, 1_000, { demo: true });
    await bet(who.memberId, 9_000n, 1_000, { state: "open" });
    await bet(who.memberId, 9_000n, -1_000);
    expect(await leftOf(who)).toBe("49.50");
    await bet(who.memberId, 99_000n, 2_000);
    expect(await leftOf(who)).toBe("0.00");
  });

  test("W4 excess bets before a deposit do not count towards it", async () => {
    const who = await aPlayer(site);
    await (await aDeposit(who)).say("approve");
    await bet(who.memberId, 50_000n, 1_000);
    const later = site.as({ ...who.asker, now: site.now + 5_000 });
    const { id, payUrl } = await later.payment.deposit({ method: "bank", amount: "30", requestId: requestId() });
    await later.payment.paySandbox({ order: id, ticket: parameter(payUrl ?? "", "ticket"), act: "approve" });
    expect(await leftOf(who)).toBe("60.00");
    await bet(who.memberId, 1_000n, 6_000);
    expect(await leftOf(who)).toBe("50.00");
  });

  test("W4 each of several concurrently credited deposits counts", async () => {
    const who = await aPlayer(site);
    const all = await Promise.all(Array.from({ length: 10 }, () => aDeposit(who, "10")));
    await Promise.all(all.map(({ say }) => say("approve")));
    expect(await leftOf(who)).toBe("200.00");
  });

  test("W4 until the turnover is met withdrawals are refused with the remaining amount", async () => {
    const who = await aPayee(site);
    const { id, payUrl } = await who.calls.payment.deposit({ method: "bank", amount: "1000", requestId: requestId() });
    await who.calls.payment.paySandbox({ order: id, ticket: parameter(payUrl ?? "", "ticket"), act: "approve" });
    await expect(who.withdraw()).rejects.toMatchObject({
      code: "turnoverFirst",
      params: { amount: "P\u00a02,000.00" },
    });
    expect((await who.wallets()).hold).toBe("0.00");
  });

  test("W3 a currency without decimals takes whole amounts and truncates the rate exactly", async () => {
    const { calls } = await aPlayer(site, 0n, "yen");
    const half = calls.payment.deposit({ method: "bank", amount: "100.5", requestId: requestId() });
    await expect(half).rejects.toMatchObject({ code: "amountInvalid" });
    const { id, payUrl } = await calls.payment.deposit({ method: "bank", amount: "101", requestId: requestId() });
    await calls.payment.paySandbox({ order: id, ticket: parameter(payUrl ?? "", "ticket"), act: "approve" });
    expect((await calls.payment.withdrawMethods({})).turnoverRequired).toBe("151.00");
  });
});
