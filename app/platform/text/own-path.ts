const HERE = "http://own.invalid";

/** Query parameters of the framework, which make a page answer data instead of a document. */
const INTERNAL = new Set(["_data", "_routes"]);

/** Paths that answer no page: to go on there would show raw data, sign somebody out or change something. */
const NO_PAGE =
  /^\/(?:\.well-known|wps|texts|assets|build|logout|preferences|favourites|service|offline\.html|healthz|readyz|livez|metrics)(?:\/|$)|^\/console\/logout(?:\/|$)/;

/** Files: `/records.csv`, `/console/audit.csv`, `/robots.txt`. */
const FILE = /\.(?:csv|txt|xml|json|webmanifest|m?js|css|map|png|jpe?g|gif|webp|avif|svg|ico|woff2?|pdf)$/i;

/**
 * An address to go on to after a form, a sign-in or a choice: a page of this site, with its query and hash. The one rule
 * for every address that comes back from a form, a link, a cookie or a request.
 * @returns null for what is no page of this site, whatever the spelling (`//evil.test`, `/\evil.test`, `/%09/evil.test`)
 */
export function ownPath(value: unknown): string | null {
  if (typeof value !== "string" || !value.startsWith("/")) return null;
  try {
    const url = new URL(value, HERE);
    // Dot segments can leave a path that begins with two slashes: to a browser that is a host.
    if (url.origin !== HERE || url.pathname.startsWith("//")) return null;
    const plain = decodeURIComponent(url.pathname);
    if (NO_PAGE.test(plain) || FILE.test(plain)) return null;
    return `${url.pathname}${queryOf(url.search)}${url.hash}`;
  } catch {
    return null;
  }
}

/** A query without what the framework put there; the rest stays as it was written. `index` is the framework's when empty. */
function queryOf(search: string): string {
  const kept = search
    .slice(1)
    .split("&")
    .filter((pair) => {
      const [name = "", value = ""] = [...new URLSearchParams(pair)][0] ?? [];
      return pair !== "" && !INTERNAL.has(name) && !(name === "index" && value === "");
    });
  return kept.length > 0 ? `?${kept.join("&")}` : "";
}

/** Where the console goes on after a sign-in: a page of it that is no door; anything else is its first. */
export function consolePath(next: unknown): string {
  const path = ownPath(next);
  const isOwn =
    path !== null && /^\/console(?:[/?#]|$)/.test(path) && !/^\/console\/(?:login|start)(?:[/?#]|$)/.test(path);
  return isOwn ? path : "/console";
}

/** The sign-in that leads back to the page of a request. @param door the page of the sign-in */
export function signInAddress(door: "/login" | "/console/login", { url }: Pick<Request, "url">): string {
  const { pathname, search } = new URL(url);
  const next = ownPath(pathname + search);
  return next === null || next === "/" ? door : `${door}?next=${encodeURIComponent(next)}`;
}
