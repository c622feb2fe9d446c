import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCallTimes } from "~/features/health/server/call-times";
import { openProcessReport } from "~/features/health/server/process-report";
import type { TenantStore } from "~/platform/brands/types";
import type { Outage } from "~/platform/db/database-watch";
import { countDelivery } from "~/platform/outgoing/deliveries";
import { aBrand } from "../helpers/tenants";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const HOUR = 3_600_000;
const log = { info: () => {}, warn: () => {}, error: () => {} };
type Served = Pick<TenantStore, "health" | "get" | "onChange">;

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([
    aBrand("lotus", { flags: { snow: false } }),
    aBrand("harbor"),
    aBrand("bad", { flags: { freePlya: true } }),
  ]);
});
beforeEach(() => site.db.pool.query("delete from process_report"));
afterAll(() => site.close());

/** Creates a process that reports only when the test calls it. By default, it serves the same brands as the site. */
function aProcess(over: { tenants?: Served; program?: string; clock?: () => number; outages?: () => Outage[] } = {}) {
  const calls = createCallTimes();
  const parts = {
    db: site.db,
    tenants: site.tenants,
    log,
    program: "1",
    calls,
    requests: () => 7,
    everyMs: 2 ** 30,
    outages: () => [],
  };
  return openProcessReport({ ...parts, ...over }).then((report) => ({ ...report, calls }));
}

/** Creates a process that receives no changes. */
function deaf(over: Partial<Served> = {}): Served {
  const kept = new Map(site.tenants.health().map(({ code }) => [code, site.tenants.get(code)]));
  const health = site.tenants.health();
  return { health: () => health, get: (code) => kept.get(code), onChange: () => () => {}, ...over };
}

const health = (staff: object = {}) => site.as({ host: "console.test", staff }).staff.health({});
const kinds = async () => (await health()).troubles.map(({ kind }) => kind);
const silence = (id: string, seconds: number) =>
  site.db.pool.query("update process_report set seen_at = now() - make_interval(secs => $2) where id = $1", [
    id,
    seconds,
  ]);

