import { useEffect, useState } from "react";

/** Clocks that differ by less are taken as one: an answer tells its time in whole seconds only. */
const SAME_CLOCK = 2_000;
/** A small answer that every host gives, sites and the console. Only its time is read. */
const CLOCK = "/art/logo/clock.svg";

let offset = 0;
let asked = false;

/** How far the visitor's clock is behind the server's, in ms, from the time of an answer. 0 where they agree. */
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

/** One timer for all countdowns of a page, at each full second; nothing is counted, so that nothing drifts. */
function tick(): void {
  clearTimeout(timer);
  if (listeners.size === 0) return;
  const now = Date.now() + offset;
  for (const listener of listeners) listener(now);
  timer = setTimeout(tick, 1_000 - (now % 1_000));
}

/** A tab that comes back is right at once: browsers slow the timers of hidden ones down. */
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
 * The time now by the server's clock, in ms, told anew each second. The visitor's clock is used with its difference to
 * the server's, which is measured once a document.
 * @param at when the server made the page, ms: the first drawing says the same on both sides
 */
export function useServerTime(at: number): number {
  const [now, setNow] = useState(at);
  useEffect(() => follow(setNow), []);
  return now;
}
