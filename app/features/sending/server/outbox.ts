import { randomBytes } from "node:crypto";
import { uuidV7 } from "~/platform/text/uuid";
import type { SiteContext } from "~/platform/wps/context";
import * as sql from "./outbox.sql.gen";

/** Message of a sandbox provider. */
export interface OutboxMessage {
  readonly channel: "sms" | "mail";
  readonly receiver: string;
  /** Null for text messages. */
  readonly subject: string | null;
  readonly body: string;
}

/** Stores a message of a sandbox provider instead of sending it. Staff can read it for a month. */
export async function storeInOutbox(ctx: SiteContext, message: OutboxMessage): Promise<void> {
  const { brand, now } = ctx;
  const row = { id: uuidV7(now, randomBytes(10)), at: new Date(now), ...message };
  await ctx.db.transaction(brand.code, async (tx) => {
    await tx.run(sql.deleteOutboxBefore, { before: new Date(now - 30 * 86_400_000) });
    await tx.run(sql.insertOutbox, row);
  });
}
