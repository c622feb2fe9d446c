import type pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { type OverrideKey, type OverrideValue, overridesAt } from "~/features/flags/override-values.server";
import {
  overrideHistory,
  ReasonRequiredError,
  readOverrides,
  StaleSaveError,
  setOverride,
  UnknownChangeError,
  undoOverride,
  watchOverrides,
} from "~/features/flags/server/overrides";
import type { BrandOverrides } from "~/platform/brands/types";
import type { Database } from "~/platform/db/database";
import { testDatabase } from "../helpers/database";

const NOW = Date.UTC(2026, 0, 31, 8);
let db: Database;

beforeAll(async () => {
  db = await testDatabase();
});

afterAll(async () => {
  await db.close();
});

function change(merchant: string, expectedVersion: number, key: OverrideKey, value: OverrideValue | null) {
  return { merchant, key, value, expectedVersion, reason: "Complaint 4711", actor: "ann", now: NOW };
}

const set = (...args: Parameters<typeof change>) => setOverride(db, change(...args));
const historyOf = (merchant: string) => overrideHistory(db, merchant, { pageNo: 1, pageSize: 100 });

describe("X2 overrides of a brand", () => {
  test("X2 a flag and maintenance are set, changed and removed, each with a new version", async () => {
    const maintenance = { on: true, until: NOW + 60_000, notice: "Back soon" };
    expect(await set("one", 0, "flag:freePlay", true)).toEqual({ version: 1 });
    expect(await set("one", 1, "maintenance", maintenance)).toEqual({ version: 2 });
    expect(await set("one", 2, "flag:freePlay", false)).toEqual({ version: 3 });
    expect((await readOverrides(db, NOW)).brands.get("one")).toEqual({
      version: 3,
      flags: { freePlay: false },
      maintenance,
    });

    await set("one", 3, "flag:freePlay", null);
    await set("one", 4, "maintenance", null);
    expect((await readOverrides(db, NOW)).brands.get("one")).toEqual({ version: 5, flags: {} });
  });

  test("X2 the history lists what, why, who and when, newest first", async () => {
    await set("two", 0, "flag:freePlay", true);
    await set("two", 1, "flag:freePlay", null);
    const { rows, total } = await historyOf("two");
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      { key: "flag:freePlay", before: true, after: null, version: 2 },
      { before: null, after: true, version: 1, reason: "Complaint 4711", actor: "ann", at: NOW, undoneBy: null },
    ]);
  });

  test("X2 history pages contain every change once, also changes with the same time; a key filters", async () => {
    for (let version = 0; version < 7; version++) {
      await set("three", version, version % 2 ? "flag:snow" : "flag:freePlay", true);
    }
    const page = (pageNo: number) => overrideHistory(db, "three", { pageNo, pageSize: 3 });
    const versions = (await Promise.all([page(1), page(2), page(3)])).flatMap(({ rows }) =>
      rows.map((row) => row.version),
    );
    expect(versions).toEqual([7, 6, 5, 4, 3, 2, 1]);
    const snow = await overrideHistory(db, "three", { key: "flag:snow", pageNo: 1, pageSize: 2 });
    expect(snow.rows.map((row) => row.version)).toEqual([6, 4]);
    expect(snow.total).toBe(3);
  });

  test("X2 undo restores the previous value as a new change that refers to the undone one", async () => {
    await set("four", 0, "flag:freePlay", true);
    await set("four", 1, "flag:freePlay", false);
    const [latest] = (await historyOf("four")).rows;
    const undo = { merchant: "four", historyId: latest?.id ?? "", reason: "By mistake", actor: "bob", now: NOW };
    expect(await undoOverride(db, { ...undo, expectedVersion: 2 })).toEqual({ version: 3 });
    expect((await readOverrides(db, NOW)).brands.get("four")?.flags).toEqual({ freePlay: true });
    const { rows } = await historyOf("four");
    expect(rows[0]).toMatchObject({ before: false, after: true, undoes: latest?.id, actor: "bob" });
    expect(rows[1]).toMatchObject({ undoneBy: rows[0]?.id });
    await expect(undoOverride(db, { ...undo, expectedVersion: 2 })).rejects.toThrow(StaleSaveError);
  });

  test("X2 undoing another brand's change or an unknown change is refused", async () => {
    await set("five", 0, "flag:freePlay", true);
    const [entry] = (await historyOf("five")).rows;
    for (const historyId of [entry?.id ?? "", "nonsense", ""]) {
      const undo = { merchant: "six", historyId, expectedVersion: 0, reason: "Try", actor: "bob", now: NOW };
      await expect(undoOverride(db, undo)).rejects.toThrow(UnknownChangeError);
    }
    expect((await readOverrides(db, NOW)).brands.has("six")).toBe(false);
  });

  test("X2 a stale save is refused with the current version and changes nothing", async () => {
    await set("seven", 0, "flag:freePlay", true);
    await expect(set("seven", 0, "flag:freePlay", false)).rejects.toMatchObject({ name: "StaleSaveError", version: 1 });
    await expect(set("seven", 9, "flag:freePlay", false)).rejects.toMatchObject({ version: 1 });
    expect((await readOverrides(db, NOW)).brands.get("seven")).toEqual({ version: 1, flags: { freePlay: true } });
  });

  test("X2 of 50 concurrent saves from the same version exactly one succeeds", async () => {
    const saves = Array.from({ length: 50 }, (_, n) => set("eight", 0, "flag:freePlay", n % 2 === 0));
    const outcomes = await Promise.allSettled(saves);
    const lost = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(lost).toHaveLength(49);
    expect(lost.every((error) => error instanceof StaleSaveError && error.version === 1)).toBe(true);
    expect((await historyOf("eight")).total).toBe(1);
  });

  test("X2 a change needs a reason and a valid value", async () => {
    await expect(setOverride(db, { ...change("nine", 0, "flag:snow", true), reason: " \n" })).rejects.toThrow(
      ReasonRequiredError,
    );
    const wrong: [string, unknown][] = [
      ["flag:snow", "yes"],
      ["flag:", true],
      ["snow", true],
      ["maintenance", true],
      ["maintenance", { on: "yes" }],
      ["maintenance", { on: true, unitl: 1 }],
    ];
    for (const [key, value] of wrong) {
      await expect(set("nine", 0, key as OverrideKey, value as boolean)).rejects.toThrow("is not valid for");
    }
    expect((await readOverrides(db, NOW)).brands.has("nine")).toBe(false);
  });

  test("X2 brands do not see each other's history", async () => {
    await set("ten", 0, "flag:freePlay", true);
    expect((await historyOf("eleven")).rows).toEqual([]);
  });
});

