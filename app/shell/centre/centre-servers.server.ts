import type { CentreName } from "~/core/centres";
import { agentTeamOverview } from "./pages/agent-team-overview.server";
import { identityCheck } from "./pages/identity-check.server";
import { securityCenter } from "./pages/security-center.server";
import type { CentrePageServer } from "./types";

/** The server's parts of the centres' pages, by page key. */
export const CENTRE_SERVERS: Readonly<Record<CentreName, Readonly<Record<string, CentrePageServer>>>> = {
  member: { identityCheck, securityCenter },
  agent: { agentTeamOverview },
};
