import { createHmac, timingSafeEqual } from "node:crypto";
import { SeamlessRefusal } from "~/features/games/seamless-refusal.server";
import { CLOCK_MS } from "./dialect";

/** Returns the HMAC of the parts, one per line, as hexadecimal digits. */
export function signatureOf(algorithm: "sha256" | "sha512", secret: string, parts: readonly string[]): string {
  return createHmac(algorithm, secret).update(parts.join("\n")).digest("hex");
}

/** Compares in constant time. @throws SeamlessRefusal invalidSignature */
export function assertSignature(given: string, expected: string): void {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  if (a.length !== b.length || !timingSafeEqual(a, b)) throw new SeamlessRefusal("invalidSignature");
}

/** @param sent UTC ms as text @throws SeamlessRefusal requestExpired when the time is out of tolerance, or is not a time */
export function assertFresh(sent: string, now: number): void {
  if (!/^\d{13}$/.test(sent) || Math.abs(Number(sent) - now) > CLOCK_MS) throw new SeamlessRefusal("requestExpired");
}
