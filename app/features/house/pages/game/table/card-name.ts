import { useCallback } from "react";
import { useAnyText, useT } from "~/platform/i18n/use-t";

const SUITS: Readonly<Record<string, "clubs" | "diamonds" | "hearts" | "spades">> = {
  "♠": "spades",
  "♥": "hearts",
  "♦": "diamonds",
  "♣": "clubs",
};

/** Returns a function that names a card: `A♠` is "Ace of spades". Screen readers read suit symbols badly or not at all. */
export function useCardName(): (card: string) => string {
  const t = useT("games");
  const text = useAnyText();
  return useCallback(
    (card) => {
      const rank = card.slice(0, -1);
      return t("card.name", {
        rank: /^\d/.test(rank) ? rank : text(`games:rank.${rank}`),
        suit: text(`games:suit.${SUITS[card.slice(-1)]}`),
      });
    },
    [t, text],
  );
}
