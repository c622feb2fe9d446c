import type { SeamlessAnswer, SeamlessRequest } from "~/features/games/rules/seamless";

/** A vendor's request before anything of it is believed. */
export interface VendorMessage {
  readonly method: string;
  /** Path without the query, e.g. `/wps/vendor/REEL/bet`. */
  readonly path: string;
  /** What stands behind the vendor's code in the path, e.g. `bet`. */
  readonly operation: string;
  readonly headers: Headers;
  /** The raw body: what was signed. */
  readonly body: string;
}

/** What a dialect needs to know. */
export interface VendorKey {
  readonly keyId: string;
  readonly secret: string;
  /** Decimals of the brand's currency. */
  readonly scale: number;
  /** UTC ms. */
  readonly now: number;
}

/** A request that is the vendor's: its signature was right, and it is of this moment. */
export interface Understood {
  /** Carried out in one transaction; the last one's answer is told. */
  readonly requests: readonly SeamlessRequest[];
  /** Happens once: a copy of the same message is refused. */
  readonly signature: string;
}

/**
 * How a vendor writes. It translates shapes and codes, and decides nothing about money (design.md section 7): a vendor
 * with another dialect is one file more beside these.
 */
export interface Dialect {
  /** @throws SeamlessRefusal invalidSignature, requestExpired, unknownOperation, malformed */
  read(message: VendorMessage, key: VendorKey): Understood;
  write(answer: SeamlessAnswer, key: Pick<VendorKey, "scale">): Response;
}

/** How far a vendor's clock may be from ours, ms. Copies of messages are remembered for twice as long. */
export const CLOCK_MS = 5 * 60_000;
