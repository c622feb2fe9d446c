import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serviceFor } from "~/platform/wps/customer-service";
import { readableEntries } from "~/platform/wps/service-key";
import { aBrand } from "../helpers/tenants";
import { aWpsSite, type CallerOptions, NOW, type WpsSite } from "../helpers/wps/wps-site";

const BRANDS = [
  aBrand("other"),
  aBrand("closed", {
    maintenance: { on: true, until: "2026-01-31T09:00:00Z", notice: { EN: "Back soon.", VI: "Sẽ trở lại." } },
    region: { mode: "deny", countries: ["DE"], notice: { EN: "Not served." } },
  }),
  aBrand("denies", { region: { mode: "deny", countries: ["DE"], notice: { EN: "Not served." } } }),
  aBrand("allows", { region: { mode: "allow", countries: ["DE"] } }),
  aBrand(
    "rich",
    {
      languages: ["EN", "VI"],
      defaultLanguage: "VI",
      merchantCode: "RCH",
      resources: {
        ios: { resourceType: "IOS", url: "https://cdn.test/i", labelNameEn: "iPhone", order: 2 },
        android: { resourceType: "ANDROID", url: "https://cdn.test/a", labelNameEn: "Android", order: 1 },
        off: { resourceType: "GUIDE", url: "/help", labelNameEn: "Guide", enabled: false },
      },
      routers: { domains: [{ url: "https://a.test" }], domainRoute: { member: "https://m.test" } },
      customerService: { chat: { csType: "LIVECHAT", type: 3, path: "https://chat.test/x" } },
      analytics: { gtagId: "G-ABC123" },
    },
    {
      "content/help.json": {
        items: {
          second: { title: { EN: "Second", VI: "Hai" }, html: { EN: "<p>2</p><script>x()</script>" }, order: 999_999 },
          first: { title: "First", html: '<a href="javascript:1" onclick="x()">1</a>', order: -999_999 },
        },
      },
    },
  ),
];

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite(BRANDS);
});
afterAll(() => site.close());

const status = async (asker: CallerOptions) => (await site.as(asker).system.systemStatus({})).status;

describe("T1 the host alone decides the brand", () => {
  test("T1 a `url` that names another brand decides nothing", async () => {
    const { body } = await site.send("GET", "/wps/system/whitelabel", { url: "other.test" }, { host: "rich.test" });
    expect(body.value.info.whitelabel).toMatchObject({ code: "rich", merchantCode: "RCH" });
  });

  test("T1 a Merchant header that names another brand is refused, on every path", async () => {
    const asker = { host: "rich.test", headers: { merchant: "other" } };
    const { status, body } = await site.send("GET", "/wps/system/whitelabel", {}, asker);
    expect([status, body.code]).toEqual([400, "merchantMismatch"]);
    const right = await site.send("GET", "/wps/system/whitelabel", {}, { ...asker, headers: { merchant: "RCH" } });
    expect(right.body.value.info.whitelabel.code).toBe("rich");
  });

  test("T1 a `merchant` field of a call decides nothing", async () => {
    const plain = await site.send("GET", "/wps/game/list", {}, { host: "rich.test" });
    const named = await site.send("GET", "/wps/game/list", { merchant: "other" }, { host: "rich.test" });
    expect(named.body).toEqual(plain.body);
  });

  test("T3 an unknown host gets the 'invalid URL' response, never a brand", async () => {
    const { status, body } = await site.send(
      "GET",
      "/wps/system/whitelabel",
      { url: "rich.test" },
      { host: "nobody.test" },
    );
    expect([status, body.code, body.value]).toEqual([404, "unknownHost", null]);
  });
});

describe("R5 system status", () => {
  test("R5 0 shows the site, 1 maintenance, 2 the region screen; maintenance wins over region", async () => {
    expect(await status({ host: "rich.test" })).toBe(0);
    expect(await status({ host: "denies.test", country: "DE" })).toBe(2);
    expect(await status({ host: "closed.test", country: "DE" })).toBe(1);
    expect(await status({ host: "closed.test", country: "FR" })).toBe(1);
  });

  test("R5 maintenance ends at its end time; then the region rule applies", async () => {
    const until = Date.parse("2026-01-31T09:00:00Z");
    expect(await status({ host: "closed.test", now: until - 1 })).toBe(1);
    expect(await status({ host: "closed.test", now: until, country: "FR" })).toBe(0);
    expect(await status({ host: "closed.test", now: until, country: "DE" })).toBe(2);
  });

  test("R5 the screens contain the end, the notice in the visitor's language, and the address", async () => {
    const { body } = await site.send("GET", "/wps/system/status", {}, { host: "closed.test", ip: "203.0.113.7" });
    expect(body.value).toMatchObject({
      maintenance: { on: true, until: "2026-01-31T09:00:00.000Z", notice: "Back soon." },
      location: { ip: "203.0.113.7", countryCode: "DE" },
    });
    const denied = await site.as({ host: "denies.test" }).system.systemStatus({});
    expect(denied.regionRestriction).toEqual({ on: true, notice: "Not served." });
    const open = await site.as({ host: "denies.test", country: "FR" }).system.systemStatus({});
    expect(open.regionRestriction).toEqual({ on: false, notice: null });
  });

  test("R5 an unknown country is served with a deny list, and not with an allow list", async () => {
    expect(await status({ host: "denies.test", country: null })).toBe(0);
    expect(await status({ host: "allows.test", country: null })).toBe(2);
    expect(await status({ host: "allows.test", country: "DE" })).toBe(0);
  });

  test("R5 a closed brand's other calls are refused to visitors, its status is not", async () => {
    const closed = await site.send("GET", "/wps/game/vendors", {}, { host: "closed.test" });
    expect([closed.status, closed.body.code]).toEqual([503, "maintenance"]);
    const denied = await site.send("GET", "/wps/game/vendors", {}, { host: "denies.test" });
    expect([denied.status, denied.body.code]).toEqual([451, "regionForbidden"]);
    await expect(site.as({ host: "denies.test", ip: null, country: null }).game.vendors({})).resolves.toBeTruthy();
  });
});

