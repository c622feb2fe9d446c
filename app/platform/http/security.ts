import { createHash } from "node:crypto";

/** Headers in the fastest format for `ServerResponse.writeHead`: name, value, name, value … */
export type RawHeaders = string[];

/** Origins that a page may load from, in addition to its own, e.g. `https://img.example`. */
export interface PageSources {
  readonly images: readonly string[];
  readonly frames: readonly string[];
  /** Origins that may frame the page, in addition to its own, e.g. `console.localhost:*`. */
  readonly ancestors: readonly string[];
}

const sha256 = (content: Buffer | string): string =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/** Hash of the empty text: the client creates style elements before it fills them. */
const EMPTY_STYLE = sha256("");

/**
 * Returns the hash of every inline style of a page, for `style-src`. Searches the bytes: decoding a page takes longer
 * than everything else that is done with its headers.
 */
function styleHashes(page: Buffer): string[] {
  const hashes = new Set([EMPTY_STYLE]);
  for (let at = page.indexOf("<style"); at >= 0; at = page.indexOf("<style", at)) {
    const start = page.indexOf(">", at) + 1;
    const end = start > 0 ? page.indexOf("</style>", start) : -1;
    if (end < 0) break;
    hashes.add(sha256(page.subarray(start, end)));
    at = end;
  }
  return [...hashes];
}

/**
 * Returns the https origins of the given links, without duplicates. Everything else (including text that could end a
 * directive) is dropped.
 */
export function originsOf(links: readonly string[] | undefined): string[] {
  const origins = new Set<string>();
  for (const link of links ?? []) {
    const given = URL.canParse(link) ? new URL(link) : null;
    if (given?.protocol === "https:") origins.add(given.origin);
  }
  return [...origins];
}

/**
 * Returns the content security policy of a page in UTF-8. It uses hashes instead of a nonce, so a cached page keeps its
 * policy.
 */
export function pagePolicy(page: Buffer, sources: PageSources): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${styleHashes(page).join(" ")}`,
    ["img-src 'self' data:", ...sources.images].join(" "),
    ["frame-src 'self'", ...sources.frames].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...sources.ancestors].join(" "),
  ].join("; ");
}

/** Policy of everything except pages: nothing may run, load or frame it. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** Policy of a picture: an SVG opened as a document runs no script and sends nothing. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const PERMISSIONS = "camera=(), microphone=(), geolocation=(), payment=(), usb=()";

/** Returns the headers of every answer, including errors and files. */
export function baseHeaders(): RawHeaders {
  return ["X-Content-Type-Options", "nosniff", "Referrer-Policy", "strict-origin-when-cross-origin"];
}

/** Returns the headers of a short plain answer that is never cached, e.g. of a health check. */
export function bareHeaders(): RawHeaders {
  return [...baseHeaders(), "Content-Security-Policy", DATA_POLICY, "Cache-Control", "no-store"];
}

/**
 * Returns the headers of every page, in addition to `baseHeaders`. Popups keep their opener, because games open in one.
 * Over http, browsers ignore the opener policy with a warning, so it is sent over https only.
 */
export function pageHeaders(policy: string, secure: boolean): RawHeaders {
  const headers = ["Content-Security-Policy", policy, "Permissions-Policy", PERMISSIONS];
  if (secure) headers.push("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  return headers;
}
