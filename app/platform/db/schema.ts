import {
  bigint,
  boolean,
  date,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { MemberLabel } from "~/platform/wps/account-types";
import { timestampTz } from "./columns";

// The tables as the code sees them; tables of money are in `schema-money.ts`. `migrations/` creates them. A test
// compares the two.

const _version = () => bigint("version", { mode: "bigint" }).notNull();

/** Overrides of a brand's files set by staff: one row per key, e.g. `flag:freePlay`. */
export const brandOverride = pgTable(
  "brand_override",
  {
    merchantId: text("merchant_id").notNull(),
    key: text("key").notNull(),
    value: jsonb("value").notNull(),
    reason: text("reason").notNull(),
    actor: text("actor").notNull(),
    at: timestampTz("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.key] })],
);

/** Members, agents and demo accounts of a brand. `account` is the user name in lower case, `mobile` is in E.164. */
export const member = pgTable(
  "member",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    account: text("account").notNull(),
    nickname: text("nickname").notNull(),
    /** isAgent of the WPS: 0 member; 1, 2, 41 and 42 agents; 4 demo. */
    type: smallint("type").notNull(),
    passwordHash: text("password_hash"),
    passwordAt: timestampTz("password_at").notNull(),
    passwordOnce: boolean("password_once").notNull().default(false),
    /** Expiry of a one-time password; null for a password without expiry. */
    passwordUntil: timestampTz("password_until"),
    paymentHash: text("payment_hash"),
    mobile: text("mobile"),
    email: text("email"),
    /** `email` in lower case, maintained by the database. */
    emailKey: text("email_key"),
    payeeName: text("payee_name"),
    birthday: date("birthday"),
    contacts: jsonb("contacts").$type<Readonly<Record<string, string>>>().notNull(),
    avatar: text("avatar").notNull(),
    language: text("language"),
    uplineId: uuid("upline_id"),
    referralCode: text("referral_code").notNull(),
    rankLevel: smallint("rank_level").notNull().default(1),
    labels: jsonb("labels").$type<readonly MemberLabel[]>().notNull().default([]),
    locked: boolean("locked").notNull().default(false),
    firstLoginDone: boolean("first_login_done").notNull().default(false),
    /** Encrypted (`session/two-step.ts`). */
    twoStepSecret: text("two_step_secret"),
    twoStepOn: boolean("two_step_on").notNull().default(false),
    createdAt: timestampTz("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.id] }),
    uniqueIndex("member_account").on(table.merchantId, table.account),
    uniqueIndex("member_mobile").on(table.merchantId, table.mobile),
    uniqueIndex("member_referral_code").on(table.merchantId, table.referralCode),
  ],
);

/** Messages of the sandbox providers, which send nothing. */
export const outbox = pgTable(
  "outbox",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    channel: text("channel").$type<"sms" | "mail">().notNull(),
    receiver: text("receiver").notNull(),
    subject: text("subject"),
    body: text("body").notNull(),
    at: timestampTz("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
);
