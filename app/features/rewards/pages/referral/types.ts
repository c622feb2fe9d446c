import type { referral } from "./referral.server";

/** What the page of invited friends is given. */
export type ReferralData = Awaited<ReturnType<typeof referral.load>>;
