import { bigint, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

// The tables as the code sees them; `migrations/` makes them. A test compares the two.

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
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