describe("X health: processes", () => {
  test("X2 a serving process reports a change immediately, with its delay; a process that does not apply it is behind", async () => {
    const [fresh, old] = [await aProcess({ clock: () => NOW + 40 }), await aProcess({ tenants: deaf() })];
    const { overridesVersion: before } = await site.console.staff.flags({ code: "lotus" });
    const change = { code: "lotus", flag: "snow", value: true, expectedVersion: before, reason: "Winter" };
    const { overridesVersion } = await site.console.staff.setFlag(change);
    await fresh.told();
    const { changes, processes, troubles } = await health();
    const rows = new Map(processes.map((row) => [row.id, row]));
    expect(rows.get(fresh.id)).toMatchObject({ behind: [], appliedMs: 40, appliedWorstMs: 40, requests: 7 });
    expect(rows.get(old.id)).toMatchObject({ behind: ["lotus"], appliedMs: null });
    expect(troubles).toContainEqual(expect.objectContaining({ kind: "processBehind", detail: "lotus" }));
    expect(changes[0]).toMatchObject({ brand: "lotus", key: "flag:snow", overridesVersion });
    const asked = await site.console.staff.propagation({ code: "lotus", overridesVersion });
    expect(asked.everywhere).toBe(false);
    expect(asked.processes.map(({ ms, served }) => [served, ms])).toContainEqual([true, 40]);
    await old.close();
    expect((await site.console.staff.propagation({ code: "lotus", overridesVersion })).everywhere).toBe(true);
    const earlier = await site.console.staff.propagation({ code: "lotus", overridesVersion: before });
    expect(earlier.processes).toMatchObject([{ served: true, ms: null }]);
  });

  test("X health: a dead process is silent, then forgotten; a stopped one is removed; a suspended one returns", async () => {
    const [one, other] = [await aProcess(), await aProcess()];
    await silence(other.id, 30);
    expect(await kinds()).toContain("processSilent");
    await silence(other.id, 601);
    expect((await health()).processes.map(({ id }) => id)).toEqual([one.id]);
    await one.beat();
    const { rows } = await site.db.pool.query("select id from process_report");
    expect(rows).toEqual([{ id: one.id }]);
    await other.beat();
    expect((await health()).processes).toHaveLength(2);
    await other.close();
    expect((await health()).processes.map(({ id }) => id)).toEqual([one.id]);
    expect(await kinds()).not.toContain("processSilent");
  });

  test("X health: processes with different files or builds are reported with the brand", async () => {
    const get = (code: string) => {
      const brand = site.tenants.get(code);
      return brand && code === "harbor" ? { ...brand, filesVersion: "old" } : brand;
    };
    await aProcess();
    await aProcess({ tenants: deaf({ get }), program: "2" });
    const { processes, troubles } = await health();
    expect(new Set(processes.map(({ filesHash }) => filesHash)).size).toBe(2);
    expect(troubles).toContainEqual({ kind: "filesDiffer", subject: "harbor", detail: "" });
    expect(troubles).toContainEqual({ kind: "programsDiffer", subject: "1, 2", detail: "" });
  });

  test("X health: the slowest calls of all processes are listed first; refusals by providers are reported for an hour", async () => {
    const [one, other] = [await aProcess(), await aProcess()];
    for (let i = 0; i < 20; i += 1) one.calls.note("game.lobby", 3);
    for (let i = 0; i < 20; i += 1) other.calls.note("game.lobby", i === 0 ? 40 : 3);
    other.calls.note("payment.deposit", 812.4);
    countDelivery(site.db, "sms", false, NOW - HOUR / 2);
    await Promise.all([one.beat(), other.beat()]);
    const { calls, messages, processes, troubles } = await health();
    expect(calls).toEqual([
      { call: "payment.deposit", count: 1, p95: 812, worst: 812 },
      { call: "game.lobby", count: 40, p95: 5, worst: 40 },
    ]);
    expect(processes.map(({ slowCalls }) => slowCalls).sort()).toEqual([0, 1]);
    expect(messages.find(({ channel }) => channel === "sms")?.refused).toBeGreaterThan(0);
    expect(troubles.map(({ kind, subject }) => [kind, subject])).toContainEqual(["messageRefused", "sms"]);
  });
});

