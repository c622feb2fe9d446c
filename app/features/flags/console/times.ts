/** For how long a switch is set, in hours; `""` until somebody undoes it. */
export const DURATIONS = ["", "1", "4", "24", "168"] as const;

/** `2026-01-31T10:00` of a form, which means UTC, as an ISO time; undefined for none. What is no time stays as it was
 * typed: the call refuses it, where leaving it out would switch for good. */
function utcTime(written: string): string | undefined {
  if (written === "") return undefined;
  const at = Date.parse(`${written}Z`);
  return Number.isNaN(at) ? written : new Date(at).toISOString();
}

const HOUR_MS = 3_600_000;

/** The end of a duration of the list; what is not of it stays as it was typed, to be refused. @param start UTC ms */
function endAfter(duration: string, start: number): string | undefined {
  if (duration === "") return undefined;
  const isKnown = (DURATIONS as readonly string[]).includes(duration) && !Number.isNaN(start);
  return isKnown ? new Date(start + Number(duration) * HOUR_MS).toISOString() : duration;
}

/**
 * What a form's fields `for`, `from` and `until` say of the time for which something is switched; an end that is named wins
 * over a duration.
 * @param now UTC ms
 */
export function timesOf(text: (name: string) => string, now: number): { from?: string; until?: string } {
  const from = utcTime(text("from"));
  const until = utcTime(text("until")) ?? endAfter(text("for"), from === undefined ? now : Date.parse(from));
  return { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) };
}
