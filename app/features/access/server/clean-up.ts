import type { JobFigures } from "~/platform/jobs/job";
import { BATCH, DAY_MS, deleteInBatches, RECORD_MS } from "~/platform/jobs/retention";
import { ALL_BRANDS, inMerchantTransaction } from "~/platform/jobs/runs";
import { lowestUuidAt } from "~/platform/text/uuid";
import type { BrandJobContext, JobContext } from "~/platform/wps/context";
import { DEVICE_MS, REMEMBER_MS } from "~/platform/wps/session-cookies";
import { sessionRules } from "../current-session.server";
import { deleteExpiredCounters } from "./clean-up.sql.gen";

/** Retention rule of a table: its expired rows. docs/operating.md lists all rules with their reasons. */
interface ExpiredRows {
  readonly table: string;
  /** Primary key columns without the brand. */
  readonly key: string;
  /** Column with the time of a row. */
  readonly age: string;
  /** Time-ordered id, not later than `age`: its index finds old rows of a table without an index on `age`. */
  readonly orderedId?: string;
  readonly and?: string;
  /** Retention after that time, ms. */
  readonly keptMs: number;
}

const LEFTOVERS: readonly ExpiredRows[] = [
  { table: "used_once", key: "kind, id", age: "expires_at", keptMs: 0 },
  // An expired code is refused as expired, not as wrong, for a day.
  { table: "one_time_code", key: "purpose, receiver", age: "expires_at", keptMs: DAY_MS },
  { table: "remembered", key: "token_hash", age: "expires_at", keptMs: 0 },
  { table: "member_device", key: "id", age: "seen_at", keptMs: DEVICE_MS },
  { table: "launch", key: "token_hash", age: "expires_at", keptMs: 7 * DAY_MS },
  { table: "outbox", key: "id", age: "at", keptMs: 30 * DAY_MS },
  // The longest period of a deposit limit is a month.
  { table: "counted_deposit", key: "member_id, reference", age: "at", keptMs: 62 * DAY_MS },
  // Requests are not repeated after 90 days; the unique ledger reference still prevents a second effect.
  { table: "money_request", key: "member_id, request_id", age: "at", keptMs: 90 * DAY_MS },
  // The launch of the request has ended long before. A round that is not over may still need its requests.
  {
    table: "house_request",
    key: "session_id, request_id",
    age: "at",
    orderedId: "round_id",
    keptMs: 90 * DAY_MS,
    and: `not exists (select 1 from house_round
      where house_round.merchant_id = $1 and house_round.id = house_request.round_id and house_round.due_at is not null)`,
  },
  // Slips show and settle their matches: a slip with several matches closes with the last one. Open slips keep older matches.
  {
    table: "house_match",
    key: "id",
    age: "ends_at",
    keptMs: RECORD_MS + 366 * DAY_MS,
    and: `result is not null and not exists (select 1 from house_round
      where house_round.merchant_id = $1 and house_round.due_at is not null and house_round.opened_at < house_match.ends_at)`,
  },
  // Contain addresses, devices and words of members.
  { table: "sign_in", key: "id", age: "at", orderedId: "id", keptMs: RECORD_MS },
  { table: "message", key: "id", age: "at", orderedId: "id", keptMs: RECORD_MS },
  { table: "enquiry", key: "id", age: "answered_at", orderedId: "id", keptMs: RECORD_MS },
];

/** Job runs are records with a long retention. The latest run of each job is kept: it marks the next slot. */
const RUNS: ExpiredRows = {
  table: "job_run",
  key: "job, slot",
  age: "slot",
  keptMs: 30 * DAY_MS,
  and: `state in ('done', 'failed') and slot < (
    select max(slot) from job_run later where later.merchant_id = job_run.merchant_id and later.job = job_run.job)`,
};

/** Deletes expired data of a brand, except rounds (`vendors/server/retention.ts`, `house/server/retention.ts`). */
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
  const counters = await deleteInBatches(ctx, () =>
    inMerchantTransaction(db, ALL_BRANDS, (tx) => tx.run(deleteExpiredCounters, { now: BigInt(now), limit: BATCH })),
  );
  return { rate_limit: counters, job_run: await deleteOld(ctx, ALL_BRANDS, RUNS) };
}

/** Deletes expired rows of a table. The statement is composed, because tables and columns are data (`ExpiredRows`). */
function deleteOld(ctx: JobContext, merchant: string, rule: ExpiredRows): Promise<number> {
  const { age, and, key, keptMs, orderedId, table } = rule;
  const before = ctx.now - keptMs;
  const values = [merchant, new Date(before), ...(orderedId ? [lowestUuidAt(before)] : [])];
  const conditions = [`${age} < $2`, ...(orderedId ? [`${orderedId} < $3`] : []), ...(and ? [and] : [])];
  const old = `select ${key} from ${table} where merchant_id = $1 and ${conditions.join(" and ")} limit ${BATCH}`;
  const statement = `delete from ${table} where merchant_id = $1 and (${key}) in (${old}) returning 1`;
  return deleteInBatches(ctx, async () => {
    const rows = await inMerchantTransaction(ctx.db, merchant, (tx) => tx.query(statement, values));
    return rows.length;
  });
}
