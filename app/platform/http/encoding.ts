import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { memoize } from "./memoize";

/** Encodings of a cached body. Their index is used on the hot path. */
export const ENCODINGS = ["identity", "gzip", "br"] as const;
export type Encoding = (typeof ENCODINGS)[number];

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Minimum size for compression, in bytes: smaller bodies do not shrink. */
const MIN_BYTES = 256;

function weights(header: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const part of header.toLowerCase().split(",").slice(0, 20)) {
    const [name = "", ...parameters] = part.split(";");
    const quality = parameters.map((one) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined);
    const weight = quality === undefined ? 1 : Number(quality);
    if (name.trim() !== "") found.set(name.trim(), Number.isNaN(weight) ? 0 : weight);
  }
  return found;
}

function negotiate(header: string): Encoding {
  const given = weights(header);
  const weight = (name: string) => given.get(name) ?? given.get("*") ?? 0;
  const gz = given.has("x-gzip") ? Math.max(weight("x-gzip"), weight("gzip")) : weight("gzip");
  if (weight("br") > 0 && weight("br") >= gz) return "br";
  return gz > 0 ? "gzip" : "identity";
}

const remembered = memoize(negotiate);

/** Returns the encoding for an answer. `q=0` refuses an encoding, brotli wins a tie, identity is the fallback. */
export function negotiateEncoding(header: string | undefined): Encoding {
  return header === undefined || header === "" ? "identity" : remembered(header);
}

/** Returns true for compressible content: text, JSON, scripts, SVG. */
export function isCompressible(contentType: string | null | undefined): boolean {
  return /^(?:text\/|application\/(?:json|javascript|manifest\+json|ld\+json|xml|[\w.+-]+\+xml)|image\/svg\+xml)/i.test(
    contentType ?? "",
  );
}

/** Compression effort: `once` for cached bodies, `fast` for bodies sent a single time. */
export type Effort = "once" | "fast";

/** Compresses off the main thread. Returns null for bodies below 256 bytes. */
export async function compress(
  body: Buffer,
  encoding: Exclude<Encoding, "identity">,
  effort: Effort,
): Promise<Buffer | null> {
  if (body.length < MIN_BYTES) return null;
  if (encoding === "gzip") return gzipAsync(body, { level: 6 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort === "once" ? 5 : 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return brotliAsync(body, { params });
}
