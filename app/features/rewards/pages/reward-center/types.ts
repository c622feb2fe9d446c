import type { rewardCenter } from "./reward-center.server";

/** What the reward center shows. */
export type RewardCenterData = Awaited<ReturnType<typeof rewardCenter.load>>;

/** One reward of it. */
export type RewardRow = RewardCenterData["rows"][number];
