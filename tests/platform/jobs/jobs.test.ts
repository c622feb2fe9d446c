import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { JOBS } from "~/compose/jobs";
import { setOverride } from "~/features/flags/server/overrides";
import { NO_ACCESS } from "~/platform/brands/outgoing/grants";
import type { TenantStore } from "~/platform/brands/types";
import type { Database } from "~/platform/db/database";
import type { Job } from "~/platform/jobs/job";
import { createJobRunner } from "~/platform/jobs/runner";
import { LEASE_MS } from "~/platform/jobs/runs";
import { createOutgoing } from "~/platform/outgoing/outgoing";
import type { JobContext } from "~/platform/wps/context";
import { testDatabase } from "../../support/database";
import { aBrand, aTenantsFolder, openStore } from "../../support/tenants";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.parse("2026-01-31T08:00:30Z");
const SILENT = { info: () => {}, warn: () => {}, error: () => {} };

let db: Database;
let tenants: TenantStore;
let now: number;
let runs: string[];
let name: string;
let count = 0;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  tenants = await openStore(aTenantsFolder(aBrand("lotus")));
  now = START;
  runs = [];
  count += 1;
  // Its own name: the table is the same for all tests.
  name = `job${count}`;
});

/** A job of all brands that notes its slots, every hour unless said otherwise. */
const aJob = (over: Partial<Job> = {}): Job =>
  ({
    name,
    pattern: "0 * * * *",
    scope: "product",
    catchUp: 10,
    run: async (_ctx: JobContext, slot: number) => {
      runs.push(new Date(slot).toISOString());
      return { done: 1 };
    },
    ...over,
  }) as Job;

const aRunner = (jobs: readonly Job[], clock = () => now, beatMs = 10_000) => {
  const translate = (_brand: unknown, _language: string, key: string) => key;
  const surroundings = {
    db,
    tenants,
    log: SILENT,
    translate,
    secret: "x".repeat(32),
    outgoing: createOutgoing(NO_ACCESS),
  };
  return createJobRunner({ ...surroundings, jobs, clock, beatMs });
};

const rowsOf = (job: string) =>
  db.acrossMerchants((tx) =>
    tx.query<{ state: string; attempts: number; error: string | null; merchant_id: string }>(
      "select merchant_id, state, attempts, error from job_run where job = $1 order by slot, merchant_id",
      [job],
    ),
  );

