import { createHmac } from "node:crypto";

/** What a key is for. `kept`, `vouched` and `ticket` are steps of a sign-in by an identity provider. */
export type KeyPurpose =
  | "captcha"
  | "human"
  | "code"
  | "twoStep"
  | "device"
  | "pageAccount"
  | "recovery"
  | "kept"
  | "vouched"
  | "ticket"
  | "document"
  | "house"
  | "payment"
  | "payLink"
  | "bankAccount"
  | "paymentProof";

/**
 * The key of one purpose and brand: what one brand made is worth nothing at another, nor for another purpose.
 * @returns 32 bytes, the same on every node
 */
export function keyFor(
  { secret, brand }: { readonly secret: string; readonly brand: { readonly code: string } },
  purpose: KeyPurpose,
): Buffer {
  return createHmac("sha256", secret).update(`livery ${purpose} ${brand.code}`).digest();
}
