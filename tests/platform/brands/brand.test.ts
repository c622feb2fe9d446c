import { describe, expect, test } from "vitest";
import { FLAG_NAMES, FLAGS } from "~/platform/brands/flags.gen";
import { inspectBrand, loadSnapshotFrom } from "~/platform/brands/load";
import { NO_OVERRIDES } from "~/platform/brands/snapshot";
import { deriveTheme } from "~/platform/brands/theme";
import type { BrandOverrides, BrandSnapshot, MenuNode } from "~/platform/brands/types";
import { aBrand, aTenantsFolder, checkedTenants, openStore, TEXTS } from "../../helpers/tenants";

const FIFTEEN_LINES = `{
  "$schema": "../../schemas/authoring/brand.schema.json",
  "name": "Pebble",
  "operator": "quay-side",
  "hosts": { "member": ["pebble.test"] },
  "origin": "https://pebble.test",
  "languages": ["EN", "CN"],
  "flags": { "winnersBoard": false },
  "theme": {
    "light": { "brand": "#7a3b00" },
    "character": { "corner": 20 }
  },
  "navigation": { "fish": null }
}
`;

async function snapshotOf(files: Record<string, object | string>): Promise<BrandSnapshot> {
  const folder = aTenantsFolder({ code: "pebble", files });
  const { problems, snapshot } = await inspectBrand(checkedTenants(folder.dir), "pebble", undefined, {
    knownTexts: TEXTS,
  });
  expect(problems).toEqual([]);
  return snapshot as BrandSnapshot;
}

describe("T6 a brand of at most 15 lines", () => {
  test("is complete: missing values come from the base", async () => {
    const brand = await snapshotOf({ "tenant.json": FIFTEEN_LINES });
    expect(FIFTEEN_LINES.trim().split("\n").length).toBeLessThanOrEqual(15);
    expect(brand.config).toMatchObject({ name: "Pebble", merchantCode: "pebble", currency: { symbol: "P" } });
    expect(brand.config).toMatchObject({ platform: "web", lotteryType: "SEA", device: "WEB" });
    expect(brand.config.esports).toEqual(["AV", "AI", "IMES", "TF", "IA"]);
    expect(brand.config.theme.character).toMatchObject({ corner: 20, card: "raised" });
    expect(Object.keys(brand.config.navigation)).not.toContain("fish");
    expect(brand.config.responsibleGaming.minimumAge).toBe(18);
    expect(Object.keys(brand.content.games.items).length).toBeGreaterThanOrEqual(40);
    expect(deriveTheme(brand.config.theme).light.brand).toBe("#7a3b00");
  });

  test("T5 a brand can set every part of the configuration", async () => {
    const says = {
      languages: ["VI", "EN"],
      defaultLanguage: "VI",
      timeZone: "Asia/Ho_Chi_Minh",
      currency: { code: "VND", symbol: "₫", scale: 0 },
      merchantCode: "LOTUS1",
      lotteryType: "VN",
      vendors: ["REEL"],
      esports: ["AV"],
      ds88: [],
      analytics: { gtagId: "G-ABC123" },
      imageCDNs: ["https://img.test"],
      launchGameCDNs: ["https://play.test"],
      region: { mode: "deny", countries: ["US"], notice: "Not here" },
      maintenance: { on: true, until: "2026-12-01T00:00:00Z", notice: { EN: "Back soon" } },
      session: { idleMinutes: 15 },
      passwordExpiryDays: 30,
    };
    const brand = await snapshotOf({ "tenant.json": aBrand("pebble", says).files["tenant.json"] as object });
    expect(brand.config).toMatchObject(says);
    expect(brand.maintenance).toEqual({ on: true, until: Date.UTC(2026, 11, 1), notice: { EN: "Back soon" } });
  });

  test("T6 unchanged parts are the same frozen objects as in the base, shared by all brands", async () => {
    const store = await openStore(aTenantsFolder(aBrand("a1"), aBrand("b1", { flags: { snow: true } })));
    const [a, b] = [store.get("a1"), store.get("b1")];
    expect(a?.content).toBe(b?.content);
    expect(a?.pages).toBe(b?.pages);
    expect(a?.config.register).toBe(b?.config.register);
    expect(a?.config.flags).not.toBe(b?.config.flags);
    expect(Object.isFrozen(b?.config.flags)).toBe(true);
    expect(Object.isFrozen(b?.content.games.items["jade-garden"]?.name)).toBe(true);
    expect(() => Object.assign(b?.config.flags ?? {}, { snow: false })).toThrow(TypeError);
  });

  test("a null page removes the page of the base; a page of the brand is added", async () => {
    const news = { type: "page", order: 5, props: { path: "/news", title: "News" }, children: {} };
    const brand = await snapshotOf({
      "tenant.json": FIFTEEN_LINES,
      "pages/HELP.json": "null",
      "pages/NEWS.json": news,
    });
    expect(Object.keys(brand.pages)).not.toContain("HELP");
    expect(brand.menu[0]).toMatchObject({ id: "NEWS", type: "page", props: { path: "/news" } });
  });

  test("items of a catalogue can be changed, removed and added", async () => {
    const items = {
      "jade-garden": { isHot: false },
      "ruby-river": null,
      mine: {
        nodeId: 900,
        vassalage: "REEL",
        gameType: "RNG",
        accountTypeId: 11,
        isHot: true,
        name: "Mine",
        minBet: "1",
        gameClassify: "classic",
      },
    };
    const brand = await snapshotOf({ "tenant.json": FIFTEEN_LINES, "content/games.json": { items } });
    expect(brand.content.games.items["jade-garden"]).toMatchObject({ isHot: false, vassalage: "REEL" });
    expect(brand.content.games.items["ruby-river"]).toBeUndefined();
    expect(brand.content.games.items.mine?.name).toBe("Mine");
  });
});

