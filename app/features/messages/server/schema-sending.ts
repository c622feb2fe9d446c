import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timestampTz } from "~/platform/db/columns";
import type { Audience } from "../rules/sending";

/** Texts by language code. */
export type SentTexts = Readonly<Record<string, string>>;

/** Messages sent by staff, with delivery progress. */
export const sending = pgTable(
  "sending",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    requestId: text("request_id").notNull(),
    audience: text("audience").$type<Audience>().notNull(),
    /** User name or label; empty for all. */
    name: text("name").notNull(),
    title: jsonb("title").$type<SentTexts>().notNull(),
    html: jsonb("html").$type<SentTexts>().notNull(),
    reason: text("reason"),
    actor: text("actor").notNull(),
    at: timestampTz("at").notNull(),
    receivers: integer("receivers").notNull(),
    sent: integer("sent").notNull().default(0),
    /** Last member who received it. */
    sentTo: uuid("sent_to"),
    doneAt: timestampTz("done_at"),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.id] }),
    uniqueIndex("sending_request").on(table.merchantId, table.requestId),
  ],
);
