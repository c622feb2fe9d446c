import {
  bigint,
  boolean,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bytea, timestampTz } from "~/platform/db/columns";

// Tables of the house games. Amounts are minor units of the brand's currency.

/** Sessions of players in house games. */
export const houseSession = pgTable(
  "house_session",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    tokenHash: text("token_hash").notNull(),
    launchHash: text("launch_hash").notNull(),
    launch: bytea("launch").notNull(),
    playerId: text("player_id").notNull(),
    gameId: text("game_id").notNull(),
    nickname: text("nickname").notNull(),
    language: text("language").notNull(),
    demo: boolean("demo").notNull(),
    clientSeed: text("client_seed").notNull(),
    nonce: integer("nonce").notNull(),
    seed: bytea("seed").notNull(),
    commitment: text("commitment").notNull(),
    createdAt: timestampTz("created_at").notNull(),
    endedAt: timestampTz("ended_at"),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.id] }),
    uniqueIndex("house_session_token").on(table.merchantId, table.tokenHash),
    uniqueIndex("house_session_launch").on(table.merchantId, table.launchHash),
  ],
);

/** Rounds of house games, with their progress at the wallet. */
export const houseRound = pgTable(
  "house_round",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    sessionId: uuid("session_id").notNull(),
    playerId: text("player_id").notNull(),
    gameId: text("game_id").notNull(),
    phase: text("phase").notNull(),
    version: integer("version").notNull(),
    stake: bigint("stake", { mode: "bigint" }).notNull(),
    pending: bigint("pending", { mode: "bigint" }),
    win: bigint("win", { mode: "bigint" }).notNull(),
    bets: smallint("bets").notNull(),
    play: jsonb("play").notNull(),
    clientSeed: text("client_seed").notNull(),
    nonce: integer("nonce").notNull(),
    seed: bytea("seed").notNull(),
    commitment: text("commitment").notNull(),
    openedAt: timestampTz("opened_at").notNull(),
    closedAt: timestampTz("closed_at"),
    dueAt: timestampTz("due_at"),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
);

/** Requests of players, by their requestId. */
export const houseRequest = pgTable(
  "house_request",
  {
    merchantId: text("merchant_id").notNull(),
    sessionId: uuid("session_id").notNull(),
    requestId: text("request_id").notNull(),
    content: text("content").notNull(),
    roundId: uuid("round_id").notNull(),
    answer: json("answer"),
    at: timestampTz("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.sessionId, table.requestId] })],
);

/** Matches of the sports slip. */
export const houseMatch = pgTable(
  "house_match",
  {
    merchantId: text("merchant_id").notNull(),
    id: text("id").notNull(),
    startsAt: timestampTz("starts_at").notNull(),
    endsAt: timestampTz("ends_at").notNull(),
    home: integer("home").notNull(),
    draw: integer("draw"),
    away: integer("away").notNull(),
    seed: bytea("seed").notNull(),
    commitment: text("commitment").notNull(),
    result: text("result"),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
);
