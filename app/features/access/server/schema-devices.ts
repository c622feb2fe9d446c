import { pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "~/platform/db/columns";

/** "Remember me": a random token that works once and is replaced by the next. It goes with its session. */
export const remembered = pgTable(
  "remembered",
  {
    merchantId: text("merchant_id").notNull(),
    tokenHash: text("token_hash").notNull(),
    memberId: uuid("member_id").notNull(),
    sessionId: uuid("session_id").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** When it signed in; null for one that still may. */
    usedAt: instant("used_at"),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.tokenHash] })],
);

/** Browsers on which a member has signed in; the cookie's token is stored hashed. */
export const memberDevice = pgTable(
  "member_device",
  {
    merchantId: text("merchant_id").notNull(),
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    tokenHash: text("token_hash").notNull(),
    device: text("device").notNull(),
    ip: text("ip"),
    createdAt: instant("created_at").notNull(),
    seenAt: instant("seen_at").notNull(),
    /** Until then it signs in without the second step; null where the member did not trust it. */
    trustedUntil: instant("trusted_until"),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.memberId, table.tokenHash] }),
    uniqueIndex("member_device_id").on(table.merchantId, table.id),
  ],
);
