import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "~/platform/db/columns";
import type { PlayerDeed } from "../rules/players";

// What staff know of members.

/** Who has a label: the other way round of `member.labels`. */
export const memberLabel = pgTable(
  "member_label",
  {
    merchantId: text("merchant_id").notNull(),
    label: text("label").notNull(),
    memberId: uuid("member_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.label, table.memberId] })],
);

/** What staff wrote about a member and did to his account, append-only. */
export const memberNote = pgTable(
  "member_note",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    kind: text("kind").$type<PlayerDeed>().notNull(),
    /** The note, or why. */
    words: text("words").notNull(),
    actor: text("actor").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
);
