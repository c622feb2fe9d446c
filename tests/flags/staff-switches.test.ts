import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBrand } from "../helpers/tenants";
import { aPlayer } from "../helpers/wps/money";
import { aLaunch, aVendor, aVendorSite } from "../helpers/wps/vendor-site";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

const HOST = "console.test";
const SOON = "2026-01-31T09:00:00.000Z";
const LATER = "2026-01-31T10:00:00.000Z";

describe("X2 temporary flags and flags for many brands", () => {
  let site: WpsSite;
  beforeAll(async () => {
    site = await aWpsSite(["timed", "many", "more", "own"].map((code) => aBrand(code, { flags: { snow: false } })));
  });
  afterAll(() => site?.close());

  const row = async (code: string, name = "snow") => {
    const { flags } = await site.console.staff.flags({ code });
    return flags.find((one) => one.name === name);
  };
  const set = (change: object) =>
    site.send(
      "PUT",
      "/wps/staff/flags",
      { code: "timed", flag: "snow", value: true, reason: "Winter", ...change },
      { host: HOST },
    );

  test("X2 a flag scheduled for later is still off and shows its start", async () => {
    expect((await set({ from: SOON, until: LATER, expectedVersion: 0 })).status).toBe(200);
    expect(await row("timed")).toMatchObject({
      value: false,
      source: "brand",
      override: { on: true, from: SOON, until: LATER, actor: "demo", reason: "Winter" },
    });
    expect(site.tenants.get("timed")?.flags.snow).toBe(false);
  });

  test("X2 a flag set for an hour is on immediately, and the history shows its end", async () => {
    expect((await set({ until: SOON, expectedVersion: 1 })).status).toBe(200);
    expect(await row("timed")).toMatchObject({ value: true, source: "override", beneath: false });
    const [entry] = (await site.console.staff.flagHistory({ code: "timed" })).rows;
    const later = [{ on: true, from: SOON, until: LATER }];
    expect(entry?.after).toEqual({ on: true, countries: [], from: null, until: SOON, notice: null, later });
  });

  test.each([
    [{ until: "2026-01-31T08:00:00Z" }, "in_the_past"],
    [{ from: LATER, until: SOON }, "before_its_start"],
  ])("X2 the times %j are refused and change nothing", async (times, issue) => {
    const { body } = await set({ ...times, expectedVersion: 2 });
    expect(body).toMatchObject({ code: "validation", value: { issues: [{ field: "until", issue }] } });
    expect((await site.console.staff.flags({ code: "timed" })).overridesVersion).toBe(2);
  });

  test("X2 a flag lists the places that players would see", async () => {
    expect((await row("many", "winnersBoard"))?.shows).toEqual(
      expect.arrayContaining([expect.stringMatching(/\/winners/)]),
    );
  });

  test("X2 one flag for many brands: each changes or stays the same, with its outcome", async () => {
    const { staff } = site.console;
    await staff.setFlag({ code: "more", flag: "snow", value: false, expectedVersion: 0, reason: "Meanwhile" });
    const brands = ["many", "more"].map((code) => ({ code, expectedVersion: 0 }));
    const { rows } = await staff.setFlagBrands({ flag: "snow", value: true, until: SOON, brands, reason: "Winter" });
    expect(rows).toEqual([
      { code: "many", outcome: "done" },
      { code: "more", outcome: "staleSave" },
    ]);
    const all = await staff.flagBrands({ flag: "snow" });
    expect(all.rows.map(({ code, value, overridesVersion }) => [code, value, overridesVersion])).toEqual([
      ["many", true, 1],
      ["more", false, 1],
      ["own", false, 0],
      ["timed", true, 2],
    ]);
  });

  test("X2 staff limited to some brands see and change only those; another brand in the request refuses all of it", async () => {
    const { staff } = site.as({ host: HOST, staff: { role: "support", brands: ["own"] } });
    expect((await staff.flagBrands({ flag: "snow" })).rows.map(({ code }) => code)).toEqual(["own"]);
    const brands = [
      { code: "own", expectedVersion: 0 },
      { code: "many", expectedVersion: 1 },
    ];
    const change = { flag: "snow", value: true, brands, reason: "All" };
    await expect(staff.setFlagBrands(change)).rejects.toMatchObject({ code: "forbidden" });
    expect((await row("own"))?.value).toBe(false);
  });
});

