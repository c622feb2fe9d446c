import { pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { instant } from "~/platform/db/columns";

/** State of a run. `due`: waiting for its first or next attempt. */
export type JobState = "due" | "running" | "done" | "failed";

/** Scheduled runs: one row per brand (`*` for product jobs), job and slot. */
export const jobRun = pgTable(
  "job_run",
  {
    merchantId: text("merchant_id").notNull(),
    job: text("job").notNull(),
    slot: instant("slot").notNull(),
    state: text("state").$type<JobState>().notNull(),
    attempts: smallint("attempts").notNull().default(0),
    runAfter: instant("run_after").notNull(),
    owner: text("owner"),
    beatAt: instant("beat_at"),
    startedAt: instant("started_at"),
    finishedAt: instant("finished_at"),
    error: text("error"),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.job, table.slot] })],
);
