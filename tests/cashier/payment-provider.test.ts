import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { requestUnansweredPayments } from "~/features/cashier/server/overdue";
import { deliveryCounts } from "~/platform/outgoing/deliveries";
import { grantedSecretEnv, internalAddressesEnv } from "../helpers/grants";
import { aBrand } from "../helpers/tenants";
import { aPlayer, faultsOf } from "../helpers/wps/money";
import { aProvider, type Signing, signedHeaders } from "../helpers/wps/payment-provider";
import { requestId } from "../helpers/wps/payments";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const PATH = "/wps/payment/webhook/pay";

let provider: Awaited<ReturnType<typeof aProvider>>;
let site: WpsSite;
beforeAll(async () => {
  provider = await aProvider();
  const names = { keyId: "lotus-1", secretEnv: "PAY_SECRET", webhookSecretEnv: "PAY_WEBHOOK" };
  const pay = {
    name: { EN: "Pay" },
    kinds: ["deposit"],
    provider: { kind: "http", url: provider.url, ...names },
    minimum: "1.00",
    maximum: "5000.00",
  };
  const unset = { ...pay, provider: { ...pay.provider, secretEnv: "PAY_UNSET" } };
  const paymentMethods = { pay, twin: { ...pay, name: { EN: "Twin" } }, unset };
  const brands = ["lotus", "harbor"];
  const env = {
    INTERNAL_ADDRESSES: brands.map((code) => internalAddressesEnv(code, provider.url).INTERNAL_ADDRESSES).join(),
    ...grantedSecretEnv("PAY_SECRET", "our-secret", brands, provider.url),
    ...grantedSecretEnv("PAY_WEBHOOK", "webhook-secret", brands, null),
  };
  site = await aWpsSite([aBrand("lotus", { paymentMethods }), aBrand("harbor", { paymentMethods })], { env });
});
beforeEach(() => {
  provider.got.length = 0;
  provider.says((body) => ({ body: { state: "pending", reference: `r-${body["paymentId"]}`, payUrl: PAY_URL } }));
});
afterAll(async () => {
  provider.close();
  await site.close();
});

const PAY_URL = "https://pay.example/p/1";

/** Creates a member's deposit of 100.00, requested from the provider. */
async function aDeposit() {
  const who = await aPlayer(site);
  const given = { method: "pay", amount: "100", requestId: requestId() };
  const order = await who.calls.payment.deposit(given);
  const main = async () => (await who.calls.wallet.consolidated({})).main;
  const state = async () => (await who.calls.payment.orders({})).rows[0]?.state;
  return { ...who, again: () => who.calls.payment.deposit(given), order, main, state };
}

let events = 0;
const paid = (paymentId: string, more: object = {}) => ({
  eventId: `event-${++events}`,
  paymentId,
  state: "paid",
  amount: "100.00",
  currency: "PHP",
  ...more,
});

/** Sends a notification to the site, signed like the provider's. */
async function tell(
  body: object,
  { path = PATH, host = "lotus.test", ...signing }: Partial<Signing> & { host?: string } = {},
) {
  const headers = signedHeaders(JSON.stringify(body), { now: NOW, path, ...signing });
  const { body: said, status } = await site.send("POST", path, { ...body }, { headers, host });
  return `${status} ${said.result ?? said.code}`;
}

