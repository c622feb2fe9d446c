import { decryptBox, encryptBox, IV_BYTES } from "~/platform/secrets/encrypted-box";
import { type KeyPurpose, keyFor } from "~/platform/secrets/keys";
import type { SiteContext } from "~/platform/wps/context";

/** An opened note. */
export interface SealedNote<T> {
  readonly value: T;
  /** Id of the note, made from its bytes, for `consumeOnce`: base64url has several spellings of the same bytes. */
  readonly id: string;
  /** Expiry, UTC ms. */
  readonly until: number;
}

/**
 * Seals a value for the client, which can neither read nor change it and returns it later; nothing is stored. It opens only for
 * the brand and purpose that it was sealed for.
 * @param lifeMs validity, ms
 */
export function sealNote(ctx: SiteContext, purpose: KeyPurpose, value: object, lifeMs: number): string {
  const text = JSON.stringify({ value, until: ctx.now + lifeMs });
  return encryptBox(keyFor(ctx, purpose), text).toString("base64url");
}

/** Opens a note of `sealNote`. @returns null for anything else, and for an expired note */
export function openNote<T>(ctx: SiteContext, purpose: KeyPurpose, sealed: string): SealedNote<T> | null {
  const box = Buffer.from(sealed, "base64url");
  const text = decryptBox(keyFor(ctx, purpose), box);
  if (text === null) return null;
  const { until, value } = JSON.parse(text.toString());
  return until > ctx.now ? { id: box.toString("hex", 0, IV_BYTES), until, value } : null;
}
