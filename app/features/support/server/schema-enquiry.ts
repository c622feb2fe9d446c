import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestampTz } from "~/platform/db/columns";
import type { EnquiryKind } from "../rules/enquiries";

/** Enquiries of visitors and members to customer service. */
export const enquiry = pgTable(
  "enquiry",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    /** Null for a visitor. */
    memberId: uuid("member_id"),
    topic: text("topic").$type<EnquiryKind>().notNull(),
    content: text("content").notNull(),
    /** Contact for the answer, as the sender wrote it. */
    contact: text("contact").notNull(),
    at: timestampTz("at").notNull(),
    answeredAt: timestampTz("answered_at"),
    answeredBy: text("answered_by"),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
);
