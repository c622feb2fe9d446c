import { useEffect, useState } from "react";
import { staffHealth } from "~/platform/wps/calls/staff.gen";
import type { HealthAnswer } from "./types";

/** How often the page asks while it is visible, ms. */
const EVERY_MS = 5_000;
/** A question waits no longer, ms: while the database is paused no answer comes. */
const LIMIT_MS = 4_000;

/** State of the page's figures: current, or old because nothing answered, or because the database does not. */
export type Freshness = "current" | "old" | "databaseSilent";

/** Asks the server for its own state, which needs no database. */
async function whyNot(signal: AbortSignal): Promise<Freshness> {
  const answer = await fetch("/readyz", { signal, cache: "no-store" }).catch(() => null);
  const text = await answer?.text().catch(() => null);
  return text?.trim() === "database" ? "databaseSilent" : "old";
}

async function ask(signal: AbortSignal): Promise<HealthAnswer | null> {
  return staffHealth({}, { signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]) }).catch(() => null);
}

/** The latest answer, and whether it is current. @param first what the page was loaded with */
export function useLiveHealth(first: HealthAnswer, isPaused: boolean) {
  const [health, show] = useState(first);
  const [freshness, setFreshness] = useState<Freshness>("current");
  useEffect(() => show(first), [first]);
  useEffect(() => {
    if (isPaused) return;
    const controller = new AbortController();
    const { signal } = controller;
    const look = async () => {
      if (!document.hidden) {
        const answer = await ask(signal);
        const state = answer ? "current" : await whyNot(signal);
        if (signal.aborted) return;
        if (answer) show(answer);
        setFreshness(state);
      }
      timer = setTimeout(look, EVERY_MS);
    };
    let timer = setTimeout(look, EVERY_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [isPaused]);
  return { health, freshness };
}
