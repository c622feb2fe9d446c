import { pgTable, text } from "drizzle-orm/pg-core";
import { timestampTz } from "./columns";

/** Hashes of secrets that must be the same on every machine using this database. */
export const secretMark = pgTable("secret_mark", {
  /** Name of the setting. */
  name: text("name").primaryKey(),
  /** Slow hash of the secret. */
  mark: text("mark").notNull(),
  at: timestampTz("at").notNull().defaultNow(),
});
