import type { rewardCenter } from "./reward-center.server";

/** Data of the reward center. */
export type RewardCenterData = Awaited<ReturnType<typeof rewardCenter.load>>;

/** One reward of the list. */
export type RewardRow = RewardCenterData["rows"][number];
