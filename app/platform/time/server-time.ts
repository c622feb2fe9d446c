import { useEffect, useState } from "react";

/** Tolerance for equal clocks, in ms: the Date header has a resolution of one second. */
const SAME_CLOCK = 2_000;
/** A small file that every host serves, sites and the console. Only its Date header is read. */
const CLOCK = "/art/logo/clock.svg";

let offset = 0;
let asked = false;

/** Returns the offset from the visitor's clock to the server's, in ms, from one response. 0 within the tolerance. */
export function offsetOf(answeredAt: number, sent: number, received: number): number {
  const difference = answeredAt + 500 - (sent + received) / 2;
  return Math.abs(difference) < SAME_CLOCK ? 0 : difference;
}

async function measure(): Promise<void> {
  const sent = Date.now();
  const answer = await fetch(CLOCK, { cache: "no-store", method: "HEAD" });
  const answeredAt = Date.parse(answer.headers.get("date") ?? "");
  if (Number.isFinite(answeredAt)) offset = offsetOf(answeredAt, sent, Date.now());
  tick();
}

const listeners = new Set<(now: number) => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Single timer for all countdowns of a page, at each full second. The time is read anew at each tick, so nothing
 * drifts.
 */
function tick(): void {
  clearTimeout(timer);
  if (listeners.size === 0) return;
  const now = Date.now() + offset;
  for (const listener of listeners) listener(now);
  timer = setTimeout(tick, 1_000 - (now % 1_000));
}

/**
 * Subscribes a listener. A tab that becomes visible updates at once, because browsers throttle timers of hidden tabs.
 */
function follow(listener: (now: number) => void): () => void {
  if (listeners.size === 0) document.addEventListener("visibilitychange", tick);
  listeners.add(listener);
  tick();
  if (!asked) {
    asked = true;
    measure().catch(() => {
      asked = false;
    });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener("visibilitychange", tick);
  };
}

/**
 * Returns the current time by the server's clock, in ms, updated every second. The visitor's clock is corrected by the
 * offset to the server's, which is measured once per document.
 *
 * @param at time at which the server rendered the page, ms: the first rendering is the same on both sides
 */
export function useServerTime(at: number): number {
  const [now, setNow] = useState(at);
  useEffect(() => follow(setNow), []);
  return now;
}
