import { jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "~/platform/db/columns";

/** Messages to members. */
export const message = pgTable(
  "message",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    kind: text("kind").notNull(),
    params: jsonb("params").$type<Readonly<Record<string, string | number>>>().notNull(),
    at: instant("at").notNull(),
    readAt: instant("read_at"),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
);
