import type { BrandSnapshot } from "~/platform/brands/types";
import type { BrandJobContext, JobContext } from "~/platform/wps/context";
import type { Job, JobFigures } from "./job";
import { type AttemptResult, type ClaimedRun, finishAttempt, storeHeartbeat } from "./runs";

/** Dependencies of every run, independent of the brand. */
export interface JobDeps extends Pick<JobContext, "tenants" | "db" | "log" | "translate" | "secret" | "outgoing"> {
  /** UTC ms; replaced in tests. */
  readonly clock: () => number;
  /** Interval of the heartbeat of a run, ms. */
  readonly beatMs: number;
}

/** Outcome of an attempt. `lost`: another process has taken the run over. `cut`: the process had to stop. */
export type AttemptOutcome = "done" | "retried" | "failed" | "lost" | "cut";

const ATTEMPTS = 5;
/** Delay before the second attempt, ms. It doubles with each further attempt. */
const RETRY_MS = 30_000;
const ERROR_LENGTH = 500;

/**
 * Executes one attempt of a claimed run and stores its outcome.
 *
 * @param stopping aborted when the process has to stop: the work is aborted, and the run is returned to the queue
 */
export async function executeRun(
  around: JobDeps,
  job: Job,
  claim: ClaimedRun,
  stopping: AbortSignal,
): Promise<AttemptOutcome> {
  const { clock, db, log } = around;
  const began = clock();
  const details = {
    job: claim.job,
    brand: claim.merchant,
    slot: new Date(claim.slot).toISOString(),
    attempt: claim.attempt,
  };
  if (claim.takenFrom !== null)
    log.warn({ ...details, from: claim.takenFrom }, "a run of a job was taken over from another process");
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  const timer = setInterval(() => {
    storeHeartbeat(db, claim, clock()).then(
      (isOurs) => isOurs || lost.abort(),
      (err: unknown) => log.warn({ ...details, err }, "the progress of a job could not be reported"),
    );
  }, around.beatMs);
  try {
    const figures = await run(around, job, claim, signal);
    const isOurs = await finishAttempt(db, claim, { state: "done", now: clock() });
    // A run without work is counted but not logged: some jobs run every minute.
    if (Object.values(figures).some(Boolean)) log.info({ ...details, ms: clock() - began, figures }, "a job is done");
    return isOurs ? "done" : "lost";
  } catch (err) {
    const end = endOf(job, claim, err, { now: clock(), isCut: stopping.aborted });
    const isOurs = await finishAttempt(db, claim, end.outcome);
    const words = `a job ${{ cut: "was interrupted", retried: "failed and will be retried", failed: "failed permanently" }[end.kind]}`;
    if (end.kind === "failed") log.error({ ...details, err }, words);
    else log.warn({ ...details, err }, words);
    return isOurs ? end.kind : "lost";
  } finally {
    clearInterval(timer);
  }
}

async function run(around: JobDeps, job: Job, claim: ClaimedRun, signal: AbortSignal): Promise<JobFigures> {
  // An attempt that ended the process could not store its failure. Such attempts are counted here.
  if (claim.attempt > (job.attempts ?? ATTEMPTS)) throw new Error("every attempt terminated its process");
  const { clock, beatMs: _, ...parts } = around;
  const ctx: JobContext = { ...parts, now: clock(), signal };
  if (job.scope === "product") return job.run(ctx, claim.slot);
  const brand = around.tenants.get(claim.merchant);
  if (!brand) throw new Error("the brand is not served");
  // The run was due before the brand moved to an upstream system.
  if (job.scope === "embedded" && brand.config.wps !== "embedded") return { skipped: 1 };
  return job.run(contextOf(ctx, brand), claim.slot);
}

function contextOf(ctx: JobContext, brand: BrandSnapshot): BrandJobContext {
  const { defaultLanguage: language } = brand.config;
  return { ...ctx, brand, language };
}

/**
 * Returns the outcome of a failed attempt. A stopping process returns the run without counting the attempt. A failure
 * is retried with growing delays until the attempts are used up.
 */
function endOf(
  { attempts = ATTEMPTS }: Job,
  { attempt }: ClaimedRun,
  failure: unknown,
  { isCut, now }: { readonly now: number; readonly isCut: boolean },
): { readonly kind: "cut" | "retried" | "failed"; readonly outcome: AttemptResult } {
  const error = String(failure instanceof Error ? failure.message : failure).slice(0, ERROR_LENGTH);
  if (isCut) return { kind: "cut", outcome: { state: "due", now, error, uncounted: true } };
  if (attempt >= attempts) return { kind: "failed", outcome: { state: "failed", now, error } };
  const runAfter = now + RETRY_MS * 2 ** (attempt - 1);
  return { kind: "retried", outcome: { state: "due", now, error, runAfter } };
}
