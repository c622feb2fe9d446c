import { randomBytes } from "node:crypto";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { uuidV7 } from "~/platform/text/uuid";
import { message as table } from "./message-table.server";

/**
 * What members are told, with what their words fill in: `amount` in minor units as text, `rank` of a VIP level. The texts
 * are `messages:<kind>.title` and `.text`.
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

/** A kind of message. */
export type MessageKind = keyof MessageParams;

/** Leaves a message for a member, in the transaction of what it tells about. @param now UTC ms */
export async function tell<K extends MessageKind>(
  tx: Transaction,
  now: number,
  memberId: string,
  kind: K,
  params: MessageParams[K],
): Promise<void> {
  const id = uuidV7(now, randomBytes(10));
  await tx.db.insert(table).values({ merchantId: merchantOf(tx), id, memberId, kind, params, at: new Date(now) });
}
