import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBrand, connected } from "../helpers/tenants";
import { aPlayer, creditMember, faultsOf, idOf } from "../helpers/wps/money";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

const PASSWORD = "correct horse";
const PAYMENT = "246813";

let site: WpsSite;
beforeAll(async () => {
  const vendors = ["REEL", "GEMS", "KITE"];
  site = await aWpsSite([
    aBrand("lotus", { vendors, wallet: { single: false }, withdrawal: { dailyCount: 50 } }, connected(...vendors)),
    aBrand("harbor", { vendors, flags: { freePlay: true } }),
    aBrand(
      "yen",
      { currency: { code: "JPY", symbol: "¥", scale: 0 }, wallet: { single: false }, vendors },
      connected(...vendors),
    ),
  ]);
});
afterAll(() => site.close());

let count = 0;
const requestId = () => `request-${++count}`;

describe("wallets", () => {
  test("W2 with one wallet per vendor money is transferred both ways, and the balance is their sum", async () => {
    const { calls, held } = await aPlayer(site, 100_000n);
    const { rows } = await calls.wallet.transfer({ from: "main", to: "REEL", amount: "250.5", requestId: requestId() });
    expect(rows.map(({ balance, vendor }) => [vendor, balance])).toEqual([
      ["main", "749.50"],
      ["REEL", "250.50"],
    ]);
    await calls.wallet.transfer({ from: "REEL", to: "GEMS", amount: "50.50", requestId: requestId() });
    expect(await calls.wallet.balance({})).toEqual({ sumBalance: "1000.00", isSingle: false });
    const all = (await calls.wallet.merchantWallet({})).rows;
    expect(all.map(({ balance, vendor }) => [vendor, balance])).toEqual([
      ["main", "749.50"],
      ["REEL", "200.00"],
      ["GEMS", "50.50"],
      ["KITE", "0.00"],
    ]);
    expect(await calls.wallet.consolidated({})).toEqual({
      total: "1000.00",
      main: "749.50",
      vendors: "250.50",
      onHold: "0.00",
    });
    expect(await calls.wallet.collect({ requestId: requestId() })).toEqual({ collected: "250.50", main: "1000.00" });
    expect(await calls.wallet.collect({ requestId: requestId() })).toEqual({ collected: "0.00", main: "1000.00" });
    expect((await held()).get("main")).toBe(100_000n);
  });

  test("W2 a single wallet for all vendors is shown alone, and there is nothing to transfer", async () => {
    const { calls } = await aPlayer(site, 5_000n, "harbor");
    expect((await calls.wallet.merchantWallet({})).rows).toEqual([
      { vendor: "main", name: "", balance: "50.00", state: "open" },
    ]);
    const transfer = calls.wallet.transfer({ from: "main", to: "REEL", amount: "1", requestId: requestId() });
    await expect(transfer).rejects.toMatchObject({ code: "notAllowed" });
  });

  test("W8 fifty concurrent copies of a transfer: one effect, one response; different content is a conflict", async () => {
    const { calls, held } = await aPlayer(site, 10_000n);
    const given = { from: "main", to: "REEL", amount: "10", requestId: requestId() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => calls.wallet.transfer(given)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await held()).get("vendor:REEL")).toBe(1_000n);
    for (const other of [
      { ...given, amount: "11" },
      { ...given, to: "GEMS" },
    ])
      await expect(calls.wallet.transfer(other)).rejects.toMatchObject({ code: "requestConflict" });
    await expect(calls.wallet.collect({ requestId: given.requestId })).rejects.toMatchObject({
      code: "requestConflict",
    });
  });

  test("W8 a failed transfer can be repeated with the same requestId", async () => {
    const { calls, memberId } = await aPlayer(site, 500n);
    const given = { from: "main", to: "REEL", amount: "10", requestId: requestId() };
    await expect(calls.wallet.transfer(given)).rejects.toMatchObject({ code: "insufficientBalance" });
    await creditMember(site, memberId, 500n);
    await expect(calls.wallet.transfer(given)).resolves.toMatchObject({ rows: [{ balance: "0.00" }, {}] });
  });

  test.each([
    ["validation", { to: "main" }],
    ["validation", { to: "NOBODY" }],
    ["validation", { from: "hold" }],
    ["validation", { amount: "-1" }],
    ["validation", { amount: "1e3" }],
    ["amountInvalid", { amount: "0" }],
    ["amountInvalid", { amount: "1.005" }],
    ["insufficientBalance", { amount: "999999999999999" }],
  ])("W2 error %s for %j, and nothing moves", async (code, change) => {
    const { calls, held } = await aPlayer(site, 5_000n);
    const given = { from: "main", to: "REEL", amount: "1", requestId: requestId(), ...change };
    await expect(calls.wallet.transfer(given)).rejects.toMatchObject({ code });
    expect(await held()).toEqual(new Map([["main", 5_000n]]));
  });

  test("pitfall: a currency without decimals accepts 1.00 and refuses 1.5", async () => {
    const { calls } = await aPlayer(site, 500n, "yen");
    const given = { from: "main", to: "REEL", requestId: requestId() };
    await expect(calls.wallet.transfer({ ...given, amount: "1.5" })).rejects.toMatchObject({ code: "amountInvalid" });
    await calls.wallet.transfer({ ...given, amount: "1.00" });
    expect((await calls.wallet.balance({})).sumBalance).toBe("500.00");
  });

  test("A12 a free-play account starts with play money that is not the house's, and cannot transfer it", async () => {
    const { token } = await site.as({ host: "harbor.test" }).session.loginFreeplay({});
    const calls = site.as({ host: "harbor.test", token });
    expect((await calls.wallet.balance({})).sumBalance).toBe("10000.00");
    const transfer = calls.wallet.collect({ requestId: requestId() });
    await expect(transfer).rejects.toMatchObject({ code: "needTrueAccount" });
    const house = await site.db.transaction("harbor", (tx) =>
      tx.query("select distinct account from posting where member_id is null and account not like 'adjust:%'"),
    );
    expect(house).toEqual([{ account: "play:grant" }]);
  });
});

