import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

// A player's browser verifies a round with the very function that decided it, also on a page of plain http, where browsers
// hide their own hashes.

/** What decides a round. */
export interface Seeds {
  /** 64 hexadecimal digits, secret until the round is over; its hash was shown before. */
  readonly serverSeed: string;
  /** The player's own words: the house cannot choose a seed that suits it. */
  readonly clientSeed: string;
  /** Counts the rounds of one client seed. */
  readonly nonce: number;
}

/** A stream of fair draws: the same seeds give the same draws. */
export interface Draws {
  /** A whole number from 0 to `n - 1`, each as likely as the others. @throws RangeError for `n` under 1 or over 2^40 */
  below(n: number): number;
}

/** The hash that is shown before a round: it binds the house to its seed. */
export const commitmentOf = (serverSeed: string): string => bytesToHex(sha256(utf8(serverSeed)));

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const BYTES = 6;
const SPAN = 2 ** (8 * BYTES);
const GREATEST = 2 ** 40;

/**
 * The draws of a round: blocks of HMAC-SHA256(server seed, `client seed:nonce:block`), block 0, 1, 2 …, read six bytes at a
 * time. A number beyond the last whole multiple of `n` is thrown away, so that no outcome is likelier by a remainder.
 */
export function drawsOf({ clientSeed, nonce, serverSeed }: Seeds): Draws {
  const key = utf8(serverSeed);
  let block = 0;
  let bytes = new Uint8Array(0);
  let at = 0;
  function next(): number {
    let value = 0;
    for (let i = 0; i < BYTES; i++) {
      if (at === bytes.length) {
        bytes = Uint8Array.from(hmac(sha256, key, utf8(`${clientSeed}:${nonce}:${block++}`)));
        at = 0;
      }
      value = value * 256 + (bytes[at++] ?? 0);
    }
    return value;
  }
  return {
    below(n) {
      if (!Number.isInteger(n) || n < 1 || n > GREATEST) throw new RangeError(`no draw below ${n}`);
      const end = SPAN - (SPAN % n);
      for (;;) {
        const value = next();
        if (value < end) return value % n;
      }
    },
  };
}

/** Puts things into an order, every order as likely as the others (Fisher and Yates). */
export function shuffled<T>(things: readonly T[], draws: Draws): readonly T[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = draws.below(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
