import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestampTz } from "~/platform/db/columns";
import type { StaffNoteKind } from "../rules/players";

// Tables of staff data about members.

/** Members by label: the inverse of `member.labels`. */
export const memberLabel = pgTable(
  "member_label",
  {
    merchantId: text("merchant_id").notNull(),
    label: text("label").notNull(),
    memberId: uuid("member_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.label, table.memberId] })],
);

/** Notes and actions of staff for a member, append-only. */
export const memberNote = pgTable(
  "member_note",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    kind: text("kind").$type<StaffNoteKind>().notNull(),
    /** The note, or the reason of the action. */
    words: text("words").notNull(),
    actor: text("actor").notNull(),
    at: timestampTz("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
);
