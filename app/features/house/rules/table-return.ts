import { countValues, PACKS } from "./cards";
import { DEALER_STANDS, type TableAction } from "./table";

// Exact by enumeration: every order in which six packs can be dealt under the stated strategy, weighted by its probability.
// Weights are floating-point numbers (error below 1e-12); no money is computed with them.

/** Remaining cards of each value; index 0 for aces, 9 for tens. */
export type Left = number[];

/** Expectation of a player who follows the strategy, as shares of the first stake. */
export interface TableReturn {
  readonly paid: number;
  /** Above 1, because some hands are doubled. */
  readonly staked: number;
  /** `paid / staked`. */
  readonly total: number;
}

/**
 * Returns the action of the strategy behind the declared return: the usual one for six packs, a dealer who stands on 17, and no
 * splits.
 * @param up the dealer's card, ace 1
 */
export function advised(values: readonly number[], up: number): TableAction {
  const { soft, total } = countValues(values);
  const between = (low: number, high: number) => up >= low && up <= high;
  const double = values.length === 2 ? "double" : null;
  if (soft) return softAdvice(total, between, double);
  if (total >= 17) return "stand";
  if (total >= 13) return between(2, 6) ? "stand" : "hit";
  if (total === 12) return between(4, 6) ? "stand" : "hit";
  if (total === 11) return (between(2, 10) && double) || "hit";
  if (total === 10) return (between(2, 9) && double) || "hit";
  return (total === 9 && between(3, 6) && double) || "hit";
}

function softAdvice(total: number, between: (low: number, high: number) => boolean, double: "double" | null) {
  if (total >= 19) return "stand";
  if (total === 18) return (between(3, 6) && double) || (between(2, 8) ? "stand" : "hit");
  if (total === 17) return (between(3, 6) && double) || "hit";
  if (total >= 15) return (between(4, 6) && double) || "hit";
  return (total >= 13 && between(5, 6) && double) || "hit";
}

/** Visits each remaining value with that card removed, and restores it afterwards. */
function each(left: Left, size: number, visit: (value: number, chance: number) => void): void {
  for (let at = 0; at < 10; at++) {
    const count = left[at] ?? 0;
    if (count === 0) continue;
    left[at] = count - 1;
    visit(at + 1, count / size);
    left[at] = count;
  }
}

/**
 * Adds the probabilities of the dealer's totals (22 means bust).
 * @param least the sum of the dealer's cards, aces 1
 * @param ends receives the probability of each total
 */
export function dealerEnds(
  left: Left,
  size: number,
  least: number,
  hasAce: boolean,
  weight: number,
  ends: Float64Array,
): void {
  const total = hasAce && least <= 11 ? least + 10 : least;
  if (total >= DEALER_STANDS) {
    const at = Math.min(22, total);
    ends[at] = (ends[at] ?? 0) + weight;
    return;
  }
  // Inlined instead of `each`: this runs millions of times.
  for (let at = 0; at < 10; at++) {
    const count = left[at] as number;
    if (count === 0) continue;
    left[at] = count - 1;
    dealerEnds(left, size - 1, least + at + 1, hasAce || at === 0, (weight * count) / size, ends);
    left[at] = count;
  }
}

/** Returns the expected payout of one unit against a dealer who may draw. */
function against(total: number, left: Left, size: number, dealer: readonly number[]): number {
  const ends = new Float64Array(23);
  const [up = 0, hole = 0] = dealer;
  dealerEnds(left, size, up + hole, up === 1 || hole === 1, 1, ends);
  let paid = 0;
  for (let end = DEALER_STANDS; end <= 22; end++) {
    const chance = ends[end] ?? 0;
    if (end === 22 || total > end) paid += 2 * chance;
    else if (total === end) paid += chance;
  }
  return paid;
}

type Known = Map<string, readonly [paid: number, staked: number]>;

/**
 * Returns the strategy's expectation for one unit when neither side has a blackjack: `[paid, staked]`.
 * @param known cache for this dealer's two cards; the order of a hand does not matter
 */
function play(hand: readonly number[], dealer: readonly number[], left: Left, size: number, known: Known) {
  const key = hand.toSorted().join();
  const before = known.get(key);
  if (before) return before;
  const found = playAnew(hand, dealer, left, size, known);
  known.set(key, found);
  return found;
}

function playAnew(
  hand: readonly number[],
  dealer: readonly number[],
  left: Left,
  size: number,
  known: Known,
): readonly [number, number] {
  const { total } = countValues(hand);
  if (total > 21) return [0, 1];
  const action = total === 21 ? "stand" : advised(hand, dealer[0] ?? 0);
  if (action === "stand") return [against(total, left, size, dealer), 1];
  let [paid, staked] = [0, 0];
  each(left, size, (value, chance) => {
    const after = [...hand, value];
    if (action === "double") {
      const { total: end } = countValues(after);
      paid += end > 21 ? 0 : 2 * chance * against(end, left, size - 1, dealer);
      staked += 2 * chance;
    } else {
      const [more, bet] = play(after, dealer, left, size - 1, known);
      paid += chance * more;
      staked += chance * bet;
    }
  });
  return [paid, staked];
}

const isNatural = (hand: readonly number[]): boolean => countValues(hand).total === 21;

/** Computes the exact return of Lantern Twenty-One for a player who follows `advised`. Takes some seconds. */
export function tableReturn(): TableReturn {
  const left: Left = Array.from({ length: 10 }, (_, at) => (at === 9 ? 16 : 4) * PACKS);
  const size = 52 * PACKS;
  let [paid, staked] = [0, 0];
  each(left, size, (up, first) =>
    each(left, size - 1, (hole, second) => {
      const known: Known = new Map();
      each(left, size - 2, (a, third) =>
        each(left, size - 3, (b, fourth) => {
          // Two cards in either order are the same hand.
          if (b < a) return;
          const weight = first * second * third * fourth * (a === b ? 1 : 2);
          const [own, other] = [isNatural([a, b]), isNatural([up, hole])];
          const natural = own && !other ? 2.5 : own ? 1 : 0;
          const [back, bet] = own || other ? [natural, 1] : play([a, b], [up, hole], left, size - 4, known);
          paid += weight * back;
          staked += weight * bet;
        }),
      );
    }),
  );
  return { paid, staked, total: paid / staked };
}
