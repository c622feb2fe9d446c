import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FlagPart, isOn, type OverrideValue, overridesAt, partAt } from "~/features/flags/override-values.server";
import { expireOverrides } from "~/features/flags/server/expire-overrides";
import { withChange, withoutPlan } from "~/features/flags/server/flag-plan";
import { overridesOf } from "~/features/flags/server/overrides";
import { aBrand } from "../helpers/tenants";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

const KEY = "flag:snow";
const by = { actor: "ann", reason: "Winter", at: 0 };

/** Returns the value at a time; null where the files decide. */
function valueAt(value: OverrideValue | null, at: number): boolean | null {
  const part = value === null ? null : partAt(KEY, value, at);
  return part === null ? null : isOn(part);
}

const put = (value: OverrideValue | null, part: FlagPart, now: number) =>
  withChange(value === null ? undefined : { value, ...by }, part, now);

/** A change for now or for later, with an end or without. */
const aChange = fc.record({
  on: fc.boolean(),
  wait: fc.integer({ min: 0, max: 40 }),
  lasts: fc.option(fc.integer({ min: 1, max: 40 })),
});
const changes = fc.array(aChange, { minLength: 1, maxLength: 6 });
const partOf = ({ lasts, on, wait }: { on: boolean; wait: number; lasts: number | null }, now: number): FlagPart => {
  const from = now + wait;
  return { on, ...(wait > 0 ? { from } : {}), ...(lasts === null ? {} : { until: from + lasts }), ...by };
};

/** Returns true when one of the changes, made at time 0, begins after `since` and is active at `at`. */
const runs = (list: readonly Parameters<typeof partOf>[0][], since: number, at: number) =>
  list.some((change) => {
    const { from = 0, until = Number.POSITIVE_INFINITY } = partOf(change, 0);
    return from > since && from <= at && at < until;
  });

test("X2 a scheduled change affects nothing before its start or after its end, and yields to the next change", () => {
  fc.assert(
    fc.property(changes, aChange, (list, change) => {
      const before = list.reduce<OverrideValue | null>((value, one) => put(value, partOf(one, 0), 0), null);
      const part = partOf({ ...change, wait: change.wait + 1 }, 0);
      const after = put(before, part, 0);
      const [from, until] = [part.from ?? 0, part.until ?? 120];
      for (let at = 0; at < 120; at += 1) {
        const isIts = at >= from && at < until && !runs(list, from, at);
        expect([at, valueAt(after, at)]).toEqual([at, isIts ? part.on : valueAt(before, at)]);
      }
    }),
  );
});

test("X2 an immediate change lasts until a scheduled one starts, and after its end the previous value returns", () => {
  fc.assert(
    fc.property(changes, fc.boolean(), fc.option(fc.integer({ min: 1, max: 30 })), (list, on, lasts) => {
      const before = list.reduce<OverrideValue | null>((value, one) => put(value, partOf(one, 0), 0), null);
      const part = { on, ...(lasts === null ? {} : { until: 5 + lasts }), ...by, at: 5 };
      const after = put(before, part, 5);
      for (let at = 5; at < 120; at += 1) {
        const isIts = at < (part.until ?? 120) && !runs(list, 5, at);
        expect([at, valueAt(after, at)]).toEqual([at, isIts ? on : valueAt(before, at)]);
      }
    }),
  );
});

test("X2 dropping one scheduled change keeps the running value and the other changes; an unknown one cannot be dropped", () => {
  const running = put(null, { on: true, ...by }, 0);
  const first = put(running, { on: false, from: 10, until: 20, ...by }, 0);
  const both = put(first, { on: false, from: 40, ...by }, 0);
  const left = withoutPlan({ value: both ?? true, ...by }, 10, 0);
  expect([0, 15, 45].map((at) => valueAt(left, at))).toEqual([true, true, false]);
  expect(() => withoutPlan({ value: both ?? true, ...by }, 11, 0)).toThrow("notFound");
});

test("X2 running and scheduled values take effect by themselves, and the time of the next change is known", () => {
  const value = put(put(null, { on: true, ...by }, 0), { on: false, from: 10, until: 20, ...by }, 0);
  const row = { merchant: "lotus", version: 2n, key: KEY, value };
  const at = (now: number) => {
    const { brands, nextAt } = overridesAt([row], now);
    return [brands.get("lotus")?.flags.snow, nextAt];
  };
  expect([0, 10, 20].map(at)).toEqual([
    [true, 10],
    [false, 20],
    [true, null],
  ]);
});

