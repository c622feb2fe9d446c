import { createHash } from "node:crypto";
import { compress, type Encoding } from "./encoding";
import type { CompressingPage, Page, Variant } from "./page-cache";
import { baseHeaders, DATA_POLICY, type PageSources, pageHeaders, pagePolicy, type RawHeaders } from "./security";

/** Answer that was read completely. */
export interface BufferedAnswer {
  readonly status: number;
  /** Without headers that the server sets itself, and without Set-Cookie. */
  readonly headers: RawHeaders;
  readonly cookies: readonly string[];
  readonly contentType: string;
  readonly cacheControl: string | null;
  readonly body: Buffer;
}

/** Headers that the server sets; those of a response are dropped. */
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

/** Returns the headers of a response, except those that the server sets itself. */
export function passedHeaders(response: Response): RawHeaders {
  const headers: RawHeaders = [];
  for (const [name, value] of response.headers) if (!OWN.has(name)) headers.push(name, value);
  return headers;
}

/** Reads a response completely. */
export async function readResponse(response: Response): Promise<BufferedAnswer> {
  return {
    status: response.status,
    headers: passedHeaders(response),
    cookies: response.headers.getSetCookie(),
    contentType: response.headers.get("content-type") ?? "text/plain; charset=utf-8",
    cacheControl: response.headers.get("cache-control"),
    body: response.body === null ? Buffer.alloc(0) : Buffer.from(await response.arrayBuffer()),
  };
}

/** Returns true if the answer may be cached for other visitors: status 200, no cookies, no `no-store`. */
export function isCacheable(answer: BufferedAnswer): boolean {
  return answer.status === 200 && answer.cookies.length === 0 && !/no-store/i.test(answer.cacheControl ?? "");
}

/** Request headers that a page depends on, in addition to the URL. */
const VARY = "Accept-Encoding, Accept-Language, Cookie";
/** Browsers may store the page and must revalidate it each time. Shared caches must not store it. */
const CACHE_CONTROL = "private, no-cache";

/** Returns the security headers of an answer. `sources` null omits the policy (development). */
export function guardHeaders(answer: BufferedAnswer, secure: boolean, sources: PageSources | null): RawHeaders {
  const isPage = /^text\/html\b/i.test(answer.contentType);
  if (!isPage) return [...baseHeaders(), "Content-Security-Policy", DATA_POLICY];
  if (sources === null) return baseHeaders();
  return [...baseHeaders(), ...pageHeaders(pagePolicy(answer.body, sources), secure)];
}

interface Parts {
  readonly answer: BufferedAnswer;
  readonly digest: string;
  readonly guard: RawHeaders;
}

function variant({ answer, digest, guard }: Parts, encoding: Encoding, body: Buffer): Variant {
  const etag = `"${digest}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const notModified = ["ETag", etag, "Cache-Control", CACHE_CONTROL, "Vary", VARY];
  const encoded = encoding === "identity" ? [] : ["Content-Encoding", encoding];
  const own = ["Content-Type", answer.contentType, "Content-Length", String(body.length), ...encoded];
  return { body, etag, notModified, headers: [...own, ...notModified, ...guard, ...answer.headers] };
}

/** Options for finishing a cacheable page. */
export interface FinishOptions {
  readonly secure: boolean;
  readonly sources: PageSources | null;
  readonly tags: readonly string[];
  /** UTC ms; Infinity for none. */
  readonly expiresAt: number;
}

/**
 * Finishes a page once for all its visitors: hashes, policy, both compressions, headers. The first requests wait for
 * their own encoding only.
 */
export function finishPage(answer: BufferedAnswer, options: FinishOptions): CompressingPage {
  // Compression runs in parallel on other threads.
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
  // Callers that wait for a variant get its error there.
  whole.catch(() => {});
  return { variant: (encoding) => variants[encoding], whole };
}
