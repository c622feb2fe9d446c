import { pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { timestampTz } from "~/platform/db/columns";

/** State of a run. `due`: waiting for its first or next attempt. */
export type JobState = "due" | "running" | "done" | "failed";

/** Scheduled runs: one row per brand (`*` for product jobs), job and slot. */
export const jobRun = pgTable(
  "job_run",
  {
    merchantId: text("merchant_id").notNull(),
    job: text("job").notNull(),
    slot: timestampTz("slot").notNull(),
    state: text("state").$type<JobState>().notNull(),
    attempts: smallint("attempts").notNull().default(0),
    runAfter: timestampTz("run_after").notNull(),
    owner: text("owner"),
    beatAt: timestampTz("beat_at"),
    startedAt: timestampTz("started_at"),
    finishedAt: timestampTz("finished_at"),
    error: text("error"),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.job, table.slot] })],
);