describe("W3 payment request to a provider", () => {
  test("W3 the provider gets the payment, signed over method, path, time, key id and body, and returns the payment URL", async () => {
    const { order } = await aDeposit();
    expect(order).toMatchObject({ state: "pending", payUrl: PAY_URL });
    const { headers, path, text, body } = provider.got[0] ?? {};
    expect(body).toMatchObject({ paymentId: order.id, amount: "100.00", currency: "PHP", method: "pay" });
    expect(body).toMatchObject({
      returnUrl: `https://lotus.test/member/depositv2?order=${order.id}`,
      webhookUrl: "https://lotus.test/wps/payment/webhook/pay",
    });
    const time = headers?.["payment-time"];
    const signed = createHmac("sha256", "our-secret").update(`POST\n${path}\n${time}\nlotus-1\n${text}`).digest("hex");
    expect([headers?.["payment-key"], headers?.["payment-signature"]]).toEqual(["lotus-1", signed]);
  });

  test.each([
    ["the connection breaks off", null],
    ["it has a fault", { status: 500, body: {} }],
    ["it is busy", { status: 429, body: {} }],
    ["it redirects", { status: 302, body: {} }],
    ["it answers something else", { body: "<html>" }],
    ["it names no address", { body: { state: "pending" } }],
    ["it names an address that is none", { body: { state: "pending", payUrl: "javascript:alert(1)" } }],
    ["it leads away from https", { body: { state: "pending", payUrl: "http://pay.example/p" } }],
    ["its answer has no end", { body: "x".repeat(70_000) }],
  ])("W3 pitfall: %s: the outcome is unknown, not failed, and the provider is queried again", async (_name, said) => {
    provider.says(said);
    const failed = () => deliveryCounts(site.db)["payment lotus pay"]?.refused ?? 0;
    const before = failed();
    const { again, calls, order } = await aDeposit();
    expect(order).toMatchObject({ state: "pending", payUrl: null });
    // The health page shows the failure.
    expect(failed()).toBe(before + 1);
    provider.says({ body: { state: "pending", payUrl: PAY_URL } });
    expect(await again()).toMatchObject({ id: order.id, payUrl: PAY_URL });
    expect(new Set(provider.got.map(({ body }) => body["paymentId"]))).toEqual(new Set([order.id]));
    expect((await calls.payment.orders({})).total).toBe(1);
  });

  test("W3 pitfall: a time-out leaves the outcome unknown: a later query finds the payment and credits it", async () => {
    const clock = AbortSignal.abort(new DOMException("time is up", "TimeoutError"));
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(clock);
    const { calls, main, order, state } = await aDeposit();
    timeout.mockRestore();
    expect(await state()).toBe("pending");
    provider.says({ body: { state: "paid", amount: "100.00", currency: "PHP" } });
    expect(await calls.payment.order({ id: order.id })).toMatchObject({ state: "credited" });
    expect(await main()).toBe("100.00");
  });

  test("W3 a job queries unanswered deposits, and each is credited once, whatever the number of runs", async () => {
    provider.says(null);
    const { main } = await aDeposit();
    provider.says({ body: { state: "paid", amount: "100.00", currency: "PHP" } });
    await Promise.all(Array.from({ length: 5 }, () => requestUnansweredPayments(site.context())));
    expect(await main()).toBe("100.00");
    expect(await requestUnansweredPayments(site.context())).toBe(0);
  });

  test("W3 an explicit refusal fails the order", async () => {
    provider.says({ status: 422, body: {} });
    const { order } = await aDeposit();
    expect(order.state).toBe("failed");
    provider.says({ body: { state: "refused" } });
    expect((await aDeposit()).order.state).toBe("failed");
  });

  test("W3 a method without its secret is not offered, accepts no deposit and sends nothing", async () => {
    const { calls } = await aPlayer(site);
    const { rows } = await calls.payment.depositMethods({});
    expect(rows.map(({ id }) => id)).toEqual(["pay", "twin"]);
    const asked = calls.payment.deposit({ method: "unset", amount: "100", requestId: requestId() });
    await expect(asked).rejects.toMatchObject({ code: "validation" });
    expect(provider.got).toEqual([]);
  });
});