test("whitelabel, routers, service and domainRoute return the brand's files, in order, without disabled entries", async () => {
  const { system } = site.as({ host: "rich.test" });
  const { info } = await system.whitelabel({});
  expect(info.resources.map(({ resourceType }) => resourceType)).toEqual(["ANDROID", "IOS"]);
  expect(info.analytics).toEqual({ gtagId: "G-ABC123" });
  expect(info.customerService).toContainEqual({ csType: "LIVECHAT", type: 3, path: "" });
  expect((await system.service({})).entries).toEqual(info.customerService);
  expect((await system.routers({})).domainList).toEqual([{ url: "https://a.test" }]);
  expect(await system.domainRoute({})).toEqual({ member: "https://m.test", agent: null });
  expect(info.register).toEqual((await system.registerRules({})).fields);
  expect(info.register["username"]).toMatchObject({ enabled: true, acceptedPattern: expect.any(String) });
});

test("A17 a path that opens in a new window is encrypted for the caller's key, and omitted without a key", async () => {
  const { system } = site.as({ host: "rich.test" });
  const answered: string[] = [];
  const entries = await readableEntries(async (key) => {
    const value = await system.service(key);
    answered.push(JSON.stringify(value));
    return value;
  });
  expect(entries).toContainEqual({ csType: "LIVECHAT", type: 3, path: "https://chat.test/x" });
  expect(answered).not.toEqual([expect.stringContaining("chat.test")]);
  const broken = "A".repeat(43);
  await expect(system.service({ x: broken, y: broken })).rejects.toMatchObject({ code: "validation" });
});

test("A17 ranks above 4 get the VIP service if there is one; all others live chat", () => {
  const chat = { csType: "LIVECHAT", type: 1 } as const;
  const vip = { csType: "VIP", type: 3 } as const;
  expect([0, 4, 5].map((rank) => serviceFor([vip, chat], rank))).toEqual([chat, chat, vip]);
  expect(serviceFor([chat], 5)).toBe(chat);
  expect(serviceFor([vip], 4)).toBeUndefined();
});

test("menu returns the brand's enabled tree, with the well-known modules", async () => {
  const { modules } = await site.as({ host: "rich.test" }).system.menu({});
  expect(modules.map(({ id }) => id)).toEqual(expect.arrayContaining(["REGGRP", "HOMEPAGE"]));
});

test("help is in the visitor's language, in order, and sanitised", async () => {
  const { body } = await site.send("GET", "/wps/system/help", { language: "VI" }, { host: "rich.test" });
  const sections = body.value.sections;
  expect(sections.at(0)).toEqual({ id: "first", title: "First", html: "<span>1</span>" });
  expect(sections.at(-1)).toEqual({ id: "second", title: "Hai", html: "<p>2</p>" });
});

test.each(["__proto__", "constructor", "toString"])("pitfall: a query field %s is refused", async (name) => {
  const { status, body } = await site.send("GET", `/wps/system/menu?${name}=1`, {}, { host: "rich.test" });
  expect([status, body.code]).toEqual([422, "validation"]);
});

describe("languages of a call", () => {
  const title = async (input: object, headers: Readonly<Record<string, string>>) => {
    const { body } = await site.send("GET", "/wps/system/help", { ...input }, { host: "rich.test", headers });
    return body.value.sections.at(-1).title;
  };

  test("the call's language wins over the header; one that the brand lacks falls back to the default", async () => {
    expect(await title({}, { language: "EN" })).toBe("Second");
    expect(await title({ language: "VI" }, { language: "EN" })).toBe("Hai");
    expect(await title({ language: "KO" }, { language: "EN" })).toBe("Second");
    expect(await title({}, {})).toBe("Hai");
  });
});

describe("countries", () => {
  test("all have dialing codes and names in the language, sorted in it; the visitor's country is marked", async () => {
    const { countryCode, list } = await site.as({ host: "rich.test", country: "MY" }).system.countries({});
    expect(countryCode).toBe("MY");
    expect(list).toContainEqual({ countryCode: "MY", countryDialingCode: "+60", name: "Malaysia" });
    expect(list.length).toBeGreaterThan(230);
    const names = list.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator("en").compare));
  });

  test("a language with its own country names shows them", async () => {
    const { list } = await site.as({ host: "rich.test" }).system.countries({ language: "VI" });
    expect(list.find(({ countryCode }) => countryCode === "DE")?.name).toBe("Đức");
  });

  test("an unknown address has no country", async () => {
    expect((await site.as({ host: "rich.test", country: null }).system.countries({})).countryCode).toBeNull();
  });
});

test("a response cached for one snapshot is not used for the next", async () => {
  const before = await site.as({ host: "rich.test", now: NOW }).system.whitelabel({});
  expect(before.maintenance.on).toBe(false);
  await site.console.staff.setMaintenance({ code: "rich", on: true, expectedVersion: 0, reason: "Release" });
  const after = await site.as({ host: "rich.test" }).system.whitelabel({});
  expect(after.maintenance).toEqual({ on: true, until: null, notice: null });
});
