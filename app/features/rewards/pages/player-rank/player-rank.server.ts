import type { CentrePageServer } from "~/site/centre/types";

/** The member's VIP level and all levels. */
export const playerRank = { load: ({ wps }) => wps.member.vip({}) } satisfies CentrePageServer;