describe("X2 changes reach all nodes", () => {
  type Seen = ReadonlyMap<string, BrandOverrides>;
  type Apply = Parameters<typeof watchOverrides>[1];
  let owner: pg.Client;
  let seen: Seen;
  const apply = (overrides: Seen) => {
    seen = overrides;
  };
  /** Returns the process ids of the listening connections. */
  const listeners = async () => (await owner.query<{ pid: number }>(LISTENERS)).rows.map(({ pid }) => pid);
  /** Starts a watch that stops at the end of its test, even after a failure, because the next test counts the listeners. */
  async function watch(into: Apply, options: { pollMs: number; clock?: () => number }) {
    const { stop } = await watchOverrides(db, into, options);
    onTestFinished(stop);
    return stop;
  }

  beforeAll(async () => {
    owner = await db.connectOwner();
  });

  afterAll(async () => {
    await owner.end();
  });

  const LISTENERS = "select pid from pg_stat_activity where datname = current_database() and query like 'listen %'";

  test("X2 a change is applied immediately after its notification", async () => {
    await watch(apply, { pollMs: 60_000 });
    await expect.poll(listeners).toHaveLength(1);
    await set("live", 0, "flag:freePlay", true);
    await expect.poll(() => seen.get("live")?.flags.freePlay).toBe(true);
  });

  test("X2 a lost listener is replaced, and the poll delivers the missed changes", async () => {
    await watch(apply, { pollMs: 50 });
    await expect.poll(listeners).toHaveLength(1);
    const [lost] = await listeners();
    await owner.query("select pg_terminate_backend($1, 5000)", [lost]);
    expect(await listeners()).not.toContain(lost);
    await set("lost", 0, "flag:freePlay", true);
    await expect.poll(() => seen.get("lost")?.flags.freePlay).toBe(true);
    await expect.poll(listeners).toHaveLength(1);
  });

  test("X2 current values are applied before the watch is ready, and nothing after it is stopped", async () => {
    await set("early", 0, "flag:freePlay", true);
    const apply = vi.fn<(seen: Seen) => void>();
    const stop = await watch(apply, { pollMs: 20 });
    expect(apply.mock.calls[0]?.[0].get("early")?.flags).toEqual({ freePlay: true });
    await stop();
    const calls = apply.mock.calls.length;
    await set("early", 1, "flag:freePlay", false);
    expect(apply).toHaveBeenCalledTimes(calls);
    // The server needs a moment to notice a closed connection.
    await expect.poll(listeners).toEqual([]);
  });

  test("X2 a failed apply is retried", async () => {
    const apply = vi.fn<(seen: Seen) => void>();
    await watch(apply, { pollMs: 20 });
    apply.mockImplementationOnce(() => {
      throw new Error("Not now.");
    });
    await set("again", 0, "flag:freePlay", true);
    await expect.poll(() => apply.mock.lastCall?.[0].get("again")?.version).toBe(1);
    await expect.poll(() => apply.mock.results.at(-1)?.type).toBe("return");
  });

  test("X2 a temporary flag starts and ends by itself, each with a new version", async () => {
    const told: (readonly [boolean | undefined, number | undefined])[] = [];
    const note = (overrides: Seen) => {
      const brand = overrides.get("timed");
      told.push([brand?.flags.freePlay, brand?.phase]);
    };
    let now = 1_000;
    await set("timed", 0, "flag:freePlay", { on: true, from: now + 20, until: now + 40 });
    await watch(note, { pollMs: 60_000, clock: () => now });
    expect(told.at(-1)).toEqual([undefined, undefined]);
    now += 20;
    await expect.poll(() => told.at(-1)).toEqual([true, 1]);
    now += 20;
    await expect.poll(() => told.at(-1)).toEqual([undefined, 2]);
  });
});

