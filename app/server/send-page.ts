import { matchesEtag } from "./conditional";
import { type ENCODINGS, negotiateEncoding } from "./encoding";
import type { Exchange } from "./exchange";
import type { Page } from "./page-cache";

const INDEX = { identity: 0, gzip: 1, br: 2 } as const satisfies Record<(typeof ENCODINGS)[number], number>;

/** Writes a kept page, or 304. True for the latter. Everything is ready: this is the path that must be short. */
export function sendPage(exchange: Exchange, page: Page): boolean {
  const { response, head } = exchange;
  const { headers } = exchange.request;
  const variant = page.variants[INDEX[negotiateEncoding(headers["accept-encoding"])]];
  if (matchesEtag(headers["if-none-match"], variant.etag)) {
    response.writeHead(304, variant.notModified);
    response.end();
    return true;
  }
  response.writeHead(200, variant.headers);
  response.end(head ? undefined : variant.body);
  return false;
}
