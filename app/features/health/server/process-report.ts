import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import type { TenantStore } from "~/platform/brands/types";
import type { Database } from "~/platform/db/database";
import type { Outage } from "~/platform/db/database-watch";
import { statementsOnPool } from "~/platform/db/pool-statements";
import { deliveryCounts } from "~/platform/outgoing/deliveries";
import { uuidV7 } from "~/platform/text/uuid";
import type { EngineLog } from "~/platform/wps/context";
import type { CallTimes } from "./call-times";
import * as sql from "./process-report.sql.gen";
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
      await enqueue(async () => void (await statementsOnPool(db).run(sql.deleteReport, { id })));
    },
  };
}

/** Columns written with every heartbeat. */
const heartbeatValues = ({ calls, db, outages, requests }: ReportOptions) => ({
  memory: BigInt(process.memoryUsage.rss()),
  requests: BigInt(requests()),
  slowCalls: BigInt(calls.slow()),
  calls: calls.read(),
  deliveries: deliveryCounts(db),
  outages: outages(),
});

/** Stores a heartbeat and deletes expired reports of other processes. @returns false if the process has no row */
async function storeHeartbeat(options: ReportOptions, id: string): Promise<boolean> {
  const beat = { id, forgottenSeconds: FORGOTTEN_S, ...heartbeatValues(options) };
  return (await statementsOnPool(options.db).run(sql.storeHeartbeat, beat)) === 1;
}

type Self = { readonly id: string; readonly startedAt: Date };

async function upsertReport(
  options: ReportOptions,
  { id, startedAt }: Self,
  served: ReturnType<typeof trackServedVersions>,
) {
  const { brands, filesHash, lastMs: appliedMs, worstMs: appliedWorstMs } = served.state();
  const self = { id, host: hostname(), pid: process.pid, program: options.program, startedAt };
  const versions = { brands, filesHash, appliedMs, appliedWorstMs };
  await statementsOnPool(options.db).run(sql.upsertReport, { ...self, ...versions, ...heartbeatValues(options) });
}
