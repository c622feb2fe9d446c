import { date, integer, pgTable, text } from "drizzle-orm/pg-core";

/** How far the history of a demo brand's accounts was replayed (`write-history.ts`). */
export const demoHistory = pgTable("demo_history", {
  merchantId: text("merchant_id").notNull().primaryKey(),
  beganOn: date("began_on").notNull(),
  /** How many steps are done. */
  done: integer("done").notNull(),
});
