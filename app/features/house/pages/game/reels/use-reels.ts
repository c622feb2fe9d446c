import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { ReelSymbol } from "~/features/house/rules/reels-data";
import { codeOf, newRequestId, type ReelsRound, type Turn } from "../api";
import { fineUnits, minusMoney, plusMoney } from "../frame/money";
import { waitMs } from "../frame/use-motion";
import type { Game } from "../use-game";
import type { GridHandle, ShownWin } from "./reels-grid";

/** Display phase of a round. `intro` and `total` come before and after free spins, `bright` after a great win. */
type ReelsPhase = "idle" | "turning" | "showing" | "intro" | "total" | "bright";

/** Display state of the reels. */
export interface ReelsState {
  readonly phase: ReelsPhase;
  readonly window: readonly (readonly ReelSymbol[])[];
  readonly shown: ShownWin | null;
  readonly lit: readonly number[];
  /** Displayed sum of the turns shown so far in the round; null before the first turn has ended. */
  readonly won: string | null;
  /** Current free spin, their number, and the multiplier of wins; null outside free spins. */
  readonly free: { readonly at: number; readonly of: number; readonly multiplier: number } | null;
  /** Moons in view in the turn. */
  readonly moons: number;
  /** The finished round; null before the first round and during a round. */
  readonly round: ReelsRound | null;
  /** Code of the last error. */
  readonly error: string | null;
}

const FIRST: ReelsState["window"] = [
  ["koi", "plum", "bamboo"],
  ["lotus", "lantern", "coin"],
  ["fan", "moon", "tea"],
  ["jade", "lantern", "plum"],
  ["bamboo", "koi", "lotus"],
];

const IDLE_STATE: ReelsState = {
  phase: "idle",
  window: FIRST,
  shown: null,
  lit: [],
  won: null,
  free: null,
  moons: 0,
  round: null,
  error: null,
};

/** Minimum spin time, ms: an immediate result would look abrupt. */
const LEAST_TURNING = 480;
/** Multiple of the stake from which a win is celebrated. */
const CELEBRATED_MULTIPLE = 10n;

/** Returns the shown win of a turn: all its lines, and the moons if they paid. */
const shownOf = ({ lines, moons }: Turn): ShownWin | null =>
  lines.length > 0 || moons >= 3 ? { lines, moons: moons >= 3 } : null;

type Change = (part: Partial<ReelsState>) => void;

/** Returns abortable stretches of animation; `hurry` skips the current one. */
function useSkippableAnimation() {
  const hurried = useRef(new AbortController());
  useEffect(() => () => hurried.current.abort(), []);
  const stretch = useCallback((): AbortSignal => {
    hurried.current = new AbortController();
    return hurried.current.signal;
  }, []);
  const hurry = useCallback(() => hurried.current.abort(), []);
  return { hurried, stretch, hurry };
}

/** Returns the function that animates a round: its turns, their wins, free spins, and the celebration of a great win. */
function useShowRound(
  grid: RefObject<GridHandle>,
  change: Change,
  { hurried, stretch }: ReturnType<typeof useSkippableAnimation>,
) {
  const showTurn = useCallback(
    async (turn: Turn, before: string): Promise<string> => {
      const won = plusMoney(before, turn.won);
      if (turn.lit.length > 0) {
        change({ lit: turn.lit });
        await waitMs(520, hurried.current.signal);
      }
      const shown = shownOf(turn);
      change({ phase: "showing", shown, won, moons: turn.moons });
      if (shown) await waitMs(750 + 200 * Math.min(shown.lines.length, 4), stretch());
      return won;
    },
    [change, hurried, stretch],
  );

  return useCallback(
    async ({ spins, stake, won: all }: ReelsRound) => {
      let won = "0.00";
      for (const [at, turn] of spins.entries()) {
        if (at > 0) {
          change({
            phase: "turning",
            shown: null,
            lit: [],
            free: { at, of: spins.length - 1, multiplier: turn.multiplier },
          });
          grid.current?.start();
          await waitMs(320, stretch());
        }
        await grid.current?.land(turn.window, hurried.current.signal);
        change({ window: turn.window });
        won = await showTurn(turn, won);
        if (at === 0 && spins.length > 1) {
          change({ phase: "intro", free: { at: 0, of: spins.length - 1, multiplier: spins[1]?.multiplier ?? 1 } });
          await waitMs(4_000, stretch());
        }
      }
      const isBright = fineUnits(all) >= CELEBRATED_MULTIPLE * fineUnits(stake);
      if (spins.length > 1 || isBright) {
        change({ phase: spins.length > 1 ? "total" : "bright" });
        await waitMs(5_000, stretch());
      }
    },
    [change, grid, hurried, showTurn, stretch],
  );
}

/** Plays rounds of Lantern Garden: requests a round, spins the reels and shows the result. */
export function useReels(game: Game, grid: RefObject<GridHandle>) {
  const [state, setState] = useState(IDLE_STATE);
  const isBusy = useRef(false);
  const change = useCallback<Change>((part) => setState((before) => ({ ...before, ...part })), []);
  const time = useSkippableAnimation();
  const { hurry, stretch } = time;
  const showRound = useShowRound(grid, change, time);
  const { api, ask, balance, session, setBalance, setFairness } = game;
  const spin = useCallback(
    async (stake: string) => {
      if (isBusy.current) return;
      if (fineUnits(balance) < fineUnits(stake)) return change({ error: "insufficientBalance" });
      isBusy.current = true;
      setBalance(minusMoney(balance, stake));
      change({ phase: "turning", shown: null, lit: [], won: null, free: null, moons: 0, round: null, error: null });
      grid.current?.start();
      const signal = stretch();
      const requestId = newRequestId();
      try {
        const asked = ask(() => api.reelsSpin({ session, stake, requestId }));
        const [round] = await Promise.all([asked, waitMs(LEAST_TURNING, signal)]);
        await showRound(round);
        setBalance(round.balance);
        setFairness(round.next);
        change({ phase: "idle", free: null, won: round.won, round });
      } catch (error) {
        setBalance(balance);
        await grid.current?.land(FIRST, signal);
        change({ ...IDLE_STATE, error: codeOf(error) });
      } finally {
        isBusy.current = false;
      }
    },
    [api, ask, balance, change, grid, session, setBalance, setFairness, showRound, stretch],
  );
  return { state, spin, hurry, first: FIRST };
}
