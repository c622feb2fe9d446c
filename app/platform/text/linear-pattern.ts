import { type Assertion, type PatternNode, type PatternRefusal, parsePattern } from "./pattern-tree";

/** Maximum number of steps in a pattern's program. It bounds the cost of each character of a text. */
export const MAX_STEPS = 1000;
/**
 * Maximum length of a matched text, in UTF-16 units: 255 characters, the maximum of a field's rule. Longer texts never
 * match.
 */
export const MAX_TEXT = 510;

/** Configured pattern that matches in linear time. */
export interface LinearPattern {
  /** Returns true if the text contains a match, like `RegExp.prototype.test` with the flag `u`. */
  readonly test: (text: string) => boolean;
}

/** Returns true if a character (code point) matches one position of the pattern. */
type CharacterMatcher = (character: number) => boolean;

/** Kinds of steps: match, two alternatives, consume a character, check an assertion. */
const [MATCH, SPLIT, TAKE, ASSERT] = [0, 1, 2, 3];

/**
 * Pattern compiled to steps. A step has a kind, a next step, and a second number: the alternative step, a taker or an
 * assertion.
 */
interface Program {
  readonly kinds: number[];
  readonly nexts: number[];
  readonly others: number[];
  readonly takers: CharacterMatcher[];
  readonly start: number;
}

/** Returns the number of steps of a compiled node. */
function sizeOf(node: PatternNode): number {
  if (node.kind === "sequence") return node.items.reduce((sum, item) => sum + sizeOf(item), 0);
  if (node.kind === "choice") return node.items.reduce((sum, item) => sum + sizeOf(item) + 1, -1);
  if (node.kind !== "repeat") return 1;
  const size = sizeOf(node.item);
  if (size === 0 || node.max === 0) return 0;
  const rest = node.max === Number.POSITIVE_INFINITY ? 1 : node.max - node.min;
  return size * node.min + (size + 1) * rest;
}

/**
 * Returns a matcher for one character of the pattern. Uses the native engine, which takes constant time for a single
 * character.
 */
function takerOf(source: string): CharacterMatcher {
  const only = source.codePointAt(0) ?? 0;
  const isItself = source.length === (only > 0xffff ? 2 : 1) && source !== ".";
  if (isItself) return (character) => character === only;
  const native = new RegExp(`^${source}$`, "u");
  return (character) => native.test(String.fromCodePoint(character));
}

const ASSERTIONS: readonly Assertion[] = ["start", "end", "boundary", "notBoundary"];

/** Compiles a tree to steps, from its end to its beginning. */
class Writer {
  readonly program: Program = { kinds: [MATCH], nexts: [0], others: [0], takers: [], start: 0 };
  readonly #takers = new Map<string, number>();

  /** Adds a node that continues at `next`; returns its first step. */
  add(node: PatternNode, next: number): number {
    if (node.kind === "sequence") return node.items.reduceRight((after, item) => this.add(item, after), next);
    if (node.kind === "choice") {
      const ways = node.items.map((item) => this.add(item, next));
      return ways.reduceRight((other, way) => this.#push(SPLIT, way, other));
    }
    if (node.kind === "repeat") return this.#repeat(node, next);
    if (node.kind === "assertion") return this.#push(ASSERT, next, ASSERTIONS.indexOf(node.assertion));
    return this.#push(TAKE, next, this.#taker(node.source));
  }

  #taker(source: string): number {
    const known = this.#takers.get(source) ?? this.program.takers.push(takerOf(source)) - 1;
    this.#takers.set(source, known);
    return known;
  }

  #repeat({ item, min, max }: PatternNode & { readonly kind: "repeat" }, next: number): number {
    if (sizeOf(item) === 0 || max === 0) return next;
    let at = next;
    if (max === Number.POSITIVE_INFINITY) {
      at = this.#push(SPLIT, next, next);
      this.program.nexts[at] = this.add(item, at);
    } else {
      for (let more = min; more < max; more += 1) at = this.#push(SPLIT, this.add(item, at), next);
    }
    for (let least = 0; least < min; least += 1) at = this.add(item, at);
    return at;
  }

  #push(kind: number, next: number, other: number): number {
    const { kinds, nexts, others } = this.program;
    nexts.push(next);
    others.push(other);
    return kinds.push(kind) - 1;
  }
}

