import type { Database } from "~/platform/db/database";
import type { DeliveryCount } from "~/platform/db/schema-health";

/** How messages leave. */
export type Channel = "sms" | "mail";

const NONE: DeliveryCount = { taken: 0, refused: 0, refusedAt: null };
const counts = new WeakMap<Database, Map<Channel, DeliveryCount>>();

/** Notes that a provider took a message, or did not. @param now UTC ms */
export function noteDelivery(db: Database, channel: Channel, isTaken: boolean, now: number): void {
  const own = counts.get(db) ?? new Map<Channel, DeliveryCount>();
  counts.set(db, own);
  const { refused, refusedAt, taken } = own.get(channel) ?? NONE;
  const next = isTaken ? { taken: taken + 1, refused, refusedAt } : { taken, refused: refused + 1, refusedAt: now };
  own.set(channel, next);
}

/** What became of this process's messages so far, by channel. */
export const deliveriesOf = (db: Database): Readonly<Record<string, DeliveryCount>> =>
  Object.fromEntries(counts.get(db) ?? []);
