import type { JobFigures } from "~/platform/jobs/job";
import { ALL_BRANDS, within } from "~/platform/jobs/runs";
import type { BrandJobContext, JobContext } from "~/platform/wps/context";
import { DEVICE_MS, REMEMBER_MS } from "~/platform/wps/session-cookies";
import { sessionRules } from "../current-session.server";

/** What nobody can use any more, and how it is told. `$1` is the brand, `$2` the time before which a row is old. */
interface Leftover {
  readonly table: string;
  /** The columns that tell rows apart, beside the brand. */
  readonly key: string;
  /** The column that tells a row's age. */
  readonly age: string;
  readonly and?: string;
  /** How long after that a row is kept, ms. */
  readonly keptMs: number;
}

const DAY = 86_400_000;
/** So many rows go at once: nobody waits long for a lock. */
const BATCH = 5_000;

const LEFTOVERS: readonly Leftover[] = [
  { table: "used_once", key: "kind, id", age: "expires_at", keptMs: 0 },
  // An expired code is refused as expired, not as wrong, for a day.
  { table: "one_time_code", key: "purpose, receiver", age: "expires_at", keptMs: DAY },
  { table: "remembered", key: "token_hash", age: "expires_at", keptMs: 0 },
  { table: "member_device", key: "id", age: "seen_at", keptMs: DEVICE_MS },
  { table: "launch", key: "token_hash", age: "expires_at", keptMs: 7 * DAY },
  { table: "outbox", key: "id", age: "at", keptMs: 30 * DAY },
  // The longest that a limit counts is a month.
  { table: "counted_deposit", key: "member_id, reference", age: "at", keptMs: 62 * DAY },
  // Nobody repeats a request after a quarter of a year; the ledger's own reference still stands against a second effect.
  { table: "money_request", key: "member_id, request_id", age: "at", keptMs: 90 * DAY },
];

/** Runs of jobs are a record, too, but a long one. The latest of each stays: it tells where to go on. */
const RUNS: Leftover = {
  table: "job_run",
  key: "job, slot",
  age: "slot",
  keptMs: 30 * DAY,
  and: `state in ('done', 'failed') and slot < (
    select max(slot) from job_run later where later.merchant_id = job_run.merchant_id and later.job = job_run.job)`,
};

/** Deletes what a brand's people left behind. What is a record (sign-ins, rounds, the ledger, histories) stays. */
export async function cleanUp(ctx: BrandJobContext): Promise<JobFigures> {
  const figures: Record<string, number> = {};
  const { idleMs } = sessionRules(ctx.brand, ctx.now);
  // What a session remembers goes with its row, so that the row stays as long as that may sign in.
  const sessions: Leftover = {
    table: "session",
    key: "token_hash",
    age: "seen_at",
    keptMs: Math.max(idleMs, REMEMBER_MS),
  };
  for (const leftover of [sessions, RUNS, ...LEFTOVERS]) {
    figures[leftover.table] = await deleteOld(ctx, ctx.brand.code, leftover);
  }
  return figures;
}

/** Deletes what belongs to no brand: counters whose time is over, and the runs of this very kind. */
export async function cleanUpProduct(ctx: JobContext): Promise<JobFigures> {
  const { db, now } = ctx;
  const counters = await inBatches(ctx, () =>
    within(db, ALL_BRANDS, (tx) =>
      tx.query(
        `delete from rate_limit where key in (select key from rate_limit where expire < $1 limit ${BATCH}) returning 1`,
        [now],
      ),
    ),
  );
  return { rate_limit: counters, job_run: await deleteOld(ctx, ALL_BRANDS, RUNS) };
}

function deleteOld(ctx: JobContext, merchant: string, { age, and, key, keptMs, table }: Leftover): Promise<number> {
  const old = `select ${key} from ${table} where merchant_id = $1 and ${age} < $2 ${and ? `and ${and}` : ""} limit ${BATCH}`;
  const statement = `delete from ${table} where merchant_id = $1 and (${key}) in (${old}) returning 1`;
  const before = new Date(ctx.now - keptMs);
  return inBatches(ctx, () => within(ctx.db, merchant, (tx) => tx.query(statement, [merchant, before])));
}

async function inBatches({ signal }: JobContext, deleteSome: () => Promise<readonly unknown[]>): Promise<number> {
  for (let deleted = 0; ; ) {
    signal.throwIfAborted();
    const { length } = await deleteSome();
    deleted += length;
    if (length < BATCH) return deleted;
  }
}
