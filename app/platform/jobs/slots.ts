import { Cron } from "croner";

const patterns = new Map<string, Cron>();

/**
 * Returns a paused cron object that only computes times. Cached, because parsing a pattern costs more than evaluating
 * it.
 */
function cronOf(pattern: string, timeZone: string): Cron {
  const key = `${timeZone} ${pattern}`;
  const known = patterns.get(key) ?? new Cron(pattern, { timezone: timeZone, paused: true });
  patterns.set(key, known);
  return known;
}

/** Returns the first slot of a pattern after `at`, UTC ms; null if there is none. */
export function nextSlot(pattern: string, timeZone: string, at: number): number | null {
  return cronOf(pattern, timeZone).nextRun(new Date(at))?.getTime() ?? null;
}

/**
 * Returns the past slots of a pattern, earliest first, UTC ms.
 *
 * @param options.after lower bound, exclusive; null for a new job: then only the latest slot, so that the job starts
 *   now
 * @param options.most maximum number of slots, counted from the latest
 */
export function slotsUntil(
  pattern: string,
  timeZone: string,
  now: number,
  { after, most }: { readonly after: number | null; readonly most: number },
): readonly number[] {
  const latest = cronOf(pattern, timeZone).previousRuns(after === null ? 1 : most, new Date(now + 1));
  return latest
    .map((slot) => slot.getTime())
    .filter((slot) => after === null || slot > after)
    .reverse();
}
