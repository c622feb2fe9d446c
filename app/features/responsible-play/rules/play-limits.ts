import type { Period } from "~/platform/time/calendar-day";

/** Subject of a limit: deposits, losses, or minutes of one session. */
export type LimitKind = "deposit" | "loss" | "session";
/** Period of a limit. */
export type LimitPeriod = Period | "session";

/** All limits that can be set. */
export const LIMITS: readonly (readonly [LimitKind, LimitPeriod])[] = [
  ["deposit", "day"],
  ["deposit", "week"],
  ["deposit", "month"],
  ["loss", "day"],
  ["loss", "week"],
  ["loss", "month"],
  ["session", "session"],
];

/** Longest session limit, minutes. */
export const MAX_SESSION_MINUTES = 1_440;

/** Value of a limit: minor units, or minutes for `session`; null for no limit. */
export type LimitValue = bigint | null;

/** Limit in force, with a looser one that waits for its cooling time. */
export interface LimitState {
  readonly value: LimitValue;
  /** `at`: start of the pending limit, UTC ms. */
  readonly pending: { readonly value: LimitValue; readonly at: number } | null;
}

export const NO_LIMIT: LimitState = { value: null, pending: null };

/** Returns true if `a` permits more than `b`. */
const isLooser = (a: LimitValue, b: LimitValue): boolean => b !== null && (a === null || a > b);

/** Returns the state of a limit at `now` (UTC ms): a pending limit whose cooling time is over is in force. */
export function limitStateAt({ pending, value }: LimitState, now: number): LimitState {
  return pending !== null && pending.at <= now ? { value: pending.value, pending: null } : { value, pending };
}

/**
 * Returns the state after a member requests a new limit (requirement W9). A stricter limit holds at once and cancels a
 * pending one. A looser limit waits for the cooling time. A request at or below a pending raise keeps the pending start
 * time; a higher one restarts the cooling time.
 */
export function requestLimit(
  state: LimitState,
  wanted: LimitValue,
  { coolingMs, now }: { readonly now: number; readonly coolingMs: number },
): LimitState {
  const { pending, value } = limitStateAt(state, now);
  if (!isLooser(wanted, value)) return { value: wanted, pending: null };
  const goesOn = pending !== null && !isLooser(wanted, pending.value);
  return { value, pending: { value: wanted, at: goesOn ? pending.at : now + coolingMs } };
}

/** Returns the state after a member cancels a pending raise. */
export const cancelPendingLimit = (state: LimitState, now: number): LimitState => ({
  ...limitStateAt(state, now),
  pending: null,
});
