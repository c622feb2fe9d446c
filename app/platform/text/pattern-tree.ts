/** Maximum length of a configured pattern, in UTF-16 units (`schemas/register.schema.json`). */
const MAX_PATTERN = 300;

/** Condition on a position between two characters. */
export type Assertion = "start" | "end" | "boundary" | "notBoundary";

/**
 * Parsed pattern. Capturing groups and lazy quantifiers are not represented, because they do not change whether it
 * matches.
 */
export type PatternNode =
  | { readonly kind: "character"; readonly source: string }
  | { readonly kind: "assertion"; readonly assertion: Assertion }
  | { readonly kind: "sequence"; readonly items: readonly PatternNode[] }
  | { readonly kind: "choice"; readonly items: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly item: PatternNode; readonly min: number; readonly max: number };

/** Reason to refuse a pattern, with the faulty part or the message of the engine. */
export interface PatternRefusal {
  readonly reason: "syntax" | "lookaround" | "backReference" | "modifier" | "tooLarge";
  readonly part: string;
}

/** Thrown inside the parser; `parsePattern` converts it to a value. */
class Refused extends Error {
  readonly refusal: PatternRefusal;

  constructor(reason: PatternRefusal["reason"], part: string) {
    super(reason);
    this.refusal = { reason, part };
  }
}

const ASSERTIONS: Readonly<Record<string, Assertion>> = {
  "^": "start",
  $: "end",
  "\\b": "boundary",
  "\\B": "notBoundary",
};

/** One character of a pattern: an escape (a surrogate pair of escapes is one character), a class, or a literal. */
const CHARACTER =
  /\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\(?:u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[pP]\{[^}]*\}|[\s\S])|\[(?:\\[\s\S]|[^\\\]])*\]|[\s\S]/uy;
const QUANTIFIER = /([*+?])\??|\{(\d+)(,?)(\d*)\}\??/uy;
const GROUP = /\(\?(?:<(?![=!])[^>]*>|:)|\((?!\?)/uy;
const REFUSED_GROUP = /\(\?(?:<?[=!]|[^)]{0,8})/uy;

/** Recursive-descent parser for patterns that the native parser accepts. */
class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  choice(): PatternNode {
    const items = [this.#sequence()];
    while (this.#text[this.#at] === "|") {
      this.#at += 1;
      items.push(this.#sequence());
    }
    return items.length === 1 ? (items[0] as PatternNode) : { kind: "choice", items };
  }

  #sequence(): PatternNode {
    const items: PatternNode[] = [];
    while (this.#at < this.#text.length && this.#text[this.#at] !== "|" && this.#text[this.#at] !== ")")
      items.push(this.#repeated(this.#term()));
    return { kind: "sequence", items };
  }

  #term(): PatternNode {
    if (this.#take(GROUP) !== null) {
      const inner = this.choice();
      this.#at += 1;
      return inner;
    }
    if (this.#text[this.#at] === "(") {
      const [part = ""] = this.#take(REFUSED_GROUP) ?? [];
      throw new Refused(/[=!]$/.test(part) ? "lookaround" : "modifier", part);
    }
    const [source = ""] = this.#take(CHARACTER) ?? [];
    if (/^\\(?:[1-9]|k)/.test(source)) throw new Refused("backReference", source);
    const assertion = ASSERTIONS[source];
    return assertion === undefined ? { kind: "character", source } : { kind: "assertion", assertion };
  }

  #repeated(item: PatternNode): PatternNode {
    const found = this.#take(QUANTIFIER);
    if (found === null) return item;
    const [, sign, least = "0", comma, most] = found;
    if (sign !== undefined)
      return { kind: "repeat", item, min: sign === "+" ? 1 : 0, max: sign === "?" ? 1 : Number.POSITIVE_INFINITY };
    const min = Number(least);
    const max = comma === "" ? min : most === "" ? Number.POSITIVE_INFINITY : Number(most);
    return { kind: "repeat", item, min, max };
  }

  #take(what: RegExp): RegExpExecArray | null {
    what.lastIndex = this.#at;
    const found = what.exec(this.#text);
    if (found !== null) this.#at = what.lastIndex;
    return found;
  }
}

/**
 * Parses a regular expression in JavaScript's syntax (flag `u`). Refuses look-around and back references, because no
 * engine matches them in linear time, and modifiers such as `(?i:`, because not every browser supports them.
 */
export function parsePattern(text: string): PatternNode | PatternRefusal {
  if (text.length > MAX_PATTERN) return { reason: "tooLarge", part: `${text.length} > ${MAX_PATTERN}` };
  try {
    // Our parser runs first, so refused syntax (e.g. a modifier) gets its specific reason even if the native parser
    // rejects it.
    const tree = new Reader(text).choice();
    new RegExp(text, "u");
    return tree;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    const why = error instanceof Error ? error.message.replace(/^Invalid regular expression: /, "") : String(error);
    return { reason: "syntax", part: why.split(": ").at(-1) ?? why };
  }
}
