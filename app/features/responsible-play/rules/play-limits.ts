import type { Period } from "~/platform/time/calendar-day";

/** What a member limits: money paid in, money lost, minutes in one session. */
export type LimitKind = "deposit" | "loss" | "session";
/** What a limit is counted over. */
export type LimitPeriod = Period | "session";

/** Every limit that can be set. */
export const LIMITS: readonly (readonly [LimitKind, LimitPeriod])[] = [
  ["deposit", "day"],
  ["deposit", "week"],
  ["deposit", "month"],
  ["loss", "day"],
  ["loss", "week"],
  ["loss", "month"],
  ["session", "session"],
];

/** The longest session limit, minutes. */
export const MOST_SESSION_MINUTES = 1_440;

/** A limit: minor units, for `session` minutes; null is none. */
export type LimitValue = bigint | null;

/** A limit as it stands, with the looser one that waits for its cooling time. */
export interface LimitState {
  readonly value: LimitValue;
  /** `at`: UTC ms, from when it holds. */
  readonly pending: { readonly value: LimitValue; readonly at: number } | null;
}

export const NO_LIMIT: LimitState = { value: null, pending: null };

/** Whether `a` allows more than `b`. */
const isLooser = (a: LimitValue, b: LimitValue): boolean => b !== null && (a === null || a > b);

/** A limit as it stands at `now` (UTC ms): what has waited long enough holds. */
export function limitAt({ pending, value }: LimitState, now: number): LimitState {
  return pending !== null && pending.at <= now ? { value: pending.value, pending: null } : { value, pending };
}

/**
 * What becomes of a limit when its member wants another (checklist W9): a stricter one holds at once, and nothing looser
 * waits any more; a looser one waits. Who then wants less of a rise waits no longer for it; who wants more begins anew.
 */
export function wishLimit(
  state: LimitState,
  wanted: LimitValue,
  { coolingMs, now }: { readonly now: number; readonly coolingMs: number },
): LimitState {
  const { pending, value } = limitAt(state, now);
  if (!isLooser(wanted, value)) return { value: wanted, pending: null };
  const goesOn = pending !== null && !isLooser(wanted, pending.value);
  return { value, pending: { value: wanted, at: goesOn ? pending.at : now + coolingMs } };
}

/** What becomes of a limit when its member takes a rise back that still waits. */
export const keepLimit = (state: LimitState, now: number): LimitState => ({ ...limitAt(state, now), pending: null });
