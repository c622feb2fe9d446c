import { createHmac, timingSafeEqual } from "node:crypto";

/** Signed parts of a message (docs/payment-provider.md). */
export interface SignedMessage {
  /** `POST`. */
  readonly method: string;
  /** Path of the URL, without query. */
  readonly path: string;
  /** Time of signing, seconds since 1970, as text. */
  readonly time: string;
  readonly keyId: string;
  /** The exact bytes of the body, as text. */
  readonly body: string;
}

/** Names of the signature headers. */
export const SIGNATURE_HEADERS = {
  keyId: "payment-key",
  time: "payment-time",
  signature: "payment-signature",
} as const;

/** Tolerated difference between a message's time and the server's, seconds. Limits replays of old messages. */
const SIGNATURE_SECONDS = 300;

/** Returns the HMAC-SHA256 of method, path, time, key id and body, one per line; hexadecimal. */
export function signPayment(secret: string, { body, keyId, method, path, time }: SignedMessage): string {
  return createHmac("sha256", secret).update(`${method}\n${path}\n${time}\n${keyId}\n${body}`).digest("hex");
}

/** Returns true for a valid and recent signature. Compares in constant time. @param now UTC ms */
export function isSigned(secret: string, message: SignedMessage, signature: string, now: number): boolean {
  if (!/^\d{1,12}$/.test(message.time)) return false;
  const [right, given] = [Buffer.from(signPayment(secret, message)), Buffer.from(signature)];
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  return isRight && Math.abs(now / 1000 - Number(message.time)) <= SIGNATURE_SECONDS;
}
