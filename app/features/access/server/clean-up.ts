import type { JobFigures } from "~/platform/jobs/job";
import { ALL_BRANDS, inMerchantTransaction } from "~/platform/jobs/runs";
import type { BrandJobContext, JobContext } from "~/platform/wps/context";
import { DEVICE_MS, REMEMBER_MS } from "~/platform/wps/session-cookies";
import { sessionRules } from "../current-session.server";
import { deleteExpiredCounters } from "./clean-up.sql.gen";

/** Expired rows of a table. `$1` is the brand, `$2` the time before which a row is deleted. */
interface ExpiredRows {
  readonly table: string;
  /** Primary key columns without the brand. */
  readonly key: string;
  /** Column with the time of a row. */
  readonly age: string;
  readonly and?: string;
  /** Retention after that time, ms. */
  readonly keptMs: number;
}

const DAY = 86_400_000;
/** Rows per statement, which keeps locks short. */
const BATCH = 5_000;

const LEFTOVERS: readonly ExpiredRows[] = [
  { table: "used_once", key: "kind, id", age: "expires_at", keptMs: 0 },
  // An expired code is refused as expired, not as wrong, for a day.
  { table: "one_time_code", key: "purpose, receiver", age: "expires_at", keptMs: DAY },
  { table: "remembered", key: "token_hash", age: "expires_at", keptMs: 0 },
  { table: "member_device", key: "id", age: "seen_at", keptMs: DEVICE_MS },
  { table: "launch", key: "token_hash", age: "expires_at", keptMs: 7 * DAY },
  { table: "outbox", key: "id", age: "at", keptMs: 30 * DAY },
  // The longest period of a deposit limit is a month.
  { table: "counted_deposit", key: "member_id, reference", age: "at", keptMs: 62 * DAY },
  // Requests are not repeated after 90 days; the unique ledger reference still prevents a second effect.
  { table: "money_request", key: "member_id, request_id", age: "at", keptMs: 90 * DAY },
];

/** Job runs are records with a long retention. The latest run of each job is kept: it marks the next slot. */
const RUNS: ExpiredRows = {
  table: "job_run",
  key: "job, slot",
  age: "slot",
  keptMs: 30 * DAY,
  and: `state in ('done', 'failed') and slot < (
    select max(slot) from job_run later where later.merchant_id = job_run.merchant_id and later.job = job_run.job)`,
};

/** Deletes expired data of a brand. Records (sign-ins, rounds, ledger, histories) are kept. */
export async function cleanUp(ctx: BrandJobContext): Promise<JobFigures> {
  const figures: Record<string, number> = {};
  const { idleMs } = sessionRules(ctx.brand, ctx.now);
  // The remembered sign-in is deleted with its session row, so the row is kept as long as it can sign in.
  const sessions: ExpiredRows = {
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

/** Deletes expired data that belongs to no brand: rate-limit counters, and runs of product-wide jobs. */
export async function cleanUpProduct(ctx: JobContext): Promise<JobFigures> {
  const { db, now } = ctx;
  const counters = await inBatches(ctx, () =>
    inMerchantTransaction(db, ALL_BRANDS, (tx) => tx.run(deleteExpiredCounters, { now: BigInt(now), limit: BATCH })),
  );
  return { rate_limit: counters, job_run: await deleteOld(ctx, ALL_BRANDS, RUNS) };
}

/** Deletes expired rows of a table. The statement is composed, because tables and columns are data (`ExpiredRows`). */
function deleteOld(ctx: JobContext, merchant: string, { age, and, key, keptMs, table }: ExpiredRows): Promise<number> {
  const old = `select ${key} from ${table} where merchant_id = $1 and ${age} < $2 ${and ? `and ${and}` : ""} limit ${BATCH}`;
  const statement = `delete from ${table} where merchant_id = $1 and (${key}) in (${old}) returning 1`;
  const before = new Date(ctx.now - keptMs);
  return inBatches(ctx, async () => {
    const rows = await inMerchantTransaction(ctx.db, merchant, (tx) => tx.query(statement, [merchant, before]));
    return rows.length;
  });
}

async function inBatches({ signal }: JobContext, deleteSome: () => Promise<number>): Promise<number> {
  for (let deleted = 0; ; ) {
    signal.throwIfAborted();
    const count = await deleteSome();
    deleted += count;
    if (count < BATCH) return deleted;
  }
}
