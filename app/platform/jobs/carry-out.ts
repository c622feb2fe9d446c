import type { BrandSnapshot } from "~/platform/brands/types";
import type { BrandJobContext, JobContext } from "~/platform/wps/context";
import type { Job, JobFigures } from "./job";
import { beat, type Claim, finish, type Outcome } from "./runs";

/** What every run has around it, whatever brand it is for. */
export interface JobSurroundings
  extends Pick<JobContext, "tenants" | "db" | "log" | "translate" | "secret" | "outgoing"> {
  /** UTC ms; tests bring their own. */
  readonly clock: () => number;
  /** How often a run says that it goes on, ms. */
  readonly beatMs: number;
}

/** How a try ended. `lost`: another process has the run now. `cut`: the process had to stop. */
export type TryOutcome = "done" | "retried" | "failed" | "lost" | "cut";

const ATTEMPTS = 5;
/** The wait before the second try, ms; it doubles with each. */
const RETRY_MS = 30_000;
const ERROR_LENGTH = 500;

/**
 * Makes one try of a run that was taken, and writes down what came of it.
 * @param stopping aborted when the process has to stop: the work is told, and the run is given back
 */
export async function carryOut(
  around: JobSurroundings,
  job: Job,
  claim: Claim,
  stopping: AbortSignal,
): Promise<TryOutcome> {
  const { clock, db, log } = around;
  const began = clock();
  const details = {
    job: claim.job,
    brand: claim.merchant,
    slot: new Date(claim.slot).toISOString(),
    attempt: claim.attempt,
  };
  if (claim.takenFrom !== null) log.warn({ ...details, from: claim.takenFrom }, "a job's run was taken over");
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  const timer = setInterval(() => {
    beat(db, claim, clock()).then(
      (isOurs) => isOurs || lost.abort(),
      (err: unknown) => log.warn({ ...details, err }, "a job's run could not say that it goes on"),
    );
  }, around.beatMs);
  try {
    const figures = await run(around, job, claim, signal);
    const isOurs = await finish(db, claim, { state: "done", now: clock() });
    // One that found nothing to do is counted, not told: some come every minute.
    if (Object.values(figures).some(Boolean)) log.info({ ...details, ms: clock() - began, figures }, "a job is done");
    return isOurs ? "done" : "lost";
  } catch (err) {
    const end = endOf(job, claim, err, { now: clock(), isCut: stopping.aborted });
    const isOurs = await finish(db, claim, end.outcome);
    const words = `a job ${{ cut: "was cut off", retried: "failed and is tried again", failed: "failed for good" }[end.kind]}`;
    if (end.kind === "failed") log.error({ ...details, err }, words);
    else log.warn({ ...details, err }, words);
    return isOurs ? end.kind : "lost";
  } finally {
    clearInterval(timer);
  }
}

async function run(around: JobSurroundings, job: Job, claim: Claim, signal: AbortSignal): Promise<JobFigures> {
  // Nobody lives to write down that a try ended the process: those are counted here.
  if (claim.attempt > (job.attempts ?? ATTEMPTS)) throw new Error("each try ended the process");
  const { clock, beatMs: _, ...parts } = around;
  const ctx: JobContext = { ...parts, now: clock(), signal };
  if (job.scope === "product") return job.run(ctx, claim.slot);
  const brand = around.tenants.get(claim.merchant);
  if (!brand) throw new Error("the brand is not served");
  // It was due before the brand went to a system of its own.
  if (job.scope === "embedded" && brand.config.wps !== "embedded") return { skipped: 1 };
  return job.run(contextOf(ctx, brand), claim.slot);
}

function contextOf(ctx: JobContext, brand: BrandSnapshot): BrandJobContext {
  const { defaultLanguage: language } = brand.config;
  return { ...ctx, brand, language };
}

/** A process that stops gives the run back, uncounted; what failed is tried again later and later, then given up. */
function endOf(
  { attempts = ATTEMPTS }: Job,
  { attempt }: Claim,
  failure: unknown,
  { isCut, now }: { readonly now: number; readonly isCut: boolean },
): { readonly kind: "cut" | "retried" | "failed"; readonly outcome: Outcome } {
  const error = String(failure instanceof Error ? failure.message : failure).slice(0, ERROR_LENGTH);
  if (isCut) return { kind: "cut", outcome: { state: "due", now, error, uncounted: true } };
  if (attempt >= attempts) return { kind: "failed", outcome: { state: "failed", now, error } };
  const runAfter = now + RETRY_MS * 2 ** (attempt - 1);
  return { kind: "retried", outcome: { state: "due", now, error, runAfter } };
}
