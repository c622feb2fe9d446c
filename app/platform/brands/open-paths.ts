/** What a visitor may see of a brand that wants everybody signed in (spec 1 section 6; checklist R3). */
const OPEN = new Set(["/login", "/register", "/register.html", "/helpmc", "/download", "/down"]);

/**
 * Where a visitor is sent who has to sign in first; null where the page is open to him.
 * @param path of the page, e.g. `/rng`; it goes on there after the sign-in
 */
export function signInFirst(path: string): string | null {
  if (OPEN.has(path)) return null;
  return path === "/" ? "/login" : `/login?next=${encodeURIComponent(path)}`;
}
