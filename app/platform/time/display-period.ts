/** Display period, UTC ms: `from` is inclusive, `until` exclusive. */
export interface DisplayPeriod {
  readonly from: number;
  readonly until: number;
}

/** Returns the period of an entry of the files. A missing bound is unlimited. */
export const displayPeriodOf = ({
  from,
  until,
}: {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}) => ({
  from: from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from),
  until: until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until),
});

/** Returns true if the entry is shown at `now`, UTC ms. */
export const isShownAt = ({ from, until }: DisplayPeriod, now: number): boolean => from <= now && now < until;

/** Returns the next start or end of a period, UTC ms; null if nothing changes after `now`. */
export function nextChange(spans: readonly DisplayPeriod[], now: number): number | null {
  const next = Math.min(...spans.flatMap(({ from, until }) => [from, until]).filter((at) => at > now));
  return Number.isFinite(next) ? next : null;
}
