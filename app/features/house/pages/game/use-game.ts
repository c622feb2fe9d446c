import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { codeOf, type Entered, type Fairness, type HouseApi } from "./api";

/** Where a game's page stands. */
export type Stage =
  | { readonly name: "entering" }
  | { readonly name: "ready"; readonly entered: Entered }
  /** The launch is over, or the game went on in another window. */
  | { readonly name: "ended" }
  | { readonly name: "failed"; readonly code: string };

/** What a game has in hand. */
export interface Game {
  readonly api: HouseApi;
  readonly entered: Entered;
  readonly session: string;
  /** What the player has, as far as he may know by now: a win is added once it is shown. */
  readonly balance: string;
  readonly setBalance: (balance: string) => void;
  /** What decides the next round. */
  readonly fairness: Fairness;
  readonly setFairness: (next: Fairness) => void;
  /**
   * Asks, and asks again for as long as the network is away: with the same request, so that nothing happens twice.
   * @throws CallError any other failure
   */
  readonly ask: <T>(request: () => Promise<T>) => Promise<T>;
  /** True while the network is away. */
  readonly isAway: boolean;
  /** Address of the page that leaving the game leads to; null where nothing is left. */
  readonly leaveTo: string | null;
}

const WAITS = [500, 1_000, 2_000, 4_000, 8_000] as const;

/** Waits, but not longer than until the browser says that it is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener("online", finish);
      done();
    };
    const timer = setTimeout(finish, ms);
    addEventListener("online", finish);
    signal.addEventListener("abort", finish, { once: true });
  });
}

/** Makes calls that outlive the network. */
function useInsistence(onEnd: () => void) {
  const [isAway, setAway] = useState(false);
  const over = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    over.current = controller;
    return () => controller.abort();
  }, []);
  const ask = useCallback(
    async <T>(request: () => Promise<T>): Promise<T> => {
      const { signal } = over.current;
      for (let attempt = 0; ; attempt++) {
        try {
          const answer = await request();
          setAway(false);
          return answer;
        } catch (error) {
          const code = codeOf(error);
          if (code === "gameSessionEnded") onEnd();
          if (code !== "networkAbnormal" || signal.aborted) {
            setAway(false);
            throw error;
          }
          setAway(true);
          await pause(WAITS[Math.min(attempt, WAITS.length - 1)] ?? 8_000, signal);
        }
      }
    },
    [onEnd],
  );
  return { ask, isAway };
}

/** Enters the game that the token of the address stands for, and keeps what all games share. */
export function useGame(api: HouseApi, token: string, leaveTo: string | null) {
  const [stage, setStage] = useState<Stage>({ name: "entering" });
  const [balance, setBalance] = useState("0.00");
  const [fairness, setFairness] = useState<Fairness | null>(null);
  const end = useCallback(() => setStage({ name: "ended" }), []);
  const { ask, isAway } = useInsistence(end);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt enters again
  useEffect(() => {
    let isHere = true;
    setStage({ name: "entering" });
    ask(() => api.enter({ token })).then(
      (entered) => {
        if (!isHere) return;
        setBalance(entered.balance);
        setFairness(entered.fairness);
        setStage({ name: "ready", entered });
      },
      (error: unknown) => {
        const code = codeOf(error);
        if (isHere && code !== "gameSessionEnded") setStage({ name: "failed", code });
      },
    );
    return () => {
      isHere = false;
    };
  }, [api, token, ask, attempt]);
  // The page around the game shows the balance, too.
  useEffect(() => {
    if (balance !== "" && parent !== globalThis.window) parent.postMessage("balance", location.origin);
  }, [balance]);
  const entered = stage.name === "ready" ? stage.entered : null;
  const game = useMemo<Game | null>(
    () =>
      entered && fairness
        ? { api, entered, session: entered.session, balance, setBalance, fairness, setFairness, ask, isAway, leaveTo }
        : null,
    [api, entered, balance, fairness, ask, isAway, leaveTo],
  );
  return { stage, game, isAway, retry: () => setAttempt((count) => count + 1) };
}
