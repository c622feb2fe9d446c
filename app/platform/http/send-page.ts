import { matchesEtag } from "./conditional";
import { type ENCODINGS, negotiateEncoding } from "./encoding";
import type { Exchange } from "./exchange";
import type { Page, Variant } from "./page-cache";

const INDEX = { identity: 0, gzip: 1, br: 2 } as const satisfies Record<(typeof ENCODINGS)[number], number>;

/** Writes a kept page, or 304. True for the latter. Everything is ready: this is the path that must be short. */
export function sendPage(exchange: Exchange, page: Page): boolean {
  return sendVariant(exchange, page.variants[INDEX[negotiateEncoding(exchange.request.headers["accept-encoding"])]]);
}

/** Writes one encoding of a page, or 304. True for the latter. */
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
