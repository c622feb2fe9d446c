import type { CentrePageServer } from "~/site/centre/types";

/** The figures of an agent's team, as the call `teamOverview` says. */
export const agentTeamOverview = {
  load: ({ wps }) => wps.agent.teamOverview({}),
} satisfies CentrePageServer;
