import { bigint, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import type { Outage } from "./database-watch";

/** What one brand is at, on one process. */
export interface ServedBrand {
  /** Version of its files. */
  readonly files: string;
  /** Version of the staff's overrides over them; 0 for none. */
  readonly overrides: number;
  /** How long that version took from the change on, ms; null for one that was there when the process began. */
  readonly ms: number | null;
}

/** How long calls of one name took: how many in each span of `CALL_BOUNDS`, and the longest, ms. */
export interface CallSpread {
  readonly counts: readonly number[];
  readonly worst: number;
}

/** Requests to one channel or service of others since the process began. */
export interface DeliveryCount {
  readonly taken: number;
  readonly refused: number;
  /** When one last failed, UTC ms; null for never. */
  readonly refusedAt: number | null;
}

/** What each serving process says of itself. Belongs to no brand. */
export const processReport = pgTable(
  "process_report",
  {
    id: uuid("id").primaryKey(),
    host: text("host").notNull(),
    pid: integer("pid").notNull(),
    program: text("program").notNull(),
    startedAt: instant("started_at").notNull(),
    /** By the database's clock. */
    seenAt: instant("seen_at").notNull(),
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
