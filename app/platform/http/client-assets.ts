import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import sirv from "sirv";
import { negotiateEncoding } from "./encoding";
import { baseHeaders } from "./security";

/** Answers a request, or calls `next` when there is no such file. */
export type FileHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  options: { readonly secure: boolean; readonly next: () => void },
) => void;

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
      const type = TEXT_TYPES[extname(pathname)];
      if (type !== undefined) response.setHeader("Content-Type", type);
    },
  });
  return (request, response, { secure, next }) => {
    // sirv lists the folder once and does not survive a file that went since: another build may have replaced it.
    if (!existsSync(join(clientDir, new URL(request.url ?? "/", "http://assets.invalid").pathname))) return next();
    // sirv looks for the word only and would serve what `br;q=0` refuses; ranges help nobody here.
    request.headers["accept-encoding"] = negotiateEncoding(request.headers["accept-encoding"]);
    delete request.headers["range"];
    const headers = [...baseHeaders(secure), "Cross-Origin-Resource-Policy", "same-origin"];
    for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] as string, headers[at + 1] as string);
    serve(request, response, next);
  };
}
