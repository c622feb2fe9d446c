import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { JOBS } from "~/compose/jobs";
import { setOverride } from "~/features/flags/server/overrides";
import type { Database } from "~/platform/db/database";
import type { Job } from "~/platform/jobs/job";
import { testDatabase } from "../../helpers/database";
import { aBrand, aTenantsFolder, openStore } from "../../helpers/tenants";
import { aJobTest, DAY, HOUR, type JobTest, START } from "./job-test";

const MINUTE = 60_000;

let db: Database;
let jobs: JobTest;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  jobs = await aJobTest(db);
});

describe("jobs", () => {
  test("jobs: twenty concurrent runners run each slot once, and a second tick runs none", async () => {
    const runners = Array.from({ length: 20 }, () => jobs.aRunner([jobs.aJob()]));
    await Promise.all(runners.map((one) => one.tick()));
    await Promise.all(runners.map((one) => one.tick()));
    expect(jobs.runs).toEqual(["2026-01-31T08:00:00.000Z"]);
    jobs.now += 3 * HOUR;
    await Promise.all(runners.map((one) => one.tick()));
    expect(jobs.runs.toSorted()).toEqual(["08", "09", "10", "11"].map((hour) => `2026-01-31T${hour}:00:00.000Z`));
    expect((await jobs.rowsOf(jobs.name)).map(({ attempts, state }) => [state, attempts])).toEqual(
      Array(4).fill(["done", 1]),
    );
  });

  test("pitfall: slots missed in an outage are run once each, up to the job's limit", async () => {
    await jobs.aRunner([jobs.aJob()]).tick();
    jobs.now += 2 * DAY;
    await jobs.aRunner([jobs.aJob({ catchUp: 3 })]).tick();
    expect(jobs.runs.slice(1)).toEqual(["06", "07", "08"].map((hour) => `2026-02-02T${hour}:00:00.000Z`));
    await jobs.aRunner([jobs.aJob()]).tick();
    expect(jobs.runs).toHaveLength(4);
  });

  test.each([
    ["30 1 * * *", "2026-03-06T12:00:00Z", ["03-07T06:30", "03-08T06:30", "03-09T05:30"]],
    ["30 2 * * *", "2026-03-06T12:00:00Z", ["03-07T07:30", "03-08T07:00", "03-09T06:30"]],
    ["30 1 * * *", "2026-10-30T12:00:00Z", ["10-31T05:30", "11-01T05:30", "11-02T06:30"]],
    ["30 2 * * *", "2026-10-30T12:00:00Z", ["10-31T06:30", "11-01T07:30", "11-02T07:30"]],
  ])("pitfall: %s in New York, from %s: one run a day around a clock change", async (pattern, from, slots) => {
    const run: Job["run"] = async (_ctx: unknown, slot: number) => {
      jobs.runs.push(new Date(slot).toISOString().slice(5, 16));
      return {};
    };
    const job = { ...jobs.aJob({ pattern }), scope: "brand", run } as Job;
    jobs.tenants = await openStore(aTenantsFolder(aBrand("york", { timeZone: "America/New_York" })));
    for (jobs.now = Date.parse(from); jobs.now < Date.parse(from) + 3 * DAY; jobs.now += 30 * MINUTE)
      await jobs.aRunner([job]).tick();
    expect(jobs.runs.slice(1)).toEqual(slots);
  });

  test("jobs: a brand's job runs once per brand, and the engine's jobs are skipped for brands with an operator's own system", async () => {
    const far = aBrand("far", { wps: "https://wps.operator.example" });
    jobs.tenants = await openStore(aTenantsFolder(aBrand("lotus"), far));
    const run: Job["run"] = async (ctx: object) => {
      jobs.runs.push("brand" in ctx ? String((ctx as { brand: { code: string } }).brand.code) : "*");
      return {};
    };
    const all = { ...jobs.aJob(), name: `${jobs.name}all`, scope: "brand", run } as Job;
    const embedded = { ...jobs.aJob(), name: `${jobs.name}own`, scope: "embedded", run } as Job;
    await jobs.aRunner([all, embedded]).tick();
    expect(jobs.runs.toSorted()).toEqual(["far", "lotus", "lotus"]);
  });
});

describe("the product's jobs", () => {
  const inLotus = (text: string, values: readonly unknown[]) => db.transaction("lotus", (tx) => tx.query(text, values));
  const countOf = async (table: string) =>
    (await inLotus(`select 1 from ${table} where merchant_id = $1`, ["lotus"])).length;

  test("jobs: clean-up deletes only expired rows", async () => {
    await inLotus("delete from used_once where merchant_id = $1", ["lotus"]);
    const at = (ms: number) => new Date(START + ms);
    for (const [id, ms] of [
      ["old", -1],
      ["good", DAY],
    ] as const) {
      await inLotus("insert into used_once values ($1, 'seal', $2, $3)", ["lotus", id, at(ms)]);
      // A code that has just expired is still refused as expired.
      await inLotus("insert into one_time_code values ($1, 'login', $2, 'x', $3)", ["lotus", id, at(ms - DAY)]);
    }
    const justExpired = ["lotus", "just-expired", at(-1)];
    await inLotus("insert into one_time_code values ($1, 'login', $2, 'x', $3)", justExpired);
    for (const [id, ms] of [
      [1, -31 * DAY],
      [2, -29 * DAY],
    ] as const)
      await inLotus("insert into outbox values ($1, $2, 'sms', 'x', null, 'x', $3)", [
        "lotus",
        `0000000${id}-0000-7000-8000-000000000000`,
        at(ms),
      ]);
    await db.pool.query("insert into rate_limit values ('a', 1, $1), ('b', 1, $2)", [START - 1, START + HOUR]);
    await jobs.aRunner(JOBS).tick();
    expect(await Promise.all(["used_once", "one_time_code", "outbox"].map(countOf))).toEqual([1, 2, 1]);
    expect((await db.pool.query("select key from rate_limit")).rows).toEqual([{ key: "b" }]);
  });

  test("jobs: an expired maintenance override is removed, with an entry in the history", async () => {
    const maintenance = { on: true, until: START - 1 };
    const change = { merchant: "lotus", key: "maintenance", reason: "work", actor: "ann", now: START - HOUR } as const;
    await setOverride(db, { ...change, value: maintenance, expectedVersion: 0 });
    jobs.now += DAY;
    await jobs.aRunner(JOBS).tick();
    expect(await countOf("brand_override")).toBe(0);
    const rows = await inLotus(
      "select actor, after from brand_override_history where merchant_id = $1 order by version",
      ["lotus"],
    );
    expect(rows).toEqual([
      { actor: "ann", after: maintenance },
      { actor: "system", after: null },
    ]);
  });
});