describe("W3 webhooks of a provider", () => {
  test("W3 paid: credited once; a repeated event and a second event for the same payment change nothing", async () => {
    const { main, order } = await aDeposit();
    const event = paid(order.id);
    expect(await tell(event)).toBe("200 applied");
    expect(await tell(event)).toBe("200 repeated");
    expect(await tell(paid(order.id))).toBe("200 ignored");
    expect(await main()).toBe("100.00");
    expect(await faultsOf(site)).toEqual([]);
  });

  test("W3 fifty concurrent copies of one event and of several events credit once", async () => {
    const { main, order } = await aDeposit();
    const event = paid(order.id);
    const all = Array.from({ length: 50 }, (_, at) => tell(at % 2 ? event : paid(order.id)));
    const said = await Promise.all(all);
    expect(said.filter((one) => one === "200 applied")).toHaveLength(1);
    expect(await main()).toBe("100.00");
  });

  test("W3 late and out of order: refused then paid is paid; paid then refused stays paid", async () => {
    const [late, early] = [await aDeposit(), await aDeposit()];
    expect(await tell(paid(late.order.id, { state: "refused" }))).toBe("200 applied");
    expect(await late.state()).toBe("failed");
    expect(await tell(paid(late.order.id))).toBe("200 applied");
    expect(await tell(paid(early.order.id))).toBe("200 applied");
    expect(await tell(paid(early.order.id, { state: "refused" }))).toBe("200 ignored");
    expect(await tell(paid(early.order.id, { state: "pending" }))).toBe("200 ignored");
    expect([await late.main(), await early.main()]).toEqual(["100.00", "100.00"]);
  });

  test.each([
    ["another amount", { amount: "99.99" }, "99.99"],
    ["no amount", { amount: undefined }, null],
    ["a wrong amount", { amount: "1e2" }, null],
    ["a negative one", { amount: "-100.00" }, null],
    ["another currency", { currency: "USD" }, null],
  ])("W3 %s: nothing is credited, and staff decide", async (_name, more, received) => {
    const { calls, main, order } = await aDeposit();
    expect(await tell(paid(order.id, more))).toBe("200 applied");
    expect(await calls.payment.order({ id: order.id })).toMatchObject({ state: "review", received });
    expect(await tell(paid(order.id))).toBe("200 ignored");
    expect(await main()).toBe("0.00");
  });

  test("W3 when the received amount is unknown, staff can only refuse", async () => {
    const { order } = await aDeposit();
    await tell(paid(order.id, { currency: "USD" }));
    const named = { code: "lotus", id: order.id, expectedVersion: 2 };
    const approve = site.console.staff.reviewOrder({ ...named, verdict: "approved" });
    await expect(approve).rejects.toMatchObject({ code: "notAllowed" });
    const refused = await site.console.staff.reviewOrder({ ...named, verdict: "refused", reason: "Dollars." });
    expect(refused.state).toBe("failed");
  });

  test.each<[string, Partial<Signing> & { sentTo?: string }]>([
    ["another secret", { secret: "not-the-secret" }],
    ["our own secret", { secret: "our-secret" }],
    ["another key", { keyId: "lotus-2" }],
    ["a time of five minutes ago", { now: NOW - 301_000 }],
    ["a time to come", { now: NOW + 301_000 }],
    ["another path", { path: "/wps/payment/webhook/twin" }],
  ])("W3 pitfall: a webhook signed with %s is rejected", async (_name, signing) => {
    const { main, order, state } = await aDeposit();
    const body = paid(order.id);
    const headers = signedHeaders(JSON.stringify(body), { now: NOW, path: PATH, ...signing });
    const { status } = await site.send("POST", PATH, body, { headers });
    expect([status, await state(), await main()]).toEqual([401, "pending", "0.00"]);
  });

  test("W3 a body changed after signing, or unsigned, is rejected", async () => {
    const { main, order } = await aDeposit();
    const headers = signedHeaders(JSON.stringify(paid(order.id, { amount: "1.00" })), { now: NOW, path: PATH });
    expect((await site.send("POST", PATH, paid(order.id), { headers })).status).toBe(401);
    expect((await site.send("POST", PATH, paid(order.id))).status).toBe(401);
    expect(await main()).toBe("0.00");
  });

  test("W3 a replay with the id of another event is refused; a replay within five minutes changes nothing", async () => {
    const [one, two] = [await aDeposit(), await aDeposit()];
    const event = paid(one.order.id);
    await tell(event);
    expect(await tell({ ...event, paymentId: two.order.id })).toBe("409 conflict");
    expect(await tell(event, { now: NOW - 299_000 })).toBe("200 repeated");
    expect([await one.main(), await two.main()]).toEqual(["100.00", "0.00"]);
  });

  test("W3 a missing order, or one of another method or brand, is unknown", async () => {
    const { main, order } = await aDeposit();
    expect(await tell(paid("019413d6-0000-7000-8000-00000000000a"))).toBe("404 unknown");
    expect(await tell(paid(order.id), { path: "/wps/payment/webhook/twin" })).toBe("404 unknown");
    expect(await tell(paid(order.id), { host: "harbor.test" })).toBe("404 unknown");
    expect(await main()).toBe("0.00");
  });

  test("W3 a malformed webhook is refused, and a method without a provider has no webhook", async () => {
    const { order } = await aDeposit();
    expect(await tell({ paymentId: order.id })).toBe("422 malformed");
    expect(await tell(paid("order-1"))).toBe("422 malformed");
    expect(await tell(paid(order.id, { eventId: "x".repeat(20_000) }))).toBe("413 tooLarge");
    for (const method of ["bank", "none", "toString", "pay/more", ""]) {
      expect(await tell(paid(order.id), { path: `/wps/payment/webhook/${method}` })).toBe("404 unknownMethod");
    }
    expect((await site.send("GET", PATH, {})).status).toBe(405);
  });
});
