import { bigint, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestampTz } from "./columns";
import type { Outage } from "./database-watch";

/** State of one brand on one process. */
export interface ServedBrand {
  /** Version of the brand's files. */
  readonly files: string;
  /** Version of the staff's overrides; 0 for none. */
  readonly overrides: number;
  /** Time from the change until this process applied it, ms; null for a version loaded at the start of the process. */
  readonly ms: number | null;
}

/** Durations of the calls with one name: number of calls per bucket of `BUCKET_BOUNDS_MS`, and the longest in ms. */
export interface CallSpread {
  readonly counts: readonly number[];
  readonly worst: number;
}

/** Requests to one external channel or service since the process started. */
export interface DeliveryCount {
  readonly taken: number;
  readonly refused: number;
  /** Time of the latest failure, UTC ms; null for never. */
  readonly refusedAt: number | null;
}

/** Status report of each serving process. Belongs to no brand. */
export const processReport = pgTable(
  "process_report",
  {
    id: uuid("id").primaryKey(),
    host: text("host").notNull(),
    pid: integer("pid").notNull(),
    program: text("program").notNull(),
    startedAt: timestampTz("started_at").notNull(),
    /** By the database's clock. */
    seenAt: timestampTz("seen_at").notNull(),
    brands: jsonb("brands").$type<Readonly<Record<string, ServedBrand>>>().notNull(),
    filesHash: text("files_hash").notNull(),
    appliedMs: integer("applied_ms"),
    appliedWorstMs: integer("applied_worst_ms"),
    /** Bytes. */
    memory: bigint("memory", { mode: "number" }).notNull(),
    requests: bigint("requests", { mode: "number" }).notNull(),
    slowCalls: bigint("slow_calls", { mode: "number" }).notNull(),
    calls: jsonb("calls").$type<Readonly<Record<string, CallSpread>>>().notNull(),
    deliveries: jsonb("deliveries").$type<Readonly<Record<string, DeliveryCount>>>().notNull(),
    outages: jsonb("outages").$type<readonly Outage[]>().notNull().default([]),
  },
  (table) => [index("process_report_seen").on(table.seenAt)],
);
