import { useCallback, useRef, useState } from "react";
import type { TableAction } from "~/features/house/rules/table";
import { codeOf, type Hand, newRequestId } from "../api";
import { fineUnits, minusMoney } from "../frame/money";
import { waitMs } from "../frame/use-motion";
import type { Game } from "../use-game";

/** Display state of the table. */
export interface TableState {
  readonly hand: Hand | null;
  /** Revealed cards of the dealer; null for a card that is face down. */
  readonly dealer: readonly (string | null)[];
  readonly player: readonly string[];
  /** True once all cards of a finished hand are on the table and the result is announced. */
  readonly isTold: boolean;
  readonly isBusy: boolean;
  readonly error: string | null;
}

const EMPTY: TableState = { hand: null, dealer: [], player: [], isTold: false, isBusy: false, error: null };

/** Duration of a card's animation, ms. */
const CARD_MS = 430;

/** Returns the state of an open hand: the dealer's second card is face down. */
const openHandState = (hand: Hand): TableState => ({
  ...EMPTY,
  hand,
  player: hand.player,
  dealer: hand.result === null ? [hand.dealer[0] ?? null, null] : hand.dealer,
});

type Change = (part: Partial<TableState>) => void;

/** Returns the function that shows a hand's cards one after another, the dealer's last. */
function useLayOut({ setBalance, setFairness }: Game, change: Change) {
  /** Turns the dealer's hidden card, shows the drawn ones one after another, then the result. */
  const finish = useCallback(
    async (hand: Hand) => {
      const { dealer } = hand;
      if (hand.result !== "bust") await waitMs(CARD_MS);
      for (let count = 2; count <= dealer.length; count++) {
        change({ dealer: dealer.slice(0, count) });
        await waitMs(count === dealer.length ? CARD_MS + 120 : CARD_MS + 260);
      }
      change({ isTold: true });
      setBalance(hand.balance);
    },
    [change, setBalance],
  );
  return useCallback(
    async (hand: Hand, isDeal: boolean) => {
      setFairness(hand.next);
      const up = hand.dealer[0] ?? null;
      change({ hand, player: hand.player, dealer: [up, null], isTold: false });
      await waitMs(isDeal ? CARD_MS * 2.4 : CARD_MS);
      if (hand.result !== null) await finish(hand);
    },
    [change, finish, setFairness],
  );
}

/** Plays hands of Lantern Twenty-One. */
export function useTable(game: Game) {
  const { api, ask, balance, entered, session, setBalance } = game;
  const [state, setState] = useState<TableState>(() => (entered.hand ? openHandState(entered.hand) : EMPTY));
  const isBusy = useRef(false);
  const change = useCallback<Change>((part) => setState((before) => ({ ...before, ...part })), []);
  const layOut = useLayOut(game, change);

  /** @param costs additional stake of the request; null for none */
  const play = useCallback(
    async (costs: string | null, request: () => Promise<Hand>, isDeal: boolean) => {
      if (isBusy.current) return;
      if (costs !== null && fineUnits(balance) < fineUnits(costs)) return change({ error: "insufficientBalance" });
      isBusy.current = true;
      change(isDeal ? { ...EMPTY, isBusy: true } : { isBusy: true, error: null });
      if (costs !== null) setBalance(minusMoney(balance, costs));
      try {
        await layOut(await ask(request), isDeal);
      } catch (error) {
        setBalance(balance);
        change({ error: codeOf(error) });
      } finally {
        isBusy.current = false;
        change({ isBusy: false });
      }
    },
    [ask, balance, change, layOut, setBalance],
  );

  const deal = useCallback(
    (stake: string) => {
      const requestId = newRequestId();
      return play(stake, () => api.tableDeal({ session, stake, requestId }), true);
    },
    [api, play, session],
  );
  const stake = state.hand?.stake ?? null;
  const act = useCallback(
    (action: TableAction) => {
      const requestId = newRequestId();
      return play(action === "double" ? stake : null, () => api.tableAct({ session, action, requestId }), false);
    },
    [api, play, session, stake],
  );
  return { state, deal, act };
}
