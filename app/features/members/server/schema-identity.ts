import { bigint, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { IdentityKind } from "~/platform/brands/config.gen";
import { bytea, timestampTz } from "~/platform/db/columns";
import type { IdentityStatus } from "../rules/identity";

// Tables of identity checks (requirement A21).

/** State of a member's identity check. A member without uploads has no row. */
export const identityCheck = pgTable(
  "identity_check",
  {
    merchantId: text("merchant_id").notNull(),
    memberId: uuid("member_id").notNull(),
    status: text("status").$type<IdentityStatus>().notNull(),
    version: bigint("version", { mode: "bigint" }).notNull(),
    reason: text("reason"),
    submittedAt: timestampTz("submitted_at"),
    reviewedAt: timestampTz("reviewed_at"),
    reviewedBy: text("reviewed_by"),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.memberId] })],
);

/** Pictures of documents, append-only. `content` is encrypted; `sha256` is the hash of the decrypted picture. */
export const identityDocument = pgTable(
  "identity_document",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    kind: text("kind").$type<IdentityKind>().notNull(),
    content: bytea("content").notNull(),
    sha256: text("sha256").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    createdAt: timestampTz("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
);

/** Staff actions on identity checks, append-only. */
export const identityEvent = pgTable(
  "identity_event",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    action: text("action").$type<"opened" | "verified" | "refused">().notNull(),
    documentId: uuid("document_id"),
    reason: text("reason"),
    actor: text("actor").notNull(),
    at: timestampTz("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.id] })],
);
