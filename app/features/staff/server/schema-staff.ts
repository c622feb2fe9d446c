import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timestampTz } from "~/platform/db/columns";
import type { StaffRole } from "~/platform/wps/staff";

/** Staff accounts. They belong to no brand. */
export const staffAccount = pgTable(
  "staff_account",
  {
    id: uuid("id").primaryKey(),
    account: text("account").notNull(),
    role: text("role").$type<StaffRole>().notNull(),
    /** Null: all brands. */
    brands: text("brands").array(),
    passwordHash: text("password_hash").notNull(),
    /** The password was generated for the account and must be changed first. */
    passwordOnce: boolean("password_once").notNull(),
    /** Encrypted. */
    twoStepSecret: text("two_step_secret"),
    twoStepOn: boolean("two_step_on").notNull().default(false),
    /** Latest time step whose code was used. */
    twoStepUsed: bigint("two_step_used", { mode: "bigint" }).notNull().default(0n),
    locked: boolean("locked").notNull().default(false),
    version: integer("version").notNull().default(1),
    createdAt: timestampTz("created_at").notNull(),
  },
  (table) => [uniqueIndex("staff_account_name").on(table.account)],
);

/** Staff sessions. Tokens are stored as hashes. */
export const staffSession = pgTable(
  "staff_session",
  {
    tokenHash: text("token_hash").primaryKey(),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staffAccount.id),
    ip: text("ip"),
    device: text("device").notNull(),
    createdAt: timestampTz("created_at").notNull(),
    seenAt: timestampTz("seen_at").notNull(),
  },
  (table) => [index("staff_session_of").on(table.staffId)],
);

/** Audit log of staff calls, append-only. Each row's hash includes the hash of the previous row. */
export const staffAudit = pgTable(
  "staff_audit",
  {
    seq: bigint("seq", { mode: "bigint" }).primaryKey(),
    at: timestampTz("at").notNull(),
    actor: text("actor").notNull(),
    call: text("call").notNull(),
    brand: text("brand"),
    outcome: text("outcome").notNull(),
    /** JSON of the whole entry; input of the hash. */
    body: text("body").notNull(),
    hash: text("hash").notNull(),
    /** Brands that the actor works on; null: all. */
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

/** Head of the hash chain. */
export const staffAuditHead = pgTable("staff_audit_head", {
  id: smallint("id").primaryKey(),
  seq: bigint("seq", { mode: "bigint" }).notNull(),
  hash: text("hash").notNull(),
});
