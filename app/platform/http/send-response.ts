import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { compress, type Encoding, isCompressible } from "./encoding";
import { type BufferedAnswer, guardHeaders, passedHeaders } from "./page-body";
import { baseHeaders, DATA_POLICY, type PageSources, type RawHeaders } from "./security";

/** Options for sending an uncached answer. */
export interface SendOptions {
  readonly encoding: Encoding;
  readonly head: boolean;
  readonly secure: boolean;
  readonly requestId: string;
  /** In addition to those of the response. */
  readonly cookies: readonly string[];
  /** The answer belongs to one user and must never be cached. */
  readonly personal: boolean;
  /** For pages; null in development. */
  readonly sources: PageSources | null;
  /** Ends event streams when the process stops. */
  readonly stopping: AbortSignal;
}

/** Returns Cache-Control. An answer with a cookie is never stored; any other answer decides itself. */
function storing(cacheControl: string | null, cookies: readonly string[], personal: boolean): string {
  if (cookies.length > 0) return "no-store";
  return personal || cacheControl === null ? "private, no-store" : cacheControl;
}

function commonHeaders(cacheControl: string | null, cookies: readonly string[], options: SendOptions): RawHeaders {
  const headers = [
    "Cache-Control",
    storing(cacheControl, cookies, options.personal),
    "X-Request-Id",
    options.requestId,
  ];
  for (const cookie of cookies) headers.push("Set-Cookie", cookie);
  return headers;
}

/** Sends a buffered answer, compressed if that helps. */
export async function sendBuffered(
  response: ServerResponse,
  answer: BufferedAnswer,
  options: SendOptions,
): Promise<void> {
  const wanted = isCompressible(answer.contentType) ? options.encoding : "identity";
  const packed = wanted === "identity" ? null : await compress(answer.body, wanted, "fast");
  const body = packed ?? answer.body;
  const cookies = [...answer.cookies, ...options.cookies];
  const bodiless = answer.status === 204 || answer.status === 304;
  const headers = [
    ...(bodiless ? [] : ["Content-Type", answer.contentType]),
    // A handler that answers HEAD without a body does not state the length of the body.
    ...(bodiless || (options.head && body.length === 0) ? [] : ["Content-Length", String(body.length)]),
    ...(packed === null ? [] : ["Content-Encoding", wanted]),
    "Vary",
    "Accept-Encoding",
    ...commonHeaders(answer.cacheControl, cookies, options),
    ...guardHeaders(answer, options.secure, options.sources),
    ...answer.headers,
  ];
  if (response.destroyed) return;
  response.writeHead(answer.status, headers);
  response.end(options.head || bodiless ? undefined : body);
}

function packer(encoding: Encoding) {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  if (encoding === "br") return createBrotliCompress({ params: quality });
  return encoding === "gzip" ? createGzip({ level: 6 }) : null;
}

function streamHeaders(answer: Response, packed: Encoding, options: SendOptions): RawHeaders {
  const cookies = [...answer.headers.getSetCookie(), ...options.cookies];
  const type = answer.headers.get("content-type");
  return [
    ...(type === null ? [] : ["Content-Type", type]),
    ...(packed === "identity" ? [] : ["Content-Encoding", packed]),
    "Vary",
    "Accept-Encoding",
    ...commonHeaders(answer.headers.get("cache-control"), cookies, options),
    ...baseHeaders(),
    "Content-Security-Policy",
    DATA_POLICY,
    ...passedHeaders(answer),
  ];
}

/**
 * Streams an answer that is not a page, with backpressure. Event streams are not compressed (each event must arrive at
 * once) and end when the process stops.
 */
export async function sendStream(response: ServerResponse, answer: Response, options: SendOptions): Promise<void> {
  const type = answer.headers.get("content-type");
  const live = type?.startsWith("text/event-stream") === true;
  const packs = answer.body !== null && !live && isCompressible(type) && !answer.headers.has("content-encoding");
  const packed: Encoding = packs ? options.encoding : "identity";
  if (response.destroyed) return void answer.body?.cancel();
  response.writeHead(answer.status, streamHeaders(answer, packed, options));
  if (options.head || answer.body === null) {
    response.end();
    return void answer.body?.cancel();
  }
  if (live) response.flushHeaders();
  const source = Readable.fromWeb(answer.body as never);
  const stop = () => source.destroy();
  if (live) options.stopping.addEventListener("abort", stop, { once: true });
  const through = packer(packed);
  try {
    await (through === null ? pipeline(source, response) : pipeline(source, through, response));
  } catch (error) {
    // The client disconnected, or the stop ended the stream: the rest is discarded.
    response.destroy();
    if (!source.destroyed) throw error;
  } finally {
    options.stopping.removeEventListener("abort", stop);
  }
}
