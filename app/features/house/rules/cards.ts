import { type Draws, shuffled } from "./draws";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const;
const SUITS = ["♠", "♥", "♦", "♣"] as const;

/** A card as everybody writes it: `A♠`, `10♥`. */
export type Card = `${(typeof RANKS)[number]}${(typeof SUITS)[number]}`;

/** How many packs of 52 are in the shoe. */
export const PACKS = 6;

const NEW_SHOE: readonly Card[] = Array.from({ length: PACKS }, () =>
  SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`)),
).flat();

/** A shoe of six packs, shuffled anew for the round: the seeds name every card in it before the first is dealt. */
export const shoeOf = (draws: Draws): readonly Card[] => shuffled(NEW_SHOE, draws);

/** What a card counts: an ace 1, a picture 10. */
export function pipsOf(card: Card): number {
  const rank = card.slice(0, -1);
  return rank === "A" ? 1 : Number(rank) || 10;
}

/** What a hand counts. `soft`: an ace in it counts 11. */
export function countOf(cards: readonly Card[]): { readonly total: number; readonly soft: boolean } {
  return countValues(cards.map(pipsOf));
}

/** The same by the values of its cards, aces 1. */
export function countValues(values: readonly number[]): { readonly total: number; readonly soft: boolean } {
  const least = values.reduce((sum, value) => sum + value, 0);
  const soft = values.includes(1) && least <= 11;
  return { total: soft ? least + 10 : least, soft };
}
