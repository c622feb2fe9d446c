import { pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timestampTz } from "~/platform/db/columns";

/** "Remember me": random single-use tokens, each replaced by the next. They are deleted with their session. */
export const remembered = pgTable(
  "remembered",
  {
    merchantId: text("merchant_id").notNull(),
    tokenHash: text("token_hash").notNull(),
    memberId: uuid("member_id").notNull(),
    sessionId: uuid("session_id").notNull(),
    expiresAt: timestampTz("expires_at").notNull(),
    /** Time of the sign-in by this token; null for an unused one. */
    usedAt: timestampTz("used_at"),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.tokenHash] })],
);

/** Browsers that a member signed in on; the cookie's token is stored hashed. */
export const memberDevice = pgTable(
  "member_device",
  {
    merchantId: text("merchant_id").notNull(),
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    tokenHash: text("token_hash").notNull(),
    device: text("device").notNull(),
    ip: text("ip"),
    createdAt: timestampTz("created_at").notNull(),
    seenAt: timestampTz("seen_at").notNull(),
    /** End of the trust, during which the second step is skipped; null for an untrusted device. */
    trustedUntil: timestampTz("trusted_until"),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.memberId, table.tokenHash] }),
    uniqueIndex("member_device_id").on(table.merchantId, table.id),
  ],
);
