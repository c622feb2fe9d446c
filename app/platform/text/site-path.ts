const HERE = "http://own.invalid";

/** Query parameters of the framework, with which a page returns data instead of a document. */
const INTERNAL = new Set(["_data", "_routes"]);

/** Paths that are not pages: a redirect to them would show raw data, sign the user out or change something. */
const NO_PAGE =
  /^\/(?:\.well-known|wps|texts|assets|build|logout|preferences|favourites|service|offline\.html|healthz|readyz|livez|metrics)(?:\/|$)|^\/console\/logout(?:\/|$)/;

/** Files: `/records.csv`, `/console/audit.csv`, `/robots.txt`. */
const FILE = /\.(?:csv|txt|xml|json|webmanifest|m?js|css|map|png|jpe?g|gif|webp|avif|svg|ico|woff2?|pdf)$/i;

/**
 * Validates an address to continue with after a form, a sign-in or a choice: a page of this site, with its query and
 * hash. The single rule for addresses that come from a form, a link, a cookie or a request.
 *
 * @returns null for anything else, in any spelling (`//evil.test`, `/\evil.test`, `/%09/evil.test`)
 */
export function sitePath(value: unknown): string | null {
  if (typeof value !== "string" || !value.startsWith("/")) return null;
  try {
    const url = new URL(value, HERE);
    // Dot segments can produce a path that begins with two slashes, which browsers read as a host.
    if (url.origin !== HERE || url.pathname.startsWith("//")) return null;
    const plain = decodeURIComponent(url.pathname);
    if (NO_PAGE.test(plain) || FILE.test(plain)) return null;
    return `${url.pathname}${queryOf(url.search)}${url.hash}`;
  } catch {
    return null;
  }
}

/**
 * Removes parameters of the framework from a query; the rest stays unchanged. An empty `index` belongs to the
 * framework.
 */
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

/**
 * Returns the page of the console to continue with after a sign-in. Other addresses and sign-in pages give the first
 * page.
 */
export function consolePath(next: unknown): string {
  const path = sitePath(next);
  const isOwn =
    path !== null && /^\/console(?:[/?#]|$)/.test(path) && !/^\/console\/(?:login|start)(?:[/?#]|$)/.test(path);
  return isOwn ? path : "/console";
}

/**
 * Returns the address of the sign-in page that leads back to the requested page. @param door path of the sign-in page
 */
export function signInAddress(door: "/login" | "/console/login", { url }: Pick<Request, "url">): string {
  const { pathname, search } = new URL(url);
  const next = sitePath(pathname + search);
  return next === null || next === "/" ? door : `${door}?next=${encodeURIComponent(next)}`;
}
