import { bigint, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestampTz } from "~/platform/db/columns";
import type { LimitKind, LimitPeriod } from "../rules/play-limits";

// Tables of responsible gaming. Amounts are minor units of the brand's currency; session limits are minutes.

const limited = {
  merchantId: text("merchant_id").notNull(),
  memberId: uuid("member_id").notNull(),
  kind: text("kind").$type<LimitKind>().notNull(),
  period: text("period").$type<LimitPeriod>().notNull(),
};

/** Limits of members; a null value means no limit. `pendingValue` replaces `value` at `pendingAt`. */
export const playLimit = pgTable(
  "play_limit",
  {
    ...limited,
    value: bigint("value", { mode: "bigint" }),
    pendingValue: bigint("pending_value", { mode: "bigint" }),
    pendingAt: timestampTz("pending_at"),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.memberId, table.kind, table.period] })],
);

/** Requests of members for changes of limits, append-only. */
export const playLimitEvent = pgTable(
  "play_limit_event",
  {
    ...limited,
    id: uuid("id").notNull(),
    action: text("action").$type<"set" | "cancel">().notNull(),
    before: bigint("before", { mode: "bigint" }),
    wanted: bigint("wanted", { mode: "bigint" }),
    effectiveAt: timestampTz("effective_at").notNull(),
    at: timestampTz("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
);

/** Deposits counted by the deposit limits, from their request on. */
export const countedDeposit = pgTable(
  "counted_deposit",
  {
    merchantId: text("merchant_id").notNull(),
    memberId: uuid("member_id").notNull(),
    reference: text("reference").notNull(),
    amount: bigint("amount", { mode: "bigint" }).notNull(),
    at: timestampTz("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.memberId, table.reference] })],
);

/** Breaks in which a member must not play, append-only. Without an end, a break is permanent. */
export const playBreak = pgTable(
  "play_break",
  {
    merchantId: text("merchant_id").notNull(),
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    kind: text("kind").$type<"timeOut" | "exclusion">().notNull(),
    at: timestampTz("at").notNull(),
    untilAt: timestampTz("until_at"),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.memberId, table.id] })],
);

/** Self-exclusions, stored at each brand of the operator, append-only. Without an end, an exclusion is permanent. */
export const selfExclusion = pgTable(
  "self_exclusion",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    origin: text("origin").notNull(),
    mobile: text("mobile"),
    email: text("email"),
    named: text("named"),
    at: timestampTz("at").notNull(),
    untilAt: timestampTz("until_at"),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
);
