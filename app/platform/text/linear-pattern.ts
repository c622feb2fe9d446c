import { type Assertion, type PatternNode, type PatternRefusal, parsePattern } from "./pattern-tree";

/** Most steps of a pattern's program. Every character of a text costs at most so many. */
export const MAX_STEPS = 1000;
/** The longest text that is matched, in UTF-16 units: 255 characters, the most that a field's rule allows. A longer text never matches. */
export const MAX_TEXT = 510;

/** A configured pattern, ready to match in linear time. */
export interface LinearPattern {
  /** Whether the text holds a match anywhere, as `RegExp.prototype.test` with the flag `u` says. */
  readonly test: (text: string) => boolean;
}

/** Whether a character (a code point) is one of those that a place in the pattern takes. */
type Taker = (character: number) => boolean;

/** What a step does: `take` a character, hold a condition, go on in two ways (`split`), or end. */
const [MATCH, SPLIT, TAKE, ASSERT] = [0, 1, 2, 3];

/** A pattern as steps. A step is a kind, where it goes on, and a second number: the other way, a taker or a condition. */
interface Program {
  readonly kinds: number[];
  readonly nexts: number[];
  readonly others: number[];
  readonly takers: Taker[];
  readonly start: number;
}

/** How many steps a node becomes. */
function sizeOf(node: PatternNode): number {
  if (node.kind === "sequence") return node.items.reduce((sum, item) => sum + sizeOf(item), 0);
  if (node.kind === "choice") return node.items.reduce((sum, item) => sum + sizeOf(item) + 1, -1);
  if (node.kind !== "repeat") return 1;
  const size = sizeOf(node.item);
  if (size === 0 || node.max === 0) return 0;
  const rest = node.max === Number.POSITIVE_INFINITY ? 1 : node.max - node.min;
  return size * node.min + (size + 1) * rest;
}

/** One character of the pattern as the platform's own engine reads it: a single character takes it constant time. */
function takerOf(source: string): Taker {
  const only = source.codePointAt(0) ?? 0;
  const isItself = source.length === (only > 0xffff ? 2 : 1) && source !== ".";
  if (isItself) return (character) => character === only;
  const native = new RegExp(`^${source}$`, "u");
  return (character) => native.test(String.fromCodePoint(character));
}

const ASSERTIONS: readonly Assertion[] = ["start", "end", "boundary", "notBoundary"];

/** Writes a tree as steps, from its end to its beginning. */
class Writer {
  readonly program: Program = { kinds: [MATCH], nexts: [0], others: [0], takers: [], start: 0 };
  readonly #takers = new Map<string, number>();

  /** Adds a node that goes on at `next`; returns where it begins. */
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

/** The four conditions between two characters, in the order of `ASSERTIONS`; undefined is the text's edge. */
function conditions(before: number | undefined, after: number | undefined): readonly boolean[] {
  const isBoundary = isWord(before) !== isWord(after);
  return [before === undefined, after === undefined, isBoundary, !isBoundary];
}

/**
 * Runs a program over a text: all ways at once, each step at most once a character (Thompson's simulation, as RE2 does
 * it), so that time is bounded by `MAX_STEPS` × `MAX_TEXT` whatever pattern and text are.
 */
function matches({ kinds, nexts, others, takers, start }: Program, text: string): boolean {
  const seen = new Int32Array(kinds.length).fill(-1);
  const taken = new Int8Array(takers.length);
  // A step waits at most twice (where it is gone on to, and as the other way) and once from the character before.
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

/** Reads a configured pattern (JavaScript's syntax, flag `u`), or says why it is refused. `*` matches everything. */
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

/** Why a pattern is refused; null for one that may be used. */
export function patternRefusal(text: string): PatternRefusal | null {
  const read = readPattern(text);
  return "reason" in read ? read : null;
}

const KEPT = 200;
const kept = new Map<string, LinearPattern | PatternRefusal>();

/**
 * Whether a text matches a configured pattern. Files are refused with a pattern that cannot be used; one that an
 * operator's own system sends all the same is left to that system: everything matches.
 */
export function matchesPattern(pattern: string, text: string): boolean {
  const read = kept.get(pattern) ?? readPattern(pattern);
  if (kept.size >= KEPT) kept.clear();
  kept.set(pattern, read);
  return "reason" in read || read.test(text);
}
