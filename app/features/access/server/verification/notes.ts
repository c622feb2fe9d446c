import { IV_BYTES, opened, shut } from "~/platform/secrets/box";
import { type KeyPurpose, keyFor } from "~/platform/secrets/keys";
import type { SiteContext } from "~/platform/wps/context";

/** What was opened again. */
export interface Note<T> {
  readonly value: T;
  /** Names the note by its bytes, for `consumeOnce`: base64url has several spellings of the same ones. */
  readonly id: string;
  /** Until when it counts, UTC ms. */
  readonly until: number;
}

/**
 * Hands something out that nobody can read or change, to be given back: nothing has to be stored. It opens at the brand
 * that sealed it only, and for its purpose only.
 * @param lifeMs how long it counts, ms
 */
export function sealNote(ctx: SiteContext, purpose: KeyPurpose, value: object, lifeMs: number): string {
  const text = JSON.stringify({ value, until: ctx.now + lifeMs });
  return shut(keyFor(ctx, purpose), text).toString("base64url");
}

/** Opens what `sealNote` made. @returns null for anything else, and for a note that is too old */
export function openNote<T>(ctx: SiteContext, purpose: KeyPurpose, sealed: string): Note<T> | null {
  const box = Buffer.from(sealed, "base64url");
  const text = opened(keyFor(ctx, purpose), box);
  if (text === null) return null;
  const { until, value } = JSON.parse(text.toString());
  return until > ctx.now ? { id: box.toString("hex", 0, IV_BYTES), until, value } : null;
}
