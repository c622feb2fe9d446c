import { dayAfter } from "~/platform/time/calendar-day";
/** What somebody may be given (spec 2 sections 2.7 and 7.3). A rebate is given in the moment in which it is claimed. */
export const REWARD_KINDS = ["bonus", "redEnvelope", "mission", "level", "raffle", "referral", "rebate"] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

/** What staff give by hand. */
export const GIVEN_KINDS = ["bonus", "redEnvelope"] as const satisfies readonly RewardKind[];
export type GivenKind = (typeof GIVEN_KINDS)[number];

/** Where a grant stands that two of staff have to agree on. */
export const GRANT_STATES = ["pending", "given", "refused"] as const;
export type GrantState = (typeof GRANT_STATES)[number];

/** Where a reward stands: it waits for its member, was claimed, or was not claimed in time. */
export const REWARD_STATES = ["waiting", "claimed", "expired"] as const;

/** What a thing has to be bet for, and how much of it is left. Minor units. */
export interface TurnoverPart {
  readonly id: string;
  readonly required: bigint;
}

/**
 * How much of each part is still to be bet: what was required first is bet first, so what is left lies on the latest.
 * @param parts the latest first
 * @param left what is still to be bet for all of them together, minor units
 * @returns minor units by id; parts of which nothing is left are 0
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

/** A prize of a draw and how often it comes up, in relation to the others. */
export interface Prize {
  readonly id: string;
  readonly weight: number;
}

/** The sum of the weights: how many different numbers `prizeAt` takes. */
export const weightOf = (prizes: readonly Prize[]): number => prizes.reduce((sum, { weight }) => sum + weight, 0);

/** The prize that a drawn number stands for. @param drawn from 0 to `weightOf(prizes) - 1`, each as likely as another */
export function prizeAt<P extends Prize>(prizes: readonly P[], drawn: number): P {
  let before = 0;
  for (const prize of prizes) {
    before += prize.weight;
    if (drawn < before) return prize;
  }
  throw new RangeError(`no prize has the number ${drawn}`);
}

/** The days of a mission's period, `yyyy-MM-dd`, both with it: a day, or a week from Monday (UTC arithmetic on dates alone). */
export function missionDays(period: "day" | "week", today: string): { readonly from: string; readonly to: string } {
  if (period === "day") return { from: today, to: today };
  const sinceMonday = (new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7;
  return { from: dayAfter(today, -sinceMonday), to: dayAfter(today, 6 - sinceMonday) };
}
