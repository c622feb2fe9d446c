/**
 * Returns a UUID version 7 (RFC 9562): ids sort by creation time.
 *
 * @param now UTC ms.
 * @param random at least 10 random bytes (for example from `crypto.randomBytes(10)`).
 */
export function uuidV7(now: number, random: Uint8Array): string {
  if (random.length < 10) throw new RangeError("uuidV7 needs 10 random bytes");
  const time = now.toString(16).padStart(12, "0");
  const rest = Array.from(random.subarray(0, 10), (byte) => byte.toString(16).padStart(2, "0")).join("");
  // 12 bits of randomness after the version, 62 after the variant (binary 10).
  const variant = (8 | (Number.parseInt(rest.charAt(3), 16) % 4)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(4, 7)}-${rest.slice(7, 19)}`;
}

/**
 * Returns the lowest UUID of a time: a version 7 id is lower exactly if it was created earlier. It bounds time-ordered ids by time.
 *
 * @param at UTC ms.
 */
export function lowestUuidAt(at: number): string {
  const time = at.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}