describe("the module tree", () => {
  const ids = (nodes: readonly MenuNode[]): string[] => nodes.flatMap((node) => [node.id, ...ids(node.children)]);

  test("contains the well-known modules, sorted, without the disabled ones", async () => {
    const on = await snapshotOf({
      "tenant.json": aBrand("pebble", { flags: { mobileRegistration: true, smsVerification: true, freePlay: true } })
        .files["tenant.json"] as object,
    });
    expect(ids(on.menu)).toEqual(
      expect.arrayContaining(["REGGRP", "MOBILENUMREG3", "REGMOBVERF3", "FREEPLAY3", "HOMEPAGE"]),
    );
    const off = await snapshotOf({
      "tenant.json": aBrand("pebble", { flags: { mobileRegistration: false } }).files["tenant.json"] as object,
    });
    expect(ids(off.menu)).toContain("REGGRP");
    for (const id of ["MOBILENUMREG3", "REGMOBVERF3", "FREEPLAY3"]) expect(ids(off.menu)).not.toContain(id);
    expect(off.modules.FREEPLAY3).toBeDefined();
  });

  test("is sorted by order and then id, and omits a disabled node with its descendants", async () => {
    const modules = {
      B: { type: "group", order: 1 },
      A: { type: "group", order: 1, children: { D: { type: "feature", order: 2 }, C: { type: "feature", order: 1 } } },
      E: { type: "group", enabled: false, children: { F: { type: "feature" } } },
    };
    const brand = await snapshotOf({ "tenant.json": aBrand("pebble", { modules }).files["tenant.json"] as object });
    expect(ids(brand.menu).slice(0, 4)).toEqual(["A", "C", "D", "B"]);
    expect(ids(brand.menu)).not.toContain("F");
  });

  test("T11 a page's blocks are in its areas, in their order, with their properties", async () => {
    const brand = await snapshotOf({ "tenant.json": FIFTEEN_LINES });
    const home = brand.menu.find(({ id }) => id === "HOMEPAGE");
    const main = home?.children.find(({ id }) => id === "main");
    expect(home?.props).toMatchObject({ path: "/", paths: expect.arrayContaining(["/index.html", "/home"]) });
    expect(main?.type).toBe("area");
    expect(main?.children.map(({ type }) => type)).toEqual(["game-row", "game-row", "vendor-grid", "game-row"]);
    expect(main?.children[0]?.props).toMatchObject({ hot: true });
  });
});