describe("X4 closed parts of a site", () => {
  let site: WpsSite;
  beforeAll(async () => {
    site = await aVendorSite({});
  });
  afterAll(() => site?.close());

  const version = async () => (await site.console.staff.siteSwitches({ code: "lotus" })).overridesVersion;
  const close = async (kind: "vendor" | "category", name: string, closed = true) =>
    site.console.staff.setClosed({
      code: "lotus",
      kind,
      name,
      closed,
      ...(closed ? { until: LATER, notice: "New reels come in." } : {}),
      expectedVersion: await version(),
      reason: "Release",
    });
  const games = async (which: { vassalage?: string; gameType?: "LIVE" | "RNG" }) =>
    (await site.as().game.gameList({ pageSize: 60, ...which })).games;
  const areClosed = async (which: Parameters<typeof games>[0]) =>
    (await games(which)).map((game) => game.closed ?? false);

  test("R5 staff block a country for a time, and the rule returns to the files", async () => {
    const { staff } = site.console;
    const statusFrom = async (country: string) => (await site.as({ country }).system.systemStatus({})).status;
    const rule = { mode: "deny" as const, countries: ["FR"], notice: "Not in France.", until: SOON };
    await staff.setRegion({ code: "lotus", rule, expectedVersion: await version(), reason: "Licence" });
    expect([await statusFrom("FR"), await statusFrom("DE")]).toEqual([2, 0]);
    expect((await staff.siteSwitches({ code: "lotus" })).region).toEqual({ ...rule, source: "override" });
    await staff.setRegion({ code: "lotus", rule: null, expectedVersion: await version(), reason: "Over" });
    expect([await statusFrom("FR"), (await staff.siteSwitches({ code: "lotus" })).region.source]).toEqual([0, "files"]);
  });

  test("R5 X4 an unknown country code is refused with a suggested code, because it matches no visitor", async () => {
    const { staff } = site.console;
    const change = { code: "lotus", expectedVersion: await version(), reason: "Licence" };
    const rule = { mode: "deny" as const, countries: ["FR", "UK", "ZZ"] };
    const refused = { code: "validation", params: { fields: "UK → GB, ZZ → ZA" } };
    await expect(staff.setRegion({ ...change, rule })).rejects.toMatchObject(refused);
    const closed = { ...change, kind: "category", name: "FISH", closed: true } as const;
    await expect(staff.setClosed({ ...closed, countries: ["UK"] })).rejects.toMatchObject({ code: "validation" });
    expect(await version()).toBe(change.expectedVersion);
  });

  test("X4 a closed vendor's games are marked, do not start and accept no bet; reopened, they play", async () => {
    const player = await aPlayer(site, 1_000n);
    const { gameId, token } = await aLaunch(site, player.token, "REEL");
    const client = aVendor(site, "REEL");
    const bet = (id: string) => {
      return client.ask({
        operation: "bet",
        token,
        transactionId: id,
        roundId: id,
        gameId,
        amount: 100n,
      });
    };
    await close("vendor", "REEL");
    expect(new Set(await areClosed({ vassalage: "REEL" }))).toEqual(new Set([true]));
    expect(await areClosed({ vassalage: "FANS" })).not.toContain(true);
    const refused = await player.calls.game.launch({ gameCode: gameId }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "gameMaintenance", details: { until: LATER, notice: "New reels come in." } });
    const { hot } = (refused as { details: { hot: { vassalage: string }[] } }).details;
    expect(hot.map(({ vassalage }) => vassalage)).not.toContain("REEL");
    expect(await bet("while-closed")).toMatchObject({ ok: false, code: "gameNotOffered" });
    await close("vendor", "REEL", false);
    expect(await areClosed({ vassalage: "REEL" })).not.toContain(true);
    expect(await bet("open-again")).toMatchObject({ ok: true });
  });

  test("X4 a closed category closes its games of every vendor, and the list shows who closed it and why", async () => {
    await close("category", "LIVE");
    expect(new Set(await areClosed({ gameType: "LIVE" }))).toEqual(new Set([true]));
    expect(await areClosed({ gameType: "RNG" })).not.toContain(true);
    const { closable } = await site.console.staff.siteSwitches({ code: "lotus" });
    expect(closable.find(({ name }) => name === "LIVE")).toMatchObject({
      kind: "category",
      closed: { until: LATER, notice: "New reels come in.", reason: "Release", actor: "demo" },
    });
    await close("category", "LIVE", false);
  });

  test("X4 a vendor closed for some countries starts in all others, and running games there finish", async () => {
    const change = { code: "lotus", kind: "vendor" as const, name: "REEL", reason: "Licence" };
    const set = async (more: { closed: boolean; countries?: string[] }) =>
      site.console.staff.setClosed({ ...change, ...more, expectedVersion: await version() });
    await set({ closed: true, countries: ["FR"] });
    const { token } = await aPlayer(site);
    const from = (country: string) => site.as({ token, country }).game.launch({ vendor: "REEL" });
    await expect(from("FR")).rejects.toMatchObject({ code: "gameNotHere", details: { hot: expect.any(Array) } });
    await expect(from("DE")).resolves.toMatchObject({ vendor: "REEL" });
    expect(await areClosed({ vassalage: "REEL" })).not.toContain(true);
    const { closable } = await site.console.staff.siteSwitches({ code: "lotus" });
    expect(closable.find(({ name }) => name === "REEL")?.closed).toMatchObject({ countries: ["FR"] });
    await set({ closed: false });
    await expect(from("FR")).resolves.toMatchObject({ vendor: "REEL" });
  });

  test("X4 a vendor that the brand does not have cannot be closed, and support cannot close anything", async () => {
    await expect(close("vendor", "NOBODY")).rejects.toMatchObject({ code: "validation" });
    const { staff } = site.as({ host: HOST, staff: { role: "support" } });
    const change = {
      code: "lotus",
      kind: "vendor",
      name: "REEL",
      closed: true,
      expectedVersion: await version(),
      reason: "x",
    };
    await expect(staff.setClosed({ ...change, kind: "vendor" })).rejects.toMatchObject({ code: "forbidden" });
  });
});
