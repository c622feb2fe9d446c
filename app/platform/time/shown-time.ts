/** The time in which something is shown, UTC ms: from `from` on, until `until`. */
export interface ShownSpan {
  readonly from: number;
  readonly until: number;
}

/** The times of an entry of the files; one that names none has always begun, and never ends. */
export const spanOf = ({
  from,
  until,
}: {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}) => ({
  from: from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from),
  until: until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until),
});

/** Whether it is shown at `now`, UTC ms. */
export const isShownAt = ({ from, until }: ShownSpan, now: number): boolean => from <= now && now < until;

/** When the next of these starts or ends, UTC ms; null when all stays as it is at `now`. */
export function nextChange(spans: readonly ShownSpan[], now: number): number | null {
  const next = Math.min(...spans.flatMap(({ from, until }) => [from, until]).filter((at) => at > now));
  return Number.isFinite(next) ? next : null;
}
