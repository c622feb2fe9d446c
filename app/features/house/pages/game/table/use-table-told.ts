import { type Card, countOf } from "~/features/house/rules/cards";
import { useFormat } from "~/platform/i18n/use-format";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import type { Hand } from "../api";
import { fineUnits, minusMoney } from "../frame/money";
import { useCardName } from "./card-name";
import type { TableState } from "./use-table";

/** Returns the count of cards as text: `7 / 17` with an ace that can count 1 or 11. */
export function countText(cards: readonly string[]): string {
  const { soft, total } = countOf(cards as readonly Card[]);
  return soft && total < 21 ? `${total - 10} / ${total}` : String(total);
}

const totalOf = (cards: readonly string[]): string => String(countOf(cards as readonly Card[]).total);

/** Returns the text that the table announces: the cards of an open hand, the drawn card, or the end of the hand. */
export function useTableTold({ dealer, hand, isBusy, isTold, player }: TableState): string {
  const t = useT("games");
  const text = useAnyText();
  const format = useFormat();
  const nameOf = useCardName();
  const money = (amount: string) => ({ amount: format.money(amount) });
  const outcome = ({ staked, won }: Hand): string => {
    if (fineUnits(won) > fineUnits(staked)) return t("told.win", money(minusMoney(won, staked)));
    return fineUnits(won) === 0n ? t("told.lose", money(staked)) : t("told.back", money(staked));
  };
  if (hand === null) return "";
  const shown = dealer.filter((card): card is string => card !== null);
  if (hand.result !== null) {
    if (!isTold) return "";
    const totals = { player: totalOf(player), dealer: totalOf(shown) };
    // The names of other results repeat the amount won or lost.
    const named = hand.result === "blackjack" || hand.result === "bust";
    const result = named ? text(`games:result.${hand.result}`).replace(/!$/, "") : "";
    const what = named ? t("table.told.end", { result, ...totals }) : t("table.told.totals", totals);
    return t("told.round", { what, result: outcome(hand), balance: money(hand.balance).amount });
  }
  if (isBusy) return "";
  const count = countText(player);
  const last = player.at(-1) ?? "";
  if (player.length > 2) return t("table.told.drawn", { card: nameOf(last), count });
  return t("table.told.hand", { cards: player.map(nameOf).join(", "), count, dealer: shown.map(nameOf).join(", ") });
}
