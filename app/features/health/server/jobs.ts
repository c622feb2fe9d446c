import { toApiTime } from "~/platform/brands/brand-parts";
import type { Job } from "~/platform/jobs/job";
import { ALL_BRANDS, LEASE_MS } from "~/platform/jobs/runs";
import type { JobState } from "~/platform/jobs/schema-jobs";
import { nextSlot } from "~/platform/jobs/slots";
import type { StaffContext } from "~/platform/staff/context";
import { mayOnBrand } from "~/platform/wps/staff";

/** Delay after which a run is overdue, ms. */
const OVERDUE_MS = 120_000;
const DAY_MS = 86_400_000;

/** Job of one brand, or of the whole product. */
interface JobPlace {
  readonly job: Job;
  /** Brand code, or `*`. */
  readonly merchant: string;
  readonly timeZone: string;
}

interface Run extends Record<string, unknown> {
  readonly job: string;
  readonly merchant: string;
  readonly slot: Date | null;
  readonly state: JobState | null;
  readonly attempts: number | null;
  readonly run_after: Date;
  readonly started_at: Date | null;
  readonly finished_at: Date | null;
  readonly beat_at: Date | null;
  readonly error: string | null;
  readonly failures: number;
}

/** Returns the jobs of the staff member's brands and of the whole product, each with its latest run. */
export async function jobRows(ctx: StaffContext) {
  const places = placesOf(ctx);
  const runs = await latestRuns(ctx, places);
  const next = nextSlots();
  const rows = places.map((place) => rowOf(place, runs.get(keyOf(place.job.name, place.merchant)), next, ctx.now));
  const rank = ({ overdue, state }: (typeof rows)[number]) => (state === "failed" ? 0 : overdue ? 1 : 2);
  return rows.sort((a, b) => rank(a) - rank(b) || a.job.localeCompare(b.job));
}

const keyOf = (job: string, merchant: string) => `${job} ${merchant}`;

function placesOf({ product, staff, tenants }: StaffContext): readonly JobPlace[] {
  const brands = tenants
    .health()
    .flatMap(({ code }) => tenants.get(code) ?? [])
    .filter(({ code }) => mayOnBrand(staff, code));
  return product.jobs.flatMap((job): readonly JobPlace[] => {
    if (job.scope === "product") return [{ job, merchant: ALL_BRANDS, timeZone: "UTC" }];
    const own = brands.filter(({ config }) => job.scope === "brand" || config.wps === "embedded");
    return own.map(({ code, config }) => ({ job, merchant: code, timeZone: config.timeZone }));
  });
}

async function latestRuns({ db, now }: StaffContext, places: readonly JobPlace[]): Promise<ReadonlyMap<string, Run>> {
  const rows = await db.acrossMerchants((tx) =>
    tx.query<Run>(
      `select place.job, place.merchant, run.*, failed.failures
       from unnest($1::text[], $2::text[]) as place (merchant, job)
       left join lateral (
         select slot, state, attempts, run_after, started_at, finished_at, beat_at, error from job_run r
         where r.merchant_id = place.merchant and r.job = place.job order by slot desc limit 1
       ) run on true
       cross join lateral (
         select count(*)::int as failures from job_run f
         where f.merchant_id = place.merchant and f.job = place.job and f.state = 'failed' and f.slot > $3
       ) failed`,
      [places.map(({ merchant }) => merchant), places.map(({ job }) => job.name), new Date(now - DAY_MS)],
    ),
  );
  return new Map(rows.map((row) => [keyOf(row.job, row.merchant), row]));
}

/** Returns the first slot of a job after a time, UTC ms; null for none. Brands of one time zone share the cached result. */
type NextSlot = (place: JobPlace, after: number) => number | null;

function nextSlots(): NextSlot {
  const known = new Map<string, number | null>();
  return ({ job: { pattern }, timeZone }, after) => {
    const key = `${pattern} ${timeZone} ${after}`;
    const next = known.get(key) ?? nextSlot(pattern, timeZone, after);
    known.set(key, next);
    return next;
  };
}

function rowOf(place: JobPlace, run: Run | undefined, next: NextSlot, now: number) {
  const { job, merchant } = place;
  const nextAt = next(place, now);
  const { attempts, error = null, failures = 0, finished_at, slot, started_at, state } = run ?? {};
  return {
    job: job.name,
    brand: merchant === ALL_BRANDS ? null : merchant,
    state: state ?? ("never" as const),
    slot: slot ? toApiTime(slot.getTime()) : null,
    ms: started_at && finished_at ? Math.max(0, finished_at.getTime() - started_at.getTime()) : null,
    attempts: attempts ?? 0,
    error,
    failures,
    nextAt: nextAt === null ? null : toApiTime(nextAt),
    overdue: run !== undefined && isOverdue(run, (slot) => next(place, slot), now),
  };
}

/** Returns true for a run that was not started or not continued in time, or whose next run was never stored. */
function isOverdue(run: Run, next: (slot: number) => number | null, now: number): boolean {
  const { beat_at, run_after, slot, state } = run;
  if (slot === null) return false;
  const successor = next(slot.getTime());
  if (successor !== null && now - successor > OVERDUE_MS) return true;
  if (state === "due") return now - run_after.getTime() > OVERDUE_MS;
  return state === "running" && beat_at !== null && now - beat_at.getTime() > LEASE_MS + OVERDUE_MS;
}
