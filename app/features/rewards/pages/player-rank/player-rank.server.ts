import type { CentrePageServer } from "~/site/centre/types";

/** The member's VIP level among all of them. */
export const playerRank = { load: ({ wps }) => wps.member.vip({}) } satisfies CentrePageServer;
