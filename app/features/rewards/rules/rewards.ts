import { dayAfter } from "~/platform/time/calendar-day";
/** Kinds of rewards. A rebate is given and claimed at the same moment. */
export const REWARD_KINDS = ["bonus", "redEnvelope", "mission", "level", "raffle", "referral", "rebate"] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

/** Kinds that staff give by hand. */
export const GIVEN_KINDS = ["bonus", "redEnvelope"] as const satisfies readonly RewardKind[];
export type GivenKind = (typeof GIVEN_KINDS)[number];

/** State of a grant that needs a second member of staff. */
export const GRANT_STATES = ["pending", "given", "refused"] as const;
export type GrantState = (typeof GRANT_STATES)[number];

/** State of a reward: unclaimed, claimed, or expired before it was claimed. */
export const REWARD_STATES = ["waiting", "claimed", "expired"] as const;

/** Reason of a reward: the mission's id, the level's rank, the prize or day, or the text of staff. */
export type RewardAbout = Readonly<Record<string, string | number>>;

/** Turnover that a deposit or reward requires. Minor units. */
export interface TurnoverPart {
  readonly id: string;
  readonly required: bigint;
}

/**
 * Splits the remaining turnover over its parts. The earliest part is bet off first, so the remainder is on the latest.
 * @param parts the latest first
 * @param left remaining turnover of all parts together, minor units
 * @returns minor units by id; 0 for completed parts
 */
export function leftOfParts(parts: readonly TurnoverPart[], left: bigint): ReadonlyMap<string, bigint> {
  let over = left;
  return new Map(
    parts.map(({ id, required }) => {
      const before = over;
      over = required < over ? over - required : 0n;
      return [id, before - over];
    }),
  );
}

/** A prize of a draw, with its relative probability. */
export interface Prize {
  readonly id: string;
  readonly weight: number;
}

/** Returns the sum of the weights: the size of the range that `prizeAt` accepts. */
export const weightOf = (prizes: readonly Prize[]): number => prizes.reduce((sum, { weight }) => sum + weight, 0);

/** Returns the prize for a drawn number. @param drawn uniform from 0 to `weightOf(prizes) - 1` */
export function prizeAt<P extends Prize>(prizes: readonly P[], drawn: number): P {
  let before = 0;
  for (const prize of prizes) {
    before += prize.weight;
    if (drawn < before) return prize;
  }
  throw new RangeError(`the number ${drawn} selects no prize`);
}

/**
 * Returns the first and last day (inclusive, `yyyy-MM-dd`) of a mission's period: a day, or a week from Monday (UTC arithmetic on
 * dates only).
 */
export function missionDays(period: "day" | "week", today: string): { readonly from: string; readonly to: string } {
  if (period === "day") return { from: today, to: today };
  const sinceMonday = (new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7;
  return { from: dayAfter(today, -sinceMonday), to: dayAfter(today, 6 - sinceMonday) };
}