/** A promise and the way to fulfil it. */
function aGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe("jobs", () => {
  test("jobs: twenty runners at once do each slot once, and a second look does nothing", async () => {
    const runners = Array.from({ length: 20 }, () => aRunner([aJob()]));
    await Promise.all(runners.map((one) => one.tick()));
    await Promise.all(runners.map((one) => one.tick()));
    expect(runs).toEqual(["2026-01-31T08:00:00.000Z"]);
    now += 3 * HOUR;
    await Promise.all(runners.map((one) => one.tick()));
    expect(runs.toSorted()).toEqual(["08", "09", "10", "11"].map((hour) => `2026-01-31T${hour}:00:00.000Z`));
    expect((await rowsOf(name)).map(({ attempts, state }) => [state, attempts])).toEqual(Array(4).fill(["done", 1]));
  });

  test("pitfall: what was missed in an outage is made up for, each slot once, and no more than the job wants", async () => {
    await aRunner([aJob()]).tick();
    now += 2 * DAY;
    await aRunner([aJob({ catchUp: 3 })]).tick();
    expect(runs.slice(1)).toEqual(["06", "07", "08"].map((hour) => `2026-02-02T${hour}:00:00.000Z`));
    await aRunner([aJob()]).tick();
    expect(runs).toHaveLength(4);
  });

  test("pitfall: a crash strands nothing: killed at 5 of 10, another process goes on, and each payout is made once", async () => {
    const paid: number[] = [];
    const atFive = aGate();
    const pay =
      (dies: boolean) =>
      async ({ db }: JobContext) => {
        for (let one = 1; one <= 10; one++) {
          if (dies && one === 6) {
            atFive.open();
            await new Promise(() => {});
          }
          const row = ["lotus", "captcha", `${name}-${one}`, new Date(now + DAY)];
          const first = await db.transaction("lotus", (tx) =>
            tx.query("insert into used_once values ($1, $2, $3, $4) on conflict do nothing returning 1", row),
          );
          if (first.length > 0) paid.push(one);
        }
        return { paid: 10 };
      };
    void aRunner([aJob({ run: pay(true) })]).tick();
    await atFive.opened;
    await aRunner([aJob({ run: pay(false) })]).tick();
    expect(paid, "whoever has it may still live").toHaveLength(5);
    now += LEASE_MS + 1;
    await aRunner([aJob({ run: pay(false) })]).tick();
    expect(paid).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await rowsOf(name)).toMatchObject([{ state: "done", attempts: 2 }]);
  });

  test("jobs: a run that lasts is nobody else's while its process lives; one that was taken over ends there, unheard", async () => {
    const { open, opened } = aGate();
    let isTold = false;
    const run = async ({ signal }: JobContext) => {
      signal.addEventListener("abort", () => {
        isTold = true;
      });
      await opened;
      throw new Error("the slow one has come to nothing");
    };
    const slow = aRunner([aJob({ run })], () => now, 5);
    const slowTick = slow.tick();
    now += 2 * LEASE_MS;
    await expect.poll(beatOf).toBe(now);
    await aRunner([aJob()]).tick();
    expect(runs).toEqual([]);
    await db.transaction(null, (tx) => tx.query("update job_run set owner = 'other' where job = $1", [name]));
    await expect.poll(() => isTold).toBe(true);
    open();
    await slowTick;
    expect(slow.counts()).toEqual([{ job: name, outcome: "lost", count: 1 }]);
    expect(await rowsOf(name)).toMatchObject([{ state: "running", error: null }]);
  });

  const beatOf = async () => {
    const rows = await db.transaction(null, (tx) =>
      tx.query<{ beat_at: Date }>("select beat_at from job_run where job = $1", [name]),
    );
    return rows[0]?.beat_at.getTime();
  };

  test.each([
    ["30 1 * * *", "2026-03-06T12:00:00Z", ["03-07T06:30", "03-08T06:30", "03-09T05:30"]],
    ["30 2 * * *", "2026-03-06T12:00:00Z", ["03-07T07:30", "03-08T07:00", "03-09T06:30"]],
    ["30 1 * * *", "2026-10-30T12:00:00Z", ["10-31T05:30", "11-01T05:30", "11-02T06:30"]],
    ["30 2 * * *", "2026-10-30T12:00:00Z", ["10-31T06:30", "11-01T07:30", "11-02T07:30"]],
  ])("pitfall: %s in New York, from %s: once a day around a clock change", async (pattern, from, slots) => {
    const run: Job["run"] = async (_ctx: unknown, slot: number) => {
      runs.push(new Date(slot).toISOString().slice(5, 16));
      return {};
    };
    const job = { ...aJob({ pattern }), scope: "brand", run } as Job;
    tenants = await openStore(aTenantsFolder(aBrand("york", { timeZone: "America/New_York" })));
    for (now = Date.parse(from); now < Date.parse(from) + 3 * DAY; now += 30 * MINUTE) await aRunner([job]).tick();
    expect(runs.slice(1)).toEqual(slots);
  });

  test("jobs: one that fails is tried again later, then given up, with the reason; others go on, and so do its next slots", async () => {
    const run = async () => {
      runs.push("tried");
      throw new Error("no luck");
    };
    const other = aJob({ name: `${name}other` });
    const tick = () => aRunner([aJob({ run, attempts: 3 }), other]).tick();
    await tick();
    expect(runs).toEqual(["tried", "2026-01-31T08:00:00.000Z"]);
    await tick();
    expect(runs, "not at once").toHaveLength(2);
    now += 31_000;
    await tick();
    now += 61_000;
    await tick();
    expect(await rowsOf(name)).toMatchObject([{ state: "failed", attempts: 3, error: "no luck" }]);
    now += HOUR;
    await tick();
    expect(runs.filter((one) => one === "tried")).toHaveLength(4);
  });

  test("jobs: what ends its process with each try is given up, too", async () => {
    const job = aJob({ run: () => new Promise<never>(() => {}), attempts: 2 });
    for (let one = 1; one <= 2; one++) {
      void aRunner([job]).tick();
      await expect.poll(async () => (await rowsOf(name))[0]?.attempts).toBe(one);
      now += LEASE_MS + 1;
    }
    await aRunner([job]).tick();
    expect(await rowsOf(name)).toMatchObject([{ state: "failed", error: "each try ended the process" }]);
  });

  test("jobs: a stop waits for what runs, and takes nothing new", async () => {
    const [begun, may] = [aGate(), aGate()];
    const run = async () => {
      begun.open();
      await may.opened;
      return { done: 1 };
    };
    const runner = aRunner([aJob({ run }), aJob({ name: `${name}next` })]);
    const tick = runner.tick();
    await begun.opened;
    const stopped = runner.stop(10_000);
    may.open();
    expect(await stopped).toBe(true);
    await tick;
    expect(runs).toEqual([]);
    expect((await rowsOf(name))[0]?.state).toBe("done");
    expect((await rowsOf(`${name}next`))[0]?.state).toBe("due");
  });

  test("jobs: after the grace what runs is told to end and given back, uncounted: the next process does it at once", async () => {
    const begun = aGate();
    const run = ({ signal }: JobContext) =>
      new Promise<never>((_resolve, reject) => {
        begun.open();
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    const runner = aRunner([aJob({ run })]);
    runner.start();
    await begun.opened;
    expect(await runner.stop(0)).toBe(false);
    expect(await rowsOf(name)).toMatchObject([{ state: "due", attempts: 0 }]);
    await aRunner([aJob()]).tick();
    expect(runs).toHaveLength(1);
  });

  test("jobs: a brand's job runs for each brand in its own name; an operator's own system does the engine's jobs itself", async () => {
    const far = aBrand("far", { wps: "https://wps.operator.example" });
    tenants = await openStore(aTenantsFolder(aBrand("lotus"), far));
    const run: Job["run"] = async (ctx: object) => {
      runs.push("brand" in ctx ? String((ctx as { brand: { code: string } }).brand.code) : "*");
      return {};
    };
    const all = { ...aJob(), name: `${name}all`, scope: "brand", run } as Job;
    const embedded = { ...aJob(), name: `${name}own`, scope: "embedded", run } as Job;
    await aRunner([all, embedded]).tick();
    expect(runs.toSorted()).toEqual(["far", "lotus", "lotus"]);
  });
});

describe("the product's jobs", () => {
  const inLotus = (text: string, values: readonly unknown[]) => db.transaction("lotus", (tx) => tx.query(text, values));
  const countOf = async (table: string) =>
    (await inLotus(`select 1 from ${table} where merchant_id = $1`, ["lotus"])).length;

  test("jobs: clean-up deletes what nobody can use any more, and nothing else", async () => {
    await inLotus("delete from used_once where merchant_id = $1", ["lotus"]);
    const at = (ms: number) => new Date(START + ms);
    for (const [id, ms] of [
      ["old", -1],
      ["good", DAY],
    ] as const) {
      await inLotus("insert into used_once values ($1, 'seal', $2, $3)", ["lotus", id, at(ms)]);
      await inLotus("insert into one_time_code values ($1, 'login', $2, 'x', $3)", ["lotus", id, at(ms)]);
    }
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
    await aRunner(JOBS).tick();
    expect(await Promise.all(["used_once", "one_time_code", "outbox"].map(countOf))).toEqual([1, 1, 1]);
    expect((await db.pool.query("select key from rate_limit")).rows).toEqual([{ key: "b" }]);
  });

  test("jobs: maintenance whose end has come is given back to the files, with a line in the history", async () => {
    const maintenance = { on: true, until: START - 1 };
    const change = { merchant: "lotus", key: "maintenance", reason: "work", actor: "ann", now: START - HOUR } as const;
    await setOverride(db, { ...change, value: maintenance, expectedVersion: 0 });
    now += DAY;
    await aRunner(JOBS).tick();
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
