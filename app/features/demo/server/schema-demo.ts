import { date, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Progress of the history replay of each demo brand (`write-history.ts`). */
export const demoHistory = pgTable("demo_history", {
  merchantId: text("merchant_id").notNull().primaryKey(),
  beganOn: date("began_on").notNull(),
  /** Number of replayed steps. */
  done: integer("done").notNull(),
});
