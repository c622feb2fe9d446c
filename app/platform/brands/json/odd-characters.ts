import { isJsonObject, pointerKey } from "~/platform/text/json";

/** Control characters (but tab and line breaks), embeddings and overrides of direction, isolates of direction, half characters. */
const ODD = "\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff";

/**
 * What every text of a brand's files keeps (flag u): a database takes no NUL and no half of a character, and an override of
 * direction turns what stands beside a name around. Isolates are closed in the same text.
 */
export const SOUND_TEXT = `^[^${ODD}]*(?:[\\u2066-\\u2068][^${ODD}]*\\u2069[^${ODD}]*)*$`;

const SOUND = new RegExp(SOUND_TEXT, "u");
const ODD_CHARACTER = new RegExp(`[${ODD}]`, "u");
const ODD_CHARACTERS = new RegExp(`[${ODD}]`, "gu");

/** A text as it can be shown in a line among others: what would turn or break the line is one sign each. */
export const readable = (text: string): string => text.replace(ODD_CHARACTERS, "\ufffd");

/** How they are written in JSON: as escapes, or as themselves. */
const ESCAPED = /\\(?:[bf]|u(?:00|[dD][89a-fA-F]|20[26]))/;
const RAW = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** Whether a document may hold odd characters. Most are plain letters without an escape, which takes next to no time to see. */
function isSuspect(text: string): boolean {
  if (text.includes("\\") && ESCAPED.test(text)) return true;
  return text.includes("\u007f") || (Buffer.byteLength(text) !== text.length && RAW.test(text));
}

/** Most places that are told of one file. */
const MOST = 20;

/** A key or a text with a character that no text may hold. */
interface OddText {
  /** JSON pointer. */
  readonly pointer: string;
  readonly part: "key" | "value";
  /** As Unicode names it, e.g. `U+202E`. */
  readonly character: string;
}

/** Finds odd characters in a parsed document. @param text the document as written: most need no second look */
export function oddTexts(text: string, value: unknown): readonly OddText[] {
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
