import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBrand } from "../helpers/tenants";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

const CODES = ["switch", "stale", "undo", "reason", "repair", "still"];
const BRANDS = [
  ...CODES.map((code) => aBrand(code, { flags: { snow: false, referral: true } })),
  aBrand("bad", { flags: { freePlya: true } }),
];

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite(BRANDS);
});
afterAll(() => site.close());

const flag = async (code: string, name: string) => {
  const { flags, overridesVersion } = await site.console.staff.flags({ code });
  const row = flags.find((one) => one.name === name);
  return { value: row?.value, source: row?.source, overridesVersion };
};
const put = (input: Readonly<Record<string, unknown>>) =>
  site.send("PUT", "/wps/staff/flags", input, { host: "console.test" });

describe("X2 flags", () => {
  test("X2 every flag is listed with its texts, its value and the source of the value", async () => {
    const { flags, name, version } = await site.console.staff.flags({ code: "still" });
    expect([name, version]).toEqual(["still", site.tenants.get("still")?.version]);
    expect(flags.find((one) => one.name === "referral")).toMatchObject({
      title: "Referral promotion",
      description: expect.stringMatching(/./),
      value: true,
      source: "brand",
      owner: "support",
      audience: "page",
    });
    expect(flags.find((one) => one.name === "freePlay")?.source).toBe("base");
  });

  test("X2 a switch is live when the call returns, with a new version; null removes the override", async () => {
    const before = (await site.console.staff.brandVersion({ code: "switch" })).version;
    const saved = await site.console.staff.setFlag({
      code: "switch",
      flag: "snow",
      value: true,
      expectedVersion: 0,
      reason: "Winter",
    });
    expect(site.tenants.get("switch")?.flags.snow).toBe(true);
    expect(saved.version).not.toBe(before);
    expect(saved.version).toBe((await site.console.staff.brandVersion({ code: "switch" })).version);
    expect(await flag("switch", "snow")).toEqual({ value: true, source: "override", overridesVersion: 1 });

    await site.console.staff.setFlag({
      code: "switch",
      flag: "snow",
      value: null,
      expectedVersion: 1,
      reason: "Spring",
    });
    expect(await flag("switch", "snow")).toEqual({ value: false, source: "brand", overridesVersion: 2 });
    expect(site.tenants.get("still")?.flags.snow).toBe(false);
  });

  test("X2 pitfall: a save from an outdated tab is refused and changes nothing", async () => {
    const change = { code: "stale", flag: "snow", value: true, expectedVersion: 0, reason: "First" };
    expect((await put(change)).status).toBe(200);
    const { status, body } = await put({ ...change, value: null, reason: "Second" });
    expect([status, body.code, body.value]).toEqual([409, "staleSave", { overridesVersion: 1, by: "demo" }]);
    expect((await flag("stale", "snow")).value).toBe(true);
  });

  test("X2 of two concurrent saves one succeeds", async () => {
    const { overridesVersion: expectedVersion } = await flag("stale", "referral");
    const change = { code: "stale", flag: "referral", value: false, expectedVersion, reason: "Both" };
    const codes = (await Promise.all([put(change), put(change)])).map(({ status }) => status);
    expect(codes.sort()).toEqual([200, 409]);
  });

  test.each(["", "   "])("X2 the reason %j is refused", async (reason) => {
    const { status, body } = await put({ code: "reason", flag: "snow", value: true, expectedVersion: 0, reason });
    expect([status, body.code]).toEqual([422, "reasonRequired"]);
    expect((await flag("reason", "snow")).value).toBe(false);
  });

  test("X2 the history lists who, when, why and what, newest first; an undo is a new change", async () => {
    const { staff } = site.console;
    await staff.setFlag({ code: "undo", flag: "snow", value: true, expectedVersion: 0, reason: "Winter" });
    const [entry] = (await staff.flagHistory({ code: "undo" })).rows;
    expect(entry).toMatchObject({ key: "flag:snow", before: null, after: true, reason: "Winter", actor: "demo" });
    expect(entry?.at).toBe("2026-01-31T08:00:00.000Z");

    await staff.undoFlag({ code: "undo", historyId: entry?.historyId ?? "", expectedVersion: 1, reason: "Mistake" });
    expect(site.tenants.get("undo")?.flags.snow).toBe(false);
    const { rows, total } = await staff.flagHistory({ code: "undo", flag: "snow" });
    expect(total).toBe(2);
    expect(rows[0]).toMatchObject({ before: true, after: null, reason: "Mistake", undoes: entry?.historyId });
    expect(rows[1]?.undoneBy).toBe(rows[0]?.historyId);
    expect((await staff.flagHistory({ code: "undo", flag: "referral" })).rows).toEqual([]);
  });

  test("X2 unknown flags, brands and changes are refused with their error codes", async () => {
    const change = { code: "reason", flag: "snowy", value: true, expectedVersion: 0, reason: "x" };
    expect((await put(change)).body).toMatchObject({ code: "validation", value: { issues: [{ field: "flag" }] } });
    expect((await put({ ...change, flag: "constructor" })).body.code).toBe("validation");
    expect((await put({ ...change, code: "nobody" })).body.code).toBe("notFound");
    const undo = { code: "reason", historyId: "019413d6-0000-7000-8000-000000000000", expectedVersion: 0, reason: "x" };
    const answer = await site.send("POST", "/wps/staff/flags/undo", undo, { host: "console.test" });
    expect([answer.status, answer.body.code]).toEqual([404, "notFound"]);
  });
});

