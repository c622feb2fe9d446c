import { FORBIDDEN_KEYS } from "~/platform/text/json";

/** Reason for which a text is not strict JSON. `placeFault` (positions.ts) finds its position. */
export interface JsonFault {
  readonly kind: "encoding" | "syntax" | "duplicate" | "forbidden" | "depth";
  /** Message of the parser, for `syntax`. */
  readonly message: string;
}

export type ParsedJson =
  | { readonly ok: true; readonly value: unknown; readonly text: string; readonly hasBom: boolean }
  | {
      readonly ok: false;
      readonly fault: JsonFault;
      readonly text: string;
      readonly hasBom: boolean;
      /** Value of a document with duplicate keys (`duplicate`): the last of the keys counts. */
      readonly value?: unknown;
    };

/** Maximum depth of a document. All later code walks documents recursively. */
const DEEPEST = 64;

/**
 * Parses strict JSON: no duplicate keys, no prototype keys, at most 64 levels. The value is frozen. A byte order mark is removed
 * and reported in `hasBom`. Duplicates are found by comparing the number of keys in the text and in the value, which is fast for
 * valid input.
 * @param isUtf8 false when the bytes of the file were not valid UTF-8
 */
export function parseJson(whole: string, isUtf8 = true): ParsedJson {
  const hasBom = whole.charCodeAt(0) === 0xfeff;
  const text = hasBom ? whole.slice(1) : whole;
  const refuse = (kind: JsonFault["kind"], message = ""): ParsedJson & { ok: false } => {
    return { ok: false, fault: { kind, message }, text, hasBom };
  };
  if (!isUtf8) return refuse("encoding");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refuse("syntax", (error as Error).message);
  }
  const keys = freezeAndCount(value, 0);
  if (keys === FORBIDDEN) return refuse("forbidden");
  if (keys === TOO_DEEP) return refuse("depth");
  const isUnique = keys === mostKeysInText(text) || keys === countKeysInText(text);
  return isUnique ? { ok: true, value, text, hasBom } : { ...refuse("duplicate"), value };
}

const FORBIDDEN = -1;
const TOO_DEEP = -2;

/** Freezes a parsed value. Returns the number of its keys, or `FORBIDDEN` or `TOO_DEEP`. */
function freezeAndCount(value: unknown, depth: number): number {
  if (typeof value !== "object" || value === null) return 0;
  if (depth >= DEEPEST) return TOO_DEEP;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) {
      const inner = freezeAndCount(item, depth + 1);
      if (inner < 0) return inner;
      count += inner;
    }
  } else {
    for (const key in value) {
      if (FORBIDDEN_KEYS.has(key)) return FORBIDDEN;
      const inner = freezeAndCount((value as Record<string, unknown>)[key], depth + 1);
      if (inner < 0) return inner;
      count += inner + 1;
    }
  }
  Object.freeze(value);
  return count;
}

const QUOTE = 34;
const BACKSLASH = 92;
const COLON = 58;

/** Returns an upper bound for the number of keys in valid JSON: colons after a quote, also inside strings. Fast. */
function mostKeysInText(text: string): number {
  let count = 0;
  for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) <= 32) before -= 1;
    if (text.charCodeAt(before) === QUOTE) count += 1;
  }
  return count;
}

/** Returns the number of keys in valid JSON: strings followed by a colon. */
function countKeysInText(text: string): number {
  let count = 0;
  let at = text.indexOf('"');
  while (at !== -1) {
    let end = text.indexOf('"', at + 1);
    while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
    let next = end + 1;
    while (text.charCodeAt(next) <= 32) next += 1;
    if (text.charCodeAt(next) === COLON) count += 1;
    at = text.charCodeAt(next) === QUOTE ? next : text.indexOf('"', next);
  }
  return count;
}

function isEscaped(text: string, quote: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(quote - 1 - slashes) === BACKSLASH) slashes += 1;
  return slashes % 2 === 1;
}
