import type { SeamlessAnswer, SeamlessRequest } from "~/features/games/rules/seamless";

/** A vendor's request before authentication. */
export interface VendorMessage {
  readonly method: string;
  /** Path without the query, e.g. `/wps/vendor/REEL/bet`. */
  readonly path: string;
  /** Path segment after the vendor's code, e.g. `bet`. */
  readonly operation: string;
  readonly headers: Headers;
  /** The raw body: the signed bytes. */
  readonly body: string;
}

/** Input of a dialect besides the message. */
export interface VendorKey {
  readonly keyId: string;
  readonly secret: string;
  /** Decimals of the brand's currency. */
  readonly scale: number;
  /** UTC ms. */
  readonly now: number;
}

/** An authenticated request: its signature is valid and its time is current. */
export interface AuthenticatedMessage {
  /** Executed in one transaction; the vendor receives the answer to the last one. */
  readonly requests: readonly SeamlessRequest[];
  /** Accepted once: a replay of the same message is refused. */
  readonly signature: string;
}

/**
 * Message format of a vendor. A dialect translates shapes and codes and decides nothing about money. A vendor with
 * another dialect needs one more file in this folder.
 */
export interface Dialect {
  /** @throws SeamlessRefusal invalidSignature, requestExpired, unknownOperation, malformed */
  read(message: VendorMessage, key: VendorKey): AuthenticatedMessage;
  write(answer: SeamlessAnswer, key: Pick<VendorKey, "scale">): Response;
}

/** Tolerated difference between the vendor's clock and the server's, ms. Signatures are remembered for twice as long. */
export const CLOCK_MS = 5 * 60_000;
