import { Cron } from "croner";

const patterns = new Map<string, Cron>();

/** Never started: it only computes. Kept, because reading a pattern costs more than asking it. */
function cronOf(pattern: string, timeZone: string): Cron {
  const key = `${timeZone} ${pattern}`;
  const known = patterns.get(key) ?? new Cron(pattern, { timezone: timeZone, paused: true });
  patterns.set(key, known);
  return known;
}

/** The first slot of a pattern after `at`, UTC ms; null when none will ever come. */
export function nextSlot(pattern: string, timeZone: string, at: number): number | null {
  return cronOf(pattern, timeZone).nextRun(new Date(at))?.getTime() ?? null;
}

/**
 * The slots of a pattern that have come, the earliest first, UTC ms.
 * @param options.after only later ones; null for a job that never was due: then the latest alone, so that it starts now
 * @param options.most so many of the latest at most
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
