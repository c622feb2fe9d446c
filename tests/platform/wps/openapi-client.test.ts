import { afterAll, beforeAll, expect, test } from "vitest";
import { aBrand } from "../../helpers/tenants";
import { type ApiDocument, type ApiTransport, documentClient } from "../../helpers/wps/document-client";
import { requestId } from "../../helpers/wps/house";
import { aMember, PASSWORD } from "../../helpers/wps/members";
import { give, idOf } from "../../helpers/wps/money";
import { appCodeAt, aStaff, STAFF_PASSWORD } from "../../helpers/wps/staff";
import { aWpsSite, type WpsSite } from "../../helpers/wps/wps-site";

// A stranger with the document alone: no declaration of this product and none of its clients takes part.

let site: WpsSite;
let document: ApiDocument;
let transport: ApiTransport;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus", { demo: true })]);
  transport = {
    variables: { console: "http://console.test" },
    fetch(address, init) {
      const { host, pathname, search } = new URL(address, "http://lotus.test");
      const token = /^Bearer (.+)$/.exec(new Headers(init.headers).get("authorization") ?? "")?.[1] ?? null;
      return site.raw(`${pathname}${search}`, init, { host, token });
    },
  };
  document = await (await transport.fetch("/wps/openapi.json", { method: "GET" })).json();
});
afterAll(() => site.close());

test("A16 G10 the document alone leads through a sealed sign-in, ten calls and a bet", async () => {
  const { call } = documentClient(document, transport);
  const account = await aMember(site);
  await give(site, await idOf(site, account), 10_000n);
  const signedIn = await call("session.login", { username: account, password: PASSWORD, type: "username" });
  expect(signedIn).toMatchObject({ success: true });
  const member = { member: signedIn.value.token };
  const open = ["system.menu", "system.countries", "system.help", "game.vendors", "promotion.promotions"];
  const own = ["member.info", "wallet.balance", "report.bettingRecord", "payment.orders", "message.unreadCount"];
  for (const id of open) expect([id, (await call(id, {})).success]).toEqual([id, true]);
  for (const id of own) {
    expect([id, (await call(id, {})).code]).toEqual([id, "notLoggedIn"]);
    expect([id, (await call(id, {}, member)).success]).toEqual([id, true]);
  }
  const { value: launch } = await call("game.launch", { gameCode: "lantern-garden" }, member);
  const token = new URL(launch.url, "http://lotus.test").searchParams.get("token");
  const { value: entered } = await call("house.enter", { token });
  const bet = { session: entered.session, stake: entered.stakes[0], requestId: requestId() };
  expect(await call("house.reelsSpin", bet)).toMatchObject({ success: true, value: { stake: entered.stakes[0] } });
});

test("X1 the document says how staff sign in, where, and what a call needs; a call of theirs is made with it", async () => {
  const { call, operations } = documentClient(document, transport);
  const account = await aStaff(site, { role: "support" });
  const door = { account, password: STAFF_PASSWORD, appCode: appCodeAt(site.now) };
  const { value } = await call("staff.staffSignIn", door);
  const staff = { staff: value.token };
  const { value: flags } = await call("staff.flags", { code: "lotus" }, staff);
  const change = { code: "lotus", flag: "winnersBoard", value: false, expectedVersion: flags.overridesVersion };
  const changed = await call("staff.setFlag", { ...change, reason: "A stranger's try" }, staff);
  expect(changed).toMatchObject({ success: true });
  expect(operations.get("staff.health")?.operation).toMatchObject({ "x-permission": "health.read" });
  expect(await call("staff.health", {}, staff)).toMatchObject({ success: false, code: "forbidden" });
});

test("A18 a refusal names each field with a code of the one list and with the bound that was broken", async () => {
  const { call } = documentClient(document, transport);
  const { value } = await call("game.gameList", { pageSize: 61, pageNo: "x" });
  expect(value.issues).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: "pageSize", code: "tooLarge", params: { maximum: "60" } }),
      expect.objectContaining({ field: "pageNo", code: "wrongType" }),
    ]),
  );
});
