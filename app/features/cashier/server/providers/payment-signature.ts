import { createHmac, timingSafeEqual } from "node:crypto";

/** What a signature covers (docs/payment-provider.md). */
export interface SignedMessage {
  /** `POST`. */
  readonly method: string;
  /** Path of the address, without query. */
  readonly path: string;
  /** When it was signed, seconds since 1970, as text. */
  readonly time: string;
  readonly keyId: string;
  /** The body's very bytes, as text. */
  readonly body: string;
}

/** Names of the headers that carry it. */
export const SIGNATURE_HEADERS = {
  keyId: "payment-key",
  time: "payment-time",
  signature: "payment-signature",
} as const;

/** How far a message's time may be from ours, seconds: later it could be a copy of an old one. */
const SIGNATURE_SECONDS = 300;

/** HMAC-SHA256 over method, path, time, key id and body, each on a line of its own; hexadecimal. */
export function signPayment(secret: string, { body, keyId, method, path, time }: SignedMessage): string {
  return createHmac("sha256", secret).update(`${method}\n${path}\n${time}\n${keyId}\n${body}`).digest("hex");
}

/** Whether a message is signed with a secret, and lately. Takes the same time for every wrong signature. @param now UTC ms */
export function isSigned(secret: string, message: SignedMessage, signature: string, now: number): boolean {
  if (!/^\d{1,12}$/.test(message.time)) return false;
  const [right, given] = [Buffer.from(signPayment(secret, message)), Buffer.from(signature)];
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  return isRight && Math.abs(now / 1000 - Number(message.time)) <= SIGNATURE_SECONDS;
}
