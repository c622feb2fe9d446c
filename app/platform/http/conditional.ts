/** True when If-None-Match names this tag (weak comparison, lists and `*` included). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === "*") return true;
  if (header.length > 2_000 || !header.includes(etag)) return false;
  return header.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}
