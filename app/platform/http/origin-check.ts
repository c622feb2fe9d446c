import type { IncomingHttpHeaders } from "node:http";

const SAFE = new Set(["GET", "HEAD"]);
const UNSAFE = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** True for methods that may not change state. */
export const isSafe = (method: string): boolean => SAFE.has(method);
/** True for the methods that the product answers at all. */
export const isKnownMethod = (method: string): boolean => SAFE.has(method) || UNSAFE.has(method);

/** A request that changes state, as far as the origin check needs it. */
export interface UnsafeRequest {
  readonly headers: Pick<IncomingHttpHeaders, "origin" | "sec-fetch-site">;
  /** The site's own origin as the browser writes it. */
  readonly origin: string;
  /** A call of the API, which other programs than browsers use too. */
  readonly api: boolean;
  readonly hasSession: boolean;
}

/**
 * Decides whether a request that changes state comes from the site itself (pitfalls: cross-site form posts). The whole
 * Origin is compared; `null` is foreign. Without an Origin only API clients pass, and only without a session cookie:
 * every browser sends Origin with such a request.
 */
export function isSameOrigin(request: UnsafeRequest): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (origin !== undefined) return origin === request.origin;
  return site === "same-origin" || (request.api && !request.hasSession);
}
