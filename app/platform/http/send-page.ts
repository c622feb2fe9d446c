import { matchesEtag } from "./conditional";
import { type ENCODINGS, negotiateEncoding } from "./encoding";
import type { Exchange } from "./exchange";
import type { Page, Variant } from "./page-cache";

const INDEX = { identity: 0, gzip: 1, br: 2 } as const satisfies Record<(typeof ENCODINGS)[number], number>;

/** Sends a cached page or 304. Returns true for 304. Hot path: everything is precomputed. */
export function sendPage(exchange: Exchange, page: Page): boolean {
  return sendVariant(exchange, page.variants[INDEX[negotiateEncoding(exchange.request.headers["accept-encoding"])]]);
}

/** Sends one encoding of a page or 304. Returns true for 304. */
export function sendVariant({ head, request: { headers }, response }: Exchange, variant: Variant): boolean {
  if (matchesEtag(headers["if-none-match"], variant.etag)) {
    response.writeHead(304, variant.notModified);
    response.end();
    return true;
  }
  response.writeHead(200, variant.headers);
  response.end(head ? undefined : variant.body);
  return false;
}
