/** Durations of a switch, in hours; `""` until it is undone. */
export const DURATIONS = ["", "1", "4", "24", "168"] as const;

/**
 * Converts `2026-01-31T10:00` of a form, in UTC, to an ISO time; undefined for an empty field. An invalid time is returned as
 * typed, so that the call refuses it: omitting it would switch permanently.
 */
function utcTime(written: string): string | undefined {
  if (written === "") return undefined;
  const at = Date.parse(`${written}Z`);
  return Number.isNaN(at) ? written : new Date(at).toISOString();
}

const HOUR_MS = 3_600_000;

/** Returns the end of a duration of the list; any other value is returned as typed, to be refused. @param start UTC ms */
function endAfter(duration: string, start: number): string | undefined {
  if (duration === "") return undefined;
  const isKnown = (DURATIONS as readonly string[]).includes(duration) && !Number.isNaN(start);
  return isKnown ? new Date(start + Number(duration) * HOUR_MS).toISOString() : duration;
}

/**
 * Returns the period of a form's fields `for`, `from` and `until`; an explicit end takes precedence over a duration.
 * @param now UTC ms
 */
export function timesOf(text: (name: string) => string, now: number): { from?: string; until?: string } {
  const from = utcTime(text("from"));
  const until = utcTime(text("until")) ?? endAfter(text("for"), from === undefined ? now : Date.parse(from));
  return { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) };
}
