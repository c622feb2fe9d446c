import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** Marks of secrets that every machine on this database must have alike. */
export const secretMark = pgTable("secret_mark", {
  /** The setting's name. */
  name: text("name").primaryKey(),
  /** A slow hash of the secret. */
  mark: text("mark").notNull(),
  at: instant("at").notNull().defaultNow(),
});
