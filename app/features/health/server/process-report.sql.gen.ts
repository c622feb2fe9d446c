// Generated from process-report.sql. Do not edit.
import type { CallSpread } from "~/features/health/server/call-times";
import type { DeliveryCount } from "~/platform/outgoing/deliveries";
import type { Outage } from "~/platform/db/database-watch";
import type { ServedBrand } from "~/features/health/server/served-versions";
import { statement } from "~/platform/db/statement";

export interface UpsertReportParams {
  readonly id: string;
  readonly memory: bigint;
  readonly requests: bigint;
  readonly slowCalls: bigint;
  readonly calls: unknown;
  readonly deliveries: unknown;
  readonly outages: unknown;
  readonly host: string;
  readonly pid: number;
  readonly program: string;
  readonly startedAt: Date;
  readonly brands: unknown;
  readonly filesHash: string;
  readonly appliedMs: number | null;
  readonly appliedWorstMs: number | null;
}

/** Times are those of the database's clock: clocks of machines differ. */
export const upsertReport = statement<UpsertReportParams, never>({
  name: "health/process-report.upsertReport",
  text: `insert into process_report (id, memory, requests, slow_calls, calls, deliveries, outages, host, pid, program, started_at, brands,
  files_hash, applied_ms, applied_worst_ms, seen_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
  $13, $14, $15, now())
on conflict (id) do update
set memory = excluded.memory, requests = excluded.requests, slow_calls = excluded.slow_calls, calls = excluded.calls,
  deliveries = excluded.deliveries, outages = excluded.outages, brands = excluded.brands, files_hash = excluded.files_hash,
  applied_ms = excluded.applied_ms, applied_worst_ms = excluded.applied_worst_ms, seen_at = now()`,
  params: ["id","memory","requests","slowCalls","calls","deliveries","outages","host","pid","program","startedAt","brands","filesHash","appliedMs","appliedWorstMs"],
  json: ["calls","deliveries","outages","brands"],
  columns: [],
  isPrepared: true,
});

export interface StoreHeartbeatParams {
  readonly id: string;
  readonly forgottenSeconds: number;
  readonly memory: bigint;
  readonly requests: bigint;
  readonly slowCalls: bigint;
  readonly calls: unknown;
  readonly deliveries: unknown;
  readonly outages: unknown;
}

/** Stores a heartbeat and deletes expired reports of other processes; writes no row when the process has none. */
export const storeHeartbeat = statement<StoreHeartbeatParams, never>({
  name: "health/process-report.storeHeartbeat",
  text: `with gone as (
  delete from process_report where id <> $1 and seen_at < now() - $2::int * interval '1 second'
)
update process_report
set seen_at = now(), memory = $3, requests = $4, slow_calls = $5, calls = $6,
  deliveries = $7, outages = $8
where id = $1`,
  params: ["id","forgottenSeconds","memory","requests","slowCalls","calls","deliveries","outages"],
  json: ["calls","deliveries","outages"],
  columns: [],
  isPrepared: true,
});

export interface DeleteReportParams {
  readonly id: string;
}

export const deleteReport = statement<DeleteReportParams, never>({
  name: "health/process-report.deleteReport",
  text: `delete from process_report where id = $1`,
  params: ["id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface LiveReportsParams {
  readonly silentSeconds: number;
  readonly forgottenSeconds: number;
}

export interface LiveReportsRow {
  readonly id: string;
  readonly name: string;
  readonly program: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly silent: boolean;
  readonly brands: Readonly<Record<string, ServedBrand>>;
  readonly filesHash: string;
  readonly appliedMs: number | null;
  readonly appliedWorstMs: number | null;
  readonly memory: bigint;
  readonly requests: bigint;
  readonly slowCalls: bigint;
  readonly calls: Readonly<Record<string, CallSpread>>;
  readonly deliveries: Readonly<Record<string, DeliveryCount>>;
  readonly outages: readonly Outage[];
}

/** Returns the reports that have not expired, oldest process first. */
export const liveReports = statement<LiveReportsParams, LiveReportsRow>({
  name: "health/process-report.liveReports",
  text: `select id, host || ':' || pid as "name!", program, started_at, seen_at,
  seen_at < now() - $1::int * interval '1 second' as "silent!", brands, files_hash, applied_ms, applied_worst_ms,
  memory, requests, slow_calls, calls, deliveries, outages
from process_report
where seen_at > now() - $2::int * interval '1 second'
order by started_at, id`,
  params: ["silentSeconds","forgottenSeconds"],
  json: [],
  columns: ["id","name","program","startedAt","seenAt","silent","brands","filesHash","appliedMs","appliedWorstMs","memory","requests","slowCalls","calls","deliveries","outages"],
  isPrepared: true,
});
