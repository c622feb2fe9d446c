import { type Draws, shuffled } from "./draws";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const;
const SUITS = ["♠", "♥", "♦", "♣"] as const;

/** A card as rank and suit: `A♠`, `10♥`. */
export type Card = `${(typeof RANKS)[number]}${(typeof SUITS)[number]}`;

/** Number of packs of 52 in the shoe. */
export const PACKS = 6;

const NEW_SHOE: readonly Card[] = Array.from({ length: PACKS }, () =>
  SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`)),
).flat();

/** Returns a shoe of six packs, shuffled for the round: the seeds determine all its cards before the first is dealt. */
export const shoeOf = (draws: Draws): readonly Card[] => shuffled(NEW_SHOE, draws);

/** Returns the value of a card: 1 for an ace, 10 for a face card. */
export function pipsOf(card: Card): number {
  const rank = card.slice(0, -1);
  return rank === "A" ? 1 : Number(rank) || 10;
}

/** Returns the count of a hand. `soft`: an ace counts 11. */
export function countOf(cards: readonly Card[]): { readonly total: number; readonly soft: boolean } {
  return countValues(cards.map(pipsOf));
}

/** Same as `countOf`, for card values with aces as 1. */
export function countValues(values: readonly number[]): { readonly total: number; readonly soft: boolean } {
  const least = values.reduce((sum, value) => sum + value, 0);
  const soft = values.includes(1) && least <= 11;
  return { total: soft ? least + 10 : least, soft };
}
