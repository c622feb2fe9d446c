import { NO_ACCESS } from "~/platform/brands/outgoing/grants";
import type { Database } from "~/platform/db/database";
import type { Job } from "~/platform/jobs/job";
import { createJobRunner } from "~/platform/jobs/runner";
import { createOutgoing } from "~/platform/outgoing/outgoing";
import type { JobContext } from "~/platform/wps/context";
import { aBrand, aTenantsFolder, openStore } from "../../helpers/tenants";

/** Time spans in ms. */
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** Start time of each test, UTC ms. */
export const START = Date.parse("2026-01-31T08:00:30Z");

const SILENT = { info: () => {}, warn: () => {}, error: () => {} };
let count = 0;

/** Creates the state of one test of jobs, with the brand `lotus`: its clock, and the slots that its jobs ran. */
export async function aJobTest(db: Database) {
  count += 1;
  const jobs = {
    tenants: await openStore(aTenantsFolder(aBrand("lotus"))),
    now: START,
    /** Slots, in ISO format. */
    runs: [] as string[],
    // Unique name: all tests share the table.
    name: `job${count}`,

    /** Returns a job of all brands that records its slots; default: every hour. */
    aJob: (over: Partial<Job> = {}): Job =>
      ({
        name: jobs.name,
        pattern: "0 * * * *",
        scope: "product",
        catchUp: 10,
        run: async (_ctx: JobContext, slot: number) => {
          jobs.runs.push(new Date(slot).toISOString());
          return { done: 1 };
        },
        ...over,
      }) as Job,

    aRunner(all: readonly Job[], beatMs = 10_000) {
      const translate = (_brand: unknown, _language: string, key: string) => key;
      const { tenants } = jobs;
      const surroundings = { db, tenants, log: SILENT, translate, secret: "x".repeat(32) };
      const outgoing = createOutgoing(NO_ACCESS);
      return createJobRunner({ ...surroundings, outgoing, jobs: all, clock: () => jobs.now, beatMs });
    },

    rowsOf: (job: string) =>
      db.acrossMerchants((tx) =>
        tx.query<{ state: string; attempts: number; error: string | null; merchant_id: string }>(
          "select merchant_id, state, attempts, error from job_run where job = $1 order by slot, merchant_id",
          [job],
        ),
      ),
  };
  return jobs;
}

export type JobTest = Awaited<ReturnType<typeof aJobTest>>;
