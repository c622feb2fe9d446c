import { createHmac } from "node:crypto";

/** Purpose of a key. `kept`, `vouched` and `ticket` are steps of a sign-in by an identity provider. */
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
 * Returns the key of one purpose and brand. Values created with it are invalid for other brands and purposes.
 *
 * @returns 32 bytes, the same on every node
 */
export function keyFor(
  { secret, brand }: { readonly secret: string; readonly brand: { readonly code: string } },
  purpose: KeyPurpose,
): Buffer {
  return createHmac("sha256", secret).update(`livery ${purpose} ${brand.code}`).digest();
}
