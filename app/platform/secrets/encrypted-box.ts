import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

// Format of a box: 12 random bytes, the tag of 16 bytes, the ciphertext. AES-256-GCM keeps it confidential and
// authentic.
const CIPHER = "aes-256-gcm";
export const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts bytes or a text.
 *
 * @param key 32 bytes (`./keys`)
 * @param place storage location of the box, if it has one. It is authenticated: a box copied to another place cannot be
 *   opened
 */
export function encryptBox(key: Buffer, content: Buffer | string, place = ""): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(Buffer.from(content)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Decrypts a box. Returns null for a wrong key or place, or a modified box. */
export function decryptBox(key: Buffer, box: Buffer, place = ""): Buffer | null {
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
