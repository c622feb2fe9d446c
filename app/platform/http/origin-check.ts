import type { IncomingHttpHeaders } from "node:http";

const SAFE = new Set(["GET", "HEAD"]);
const UNSAFE = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** Returns true for methods that may not change state. */
export const isSafe = (method: string): boolean => SAFE.has(method);
/** Returns true for the methods that the product supports. */
export const isKnownMethod = (method: string): boolean => SAFE.has(method) || UNSAFE.has(method);

/** Input of the origin check for a request that changes state. */
export interface UnsafeRequest {
  readonly headers: Pick<IncomingHttpHeaders, "origin" | "sec-fetch-site">;
  /** Origin of the site as the browser writes it. */
  readonly origin: string;
  /** True for a call of the API, which also has clients other than browsers. */
  readonly api: boolean;
  readonly hasSession: boolean;
}

/**
 * Returns true if a request that changes state comes from the site itself (pitfalls: cross-site form posts). The whole
 * Origin is compared; `null` is foreign. Without an Origin, only API clients pass, and only without a session cookie:
 * every browser sends Origin with such a request.
 */
export function isSameOrigin(request: UnsafeRequest): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (origin !== undefined) return origin === request.origin;
  return site === "same-origin" || (request.api && !request.hasSession);
}
