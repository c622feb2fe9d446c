import { createHash } from "node:crypto";

/** Headers in the form that `ServerResponse.writeHead` takes fastest: name, value, name, value … */
export type RawHeaders = string[];

/** Where a page may load from, beside its own origin. All are origins, e.g. `https://img.example`. */
export interface PageSources {
  readonly images: readonly string[];
  readonly frames: readonly string[];
  /** Who may frame the page, beside itself, e.g. `console.localhost:*`. */
  readonly ancestors: readonly string[];
}

const sha256 = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Style elements that the client makes before it fills them have the hash of the empty text. */
const EMPTY_STYLE = sha256("");
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

/** The hash of every inline style of a page, for `style-src`. */
function styleHashes(html: string): string[] {
  const hashes = new Set([EMPTY_STYLE]);
  for (const match of html.matchAll(STYLE)) hashes.add(sha256(match[1] ?? ""));
  return [...hashes];
}

/** The https origins of the given links, each once. Anything else (and anything that could end a directive) is dropped. */
export function originsOf(links: readonly string[] | undefined): string[] {
  const origins = new Set<string>();
  for (const link of links ?? []) {
    const given = URL.canParse(link) ? new URL(link) : null;
    if (given?.protocol === "https:") origins.add(given.origin);
  }
  return [...origins];
}

/** The content security policy of a page: by hashes, no nonce, so that a kept page keeps its policy. */
export function pagePolicy(html: string, sources: PageSources): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${styleHashes(html).join(" ")}`,
    ["img-src 'self' data:", ...sources.images].join(" "),
    ["frame-src 'self'", ...sources.frames].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...sources.ancestors].join(" "),
  ].join("; ");
}

/** The policy of everything that is no page: nothing may run, load or frame it. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** The policy of a picture that is a document: an SVG opened on its own runs no script and sends nothing. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const PERMISSIONS = "camera=(), microphone=(), geolocation=(), payment=(), usb=()";

/** Headers of every answer, also of errors and of files. */
export function baseHeaders(): RawHeaders {
  return ["X-Content-Type-Options", "nosniff", "Referrer-Policy", "strict-origin-when-cross-origin"];
}

/** Headers of an answer in a few plain bytes that nobody keeps, e.g. of a health check. */
export function bareHeaders(): RawHeaders {
  return [...baseHeaders(), "Content-Security-Policy", DATA_POLICY, "Cache-Control", "no-store"];
}

/**
 * Headers of every page, beside `baseHeaders`. Popups keep their opener: games open in one. Over http browsers ignore
 * the opener policy and complain about it, so that it goes out under https only.
 */
export function pageHeaders(policy: string, secure: boolean): RawHeaders {
  const headers = ["Content-Security-Policy", policy, "Permissions-Policy", PERMISSIONS];
  if (secure) headers.push("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  return headers;
}
