import { type Card, countOf, shoeOf } from "./cards";
import type { Draws } from "./draws";

/** Actions of a player. No splits, no insurance. */
export const TABLE_ACTIONS = ["hit", "stand", "double"] as const;

export type TableAction = (typeof TABLE_ACTIONS)[number];

/** Result of a round for the player. */
type TableResult = "blackjack" | "win" | "push" | "lose" | "bust";

/** A hand of Lantern Twenty-One. */
export interface TableRound {
  readonly player: readonly Card[];
  /** The dealer's cards; the second is face down until the round is over. */
  readonly dealer: readonly Card[];
  readonly doubled: boolean;
  /** Actions open to the player; empty once the round is over. */
  readonly mayDo: readonly TableAction[];
  /** Null during the round. */
  readonly result: TableResult | null;
}

/** The dealer draws below this total, and stands on every 17. */
export const DEALER_STANDS = 17;

/** Declared return under the strategy of `table-return.ts`, percent of all stakes, truncated to two decimals. */
export const TABLE_RETURN = "99.11";

/** Return of the best play (`table-best.ts`), percent of all stakes, rounded up: the base for the check of rewards. */
export const TABLE_BEST = "99.1148";

/** Payout of a stake, in halves of it. */
const HALVES: Readonly<Record<TableResult, bigint>> = { blackjack: 5n, win: 4n, push: 2n, lose: 0n, bust: 0n };

const isBlackjack = (cards: readonly Card[]): boolean => cards.length === 2 && countOf(cards).total === 21;

/**
 * Plays a round up to the given actions: the seeds determine the shoe, and the actions determine the deal. Two cards each in
 * turn. A dealer who shows an ace or a ten checks for a blackjack at once, so that no player doubles against one.
 * @throws RangeError for an action that is not allowed at its position
 */
export function playTable(draws: Draws, actions: readonly TableAction[]): TableRound {
  const shoe = shoeOf(draws);
  const [first, up, second, hole] = shoe as readonly [Card, Card, Card, Card];
  let next = 4;
  const take = () => shoe[next++] as Card;
  const player = [first, second];
  const dealer = [up, hole];
  let doubled = false;
  let isOpen = !isBlackjack(player) && !isBlackjack(dealer);
  for (const action of actions) {
    if (!isOpen || (action === "double" && player.length > 2)) throw new RangeError(`${action} is not allowed now`);
    if (action !== "stand") player.push(take());
    doubled = action === "double";
    isOpen = action === "hit" && countOf(player).total < 21;
  }
  if (isOpen) return { player, dealer, doubled, mayDo: mayDo(player), result: null };
  const isDecided = isBlackjack(player) || countOf(player).total > 21;
  while (!isDecided && countOf(dealer).total < DEALER_STANDS) dealer.push(take());
  return { player, dealer, doubled, mayDo: [], result: resultOf(player, dealer) };
}

const mayDo = (player: readonly Card[]): readonly TableAction[] =>
  player.length === 2 ? TABLE_ACTIONS : (["hit", "stand"] as const);

function resultOf(player: readonly Card[], dealer: readonly Card[]): TableResult {
  const [own, other] = [countOf(player).total, countOf(dealer).total];
  if (own > 21) return "bust";
  if (isBlackjack(player)) return isBlackjack(dealer) ? "push" : "blackjack";
  if (isBlackjack(dealer)) return "lose";
  if (other > 21 || own > other) return "win";
  return own === other ? "push" : "lose";
}

/** Returns the payout of a finished round, minor units. @param stake the first stake; a double staked the same amount again */
export function tableWin({ doubled, result }: TableRound, stake: bigint): bigint {
  if (result === null) return 0n;
  return ((doubled ? 2n : 1n) * stake * HALVES[result]) / 2n;
}
