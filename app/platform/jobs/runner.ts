import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { type AttemptOutcome, executeRun, type JobDeps } from "./execute-run";
import type { Job } from "./job";
import { createPlanner } from "./planner";
import { ALL_BRANDS, claimRun, merchantsWithWork } from "./runs";

/** Number of attempts by job and outcome in this process. */
interface JobCount {
  readonly job: string;
  readonly outcome: AttemptOutcome;
  readonly count: number;
}

/** Runs jobs in one process, next to any number of other processes. */
export interface JobRunner {
  /** Stores the runs that have become due and executes all waiting ones. Never rejects because of a failed job. */
  tick(): Promise<void>;
  /** Starts the loop of the runner. */
  start(): void;
  /**
   * Claims no more runs and waits for the current ones. After `graceMs` these are aborted and returned to the queue for
   * another process or the next start.
   *
   * @returns true if all current runs finished
   */
  stop(graceMs: number): Promise<boolean>;
  counts(): readonly JobCount[];
}

export interface RunnerOptions extends Omit<JobDeps, "clock" | "beatMs"> {
  readonly jobs: readonly Job[];
  /** UTC ms. Default: the machine's clock. */
  readonly clock?: () => number;
  /** Default 10,000. */
  readonly beatMs?: number;
}

/**
 * Number of concurrent runs per process. A long run does not delay the others, and enough connections are left for
 * requests.
 */
const LANES = 2;
/** Longest and shortest pause between two rounds of a lane, ms. */
const LONGEST_REST = 5_000;
const SHORTEST_REST = 200;
/** Time for aborted runs to end, ms. */
const ABORT_GRACE_MS = 2_000;

/** Creates the runner of one process. It does nothing before `tick` or `start`. */
export function createJobRunner({ beatMs = 10_000, clock = Date.now, jobs, ...parts }: RunnerOptions): JobRunner {
  const around: JobDeps = { ...parts, clock, beatMs };
  const planner = createPlanner(around, jobs);
  const closing = new AbortController();
  const cut = new AbortController();
  const worker = createWorker(around, jobs, { closing: closing.signal, cut: cut.signal });
  const lanes: Promise<void>[] = [];

  async function tick(): Promise<void> {
    await planner.plan();
    while (!closing.signal.aborted && (await worker.round()));
  }

  async function lane(): Promise<void> {
    while (!closing.signal.aborted) {
      await tick().catch((err: unknown) => parts.log.error({ err }, "the job scheduler failed"));
      const rest = Math.min(LONGEST_REST, Math.max(SHORTEST_REST, planner.nextDue() - clock()));
      await delay(rest, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  }

  return {
    tick,
    start() {
      for (let started = lanes.length; started < LANES; started += 1) lanes.push(lane());
    },
    async stop(graceMs) {
      closing.abort();
      const ended = Promise.allSettled([...lanes, ...worker.running]);
      if (await isWithin(ended, graceMs)) return true;
      cut.abort(new Error("the process shuts down"));
      await isWithin(ended, ABORT_GRACE_MS);
      return false;
    },
    counts: () => [...worker.counts.values()],
  };
}

interface Stops {
  /** No more runs are claimed. */
  readonly closing: AbortSignal;
  /** Current runs are aborted. */
  readonly cut: AbortSignal;
}

/** Claims runs and executes them. */
function createWorker(around: JobDeps, jobs: readonly Job[], { closing, cut }: Stops) {
  const { clock, db, tenants } = around;
  const owner = `${hostname()}:${process.pid}:${randomBytes(4).toString("hex")}`;
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const names = [...byName.keys()];
  const running = new Set<Promise<unknown>>();
  const counts = new Map<string, JobCount>();

  async function doOne(merchant: string): Promise<boolean> {
    const claim = await claimRun(db, merchant, { jobs: names, now: clock(), owner });
    const job = claim && byName.get(claim.job);
    if (!claim || !job) return false;
    const going = executeRun(around, job, claim, cut);
    running.add(going);
    const outcome = await going.finally(() => running.delete(going));
    const key = `${claim.job} ${outcome}`;
    counts.set(key, { job: claim.job, outcome, count: (counts.get(key)?.count ?? 0) + 1 });
    return true;
  }

  return {
    running,
    counts,
    /**
     * Executes one run per brand, so a brand with many missed runs does not delay the others. @returns true if there
     * was a run
     */
    async round(): Promise<boolean> {
      const waiting = await merchantsWithWork(db, names, clock());
      // Runs of a brand that is not served at the moment stay in the queue.
      const served = waiting.filter((merchant) => merchant === ALL_BRANDS || tenants.get(merchant) !== undefined);
      let didSome = false;
      for (const merchant of served) if (!closing.aborted && (await doOne(merchant))) didSome = true;
      return didSome;
    },
  };
}

async function isWithin(ended: Promise<unknown>, ms: number): Promise<boolean> {
  const waited = new AbortController();
  const late = delay(ms, false, { signal: waited.signal }).catch(() => false);
  const isInTime = await Promise.race([ended.then(() => true), late]);
  waited.abort();
  return isInTime;
}
