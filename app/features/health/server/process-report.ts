import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import type { TenantStore } from "~/platform/brands/types";
import type { Database } from "~/platform/db/database";
import type { Outage } from "~/platform/db/database-watch";
import { deliveriesOf } from "~/platform/outgoing/deliveries";
import { uuidV7 } from "~/platform/text/uuid";
import type { EngineLog } from "~/platform/wps/context";
import type { CallTimes } from "./call-times";
import { createServed } from "./served";

/** How often a process says that it lives, ms. */
const EVERY_MS = 5_000;
/** A process that was not heard of for so long is silent, s. */
export const SILENT_S = 20;
/** After so long a silent one is forgotten, s. */
export const FORGOTTEN_S = 600;

export interface ReportOptions {
  readonly db: Database;
  readonly tenants: Pick<TenantStore, "health" | "get" | "onChange">;
  readonly log: EngineLog;
  /** Which build this process runs. */
  readonly program: string;
  readonly calls: CallTimes;
  /** Requests that this process has answered so far. */
  readonly requests: () => number;
  /** Times in which this process got no answer from the database. */
  readonly outages: () => readonly Outage[];
  /** UTC ms; the machine's clock when left out. */
  readonly clock?: () => number;
  /** 5,000 when left out. */
  readonly everyMs?: number;
}

/** What one process says of itself, for the console's health page. */
export interface ProcessReport {
  readonly id: string;
  /** Resolves when all that has changed so far is told. */
  told(): Promise<void>;
  /** Says that it lives, now. */
  beat(): Promise<void>;
  /** Takes the report away: a process that ends in order is missed by nobody. */
  close(): Promise<void>;
}

/**
 * Opens the report of this process: a row that says every few seconds that it lives, and at once when it serves something
 * else. Failures are logged; nothing waits for it.
 */
export async function openProcessReport(options: ReportOptions): Promise<ProcessReport> {
  const { clock = Date.now, db, everyMs = EVERY_MS, log, tenants } = options;
  const id = uuidV7(clock(), randomBytes(10));
  const startedAt = new Date(clock());
  const served = createServed(db, tenants, clock);
  let last: Promise<void> = Promise.resolve();
  let isWaiting = false;

  /** One after another: what is told last is the latest. */
  function next(work: () => Promise<void>): Promise<void> {
    last = last.then(work).catch((err: unknown) => log.warn({ err }, "the report of this process was not stored"));
    return last;
  }

  function tell(): Promise<void> {
    if (isWaiting) return last;
    isWaiting = true;
    return next(async () => {
      isWaiting = false;
      await served.measure();
      await store(options, { id, startedAt }, served);
    });
  }

  const beat = () =>
    next(async () => {
      const isThere = await say(options, id);
      // Forgotten while it slept, or never stored.
      if (!isThere) await store(options, { id, startedAt }, served);
    });
  const unwatch = tenants.onChange((codes) => {
    if (served.look(codes)) void tell();
  });
  await tell();
  const timer = setInterval(() => void beat(), everyMs).unref();
  return {
    id,
    told: () => last,
    beat,
    async close() {
      clearInterval(timer);
      unwatch();
      await next(async () => void (await db.pool.query("delete from process_report where id = $1", [id])));
    },
  };
}

/** What changes with every beat. */
const figuresOf = ({ calls, db, outages, requests }: ReportOptions) => [
  process.memoryUsage.rss(),
  requests(),
  calls.slow(),
  JSON.stringify(calls.read()),
  JSON.stringify(deliveriesOf(db)),
  JSON.stringify(outages()),
];

/** Says that the process lives, and forgets the dead. @returns false where it has no row */
async function say(options: ReportOptions, id: string): Promise<boolean> {
  const { rowCount } = await options.db.pool.query(
    `with gone as (
       delete from process_report where id <> $1 and seen_at < now() - make_interval(secs => ${FORGOTTEN_S})
     )
     update process_report set seen_at = now(), memory = $2, requests = $3, slow_calls = $4, calls = $5, deliveries = $6,
       outages = $7
     where id = $1`,
    [id, ...figuresOf(options)],
  );
  return rowCount === 1;
}

type Self = { readonly id: string; readonly startedAt: Date };

async function store(options: ReportOptions, { id, startedAt }: Self, served: ReturnType<typeof createServed>) {
  const { brands, filesHash, lastMs, worstMs } = served.state();
  await options.db.pool.query(
    `insert into process_report (id, memory, requests, slow_calls, calls, deliveries, outages, host, pid, program,
       started_at, brands, files_hash, applied_ms, applied_worst_ms, seen_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, now())
     on conflict (id) do update set memory = $2, requests = $3, slow_calls = $4, calls = $5, deliveries = $6,
       outages = $7, brands = $12, files_hash = $13, applied_ms = $14, applied_worst_ms = $15, seen_at = now()`,
    [
      id,
      ...figuresOf(options),
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
