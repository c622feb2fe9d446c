import { toApiTime } from "~/platform/brands/brand-parts";
import type { Job } from "~/platform/jobs/job";
import { ALL_BRANDS, LEASE_MS } from "~/platform/jobs/runs";
import { nextSlot } from "~/platform/jobs/slots";
import type { StaffContext } from "~/platform/staff/context";
import { mayOnBrand } from "~/platform/wps/staff";
import * as sql from "./jobs.sql.gen";

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

type Run = sql.LatestRunsRow;

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
  const which = {
    merchants: places.map(({ merchant }) => merchant),
    jobs: places.map(({ job }) => job.name),
    failedAfter: new Date(now - DAY_MS),
  };
  const rows = await db.acrossMerchants((tx) => tx.all(sql.latestRuns, which));
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
  const { attempts, error = null, failures = 0, finishedAt, slot, startedAt, state } = run ?? {};
  return {
    job: job.name,
    brand: merchant === ALL_BRANDS ? null : merchant,
    state: state ?? ("never" as const),
    slot: slot ? toApiTime(slot.getTime()) : null,
    ms: startedAt && finishedAt ? Math.max(0, finishedAt.getTime() - startedAt.getTime()) : null,
    attempts: attempts ?? 0,
    error,
    failures,
    nextAt: nextAt === null ? null : toApiTime(nextAt),
    overdue: run !== undefined && isOverdue(run, (slot) => next(place, slot), now),
  };
}

/** Returns true for a run that was not started or not continued in time, or whose next run was never stored. */
function isOverdue(run: Run, next: (slot: number) => number | null, now: number): boolean {
  const { beatAt, runAfter, slot, state } = run;
  if (slot === null) return false;
  const successor = next(slot.getTime());
  if (successor !== null && now - successor > OVERDUE_MS) return true;
  if (state === "due") return runAfter !== null && now - runAfter.getTime() > OVERDUE_MS;
  return state === "running" && beatAt !== null && now - beatAt.getTime() > LEASE_MS + OVERDUE_MS;
}
