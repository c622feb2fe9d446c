import { randomBytes } from "node:crypto";
import type { Transaction } from "~/platform/db/transaction";
import { uuidV7 } from "~/platform/text/uuid";
import type { BrandJobContext } from "~/platform/wps/context";
import type { Audience } from "../rules/sending";
import * as sql from "./sending.sql.gen";

/** Receivers of a staff message. */
export interface MessageReceivers {
  readonly audience: Audience;
  /** User name in lower case, or label; empty for all. */
  readonly name: string;
}

/** Number of receivers per transaction. */
const BATCH = 1_000;

/** Counts the members that a message would reach. */
export async function countReceivers(tx: Transaction, { audience, name }: MessageReceivers): Promise<number> {
  return (await tx.first(sql.countReceivers, { audience, name }))?.total ?? 0;
}

/**
 * Delivers a message to the next members, in the order of their ids, and stores the last one in the same transaction.
 * After an interruption, delivery continues after that member, even if members have deleted the message.
 * @returns number of messages sent; `done` after the last batch
 */
export async function sendBatch(tx: Transaction, id: string, now: number): Promise<{ sent: number; done: boolean }> {
  const open = await tx.first(sql.lockOpenSending, { id });
  if (!open) return { sent: 0, done: true };
  const { at, audience, name, sentTo } = open;
  // Excludes members who registered after the message was sent.
  const receivers = await tx.all(sql.nextReceivers, { audience, name, at, after: sentTo, limit: BATCH });
  const members = receivers.map((receiver) => receiver.id);
  const done = members.length < BATCH;
  const ids = members.map(() => uuidV7(now, randomBytes(10)));
  await tx.run(sql.insertMessages, { params: { sending: id }, at, ids, memberIds: members });
  const sent = { sent: members.length, sentTo: members.at(-1) ?? null, doneAt: done ? new Date(now) : null };
  await tx.run(sql.noteSent, { id, ...sent });
  return { sent: members.length, done };
}

/** Continues the delivery of staff messages, batch by batch. */
export async function sendPendingMessages({
  brand,
  db,
  now,
  signal,
}: BrandJobContext): Promise<{ readonly messages: number }> {
  const open = await db.read(brand.code, (tx) => tx.all(sql.openSendings, {}));
  let messages = 0;
  for (const { id } of open) {
    for (let done = false; !done; ) {
      signal.throwIfAborted();
      const some = await db.transaction(brand.code, (tx) => sendBatch(tx, id, now));
      messages += some.sent;
      done = some.done;
    }
  }
  return { messages };
}