describe("X2 effective values", () => {
  const at = (now: number, key: OverrideKey, value: OverrideValue) =>
    overridesAt([{ merchant: "m", version: 3n, key, value }], now);

  test("X2 a value applies from its start until before its end, and the time of the next change is returned", () => {
    const value = { on: true, from: 100, until: 200 };
    const seen = [99, 100, 199, 200].map((now) => {
      const { brands, nextAt } = at(now, "flag:freePlay", value);
      return [brands.get("m")?.flags.freePlay, nextAt];
    });
    expect(seen).toEqual([
      [undefined, 100],
      [true, 200],
      [true, 200],
      [undefined, null],
    ]);
  });

  test("X4 an expired region rule or closure falls back to the files; expired maintenance leaves the site open", () => {
    expect(at(5, "region", { mode: "deny", countries: ["FR"], until: 5 }).brands.get("m")?.region).toBeUndefined();
    expect(at(5, "closed:vendor:REEL", { on: true, until: 5 }).brands.get("m")?.closures).toBeUndefined();
    expect(at(4, "closed:vendor:REEL", { on: true, until: 5, notice: "Soon" }).brands.get("m")?.closures).toEqual([
      { kind: "vendor", name: "REEL", until: 5, notice: "Soon" },
    ]);
    expect(at(5, "maintenance", { on: true, until: 5 }).brands.get("m")?.maintenance).toEqual({ on: true, until: 5 });
  });
});
