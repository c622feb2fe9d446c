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
import { instant } from "./columns";

// The tables as the code sees them; those of money are in `schema-money.ts`. `migrations/` makes them. A test compares the two.

const version = () => bigint("version", { mode: "bigint" }).notNull();

/** Counters that every node polls: when one grows, what it names has changed. Belongs to no brand. */
export const configVersion = pgTable("config_version", { name: text("name").primaryKey(), version: version() });

/** What staff set over a brand's files: one row a key, e.g. `flag:freePlay`. */
export const brandOverride = pgTable(
  "brand_override",
  {
    merchantId: text("merchant_id").notNull(),
    key: text("key").notNull(),
    value: jsonb("value").notNull(),
    reason: text("reason").notNull(),
    actor: text("actor").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.key] })],
);

/** Counts a brand's override changes: what a save names to prove that it is not stale. */
export const brandOverrideVersion = pgTable("brand_override_version", {
  merchantId: text("merchant_id").primaryKey(),
  version: version(),
});

/** Every override change, append-only. `undoes` names the entry whose `before` an undo put back. */
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
    at: instant("at").notNull(),
    undoes: uuid("undoes"),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.id] }),
    uniqueIndex("brand_override_history_version").on(table.merchantId, table.version),
  ],
);

/** People: members, agents and demo accounts of a brand. `account` is the user name in small letters, `mobile` E.164. */
export const member = pgTable(
  "member",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    account: text("account").notNull(),
    nickname: text("nickname").notNull(),
    /** isAgent of the WPS: 0 member, 1, 2, 41 and 42 agents, 4 demo. */
    type: smallint("type").notNull(),
    passwordHash: text("password_hash"),
    passwordAt: instant("password_at").notNull(),
    passwordOnce: boolean("password_once").notNull().default(false),
    /** After that a one-time password is worth nothing; null for one that holds until it is changed. */
    passwordUntil: instant("password_until"),
    paymentHash: text("payment_hash"),
    mobile: text("mobile"),
    email: text("email"),
    /** The same in small letters, kept by the database. */
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
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.id] }),
    uniqueIndex("member_account").on(table.merchantId, table.account),
    uniqueIndex("member_mobile").on(table.merchantId, table.mobile),
    uniqueIndex("member_referral_code").on(table.merchantId, table.referralCode),
  ],
);

/** Parts of members' names, by which staff find them; kept by the database. */
export const memberName = pgTable(
  "member_name",
  {
    merchantId: text("merchant_id").notNull(),
    part: text("part").notNull(),
    memberId: uuid("member_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.part, table.memberId] })],
);

/** A label that staff gave a member, e.g. `{ labelName: "Whale", colour: "#aa3366" }`. */
export interface MemberLabel {
  readonly labelName: string;
  readonly colour: string;
}

/** What signs in once in place of an authenticator app, hashed. One that was used has no row. */
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
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.provider, table.subject] })],
);

/** Sign-ins that are in force; the token is stored hashed. A session that ended has no row. */
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
    /** The row of `member_device`; null for a client that keeps no cookie. */
    deviceId: uuid("device_id"),
    createdAt: instant("created_at").notNull(),
    seenAt: instant("seen_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.tokenHash] }),
    uniqueIndex("session_id").on(table.merchantId, table.id),
  ],
);

/** How somebody signed in. */
export type SignInMethod = "username" | "sms" | "firebase" | "remembered" | "freeplay" | "register";

/** Every try to sign in to an account that exists, append-only. */
export const signIn = pgTable(
  "sign_in",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    at: instant("at").notNull(),
    ok: boolean("ok").notNull(),
    method: text("method").$type<SignInMethod>().notNull(),
    ip: text("ip"),
    device: text("device").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
);

/** One code a purpose and receiver (a number in E.164, an e-mail address); a new one takes the place of the old. */
export const oneTimeCode = pgTable(
  "one_time_code",
  {
    merchantId: text("merchant_id").notNull(),
    purpose: text("purpose").notNull(),
    receiver: text("receiver").notNull(),
    codeHash: text("code_hash").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.purpose, table.receiver] })],
);

/** What works once: challenges, captchas, sealed bodies. */
export const usedOnce = pgTable(
  "used_once",
  {
    merchantId: text("merchant_id").notNull(),
    kind: text("kind").notNull(),
    id: text("id").notNull(),
    expiresAt: instant("expires_at").notNull(),
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
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
);

/** Keys that callers seal bodies with. Belongs to no brand. */
export const sealKey = pgTable("seal_key", {
  kid: text("kid").primaryKey(),
  privateJwk: jsonb("private_jwk").$type<Readonly<Record<string, unknown>>>().notNull(),
  createdAt: instant("created_at").notNull(),
});

/** Counters of rate-limiter-flexible; keys begin with the brand. Belongs to no brand. */
export const rateLimit = pgTable("rate_limit", {
  key: text("key").primaryKey(),
  points: integer("points").notNull().default(0),
  expire: bigint("expire", { mode: "bigint" }),
});

/** In what operators' own systems differ from the contract. */
export const upstreamDrift = pgTable(
  "upstream_drift",
  {
    merchantId: text("merchant_id").notNull(),
    call: text("call").notNull(),
    kind: text("kind").$type<DriftKind>().notNull(),
    count: bigint("count", { mode: "bigint" }).notNull(),
    detail: text("detail").notNull(),
    firstAt: instant("first_at").notNull(),
    lastAt: instant("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.call, table.kind] })],
);
