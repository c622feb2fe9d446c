import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestampTz } from "~/platform/db/columns";
import type { RoundRecord } from "../rules/seamless";

// Tables of games; amounts are minor units of the brand's currency.

/** Launch: its token opens a game once, and then identifies the player until it expires. */
export const launch = pgTable(
  "launch",
  {
    merchantId: text("merchant_id").notNull(),
    tokenHash: text("token_hash").notNull(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    sessionId: uuid("session_id").notNull(),
    vendor: text("vendor").notNull(),
    gameId: text("game_id").notNull(),
    room: text("room"),
    language: text("language").notNull(),
    demo: boolean("demo").notNull(),
    createdAt: timestampTz("created_at").notNull(),
    openedAt: timestampTz("opened_at"),
    expiresAt: timestampTz("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.tokenHash] })],
);

/** Round of a game, as in the member's betting record. */
export const round = pgTable(
  "round",
  {
    merchantId: text("merchant_id").notNull(),
    vendor: text("vendor").notNull(),
    roundId: text("round_id").notNull(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    gameId: text("game_id").notNull(),
    category: text("category").notNull(),
    demo: boolean("demo").notNull(),
    state: text("state").$type<"open" | "closed">().notNull(),
    bet: bigint("bet", { mode: "bigint" }).notNull(),
    win: bigint("win", { mode: "bigint" }).notNull(),
    /** Part of `bet` that counts for turnover; null for all of it. */
    turnover: bigint("turnover", { mode: "bigint" }),
    record: jsonb("record").$type<RoundRecord>(),
    openedAt: timestampTz("opened_at").notNull(),
    closedAt: timestampTz("closed_at"),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.vendor, table.roundId] })],
);

/** Every transaction of a vendor, by the vendor's id. */
export const vendorTransaction = pgTable(
  "vendor_transaction",
  {
    merchantId: text("merchant_id").notNull(),
    vendor: text("vendor").notNull(),
    transactionId: text("transaction_id").notNull(),
    kind: text("kind").$type<"bet" | "win" | "rollback" | "tombstone">().notNull(),
    content: text("content").notNull(),
    memberId: uuid("member_id").notNull(),
    roundId: text("round_id").notNull(),
    amount: bigint("amount", { mode: "bigint" }).notNull(),
    rolledBack: boolean("rolled_back").notNull().default(false),
    balance: bigint("balance", { mode: "bigint" }).notNull(),
    at: timestampTz("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.vendor, table.transactionId] })],
);

/** Favourite games of members. */
export const favourite = pgTable(
  "favourite",
  {
    merchantId: text("merchant_id").notNull(),
    memberId: uuid("member_id").notNull(),
    nodeId: integer("node_id").notNull(),
    at: timestampTz("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.memberId, table.nodeId] })],
);
