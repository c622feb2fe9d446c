import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

// A box: 12 random bytes, the tag of 16, the bytes. AES-256-GCM: without the key it is neither read nor changed.
const CIPHER = "aes-256-gcm";
export const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Shuts bytes or a text away.
 * @param key 32 bytes (`./keys`)
 * @param place where the box will lie, if it has one: taken from anywhere else it does not open
 */
export function shut(key: Buffer, content: Buffer | string, place = ""): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(Buffer.from(content)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** What is in a box; null where the key or the place does not fit, or a byte was changed. */
export function opened(key: Buffer, box: Buffer, place = ""): Buffer | null {
  const [iv, tag] = [box.subarray(0, IV_BYTES), box.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  if (tag.length < TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(box.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}
