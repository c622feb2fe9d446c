import type { referral } from "./referral.server";

/** Data of the referral page. */
export type ReferralData = Awaited<ReturnType<typeof referral.load>>;
