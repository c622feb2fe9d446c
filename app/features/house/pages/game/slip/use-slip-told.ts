import { useEffect, useRef, useState } from "react";
import { oddsText } from "~/features/house/rules/slip";
import { useFormat } from "~/platform/i18n/use-format";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import type { SlipBet } from "../api";
import { pickName } from "./slip-paper";
import type { Slip } from "./use-slip";

/** Returns the slips that have been settled since the last render. */
function settledOf(before: readonly SlipBet[], now: readonly SlipBet[]): readonly SlipBet[] {
  const open = new Set(before.filter(({ state }) => state === "open").map(({ roundId }) => roundId));
  return now.filter(({ roundId, state }) => state !== "open" && open.has(roundId));
}

/** Returns the text that the slip game announces: content of the slip, its placement, and results of placed slips. */
export function useSlipTold({ bets, mayWin, odds, picked, placed }: Slip, balance: string): string {
  const t = useT("games");
  const text = useAnyText();
  const format = useFormat();
  const [told, setTold] = useState("");
  const money = (amount: string) => format.money(amount);
  const before = useRef({ bets, picked, placed });
  const endOf = ({ legs, stake, state, won }: SlipBet): string => {
    const amount = { amount: money(state === "lost" ? stake : won) };
    const result = t(state === "won" ? "told.win" : state === "lost" ? "told.lose" : "told.back", amount);
    const picks = legs.map((leg) => pickName(leg, leg.pick, t("pick.draw"))).join(", ");
    const what = t("slip.told.settled", { state: text(`games:slipState.${state}`), picks });
    return t("told.round", { what, result, balance: money(balance) });
  };
  const slipNow = (): string =>
    odds === null
      ? t("slip.told.empty")
      : t("slip.told.picked", { count: picked.length, odds: oddsText(odds), amount: money(mayWin) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only changes of these are announced
  useEffect(() => {
    const last = before.current;
    before.current = { bets, picked, placed };
    const ended = settledOf(last.bets, bets);
    if (ended.length > 0) return setTold(ended.map(endOf).join(" "));
    if (placed !== null && placed !== last.placed) {
      const amounts = { stake: money(placed.stake), amount: money(placed.mayWin), balance: money(balance) };
      return setTold(t("slip.told.placed", amounts));
    }
    const isSame =
      picked.length === last.picked.length && picked.every(({ pick }, at) => pick === last.picked[at]?.pick);
    if (!isSame && placed === null) setTold(slipNow());
  }, [bets, picked, placed]);
  return told;
}