describe("X health: the database and external services", () => {
  test("X health: a database outage is reported with process, time and length; a current one has no end", async () => {
    const from = NOW - HOUR / 2;
    const one = await aProcess({ outages: () => [{ from, until: from + 10_000 }] });
    const { outages, troubles } = await health();
    const at = new Date(from).toISOString();
    expect(outages).toMatchObject([{ from: at, until: new Date(from + 10_000).toISOString() }]);
    expect(troubles[0]).toMatchObject({ kind: "databaseSilent", detail: `${at} (10 s)` });
    await one.close();
    await aProcess({ outages: () => [{ from: NOW - 3_000, until: null }] });
    expect((await health()).troubles[0]).toMatchObject({ detail: expect.stringContaining("(3 s)") });
  });

  test("X health: failures of payment providers, vendors and identity providers are reported for an hour, only to their brand", async () => {
    const one = await aProcess();
    const payment = { kind: "payment", brand: "lotus", name: "fpx" } as const;
    countDelivery(site.db, payment, true, NOW);
    countDelivery(site.db, payment, false, NOW - HOUR / 2);
    countDelivery(site.db, { kind: "vendor", brand: "harbor", name: "REEL" }, false, NOW - 60_000);
    countDelivery(site.db, { kind: "identity", brand: "lotus", name: "id.example" }, false, NOW - 2 * HOUR);
    await one.beat();
    const { services, troubles } = await health();
    expect(services.map(({ kind, name, refused, taken }) => [kind, name, taken, refused])).toEqual([
      ["vendor", "REEL", 0, 1],
      ["payment", "fpx", 1, 1],
      ["identity", "id.example", 0, 1],
    ]);
    expect(troubles.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual(
      expect.arrayContaining(["paymentFailed lotus: fpx", "vendorFailed harbor: REEL"]),
    );
    expect(troubles.map(({ kind }) => kind)).not.toContain("identityFailed");
    const own = await health({ role: "operator", brands: ["lotus"] });
    expect(JSON.stringify(own)).not.toMatch(/harbor|REEL/);
  });
});

describe("X health: jobs, brands and systems", () => {
  const run = (brand: string, job: string, more: { at: number; state: string; error?: string }) =>
    site.db.transaction(brand, (tx) =>
      tx.query(
        `insert into job_run (merchant_id, job, slot, state, run_after, attempts, started_at, finished_at, error)
         values ($1, $2, $3, $4, $3, 1, $3, $5, $6)`,
        [brand, job, new Date(more.at), more.state, new Date(more.at + 250), more.error ?? null],
      ),
    );

  test("X health: a failed or overdue job is reported and listed first; a finished one has its time and duration", async () => {
    await run("lotus", "payReferrals", { at: NOW - HOUR, state: "failed", error: "no connection" });
    await run("lotus", "confirmOverdue", { at: NOW - HOUR, state: "done" });
    await run("lotus", "raiseLevels", { at: NOW - 60_000, state: "done" });
    const { jobs, troubles } = await health();
    const job = (name: string) => jobs.find((row) => row.job === name && row.brand === "lotus");
    expect(jobs[0]).toMatchObject({ job: "payReferrals", state: "failed", failures: 1, error: "no connection" });
    expect(job("confirmOverdue")).toMatchObject({ state: "done", overdue: true });
    const next = new Date(NOW + 120_000).toISOString();
    expect(job("raiseLevels")).toMatchObject({ overdue: false, ms: 250, failures: 0, nextAt: next });
    expect(job("cleanUp")).toMatchObject({ state: "never", slot: null, overdue: false });
    const told = troubles.map(({ detail, kind, subject }) => `${kind} ${subject} ${detail}`);
    expect(told).toContain("jobFailed payReferrals lotus: no connection");
    expect(told).toContainEqual(expect.stringMatching(/^jobOverdue confirmOverdue lotus: 2026/));
  });

  test("T8 X9 a broken brand and a differing operator's system are reported; staff limited to other brands do not see them", async () => {
    await site.db.transaction("harbor", (tx) =>
      tx.query("insert into upstream_drift values ('harbor', 'home.menu', 'shape', 3, 'value.menu', $1, $1)", [
        new Date(NOW),
      ]),
    );
    const all = await health();
    expect(all.brands).toEqual([{ code: "bad", name: "bad", state: "broken", problems: 1 }]);
    expect(all.drift).toMatchObject([{ brand: "harbor", call: "home.menu", count: 3 }]);
    const told = all.troubles.map(({ kind, subject }) => `${kind} ${subject}`);
    expect(told).toEqual(expect.arrayContaining(["brandBroken bad", "upstream harbor"]));
    const own = await health({ role: "operator", brands: ["lotus"] });
    expect([own.brands, own.drift]).toEqual([[], []]);
    expect(JSON.stringify(own)).not.toMatch(/harbor|"bad"/);
    await expect(health({ role: "support" })).rejects.toMatchObject({ code: "forbidden" });
  });
});

test("X health: call times are forgotten after an hour, and a report that cannot be stored causes no failure", async () => {
  let now = NOW;
  const times = createCallTimes(() => now);
  times.note("home.menu", 30);
  now += HOUR / 2;
  times.note("home.menu", 3);
  expect(times.read()["home.menu"]).toMatchObject({ worst: 30 });
  now += HOUR / 2 + 1;
  expect(times.read()["home.menu"]).toMatchObject({ worst: 3 });
  now += 2 * HOUR;
  expect(times.read()).toEqual({});
  const told: string[] = [];
  const pool = { query: () => Promise.reject(new Error("gone")) };
  const db = { ...site.db, pool } as unknown as typeof site.db;
  const warn = (_details: object, message: string) => void told.push(message);
  const parts = { db, tenants: site.tenants, program: "1", calls: times, requests: () => 0, outages: () => [] };
  await (await openProcessReport({ ...parts, log: { ...log, warn } })).close();
  expect(told).toEqual(Array(2).fill("the report of this process was not stored"));
});
