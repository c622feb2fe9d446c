import { randomBytes } from "node:crypto";
import { uuidV7 } from "~/platform/text/uuid";

/** Number of ids made by this process, modulo 2^32. */
let idCounter = 0;

/**
 * Returns a UUID version 7 that sorts after all earlier ids of this process for the same millisecond. A bet and its win are often
 * posted in the same millisecond, and a statement sorts them by id.
 *
 * @param now UTC ms
 */
export function orderedId(now: number): string {
  idCounter = (idCounter + 1) >>> 0;
  const digits = idCounter.toString(16).padStart(8, "0");
  // `uuidV7` takes two bits of the fourth digit for the variant, so the counter skips that digit.
  const head = Buffer.from(`${digits.slice(0, 3)}0${digits.slice(3)}0`, "hex");
  return uuidV7(now, Buffer.concat([head, randomBytes(5)]));
}
