import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { GivenKind, GrantState } from "~/features/rewards/rules/rewards";
import { instant } from "~/platform/db/columns";
import type { StaffRole } from "~/platform/wps/staff";

/** Accounts of staff. Belong to no brand. */
export const staffAccount = pgTable(
  "staff_account",
  {
    id: uuid("id").primaryKey(),
    account: text("account").notNull(),
    role: text("role").$type<StaffRole>().notNull(),
    /** Null: all brands. */
    brands: text("brands").array(),
    passwordHash: text("password_hash").notNull(),
    /** The password was made by somebody else: it has to be changed first. */
    passwordOnce: boolean("password_once").notNull(),
    /** Sealed. */
    twoStepSecret: text("two_step_secret"),
    twoStepOn: boolean("two_step_on").notNull().default(false),
    /** The latest step whose code was used. */
    twoStepUsed: bigint("two_step_used", { mode: "bigint" }).notNull().default(0n),
    locked: boolean("locked").notNull().default(false),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [uniqueIndex("staff_account_name").on(table.account)],
);

/** Sessions of staff: tokens are stored hashed. */
export const staffSession = pgTable(
  "staff_session",
  {
    tokenHash: text("token_hash").primaryKey(),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staffAccount.id),
    ip: text("ip"),
    device: text("device").notNull(),
    createdAt: instant("created_at").notNull(),
    seenAt: instant("seen_at").notNull(),
  },
  (table) => [index("staff_session_of").on(table.staffId)],
);

/** What staff did, append-only; each row's hash takes in the one before. */
export const staffAudit = pgTable(
  "staff_audit",
  {
    seq: bigint("seq", { mode: "bigint" }).primaryKey(),
    at: instant("at").notNull(),
    actor: text("actor").notNull(),
    call: text("call").notNull(),
    brand: text("brand"),
    outcome: text("outcome").notNull(),
    /** What is hashed, all of the row: JSON. */
    body: text("body").notNull(),
    hash: text("hash").notNull(),
    /** The brands that the actor works on; null: all. */
    scope: text("scope").array(),
    /** Shared by the entries of one call. */
    callId: uuid("call_id"),
  },
  (table) => [
    index("staff_audit_at").on(table.at),
    index("staff_audit_actor").on(table.actor, table.seq),
    index("staff_audit_brand").on(table.brand, table.seq),
    index("staff_audit_call_id").on(table.callId).where(sql`call_id is not null`),
  ],
);

/** The end of the chain. */
export const staffAuditHead = pgTable("staff_audit_head", {
  id: smallint("id").primaryKey(),
  seq: bigint("seq", { mode: "bigint" }).notNull(),
  hash: text("hash").notNull(),
});

/** What one of staff gave to members in a day of the brand, minor units. */
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

/** Grants that need another of staff; amounts are minor units. */
export const staffGrant = pgTable(
  "staff_grant",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    kind: text("kind").$type<GivenKind>().notNull(),
    amount: bigint("amount", { mode: "bigint" }).notNull(),
    turnover: bigint("turnover", { mode: "bigint" }).notNull(),
    /** Days that it waits for its member; null: the brand's rule. */
    days: integer("days"),
    reason: text("reason").notNull(),
    requestId: text("request_id").notNull(),
    state: text("state").$type<GrantState>().notNull(),
    givenBy: text("given_by").notNull(),
    at: instant("at").notNull(),
    /** The day of the brand that it counts to. */
    day: date("day").notNull(),
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at"),
    /** Why it was refused. */
    note: text("note"),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.id] }),
    uniqueIndex("staff_grant_request").on(table.merchantId, table.requestId),
    index("staff_grant_pending").on(table.merchantId, table.id).where(sql`state = 'pending'`),
  ],
);
