import type { CentrePageServer } from "~/shell/centre/types";

/** The figures of an agent's team, as the call `teamOverview` says. */
export const agentTeamOverview = {
  load: ({ wps }) => wps.agent.teamOverview({}),
} satisfies CentrePageServer;
