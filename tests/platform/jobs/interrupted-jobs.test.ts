import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "~/platform/db/database";
import { LEASE_MS } from "~/platform/jobs/runs";
import type { JobContext } from "~/platform/wps/context";
import { testDatabase } from "../../helpers/database";
import { aJobTest, DAY, HOUR, type JobTest } from "./job-test";

let db: Database;
let jobs: JobTest;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  jobs = await aJobTest(db);
});

/** Returns a promise and a function that fulfils it. */
function aGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe("jobs", () => {
  test("pitfall: after a crash at payout 5 of 10 another process continues, and each payout is made once", async () => {
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
          const row = ["lotus", "captcha", `${jobs.name}-${one}`, new Date(jobs.now + DAY)];
          const first = await db.transaction("lotus", (tx) =>
            tx.query("insert into used_once values ($1, $2, $3, $4) on conflict do nothing returning 1", row),
          );
          if (first.length > 0) paid.push(one);
        }
        return { paid: 10 };
      };
    void jobs.aRunner([jobs.aJob({ run: pay(true) })]).tick();
    await atFive.opened;
    await jobs.aRunner([jobs.aJob({ run: pay(false) })]).tick();
    expect(paid, "whoever has it may still live").toHaveLength(5);
    jobs.now += LEASE_MS + 1;
    await jobs.aRunner([jobs.aJob({ run: pay(false) })]).tick();
    expect(paid).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await jobs.rowsOf(jobs.name)).toMatchObject([{ state: "done", attempts: 2 }]);
  });

  test("jobs: a long run stays with its living process, and a run that was taken over is aborted and its result ignored", async () => {
    const { open, opened } = aGate();
    let isTold = false;
    const run = async ({ signal }: JobContext) => {
      signal.addEventListener("abort", () => {
        isTold = true;
      });
      await opened;
      throw new Error("the slow one has come to nothing");
    };
    const slow = jobs.aRunner([jobs.aJob({ run })], 5);
    const slowTick = slow.tick();
    jobs.now += 2 * LEASE_MS;
    await expect.poll(beatOf).toBe(jobs.now);
    await jobs.aRunner([jobs.aJob()]).tick();
    expect(jobs.runs).toEqual([]);
    await db.transaction(null, (tx) => tx.query("update job_run set owner = 'other' where job = $1", [jobs.name]));
    await expect.poll(() => isTold).toBe(true);
    open();
    await slowTick;
    expect(slow.counts()).toEqual([{ job: jobs.name, outcome: "lost", count: 1 }]);
    expect(await jobs.rowsOf(jobs.name)).toMatchObject([{ state: "running", error: null }]);
  });

  const beatOf = async () => {
    const rows = await db.transaction(null, (tx) =>
      tx.query<{ beat_at: Date }>("select beat_at from job_run where job = $1", [jobs.name]),
    );
    return rows[0]?.beat_at.getTime();
  };

  test("jobs: a failing run is retried later, then given up with the reason; other jobs and later slots continue", async () => {
    const run = async () => {
      jobs.runs.push("tried");
      throw new Error("no luck");
    };
    const other = jobs.aJob({ name: `${jobs.name}other` });
    const tick = () => jobs.aRunner([jobs.aJob({ run, attempts: 3 }), other]).tick();
    await tick();
    expect(jobs.runs).toEqual(["tried", "2026-01-31T08:00:00.000Z"]);
    await tick();
    expect(jobs.runs, "not at once").toHaveLength(2);
    jobs.now += 31_000;
    await tick();
    jobs.now += 61_000;
    await tick();
    expect(await jobs.rowsOf(jobs.name)).toMatchObject([{ state: "failed", attempts: 3, error: "no luck" }]);
    jobs.now += HOUR;
    await tick();
    expect(jobs.runs.filter((one) => one === "tried")).toHaveLength(4);
  });

  test("jobs: a run that ends its process on each attempt is given up too", async () => {
    const job = jobs.aJob({ run: () => new Promise<never>(() => {}), attempts: 2 });
    for (let one = 1; one <= 2; one++) {
      void jobs.aRunner([job]).tick();
      await expect.poll(async () => (await jobs.rowsOf(jobs.name))[0]?.attempts).toBe(one);
      jobs.now += LEASE_MS + 1;
    }
    await jobs.aRunner([job]).tick();
    expect(await jobs.rowsOf(jobs.name)).toMatchObject([
      { state: "failed", error: "every attempt terminated its process" },
    ]);
  });

  test("jobs: a stop waits for running jobs and starts no new one", async () => {
    const [begun, may] = [aGate(), aGate()];
    const run = async () => {
      begun.open();
      await may.opened;
      return { done: 1 };
    };
    const runner = jobs.aRunner([jobs.aJob({ run }), jobs.aJob({ name: `${jobs.name}next` })]);
    const tick = runner.tick();
    await begun.opened;
    const stopped = runner.stop(10_000);
    may.open();
    expect(await stopped).toBe(true);
    await tick;
    expect(jobs.runs).toEqual([]);
    expect((await jobs.rowsOf(jobs.name))[0]?.state).toBe("done");
    expect((await jobs.rowsOf(`${jobs.name}next`))[0]?.state).toBe("due");
  });

  test("jobs: after the grace period a running job is aborted and released uncounted, and the next process runs it immediately", async () => {
    const begun = aGate();
    const run = ({ signal }: JobContext) =>
      new Promise<never>((_resolve, reject) => {
        begun.open();
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    const runner = jobs.aRunner([jobs.aJob({ run })]);
    runner.start();
    await begun.opened;
    expect(await runner.stop(0)).toBe(false);
    expect(await jobs.rowsOf(jobs.name)).toMatchObject([{ state: "due", attempts: 0 }]);
    await jobs.aRunner([jobs.aJob()]).tick();
    expect(jobs.runs).toHaveLength(1);
  });
});
