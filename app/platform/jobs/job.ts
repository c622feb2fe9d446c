import type { BrandJobContext, JobContext } from "~/platform/wps/context";

/** What a run did, for the log, e.g. `{ sessions: 12 }`. */
export type JobFigures = Readonly<Record<string, number>>;

interface Work<Context> {
  /**
   * Does what was due at `slot` (UTC ms). It may be begun again after a crash or a failure, and runs of two slots may
   * meet: whatever it changes must be changed once only (a unique key, or a state that is claimed first).
   */
  run(ctx: Context, slot: number): Promise<JobFigures>;
}

/** Something that is to be done at times, each time once, on whichever process comes first. */
export type Job = {
  /** Its name in the table and in the log; never changed. */
  readonly name: string;
  /**
   * When it is due: a cron pattern in the brand's time zone (UTC for one that belongs to no brand). A time that the clock
   * skips or shows twice (`30 2 * * *` on the days when clocks change) comes once that day.
   */
  readonly pattern: string;
  /** After an outage the latest slots that were missed are made up for, so many at most. */
  readonly catchUp: number;
  /** How often a run is tried before it is given up. 5 when left out. */
  readonly attempts?: number;
} & (
  | ({ /** Once for all brands. */ readonly scope: "product" } & Work<JobContext>)
  | ({
      /** For each brand, or for those only that the embedded WPS serves. */ readonly scope: "brand" | "embedded";
    } & Work<BrandJobContext>)
);
