/** For how long a switch is set, in hours; `""` until somebody undoes it. */
export const DURATIONS = ["", "1", "4", "24", "168"] as const;

/** `2026-01-31T10:00` of a form, which means UTC, as an ISO time; undefined for none. */
function utcTime(written: string): string | undefined {
  if (written === "") return undefined;
  const at = Date.parse(`${written}Z`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

const HOUR_MS = 3_600_000;

/**
 * What a form's fields `for`, `from` and `until` say of the time for which something is switched; an end that is named wins
 * over a duration.
 * @param now UTC ms
 */
export function timesOf(text: (name: string) => string, now: number): { from?: string; until?: string } {
  const from = utcTime(text("from"));
  const hours = Number(text("for"));
  const start = from === undefined ? now : Date.parse(from);
  const until = utcTime(text("until")) ?? (hours > 0 ? new Date(start + hours * HOUR_MS).toISOString() : undefined);
  return { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) };
}