describe("T6 flags: staff override, then brand, then base", () => {
  test("every flag has a value and a source", async () => {
    const brand = await snapshotOf({
      "tenant.json": aBrand("pebble", { flags: { snow: true } }).files["tenant.json"] as object,
    });
    for (const name of FLAG_NAMES) expect(typeof brand.flags[name]).toBe("boolean");
    expect(brand.flags.freePlay).toBe(FLAGS.freePlay.default);
    expect([brand.flags.snow, brand.flagSources.snow, brand.flagSources.freePlay]).toEqual([true, "brand", "base"]);
  });

  test("an override immediately changes flag, menu and version of its brand only, and can be removed", async () => {
    const store = await openStore(aTenantsFolder(aBrand("a1"), aBrand("b1")));
    const before = store.get("a1");
    const changes: string[] = [];
    store.onChange((codes) => changes.push(...codes));
    const override: BrandOverrides = {
      version: 3,
      flags: { freePlay: true },
      maintenance: { on: true, notice: "Soon" },
    };
    store.applyOverrides(new Map([["a1", override]]));
    const after = store.get("a1");
    expect([after?.flags.freePlay, after?.flagSources.freePlay, after?.maintenance.on]).toEqual([
      true,
      "override",
      true,
    ]);
    expect(after?.menu.map(({ id }) => id)).toContain("FREEPLAY3");
    expect(after?.filesVersion).toBe(before?.filesVersion);
    expect(after?.version).not.toBe(before?.version);
    expect(after?.config).toBe(before?.config);
    expect([store.get("b1")?.flags.freePlay, changes]).toEqual([false, ["a1"]]);
    store.applyOverrides(new Map([["a1", override]]));
    expect(changes).toEqual(["a1"]);
    store.applyOverrides(new Map([["a1", { ...NO_OVERRIDES, version: 4 }]]));
    expect(store.get("a1")?.flags.freePlay).toBe(false);
  });

  test("a host that was resolved before has the override, in every spelling, on both sides", async () => {
    const { files } = aBrand("a1", { hosts: { member: ["a1.test"], agent: ["agent.a1.test"] } });
    const store = await openStore(aTenantsFolder({ code: "a1", files }));
    const snow = () =>
      ["a1.test", "A1.test.:3000", "agent.a1.test"].map((host) => {
        const answer = store.resolveHost(host);
        return answer.kind === "brand" ? [answer.brand.flags.snow, answer.side] : answer.kind;
      });
    expect(snow()).toEqual([
      [false, "member"],
      [false, "member"],
      [false, "agent"],
    ]);
    store.applyOverrides(new Map([["a1", { version: 1, flags: { snow: true } }]]));
    expect(snow()).toEqual([
      [true, "member"],
      [true, "member"],
      [true, "agent"],
    ]);
  });

  test("an override persists when the files change, and applies to a brand that is added later", async () => {
    const folder = aTenantsFolder(aBrand("a1"));
    const store = await openStore(folder, { watch: false });
    store.applyOverrides(new Map(["a1", "b1"].map((code) => [code, { version: 1, flags: { snow: true } }])));
    folder.add(aBrand("a1", { name: "New" }));
    folder.add(aBrand("b1"));
    await store.reload();
    expect([store.get("a1")?.config.name, store.get("a1")?.flags.snow]).toEqual(["New", true]);
    expect(store.get("b1")?.flags.snow).toBe(true);
  });

  test("an override of a removed flag has no effect", async () => {
    const store = await openStore(aTenantsFolder(aBrand("a1")));
    const flags = { gone: true, __proto__: { snow: true } } as unknown as BrandOverrides["flags"];
    store.applyOverrides(new Map([["a1", { version: 1, flags }]]));
    expect(Object.keys(store.get("a1")?.flags ?? {})).toEqual([...FLAG_NAMES]);
    expect(store.get("a1")?.flags.snow).toBe(false);
  });
});

describe("a brand's version", () => {
  test("depends on the content of every file, including the base, and on nothing else", async () => {
    const brand = aBrand("lotus");
    const version = async (change: (folder: ReturnType<typeof aTenantsFolder>) => void): Promise<string> => {
      const folder = aTenantsFolder(brand);
      change(folder);
      return (await loadSnapshotFrom(checkedTenants(folder.dir), "lotus", `${folder.dir}/lotus`)).filesVersion;
    };
    const plain = await version(() => {});
    expect(await version(() => {})).toBe(plain);
    expect(await version((folder) => folder.write("lotus/.note", "x"))).toBe(plain);
    const others = await Promise.all([
      version((folder) => folder.write("lotus/assets/logo.svg", "<svg/>")),
      version((folder) => folder.write("lotus/locales/EN.json", {})),
      version((folder) =>
        folder.write("lotus/tenant.json", aBrand("lotus", { name: "x" }).files["tenant.json"] ?? null),
      ),
      version((folder) => folder.write("base/locales/EN.json", {})),
    ]);
    expect(new Set([plain, ...others]).size).toBe(5);
  });

  test("a draft is loaded from its own folder over the same base", async () => {
    const folder = aTenantsFolder(aBrand("lotus"));
    folder.write(".drafts/lotus/tenant.json", aBrand("lotus", { name: "Draft" }).files["tenant.json"] ?? null);
    const draft = `${folder.dir}/.drafts/lotus`;
    expect((await loadSnapshotFrom(checkedTenants(folder.dir), "lotus", draft)).config.name).toBe("Draft");
    folder.write(".drafts/lotus/tenant.json", "{");
    await expect(loadSnapshotFrom(checkedTenants(folder.dir), "lotus", draft)).rejects.toThrow(
      ".drafts/lotus/tenant.json:1:2",
    );
  });
});
