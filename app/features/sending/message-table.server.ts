import { jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestampTz } from "~/platform/db/columns";

/** Messages to members. */
export const messageTable = pgTable(
  "message",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    kind: text("kind").notNull(),
    params: jsonb("params").$type<Readonly<Record<string, string | number>>>().notNull(),
    at: timestampTz("at").notNull(),
    readAt: timestampTz("read_at"),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
);
