import type { missionLeaderboard } from "./mission-leaderboard.server";

/** Data of the missions page. */
export type MissionData = Awaited<ReturnType<typeof missionLeaderboard.load>>;

/** One mission, with the pages of its categories. */
export type Mission = MissionData["missions"][number];

/** Returns the path of the page with a mission's leaderboard. */
export const missionPath = (id: string): string => `/member/missionLeaderboard?${new URLSearchParams({ mission: id })}`;
