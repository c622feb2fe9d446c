import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timestampTz } from "~/platform/db/columns";
import type { RewardKind } from "../rules/rewards";

// Tables of rewards and of the bets that they are computed from; amounts are minor units of the brand's currency.

const own = {
  merchantId: text("merchant_id").notNull(),
  id: uuid("id").notNull(),
  memberId: uuid("member_id").notNull(),
};

/** Reason of a reward: the mission's id, the level's rank, the prize or day, or the text of staff. */
export type RewardAbout = Readonly<Record<string, string | number>>;

/** Rewards given to members; each is claimed once. */
export const reward = pgTable(
  "reward",
  {
    ...own,
    kind: text("kind").$type<RewardKind>().notNull(),
    reference: text("reference").notNull(),
    about: jsonb("about").$type<RewardAbout>().notNull(),
    amount: bigint("amount", { mode: "bigint" }).notNull(),
    turnover: bigint("turnover", { mode: "bigint" }).notNull(),
    state: text("state").$type<"waiting" | "claimed">().notNull(),
    createdAt: timestampTz("created_at").notNull(),
    expiresAt: timestampTz("expires_at"),
    claimedAt: timestampTz("claimed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.id] }),
    uniqueIndex("reward_reference").on(table.merchantId, table.reference),
  ],
);

/** Turnover required by each deposit and reward, append-only. */
export const turnoverPart = pgTable(
  "turnover_part",
  {
    ...own,
    rewardId: uuid("reward_id"),
    required: bigint("required", { mode: "bigint" }).notNull(),
    at: timestampTz("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
);

/** Bets of ended rounds, by day and category. Written by `countPlay` in the transaction that ends the round. */
export const playDay = pgTable(
  "play_day",
  {
    merchantId: text("merchant_id").notNull(),
    memberId: uuid("member_id").notNull(),
    day: date("day").notNull(),
    category: text("category").notNull(),
    rounds: integer("rounds").notNull(),
    bet: bigint("bet", { mode: "bigint" }).notNull(),
    /** Part of `bet` that counts for rewards. */
    counted: bigint("counted", { mode: "bigint" }).notNull(),
    rebated: bigint("rebated", { mode: "bigint" }).notNull().default(0n),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.memberId, table.day, table.category] })],
);
