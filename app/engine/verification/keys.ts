import { createHmac } from "node:crypto";
import type { SiteContext } from "~/engine/context";

/** What a key is for. */
export type KeyPurpose = "captcha" | "human" | "code" | "twoStep" | "recovery";

/**
 * The key of one purpose and brand: what one brand made is worth nothing at another, nor for another purpose.
 * @returns 32 bytes, the same on every node
 */
export function keyFor({ secret, brand }: SiteContext, purpose: KeyPurpose): Buffer {
  return createHmac("sha256", secret).update(`livery ${purpose} ${brand.code}`).digest();
}
