import { useEffect, useState } from "react";
import { staffHealth } from "~/platform/wps/calls/staff.gen";
import type { HealthAnswer } from "./types";

/** How often the page asks while it is visible, ms. */
const EVERY_MS = 5_000;

/** The latest answer, and whether the last question got none. @param first what the page was loaded with */
export function useLiveHealth(first: HealthAnswer, isPaused: boolean) {
  const [health, show] = useState(first);
  const [isOld, setOld] = useState(false);
  useEffect(() => show(first), [first]);
  useEffect(() => {
    if (isPaused) return;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      if (!document.hidden) {
        const answer = await staffHealth({}, { signal }).catch(() => null);
        if (signal.aborted) return;
        if (answer) show(answer);
        setOld(answer === null);
      }
      timer = setTimeout(ask, EVERY_MS);
    };
    let timer = setTimeout(ask, EVERY_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [isPaused]);
  return { health, isOld };
}
