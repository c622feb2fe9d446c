import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

// The browser verifies a round with the same function that decided it, also on plain http, where Web Crypto is unavailable.

/** Inputs of a round. */
export interface Seeds {
  /** 64 hexadecimal digits, secret until the round is over; its hash is published before. */
  readonly serverSeed: string;
  /** Chosen by the player, so the house cannot choose a favourable server seed. */
  readonly clientSeed: string;
  /** Number of the round under one client seed. */
  readonly nonce: number;
}

/** A stream of fair draws: equal seeds give equal draws. */
export interface Draws {
  /** Returns an integer from 0 to `n - 1`, uniformly distributed. @throws RangeError for `n` under 1 or over 2^40 */
  below(n: number): number;
}

/** Returns the hash published before a round; it commits the house to its seed. */
export const commitmentOf = (serverSeed: string): string => bytesToHex(sha256(utf8(serverSeed)));

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const BYTES = 6;
const SPAN = 2 ** (8 * BYTES);
const GREATEST = 2 ** 40;

/**
 * Returns the draws of a round: blocks of HMAC-SHA256(server seed, `client seed:nonce:block`), block 0, 1, 2 …, read six bytes at
 * a time. Values from the last whole multiple of `n` on are rejected, which avoids modulo bias.
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
      if (!Number.isInteger(n) || n < 1 || n > GREATEST) throw new RangeError(`not a valid bound of a draw: ${n}`);
      const end = SPAN - (SPAN % n);
      for (;;) {
        const value = next();
        if (value < end) return value % n;
      }
    },
  };
}

/** Shuffles items with every order equally likely (Fisher and Yates). */
export function shuffled<T>(things: readonly T[], draws: Draws): readonly T[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = draws.below(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