const WORD = /^\w$/;
const isWord = (character: number | undefined) => character !== undefined && WORD.test(String.fromCodePoint(character));

/**
 * Returns the values of the four assertions between two characters, in the order of `ASSERTIONS`. Undefined is the edge
 * of the text.
 */
function conditions(before: number | undefined, after: number | undefined): readonly boolean[] {
  const isBoundary = isWord(before) !== isWord(after);
  return [before === undefined, after === undefined, isBoundary, !isBoundary];
}

/**
 * Runs a program over a text. All alternatives advance together, each step at most once per character (Thompson's
 * simulation, as in RE2), so the time is bounded by `MAX_STEPS` × `MAX_TEXT` for any pattern and text.
 */
function matches({ kinds, nexts, others, takers, start }: Program, text: string): boolean {
  const seen = new Int32Array(kinds.length).fill(-1);
  const taken = new Int8Array(takers.length);
  // Each step is pushed at most twice for one character (as next and as alternative) and once from the previous
  // character.
  const stack = new Int32Array(kinds.length * 3 + 1);
  const arrived = new Int32Array(kinds.length);
  let arrivals = 0;
  let before: number | undefined;
  for (let place = 0; ; ) {
    const after = text.codePointAt(place);
    const held = conditions(before, after);
    taken.fill(0);
    stack.set(arrived.subarray(0, arrivals));
    let count = arrivals;
    arrivals = 0;
    // A match may begin at every character.
    stack[count++] = start;
    while (count > 0) {
      const at = stack[--count] as number;
      if (seen[at] === place) continue;
      seen[at] = place;
      const kind = kinds[at] as number;
      const next = nexts[at] as number;
      const other = others[at] as number;
      if (kind === TAKE) {
        if (after === undefined) continue;
        if (taken[other] === 0) taken[other] = takers[other]?.(after) ? 1 : -1;
        if (taken[other] === 1) arrived[arrivals++] = next;
      } else if (kind === SPLIT) {
        if (seen[other] !== place) stack[count++] = other;
        if (seen[next] !== place) stack[count++] = next;
      } else if (kind === MATCH) return true;
      else if (held[other]) stack[count++] = next;
    }
    if (after === undefined) return false;
    before = after;
    place += after > 0xffff ? 2 : 1;
  }
}

/**
 * Compiles a configured pattern (JavaScript's syntax, flag `u`), or returns the reason of its refusal. `*` matches
 * everything.
 */
export function readPattern(text: string): LinearPattern | PatternRefusal {
  if (text === "*") return { test: () => true };
  const tree = parsePattern(text);
  if ("reason" in tree) return tree;
  const size = sizeOf(tree);
  if (size > MAX_STEPS) return { reason: "tooLarge", part: `${size} > ${MAX_STEPS}` };
  const writer = new Writer();
  const start = writer.add(tree, 0);
  const program = { ...writer.program, start };
  return { test: (value) => value.length <= MAX_TEXT && matches(program, value) };
}

/** Returns the reason to refuse a pattern; null for a valid one. */
export function patternRefusal(text: string): PatternRefusal | null {
  const read = readPattern(text);
  return "reason" in read ? read : null;
}

const KEPT = 200;
const patternCache = new Map<string, LinearPattern | PatternRefusal>();

/**
 * Returns true if a text matches a configured pattern. Brand files with an invalid pattern are refused. An invalid
 * pattern from an operator's system matches everything, because that system validates the text itself.
 */
export function matchesPattern(pattern: string, text: string): boolean {
  const read = patternCache.get(pattern) ?? readPattern(pattern);
  if (patternCache.size >= KEPT) patternCache.clear();
  patternCache.set(pattern, read);
  return "reason" in read || read.test(text);
}
