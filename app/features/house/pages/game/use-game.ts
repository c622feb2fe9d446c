import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { codeOf, type Entered, type Fairness, type HouseApi } from "./api";

/** State of a game page. */
export type Stage =
  | { readonly name: "entering" }
  | { readonly name: "ready"; readonly entered: Entered }
  /** The launch has ended, or the game was opened in another window. */
  | { readonly name: "ended" }
  | { readonly name: "failed"; readonly code: string };

/** Context shared by the components of a game. */
export interface Game {
  readonly api: HouseApi;
  readonly entered: Entered;
  readonly session: string;
  /** Displayed balance: a win is added once it is shown. */
  readonly balance: string;
  readonly setBalance: (balance: string) => void;
  /** Inputs of the next round. */
  readonly fairness: Fairness;
  readonly setFairness: (next: Fairness) => void;
  /**
   * Makes a request and repeats it while the network is down. Repeats use the same request, so nothing happens twice.
   * @throws CallError any other failure
   */
  readonly ask: <T>(request: () => Promise<T>) => Promise<T>;
  /** True while the network is down. */
  readonly isAway: boolean;
  /** URL of the page to open when the player leaves the game; null without an exit. */
  readonly leaveTo: string | null;
}

const WAITS = [500, 1_000, 2_000, 4_000, 8_000] as const;

/** Resolves after the given time, ms, when the browser goes online, or when the signal is aborted. */
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

/** Returns a function for calls that survive network failures. */
function useRetryingCalls(onEnd: () => void) {
  const [isAway, setAway] = useState(false);
  const over = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    over.current = controller;
    return () => controller.abort();
  }, []);
  const callWithRetry = useCallback(
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
  return { ask: callWithRetry, isAway };
}

/** Enters the game of the launch token, and holds the state shared by all games. */
export function useGame(api: HouseApi, token: string, leaveTo: string | null) {
  const [stage, setStage] = useState<Stage>({ name: "entering" });
  const [balance, setBalance] = useState("0.00");
  const [fairness, setFairness] = useState<Fairness | null>(null);
  const end = useCallback(() => setStage({ name: "ended" }), []);
  const { ask: callWithRetry, isAway } = useRetryingCalls(end);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt enters the game again
  useEffect(() => {
    let isHere = true;
    setStage({ name: "entering" });
    callWithRetry(() => api.enter({ token })).then(
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
  }, [api, token, callWithRetry, attempt]);
  // The embedding page shows the balance too.
  useEffect(() => {
    if (balance !== "" && parent !== globalThis.window) parent.postMessage("balance", location.origin);
  }, [balance]);
  const entered = stage.name === "ready" ? stage.entered : null;
  const game = useMemo<Game | null>(
    () =>
      entered && fairness
        ? {
            api,
            entered,
            session: entered.session,
            balance,
            setBalance,
            fairness,
            setFairness,
            ask: callWithRetry,
            isAway,
            leaveTo,
          }
        : null,
    [api, entered, balance, fairness, callWithRetry, isAway, leaveTo],
  );
  return { stage, game, isAway, retry: () => setAttempt((count) => count + 1) };
}
