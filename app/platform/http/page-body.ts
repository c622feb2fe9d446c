import { createHash } from "node:crypto";
import { compress, type Encoding } from "./encoding";
import type { EarlyPage, Page, Variant } from "./page-cache";
import { baseHeaders, DATA_POLICY, type PageSources, pageHeaders, pagePolicy, type RawHeaders } from "./security";

/** An answer read to its end. */
export interface Buffered {
  readonly status: number;
  /** Without those that the server writes itself; Set-Cookie stands apart. */
  readonly headers: RawHeaders;
  readonly cookies: readonly string[];
  readonly contentType: string;
  readonly cacheControl: string | null;
  readonly body: Buffer;
}

/** Headers that the server decides; those of a response are dropped. */
const OWN = new Set([
  "cache-control",
  "connection",
  "content-encoding",
  "content-length",
  "content-security-policy",
  "content-type",
  "date",
  "etag",
  "keep-alive",
  "set-cookie",
  "transfer-encoding",
  "vary",
  "x-content-type-options",
]);

/** The headers of a response that are not the server's own. */
export function passedHeaders(response: Response): RawHeaders {
  const headers: RawHeaders = [];
  for (const [name, value] of response.headers) if (!OWN.has(name)) headers.push(name, value);
  return headers;
}

/** Reads a response to its end. */
export async function readResponse(response: Response): Promise<Buffered> {
  return {
    status: response.status,
    headers: passedHeaders(response),
    cookies: response.headers.getSetCookie(),
    contentType: response.headers.get("content-type") ?? "text/plain; charset=utf-8",
    cacheControl: response.headers.get("cache-control"),
    body: response.body === null ? Buffer.alloc(0) : Buffer.from(await response.arrayBuffer()),
  };
}

/** True for an answer that may be shown to others: a good one, without cookies, that does not forbid it. */
export function isKeepable(answer: Buffered): boolean {
  return answer.status === 200 && answer.cookies.length === 0 && !/no-store/i.test(answer.cacheControl ?? "");
}

/** Names what a page depends on beside its URL. */
const VARY = "Accept-Encoding, Accept-Language, Cookie";
/** A browser may keep the page and must ask each time; no cache between may keep it at all. */
const KEPT = "private, no-cache";

/** The headers that protect an answer; sources null leaves the policy out (development). */
export function guardHeaders(answer: Buffered, secure: boolean, sources: PageSources | null): RawHeaders {
  const isPage = /^text\/html\b/i.test(answer.contentType);
  if (!isPage) return [...baseHeaders(), "Content-Security-Policy", DATA_POLICY];
  if (sources === null) return baseHeaders();
  return [...baseHeaders(), ...pageHeaders(pagePolicy(answer.body.toString(), sources), secure)];
}

interface Parts {
  readonly answer: Buffered;
  readonly digest: string;
  readonly guard: RawHeaders;
}

function variant({ answer, digest, guard }: Parts, encoding: Encoding, body: Buffer): Variant {
  const etag = `"${digest}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const notModified = ["ETag", etag, "Cache-Control", KEPT, "Vary", VARY];
  const encoded = encoding === "identity" ? [] : ["Content-Encoding", encoding];
  const own = ["Content-Type", answer.contentType, "Content-Length", String(body.length), ...encoded];
  return { body, etag, notModified, headers: [...own, ...notModified, ...guard, ...answer.headers] };
}

/** How a kept page is finished. */
export interface FinishOptions {
  readonly secure: boolean;
  readonly sources: PageSources | null;
  readonly tags: readonly string[];
  /** UTC ms; Infinity for none. */
  readonly expiresAt: number;
}

/**
 * Finishes a page once for all who will ask: hashes, policy, both compressions, headers. The first who ask wait for their
 * own encoding alone.
 */
export function finishPage(answer: Buffered, options: FinishOptions): EarlyPage {
  // Other threads compress meanwhile.
  const compressing = {
    gzip: compress(answer.body, "gzip", "once"),
    br: compress(answer.body, "br", "once"),
  };
  const guard = guardHeaders(answer, options.secure, options.sources);
  const digest = createHash("sha256").update(guard.join("\n")).update(answer.body).digest("base64url").slice(0, 22);
  const parts = { answer, digest, guard };
  const plain = variant(parts, "identity", answer.body);
  const compressed = async (encoding: "gzip" | "br"): Promise<Variant> => {
    const body = await compressing[encoding];
    return body === null ? plain : variant(parts, encoding, body);
  };
  const variants = { identity: Promise.resolve(plain), gzip: compressed("gzip"), br: compressed("br") };
  const whole = Promise.all([variants.identity, variants.gzip, variants.br]).then((all): Page => {
    return { variants: all, tags: options.tags, expiresAt: options.expiresAt };
  });
  // Whoever waits for one of them hears of its failure there.
  whole.catch(() => {});
  return { variant: (encoding) => variants[encoding], whole };
}
