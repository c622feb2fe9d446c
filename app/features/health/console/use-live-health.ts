import { useEffect, useState } from "react";
import { staffHealth } from "~/platform/wps/calls/staff.gen";
import type { HealthAnswer } from "./types";

/** Polling interval while the page is visible, ms. */
const EVERY_MS = 5_000;
/** Request timeout, ms. While the database is paused, calls do not respond. */
const LIMIT_MS = 4_000;

/** State of the page's figures: `current`, `old` (no response), or `databaseSilent` (the database does not respond). */
export type Freshness = "current" | "old" | "databaseSilent";

/** Returns the reason for a failed request. `/readyz` reports the server's state without a database query. */
async function failureReason(signal: AbortSignal): Promise<Freshness> {
  const answer = await fetch("/readyz", { signal, cache: "no-store" }).catch(() => null);
  const text = await answer?.text().catch(() => null);
  return text?.trim() === "database" ? "databaseSilent" : "old";
}

async function fetchHealth(signal: AbortSignal): Promise<HealthAnswer | null> {
  return staffHealth({}, { signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]) }).catch(() => null);
}

/** Returns the latest health response and its freshness. @param first response that the page was loaded with */
export function useLiveHealth(first: HealthAnswer, isPaused: boolean) {
  const [health, setHealth] = useState(first);
  const [freshness, setFreshness] = useState<Freshness>("current");
  useEffect(() => setHealth(first), [first]);
  useEffect(() => {
    if (isPaused) return;
    const controller = new AbortController();
    const { signal } = controller;
    const poll = async () => {
      if (!document.hidden) {
        const answer = await fetchHealth(signal);
        const state = answer ? "current" : await failureReason(signal);
        if (signal.aborted) return;
        if (answer) setHealth(answer);
        setFreshness(state);
      }
      timer = setTimeout(poll, EVERY_MS);
    };
    let timer = setTimeout(poll, EVERY_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [isPaused]);
  return { health, freshness };
}
