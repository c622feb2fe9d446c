import { bigint, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "~/platform/db/columns";
import type { LimitKind, LimitPeriod } from "../rules/play-limits";

// The tables of responsible gaming; amounts are minor units of the brand's currency, for sessions minutes.

const limited = {
  merchantId: text("merchant_id").notNull(),
  memberId: uuid("member_id").notNull(),
  kind: text("kind").$type<LimitKind>().notNull(),
  period: text("period").$type<LimitPeriod>().notNull(),
};

/** What a member limits himself to; null is no limit. `pendingValue` takes its place at `pendingAt`. */
export const playLimit = pgTable(
  "play_limit",
  {
    ...limited,
    value: bigint("value", { mode: "bigint" }),
    pendingValue: bigint("pending_value", { mode: "bigint" }),
    pendingAt: instant("pending_at"),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.memberId, table.kind, table.period] })],
);

/** What members asked for, append-only. */
export const playLimitEvent = pgTable(
  "play_limit_event",
  {
    ...limited,
    id: uuid("id").notNull(),
    action: text("action").$type<"set" | "cancel">().notNull(),
    before: bigint("before", { mode: "bigint" }),
    wanted: bigint("wanted", { mode: "bigint" }),
    effectiveAt: instant("effective_at").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
);

/** Deposits as the limit counts them, from when they are asked for. */
export const countedDeposit = pgTable(
  "counted_deposit",
  {
    merchantId: text("merchant_id").notNull(),
    memberId: uuid("member_id").notNull(),
    reference: text("reference").notNull(),
    amount: bigint("amount", { mode: "bigint" }).notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.memberId, table.reference] })],
);

/** Times in which a member may not play, append-only; without an end for ever. */
export const playBreak = pgTable(
  "play_break",
  {
    merchantId: text("merchant_id").notNull(),
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    kind: text("kind").$type<"timeOut" | "exclusion">().notNull(),
    at: instant("at").notNull(),
    untilAt: instant("until_at"),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.memberId, table.id] })],
);

/** People who excluded themselves, at each brand of the operator, append-only; without an end for ever. */
export const selfExclusion = pgTable(
  "self_exclusion",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    origin: text("origin").notNull(),
    mobile: text("mobile"),
    email: text("email"),
    named: text("named"),
    at: instant("at").notNull(),
    untilAt: instant("until_at"),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
);
