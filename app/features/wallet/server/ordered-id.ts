import { randomBytes } from "node:crypto";
import { uuidV7 } from "~/platform/text/uuid";

/** How many ids this process has made, modulo 2^32. */
let made = 0;

/**
 * A UUID version 7 that sorts after all that this process made for the same millisecond before: a bet and its win are
 * often posted in one, and a statement shows them by id.
 *
 * @param now UTC ms
 */
export function orderedId(now: number): string {
  made = (made + 1) >>> 0;
  const digits = made.toString(16).padStart(8, "0");
  // `uuidV7` takes two bits of the fourth digit for the variant: the count goes around it.
  const head = Buffer.from(`${digits.slice(0, 3)}0${digits.slice(3)}0`, "hex");
  return uuidV7(now, Buffer.concat([head, randomBytes(5)]));
}