describe("X2 scheduled changes on the console", () => {
  let site: WpsSite;
  const codes = ["lotus", "harbor", "pebble", "over"] as const;
  beforeAll(async () => {
    site = await aWpsSite(codes.map((code) => aBrand(code, { flags: { snow: false } })));
  });
  afterAll(() => site?.close());

  const SOON = "2026-01-31T09:00:00.000Z";
  const as = (name: string) => site.as({ host: "console.test", staff: { name } }).staff;
  const snow = async (code: string) => {
    const { flags, overridesVersion } = await as("demo").flags({ code });
    const flag = flags.find(({ name }) => name === "snow");
    if (!flag) throw new Error("there is no snow");
    return { ...flag, overridesVersion };
  };
  const change = (code: string, value: boolean | null, expectedVersion: number, more: object = {}) =>
    ({ code, flag: "snow", value, expectedVersion, reason: "Winter", ...more }) as const;

  test("X2 a change scheduled over a running switch lists both with their authors; once it is dropped, the switch stays", async () => {
    await as("ann").setFlag(change("lotus", true, 0));
    await as("bob").setFlag(change("lotus", false, 1, { from: SOON, reason: "Spring" }));
    expect(await snow("lotus")).toMatchObject({
      value: true,
      source: "override",
      override: { on: true, from: null, actor: "ann", reason: "Winter" },
      planned: [{ on: false, from: SOON, actor: "bob", reason: "Spring" }],
    });
    expect(site.tenants.get("lotus")?.flags.snow).toBe(true);
    await expect(
      as("bob").setFlag(change("lotus", null, 2, { from: "2026-01-31T09:30:00.000Z" })),
    ).rejects.toMatchObject({
      code: "notFound",
    });
    await as("bob").setFlag(change("lotus", null, 2, { from: SOON }));
    expect(await snow("lotus")).toMatchObject({ value: true, planned: [], override: { on: true, actor: "ann" } });
  });

  test("X2 changes of different switches of one brand do not conflict; for one switch the second sees who was first", async () => {
    const version = 0;
    const changes = await Promise.all([
      as("ann").setFlag(change("harbor", true, version)),
      as("bob").setFlag({ ...change("harbor", true, version), flag: "jackpot" }),
      as("cid").setMaintenance({ code: "harbor", on: true, expectedVersion: version, reason: "Release" }),
    ]);
    expect(changes.map(({ overridesVersion }) => overridesVersion).toSorted()).toEqual([1, 2, 3]);
    await expect(as("dan").setFlag(change("harbor", false, version))).rejects.toMatchObject({
      code: "staleSave",
      details: { overridesVersion: 3, by: "ann" },
    });
    expect((await snow("harbor")).value).toBe(true);
  });

  test("X2 with 50 concurrent changes to ten switches, exactly one change per switch succeeds", async () => {
    const flags = (await as("demo").flags({ code: "pebble" })).flags.slice(0, 10).map(({ name }) => name);
    const saves = Array.from({ length: 50 }, (_, n) =>
      as(`staff${n}`).setFlag({ ...change("pebble", n % 2 === 0, 0), flag: flags[n % 10] ?? "snow" }),
    );
    const done = (await Promise.allSettled(saves)).filter(({ status }) => status === "fulfilled");
    expect(done).toHaveLength(10);
    expect((await as("demo").flagHistory({ code: "pebble" })).rows.map(({ key }) => key).toSorted()).toEqual(
      flags.map((name) => `flag:${name}`).toSorted(),
    );
  });

  test("X2 the job removes expired values and keeps the rest", async () => {
    await as("ann").setFlag(change("over", true, 0));
    await as("ann").setFlag(change("over", false, 1, { until: SOON }));
    const brand = site.tenants.get("over");
    if (!brand) throw new Error("over is not served");
    const now = Date.parse(SOON) + 1;
    const ctx = { ...site, brand, now, language: "EN", translate: (_: unknown, __: unknown, key: string) => key };
    expect(await expireOverrides(ctx as unknown as Parameters<typeof expireOverrides>[0])).toEqual({ expired: 1 });
    expect((await overridesOf(site.db, "over")).stored).toMatchObject([
      { key: KEY, value: { parts: [{ on: true, actor: "ann" }] } },
    ]);
    expect(await expireOverrides(ctx as unknown as Parameters<typeof expireOverrides>[0])).toEqual({ expired: 0 });
  });
});
