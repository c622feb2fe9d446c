import { useFormat } from "~/platform/i18n/use-format";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import type { Turn } from "../api";
import { fineUnits } from "../frame/money";
import type { ReelsState } from "./use-reels";

/** Returns the text that the reels announce: the current free spin, or the round's result in one sentence. */
export function useReelsTold({ free, round }: ReelsState): string {
  const t = useT("games");
  const text = useAnyText();
  const format = useFormat();
  const money = (amount: string) => format.money(amount);
  const pays = (number: number, symbol: string) =>
    t("reels.pays", { number: String(number), symbol: text(`games:symbol.${symbol}`) });
  const picturesOf = ({ lines, moons }: Turn): string => {
    const paid = lines.map(({ count, symbol }) => pays(count, symbol));
    return [...paid, ...(moons >= 3 ? [pays(moons, "moon")] : [])].join(", ");
  };
  if (free && free.at > 0) return t("reels.freeAt", { at: free.at, of: free.of, times: free.multiplier });
  if (round === null) return "";
  const { balance, spins, stake, won } = round;
  const [first, ...freeSpins] = spins;
  const more = freeSpins.length > 0 ? t("reels.free", { count: freeSpins.length }) : "";
  const what = [first ? picturesOf(first) : "", more].filter(Boolean).join(", ") || t("reels.again");
  const result = fineUnits(won) > 0n ? t("told.win", { amount: money(won) }) : t("told.lose", { amount: money(stake) });
  return t("told.round", { what, result, balance: money(balance) });
}
