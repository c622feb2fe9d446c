import { sql } from "drizzle-orm";
import { bigint, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timestampTz } from "~/platform/db/columns";
import type { GivenKind, GrantState } from "../rules/rewards";

/** Amount that a member of staff gave to members in a day of the brand, minor units. */
export const staffGrantDay = pgTable(
  "staff_grant_day",
  {
    merchantId: text("merchant_id").notNull(),
    actor: text("actor").notNull(),
    kind: text("kind").$type<"grants" | "deposits">().notNull(),
    day: date("day").notNull(),
    amount: bigint("amount", { mode: "bigint" }).notNull().default(0n),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.actor, table.kind, table.day] })],
);

/** Grants that need a second member of staff; amounts are minor units. */
export const staffGrant = pgTable(
  "staff_grant",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    kind: text("kind").$type<GivenKind>().notNull(),
    amount: bigint("amount", { mode: "bigint" }).notNull(),
    turnover: bigint("turnover", { mode: "bigint" }).notNull(),
    /** Days to claim it; null: the brand's rule. */
    days: integer("days"),
    reason: text("reason").notNull(),
    requestId: text("request_id").notNull(),
    state: text("state").$type<GrantState>().notNull(),
    givenBy: text("given_by").notNull(),
    at: timestampTz("at").notNull(),
    /** Day of the brand that it counts towards. */
    day: date("day").notNull(),
    decidedBy: text("decided_by"),
    decidedAt: timestampTz("decided_at"),
    /** Reason of a refusal. */
    note: text("note"),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.id] }),
    uniqueIndex("staff_grant_request").on(table.merchantId, table.requestId),
    index("staff_grant_pending").on(table.merchantId, table.id).where(sql`state = 'pending'`),
  ],
);
