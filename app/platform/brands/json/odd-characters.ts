import { isJsonObject, pointerKey } from "~/platform/text/json";

/**
 * Control characters except tab and line breaks, bidirectional embeddings, overrides and isolates, and lone surrogates (flag
 * `u`).
 */
const ODD = "\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff";

/**
 * Pattern for every text of a brand's files (flag `u`). Databases reject NUL and lone surrogates, and a bidirectional override
 * reverses the text next to a name. Isolates are allowed when the same text closes them.
 */
export const SAFE_TEXT_PATTERN = `^[^${ODD}]*(?:[\\u2066-\\u2068][^${ODD}]*\\u2069[^${ODD}]*)*$`;

const SOUND = new RegExp(SAFE_TEXT_PATTERN, "u");
const ODD_CHARACTER = new RegExp(`[${ODD}]`, "u");
const ODD_CHARACTERS = new RegExp(`[${ODD}]`, "gu");

/**
 * Replaces each control character, bidirectional character and lone surrogate with U+FFFD, so that the text can be shown in a
 * line.
 */
export const replaceOddCharacters = (text: string): string => text.replace(ODD_CHARACTERS, "\ufffd");

/** Forms of these characters in JSON source: escaped, and raw. */
const ESCAPED = /\\(?:[bf]|u(?:00|[dD][89a-fA-F]|20[26]))/;
const RAW = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** Returns true when a document may contain odd characters. Fast for the usual document, which is ASCII without escapes. */
function isSuspect(text: string): boolean {
  if (text.includes("\\") && ESCAPED.test(text)) return true;
  return text.includes("\u007f") || (Buffer.byteLength(text) !== text.length && RAW.test(text));
}

/** Maximum number of findings reported per file. */
const MOST = 20;

/** A key or value with a character that `SAFE_TEXT_PATTERN` excludes. */
interface OddText {
  /** JSON pointer. */
  readonly pointer: string;
  readonly part: "key" | "value";
  /** Code point in Unicode notation, e.g. `U+202E`. */
  readonly character: string;
}

/**
 * Finds odd characters in a parsed document. @param text source of the document; most documents are skipped by their source alone
 */
export function findOddTexts(text: string, value: unknown): readonly OddText[] {
  if (!isSuspect(text)) return [];
  const found: OddText[] = [];
  search(value, "", found);
  return found;
}

function search(value: unknown, pointer: string, found: OddText[]): void {
  if (found.length >= MOST) return;
  if (typeof value === "string") add(value, pointer, "value", found);
  else if (Array.isArray(value))
    for (const [at, item] of value.entries()) search(item, pointer + pointerKey(at), found);
  else if (isJsonObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      add(key, pointer + pointerKey(key), "key", found);
      search(inner, pointer + pointerKey(key), found);
    }
  }
}

function add(text: string, pointer: string, part: OddText["part"], found: OddText[]): void {
  if (SOUND.test(text)) return;
  const code = ODD_CHARACTER.exec(text)?.[0].codePointAt(0) ?? 0;
  found.push({ pointer, part, character: `U+${code.toString(16).toUpperCase().padStart(4, "0")}` });
}
