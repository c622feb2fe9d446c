import type { BrandJobContext, JobContext } from "~/platform/wps/context";

/** State of a run. `due`: waiting for its first or next attempt. */
export type JobState = "due" | "running" | "done" | "failed";

/** Figures of a run for the log, e.g. `{ sessions: 12 }`. */
export type JobFigures = Readonly<Record<string, number>>;

interface Work<Context> {
  /**
   * Does the work that was due at `slot` (UTC ms). It may be restarted after a crash or a failure, and runs of two
   * slots may overlap, so every change must be idempotent (by a unique key, or a state that is claimed first).
   */
  run(ctx: Context, slot: number): Promise<JobFigures>;
}

/** Scheduled job. Each slot runs once, on the first process that claims it. */
export type Job = {
  /** Name in the table and in the log. Must never change. */
  readonly name: string;
  /**
   * Schedule: a cron pattern in the brand's time zone (UTC for a product job). A time that the clock skips or repeats
   * (`30 2 * * *` on the days of clock changes) occurs once that day.
   */
  readonly pattern: string;
  /** Maximum number of missed slots, counted from the latest, that run after an outage. */
  readonly catchUp: number;
  /** Number of attempts before a run fails. Default 5. */
  readonly attempts?: number;
} & (
  | ({ /** Once for all brands. */ readonly scope: "product" } & Work<JobContext>)
  | ({
      /** For each brand, or only for brands on the embedded WPS. */ readonly scope: "brand" | "embedded";
    } & Work<BrandJobContext>)
);
