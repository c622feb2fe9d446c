/** Parts of a request's URL that passed `readTarget`. */
export interface Target {
  /** As sent: begins with one `/`; no `//`, no dot segments, valid percent-encoding. */
  readonly path: string;
  /** Decoded and in lower case, like Remix matches routes. Guards of a path must compare this one. */
  readonly folded: string;
  /** Without the `?`; empty when absent. */
  readonly search: string;
}

const MAX_TARGET = 4_096;
const [PERCENT, DOT, SLASH, BACKSLASH] = [0x25, 0x2e, 0x2f, 0x5c] as const;

/** Returns true for a path of lower-case ASCII without percent-encoding: it needs no decoding. */
function isPlain(path: string): boolean {
  for (let at = 0; at < path.length; at += 1) {
    const code = path.charCodeAt(at);
    if (code <= 0x20 || code >= 0x7f || code === PERCENT || code === BACKSLASH) return false;
    if (code >= 0x41 && code <= 0x5a) return false;
    if (code !== SLASH) continue;
    const next = path.charCodeAt(at + 1);
    if (next === SLASH || next === DOT) return false;
  }
  return true;
}

function fold(path: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression matches control characters
  if (/[\u0000-\u001f\u007f\\]/.test(decoded) || decoded.includes("//")) return null;
  if (decoded.split("/").some((part) => part === "." || part === "..")) return null;
  return decoded.toLowerCase();
}

/**
 * Reads a request target (`/help?page=2`). Null means status 400: absolute or other form, `//`, dot segments, control
 * characters, invalid percent-encoding, or too long. No later code decodes the path again.
 */
export function readTarget(url: string | undefined): Target | null {
  if (url === undefined || url.length > MAX_TARGET || url.charCodeAt(0) !== SLASH) return null;
  const hash = url.indexOf("#");
  if (hash !== -1) return null;
  const mark = url.indexOf("?");
  const path = mark === -1 ? url : url.slice(0, mark);
  const search = mark === -1 ? "" : url.slice(mark + 1);
  if (isPlain(path)) return { path, folded: path, search };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression matches control characters
  if (/[\u0000-\u0020\u007f-\uffff]/.test(path)) return null;
  const folded = fold(path);
  return folded === null ? null : { path, folded, search };
}
