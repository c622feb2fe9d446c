import { randomBytes } from "node:crypto";
import type { Transaction } from "~/platform/db/transaction";
import { uuidV7 } from "~/platform/text/uuid";
import { insertMessage } from "./server/messages.sql.gen";

/**
 * Kinds of messages, with the parameters of their texts: `amount` in minor units as text, `rank` of a VIP level. The
 * text keys are `messages:<kind>.title` and `.text`.
 */
export interface MessageParams {
  readonly welcome: { readonly name: string };
  readonly deposit: { readonly amount: string };
  readonly withdrawalPaid: { readonly amount: string };
  readonly withdrawalRefused: { readonly amount: string; readonly reason: string };
  readonly reward: { readonly amount: string };
  readonly friend: { readonly amount: string };
  readonly level: { readonly rank: number };
  readonly identityVerified: Readonly<Record<string, never>>;
  readonly identityRefused: { readonly reason: string };
  readonly passwordGiven: Readonly<Record<string, never>>;
}

/** Kind of a message. */
export type MessageKind = keyof MessageParams;

/** Stores a message for a member, in the transaction of the event that it reports. @param now UTC ms */
export async function sendMemberMessage<K extends MessageKind>(
  tx: Transaction,
  now: number,
  memberId: string,
  kind: K,
  params: MessageParams[K],
): Promise<void> {
  const id = uuidV7(now, randomBytes(10));
  await tx.run(insertMessage, { id, memberId, kind, params, at: new Date(now) });
}
