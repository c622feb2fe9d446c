import { existsSync } from "node:fs";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import sirv from "sirv";
import { negotiateEncoding } from "./encoding";
import { baseHeaders } from "./security";

/** Answers a request, or calls `next` when there is no such file. */
export type FileHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const YEAR = 31_536_000;

/** The types of texts, which say how their characters are written; of other files sirv knows the type. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

/**
 * Serves the built files under `/assets/`. Their names carry a hash, so that they may be kept for ever; the compressed
 * ones that the build left beside them are preferred.
 */
export function clientAssets(clientDir: string): FileHandler {
  const serve = sirv(clientDir, {
    gzip: true,
    brotli: true,
    etag: true,
    maxAge: YEAR,
    immutable: true,
    extensions: [],
    setHeaders(response, pathname) {
      // It stands with the built files and serves all pages.
      if (pathname.startsWith("/assets/service-worker-")) response.setHeader("Service-Worker-Allowed", "/");
      const type = TEXT_TYPES[extname(pathname)];
      if (type !== undefined) response.setHeader("Content-Type", type);
    },
  });
  return (request, response, next) => {
    // sirv lists the folder once and does not survive a file that went since: another build may have replaced it.
    if (!existsSync(join(clientDir, new URL(request.url ?? "/", "http://assets.invalid").pathname))) return next();
    // sirv looks for the word only and would serve what `br;q=0` refuses; ranges help nobody here.
    request.headers["accept-encoding"] = negotiateEncoding(request.headers["accept-encoding"]);
    delete request.headers["range"];
    const headers = [...baseHeaders(), "Cross-Origin-Resource-Policy", "same-origin"];
    for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] as string, headers[at + 1] as string);
    refreshKept(request, response);
    serve(request, response, next);
  };
}

/** sirv answers 304 with no header; those that a cache refreshes are added (RFC 9110, 15.4.5). */
function refreshKept(request: IncomingMessage, response: ServerResponse): void {
  const etag = request.headers["if-none-match"];
  if (etag === undefined) return;
  const send = response.writeHead.bind(response) as (status: number, headers?: OutgoingHttpHeaders) => ServerResponse;
  response.writeHead = (status: number, headers?: unknown) => {
    const own = { ETag: etag, "Cache-Control": `public,max-age=${YEAR},immutable`, Vary: "Accept-Encoding" };
    return send(status, status === 304 ? own : (headers as OutgoingHttpHeaders));
  };
}
