import type { CentrePageServer } from "~/site/centre/types";

/** Loads the agent's team figures with the call `teamOverview`. */
export const agentTeamOverview = {
  load: ({ wps }) => wps.agent.teamOverview({}),
} satisfies CentrePageServer;