describe("sending money to the upline", () => {
  /** Creates a member with a payment password, and the member's upline. */
  async function aDownline(amount: bigint) {
    const [below, above] = [await aPlayer(site, amount), await aPlayer(site)];
    await site.db.transaction("lotus", (tx) =>
      tx.query("update member set upline_id = $1 where id = $2", [above.memberId, below.memberId]),
    );
    const set = { paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT, password: PASSWORD };
    await below.calls.member.setPaymentPassword(set);
    return { above, below };
  }

  test("W7 needs the payment password, and the upline has the money immediately", async () => {
    const { above, below } = await aDownline(10_000n);
    const given = { amount: "25", paymentPassword: PAYMENT, requestId: requestId() };
    expect(await below.calls.wallet.transferUpline(given)).toEqual({ balance: "75.00" });
    expect((await above.calls.wallet.balance({})).sumBalance).toBe("25.00");
    const wrong = below.calls.wallet.transferUpline({ ...given, paymentPassword: "1", requestId: requestId() });
    await expect(wrong).rejects.toMatchObject({ code: "wrongPaymentPassword" });
    expect(await faultsOf(site)).toEqual([]);
  });

  test("W8 fifty concurrent copies: one effect, one response", async () => {
    const { above, below } = await aDownline(10_000n);
    const given = { amount: "25", paymentPassword: PAYMENT, requestId: requestId() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => below.calls.wallet.transferUpline(given)));
    expect(new Set(answers.map(({ balance }) => balance))).toEqual(new Set(["75.00"]));
    expect((await above.calls.wallet.balance({})).sumBalance).toBe("25.00");
  });

  test("W7 two members who send each other money concurrently end with the right balances", async () => {
    const { above, below } = await aDownline(100_000n);
    await site.db.transaction("lotus", (tx) =>
      tx.query(
        "update member set upline_id = $1, payment_hash = (select payment_hash from member where id = $1) where id = $2",
        [below.memberId, above.memberId],
      ),
    );
    await creditMember(site, above.memberId, 100_000n);
    const send = ({ calls }: typeof below) =>
      calls.wallet.transferUpline({ amount: "10", paymentPassword: PAYMENT, requestId: requestId() });
    await Promise.all(Array.from({ length: 20 }, (_, at) => send(at % 2 ? above : below)));
    expect([(await above.held()).get("main"), (await below.held()).get("main")]).toEqual([100_000n, 100_000n]);
  });

  test("C5 W7 a member without an upline or payment password gets an error", async () => {
    const { calls, memberId } = await aPlayer(site, 10_000n);
    const given = { amount: "25", paymentPassword: PAYMENT, requestId: requestId() };
    await expect(calls.wallet.transferUpline(given)).rejects.toMatchObject({ code: "notAllowed" });
    const upline = await idOf(site, (await aPlayer(site)).account);
    await site.db.transaction("lotus", (tx) =>
      tx.query("update member set upline_id = $1 where id = $2", [upline, memberId]),
    );
    await expect(calls.wallet.transferUpline(given)).rejects.toMatchObject({ code: "paymentPasswordFirst" });
  });
});
