import { countValues, PACKS } from "./cards";
import { DEALER_STANDS } from "./table";
import { dealerEnds, type Left } from "./table-return";

// The best play knows every card that has left the shoe in this hand, and decides by it: no strategy returns more. The dealer's
// second card is any remaining one, except those that would have ended the hand with a blackjack.

/** Expected payout and stake, as shares of the first stake, weighted by the probability of the cards. */
type HandWorth = readonly [paid: number, staked: number];

interface Search {
  readonly left: Left;
  readonly up: number;
  /** Target return: actions are ranked by their expected payout above it. */
  readonly aim: number;
  readonly known: Map<string, HandWorth>;
}

const sizeOf = (left: Left): number => left.reduce((sum, count) => sum + count, 0);

/** Visits the dealer's second cards that leave the hand open (no blackjack), with their probabilities. */
function openHoles({ left, up }: Search, visit: (hole: number, chance: number) => void): void {
  const size = sizeOf(left);
  for (let at = 0; at < 10; at++) {
    const count = left[at] as number;
    const ends = (up === 1 && at === 9) || (up === 10 && at === 0);
    if (count === 0 || ends) continue;
    left[at] = count - 1;
    visit(at + 1, count / size);
    left[at] = count;
  }
}

/** Returns the worth of standing. */
function standing(search: Search, total: number): HandWorth {
  let [paid, staked] = [0, 0];
  openHoles(search, (hole, chance) => {
    const { left, up } = search;
    const ends = new Float64Array(23);
    dealerEnds(left, sizeOf(left), up + hole, up === 1 || hole === 1, 1, ends);
    staked += chance;
    for (let end = DEALER_STANDS; end <= 22; end++)
      paid += chance * (ends[end] ?? 0) * (end === 22 || total > end ? 2 : total === end ? 1 : 0);
  });
  return [paid, staked];
}

/** Returns the worth of a bust hand: only the stake counts. */
function lost(search: Search): HandWorth {
  let staked = 0;
  openHoles(search, (_, chance) => {
    staked += chance;
  });
  return [0, staked];
}

/** Returns the expected worth over all next cards. */
function drawn(search: Search, hand: readonly number[], after: (hand: readonly number[]) => HandWorth): HandWorth {
  const { left } = search;
  const size = sizeOf(left);
  let [paid, staked] = [0, 0];
  for (let at = 0; at < 10; at++) {
    const count = left[at] as number;
    if (count === 0) continue;
    left[at] = count - 1;
    const [more, bet] = after([...hand, at + 1]);
    left[at] = count;
    paid += (count / size) * more;
    staked += (count / size) * bet;
  }
  return [paid, staked];
}

/** Returns the worth of a hand under the best play. */
function best(search: Search, hand: readonly number[]): HandWorth {
  const key = hand.toSorted((a, b) => a - b).join();
  const before = search.known.get(key);
  if (before) return before;
  const { total } = countValues(hand);
  const found = total > 21 ? lost(search) : total === 21 ? standing(search, total) : chosen(search, hand, total);
  search.known.set(key, found);
  return found;
}

function chosen(search: Search, hand: readonly number[], total: number): HandWorth {
  const ways = [standing(search, total), drawn(search, hand, (after) => best(search, after))];
  if (hand.length === 2) {
    const [paid, staked] = drawn(search, hand, (after) => {
      const { total: end } = countValues(after);
      return end > 21 ? lost(search) : standing(search, end);
    });
    ways.push([2 * paid, 2 * staked]);
  }
  const above = ([paid, staked]: HandWorth) => paid - search.aim * staked;
  return ways.reduce((one, other) => (above(other) > above(one) ? other : one));
}

const isNatural = (a: number, b: number): boolean => a + b === 11 && (a === 1 || b === 1);

/** Returns the worth of all hands under the best play for a return of `aim`. */
function bestFor(aim: number): HandWorth {
  const left: Left = Array.from({ length: 10 }, (_, at) => (at === 9 ? 16 : 4) * PACKS);
  let [paid, staked] = [0, 0];
  for (let up = 1; up <= 10; up++) {
    const known: Search["known"] = new Map();
    const first = (left[up - 1] as number) / sizeOf(left);
    left[up - 1] = (left[up - 1] as number) - 1;
    const search = { left, up, aim, known };
    const [more, bet] = drawn(search, [], ([a = 0]) => drawn(search, [], ([b = 0]) => firstTwo(search, a, b)));
    paid += first * more;
    staked += first * bet;
    left[up - 1] = (left[up - 1] as number) + 1;
  }
  return [paid, staked];
}

/** Returns the worth of two starting cards, blackjacks of both sides included. */
function firstTwo(search: Search, a: number, b: number): HandWorth {
  const { left, up } = search;
  const natural = isNatural(a, b);
  const twin = up === 1 ? 9 : up === 10 ? 0 : null;
  const closed = twin === null ? 0 : (left[twin] as number) / sizeOf(left);
  if (natural) return [2.5 * (1 - closed) + closed, 1];
  const [paid, staked] = best(search, [a, b]);
  return [paid, staked + closed];
}

/** Computes the highest return of any play of Lantern Twenty-One: share of all stakes that is paid back. Takes some minutes. */
export function tableBest(): number {
  let aim = 0.99;
  for (let round = 0; round < 8; round++) {
    const [paid, staked] = bestFor(aim);
    const found = paid / staked;
    if (found - aim < 1e-9) return found;
    aim = found;
  }
  return aim;
}
