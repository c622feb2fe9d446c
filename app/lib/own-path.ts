/**
 * A path on this site from what a form or a link says, or null: never another origin, whatever the spelling
 * (`//evil.test`, `/\evil.test`, `/%09/evil.test`, `/.//evil.test`).
 */
export function ownPath(value: unknown): string | null {
  if (typeof value !== "string" || !value.startsWith("/")) return null;
  const here = "http://own.invalid";
  try {
    const url = new URL(value, here);
    // Dot segments can leave a path that begins with two slashes: to a browser that is a host.
    const isOwn = url.origin === here && !url.pathname.startsWith("//");
    return isOwn ? `${url.pathname}${url.search}${url.hash}` : null;
  } catch {
    return null;
  }
}