describe("R5 maintenance by staff", () => {
  test("R5 staff switch maintenance on with end and notice, and off again, which removes the override", async () => {
    const { staff } = site.console;
    const until = "2026-01-31T10:00:00.000Z";
    await staff.setMaintenance({
      code: "repair",
      on: true,
      until,
      notice: " Soon. ",
      expectedVersion: 0,
      reason: "Release",
    });
    const visitor = site.as({ host: "repair.test" }).system;
    expect(await visitor.systemStatus({})).toMatchObject({
      status: 1,
      maintenance: { on: true, until, notice: "Soon." },
    });
    await staff.setMaintenance({ code: "repair", on: false, expectedVersion: 1, reason: "Done" });
    expect((await site.as({ host: "repair.test" }).system.systemStatus({})).status).toBe(0);
    const [latest] = (await staff.flagHistory({ code: "repair" })).rows;
    expect(latest).toMatchObject({
      key: "maintenance",
      before: { on: true, until, notice: "Soon." },
      after: null,
    });
  });

  test("R5 an end in the past is refused and named", async () => {
    const input = { code: "repair", on: true, until: "2026-01-31T07:00:00Z", expectedVersion: 2, reason: "Late" };
    const { body } = await site.send("PUT", "/wps/staff/maintenance", input, { host: "console.test" });
    expect(body).toMatchObject({ code: "validation", value: { issues: [{ field: "until", issue: "in_the_past" }] } });
  });
});

test("T8 a brand with an error is listed with file, line, column and the nearest key", async () => {
  const { brands } = await site.console.staff.brands({});
  const bad = brands.find(({ code }) => code === "bad");
  expect(bad).toMatchObject({ state: "broken", version: null });
  expect(bad?.problems).toContainEqual({
    file: "bad/tenant.json",
    line: expect.any(Number),
    column: expect.any(Number),
    pointer: "/flags/freePlya",
    message: expect.stringMatching(/unknown/i),
    nearest: "freePlay",
    excerpt: { first: 1, column: expect.any(Number), lines: [expect.stringContaining('"freePlya":true')] },
  });
  expect(brands.find(({ code }) => code === "still")).toMatchObject({
    state: "live",
    problems: [],
    hosts: ["still.test"],
  });
});
