import type { BrandSnapshot } from "~/platform/brands/types";
import { previewCookies } from "./cookies";
import type { Exchange } from "./exchange";
import type { SiteHandlers } from "./types";
import { type BrandFacts, type RequestPreferences, type RequestPreview, readPreferences } from "./visit";

/** Value of `?preview=` that ends a preview. */
const LEAVE_PREVIEW = "off";

/** Returns the options of the preview's cookies for this request. */
function previewCookieOptions({ peer, request: { headers } }: Exchange) {
  const framed = headers["sec-fetch-dest"] === "iframe" && headers["sec-fetch-site"] === "cross-site";
  return { framed, secure: peer.secure };
}

/** Returns the `Set-Cookie` headers that end the preview of a request. */
export const endPreview = (exchange: Exchange): string[] => previewCookies("", previewCookieOptions(exchange));

/** Returns the `Set-Cookie` headers that keep a browser in its preview. */
export const keepPreview = (exchange: Exchange, { token }: RequestPreview): string[] =>
  previewCookies(token, previewCookieOptions(exchange));

/**
 * Reads the preferences and the preview of a request. The only place that decides between the live snapshot and an
 * unpublished one. A token that is expired, altered or of another brand counts as absent, and its cookie is removed.
 * Requests without a token, which are most, return early.
 */
export function readSitePreferences(
  exchange: Exchange,
  brand: BrandSnapshot,
  facts: BrandFacts,
  handlers: Pick<SiteHandlers, "preview">,
): RequestPreferences {
  const choice = readPreferences(exchange, facts);
  const { query, previewCookie } = choice;
  if (query === null && previewCookie === undefined) return choice;
  for (const token of [query?.get("preview"), previewCookie]) {
    const load = token ? handlers.preview(token, brand) : null;
    if (token && load) return { ...choice, preview: { token, load } };
  }
  const cookies = previewCookie === undefined ? choice.cookies : [...choice.cookies, ...endPreview(exchange)];
  return { ...choice, cookies };
}

/** Returns the address of a request without its preview; null if the request does not end the preview. */
export function withoutPreview({ target: { path } }: Exchange, { query }: RequestPreferences): string | null {
  if (query?.get("preview") !== LEAVE_PREVIEW) return null;
  const rest = new URLSearchParams(query);
  rest.delete("preview");
  return rest.size > 0 ? `${path}?${rest}` : path;
}
