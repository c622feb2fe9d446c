/** Returns true if If-None-Match contains this tag (weak comparison, including lists and `*`). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === "*") return true;
  if (header.length > 2_000 || !header.includes(etag)) return false;
  return header.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}
