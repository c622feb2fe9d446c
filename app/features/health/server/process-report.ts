import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import type { TenantStore } from "~/platform/brands/types";
import type { Database } from "~/platform/db/database";
import type { Outage } from "~/platform/db/database-watch";
import { deliveryCounts } from "~/platform/outgoing/deliveries";
import { uuidV7 } from "~/platform/text/uuid";
import type { EngineLog } from "~/platform/wps/context";
import type { CallTimes } from "./call-times";
import { trackServedVersions } from "./served-versions";

/** Heartbeat interval of a process, ms. */
const EVERY_MS = 5_000;
/** Time without heartbeat after which a process is silent, s. */
export const SILENT_S = 20;
/** Time without heartbeat after which the report of a silent process is deleted, s. */
export const FORGOTTEN_S = 600;

export interface ReportOptions {
  readonly db: Database;
  readonly tenants: Pick<TenantStore, "health" | "get" | "onChange">;
  readonly log: EngineLog;
  /** Build of this process. */
  readonly program: string;
  readonly calls: CallTimes;
  /** Returns the number of requests answered since the process started. */
  readonly requests: () => number;
  /** Returns the periods in which the database did not respond to this process. */
  readonly outages: () => readonly Outage[];
  /** UTC ms; defaults to the system clock. */
  readonly clock?: () => number;
  /** Defaults to 5,000. */
  readonly everyMs?: number;
}

/** Report of one process for the console's health page. */
export interface ProcessReport {
  readonly id: string;
  /** Resolves when all changes so far are stored. */
  told(): Promise<void>;
  /** Stores a heartbeat now. */
  beat(): Promise<void>;
  /** Deletes the report. A process that shuts down normally does not appear as silent. */
  close(): Promise<void>;
}

/**
 * Opens the report of this process: a row with a heartbeat every few seconds, written at once when the served versions
 * change. Failures are logged and never block the process.
 */
export async function openProcessReport(options: ReportOptions): Promise<ProcessReport> {
  const { clock = Date.now, db, everyMs = EVERY_MS, log, tenants } = options;
  const id = uuidV7(clock(), randomBytes(10));
  const startedAt = new Date(clock());
  const served = trackServedVersions(db, tenants, clock);
  let last: Promise<void> = Promise.resolve();
  let isWaiting = false;

  /** Runs writes one after another, so the last write holds the latest state. */
  function enqueue(work: () => Promise<void>): Promise<void> {
    last = last.then(work).catch((err: unknown) => log.warn({ err }, "the report of this process was not stored"));
    return last;
  }

  function storeReport(): Promise<void> {
    if (isWaiting) return last;
    isWaiting = true;
    return enqueue(async () => {
      isWaiting = false;
      await served.measure();
      await upsertReport(options, { id, startedAt }, served);
    });
  }

  const beat = () =>
    enqueue(async () => {
      const isThere = await storeHeartbeat(options, id);
      // The row was deleted while the process was suspended, or was never stored.
      if (!isThere) await upsertReport(options, { id, startedAt }, served);
    });
  const unwatch = tenants.onChange((codes) => {
    if (served.look(codes)) void storeReport();
  });
  await storeReport();
  const timer = setInterval(() => void beat(), everyMs).unref();
  return {
    id,
    told: () => last,
    beat,
    async close() {
      clearInterval(timer);
      unwatch();
      await enqueue(async () => void (await db.pool.query("delete from process_report where id = $1", [id])));
    },
  };
}

/** Columns written with every heartbeat. */
const heartbeatValues = ({ calls, db, outages, requests }: ReportOptions) => [
  process.memoryUsage.rss(),
  requests(),
  calls.slow(),
  JSON.stringify(calls.read()),
  JSON.stringify(deliveryCounts(db)),
  JSON.stringify(outages()),
];

/** Stores a heartbeat and deletes expired reports of other processes. @returns false if the process has no row */
async function storeHeartbeat(options: ReportOptions, id: string): Promise<boolean> {
  const { rowCount } = await options.db.pool.query(
    `with gone as (
       delete from process_report where id <> $1 and seen_at < now() - make_interval(secs => ${FORGOTTEN_S})
     )
     update process_report set seen_at = now(), memory = $2, requests = $3, slow_calls = $4, calls = $5, deliveries = $6,
       outages = $7
     where id = $1`,
    [id, ...heartbeatValues(options)],
  );
  return rowCount === 1;
}

type Self = { readonly id: string; readonly startedAt: Date };

async function upsertReport(
  options: ReportOptions,
  { id, startedAt }: Self,
  served: ReturnType<typeof trackServedVersions>,
) {
  const { brands, filesHash, lastMs, worstMs } = served.state();
  await options.db.pool.query(
    `insert into process_report (id, memory, requests, slow_calls, calls, deliveries, outages, host, pid, program,
       started_at, brands, files_hash, applied_ms, applied_worst_ms, seen_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, now())
     on conflict (id) do update set memory = $2, requests = $3, slow_calls = $4, calls = $5, deliveries = $6,
       outages = $7, brands = $12, files_hash = $13, applied_ms = $14, applied_worst_ms = $15, seen_at = now()`,
    [
      id,
      ...heartbeatValues(options),
      hostname(),
      process.pid,
      options.program,
      startedAt,
      JSON.stringify(brands),
      filesHash,
      lastMs,
      worstMs,
    ],
  );
}
