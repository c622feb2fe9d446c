import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { DriftKind } from "~/platform/wps/upstream/drift";
import { timestampTz } from "./columns";

// The tables as the code sees them; tables of money are in `schema-money.ts`. `migrations/` creates them. A test
// compares the two.

const version = () => bigint("version", { mode: "bigint" }).notNull();

/**
 * Counters that every node polls. A higher value means that the named configuration has changed. Belongs to no brand.
 */
export const configVersion = pgTable("config_version", { name: text("name").primaryKey(), version: version() });

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

/** Counter of a brand's override changes. A save sends it for optimistic concurrency control. */
export const brandOverrideVersion = pgTable("brand_override_version", {
  merchantId: text("merchant_id").primaryKey(),
  version: version(),
});

/** Append-only history of override changes. `undoes` is the entry whose `before` value an undo restored. */
export const brandOverrideHistory = pgTable(
  "brand_override_history",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    version: version(),
    key: text("key").notNull(),
    before: jsonb("before"),
    after: jsonb("after"),
    reason: text("reason").notNull(),
    actor: text("actor").notNull(),
    at: timestampTz("at").notNull(),
    undoes: uuid("undoes"),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.id] }),
    uniqueIndex("brand_override_history_version").on(table.merchantId, table.version),
  ],
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

/** Parts of members' names, for the search by staff. Maintained by the database. */
export const memberName = pgTable(
  "member_name",
  {
    merchantId: text("merchant_id").notNull(),
    part: text("part").notNull(),
    memberId: uuid("member_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.part, table.memberId] })],
);

/** Label that staff attached to a member, e.g. `{ labelName: "Whale", colour: "#aa3366" }`. */
export interface MemberLabel {
  readonly labelName: string;
  readonly colour: string;
}

/** Hashed recovery codes; each replaces the authenticator app for one sign-in. Used codes are deleted. */
export const recoveryCode = pgTable(
  "recovery_code",
  {
    merchantId: text("merchant_id").notNull(),
    memberId: uuid("member_id").notNull(),
    codeHash: text("code_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.memberId, table.codeHash] })],
);

/** Accounts at identity providers that sign in a member. */
export const memberIdentity = pgTable(
  "member_identity",
  {
    merchantId: text("merchant_id").notNull(),
    provider: text("provider").notNull(),
    subject: text("subject").notNull(),
    memberId: uuid("member_id").notNull(),
    at: timestampTz("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.provider, table.subject] })],
);

/** Active sessions. The token is stored as a hash. Ended sessions are deleted. */
export const session = pgTable(
  "session",
  {
    merchantId: text("merchant_id").notNull(),
    tokenHash: text("token_hash").notNull(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    side: text("side").$type<"member" | "agent">().notNull(),
    method: text("method").$type<SignInMethod>().notNull(),
    ip: text("ip"),
    device: text("device").notNull(),
    /** Row of `member_device`; null for a client without cookies. */
    deviceId: uuid("device_id"),
    createdAt: timestampTz("created_at").notNull(),
    seenAt: timestampTz("seen_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.tokenHash] }),
    uniqueIndex("session_id").on(table.merchantId, table.id),
  ],
);

/** Sign-in method of a session. */
export type SignInMethod = "username" | "sms" | "firebase" | "remembered" | "freeplay" | "register";

/** Append-only log of sign-in attempts for existing accounts. */
export const signIn = pgTable(
  "sign_in",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    at: timestampTz("at").notNull(),
    ok: boolean("ok").notNull(),
    method: text("method").$type<SignInMethod>().notNull(),
    ip: text("ip"),
    device: text("device").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
);

/** One code per purpose and receiver (a number in E.164, an e-mail address). A new code replaces the old one. */
export const oneTimeCode = pgTable(
  "one_time_code",
  {
    merchantId: text("merchant_id").notNull(),
    purpose: text("purpose").notNull(),
    receiver: text("receiver").notNull(),
    codeHash: text("code_hash").notNull(),
    expiresAt: timestampTz("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.purpose, table.receiver] })],
);

/** Ids that may be used only once: challenges, captchas, sealed bodies. */
export const usedOnce = pgTable(
  "used_once",
  {
    merchantId: text("merchant_id").notNull(),
    kind: text("kind").notNull(),
    id: text("id").notNull(),
    expiresAt: timestampTz("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.kind, table.id] })],
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

/** Keys for sealing request bodies. Belongs to no brand. */
export const sealKey = pgTable("seal_key", {
  kid: text("kid").primaryKey(),
  privateJwk: jsonb("private_jwk").$type<Readonly<Record<string, unknown>>>().notNull(),
  createdAt: timestampTz("created_at").notNull(),
});

/** Counters of rate-limiter-flexible. Keys begin with the brand. Belongs to no brand. */
export const rateLimit = pgTable("rate_limit", {
  key: text("key").primaryKey(),
  points: integer("points").notNull().default(0),
  expire: bigint("expire", { mode: "bigint" }),
});

/** Differences between operators' systems and the contract. */
export const upstreamDrift = pgTable(
  "upstream_drift",
  {
    merchantId: text("merchant_id").notNull(),
    call: text("call").notNull(),
    kind: text("kind").$type<DriftKind>().notNull(),
    count: bigint("count", { mode: "bigint" }).notNull(),
    detail: text("detail").notNull(),
    firstAt: timestampTz("first_at").notNull(),
    lastAt: timestampTz("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.call, table.kind] })],
);
