import { existsSync } from "node:fs";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import sirv from "sirv";
import { negotiateEncoding } from "./encoding";
import { baseHeaders } from "./security";

/** Answers a request, or calls `next` when the file does not exist. */
export type FileHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const YEAR = 31_536_000;

/** Content types of text files with their character encoding. sirv knows the types of all other files. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

/**
 * Serves the built files under `/assets/`. Their names contain a hash, so they are cached forever. The build's
 * compressed variants are preferred.
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
      // The service worker's file is among the built files, but its scope is all pages.
      if (pathname.startsWith("/assets/service-worker-")) response.setHeader("Service-Worker-Allowed", "/");
      const type = TEXT_TYPES[extname(pathname)];
      if (type !== undefined) response.setHeader("Content-Type", type);
    },
  });
  return (request, response, next) => {
    // sirv lists the folder once and crashes on a file deleted later, e.g. by another build.
    if (!existsSync(join(clientDir, new URL(request.url ?? "/", "http://assets.invalid").pathname))) return next();
    // sirv only searches for the encoding's name and would serve an encoding that `br;q=0` refuses. Ranges are not
    // supported.
    request.headers["accept-encoding"] = negotiateEncoding(request.headers["accept-encoding"]);
    delete request.headers["range"];
    const headers = [...baseHeaders(), "Cross-Origin-Resource-Policy", "same-origin"];
    for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] as string, headers[at + 1] as string);
    refreshKept(request, response);
    serve(request, response, next);
  };
}

/** Adds headers to sirv's 304 answers, which have none: a cache updates these headers (RFC 9110, 15.4.5). */
function refreshKept(request: IncomingMessage, response: ServerResponse): void {
  const etag = request.headers["if-none-match"];
  if (etag === undefined) return;
  const send = response.writeHead.bind(response) as (status: number, headers?: OutgoingHttpHeaders) => ServerResponse;
  response.writeHead = (status: number, headers?: unknown) => {
    const own = { ETag: etag, "Cache-Control": `public,max-age=${YEAR},immutable`, Vary: "Accept-Encoding" };
    return send(status, status === 304 ? own : (headers as OutgoingHttpHeaders));
  };
}
