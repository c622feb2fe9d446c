// Generated from the contract by `npm run types`. Do not edit.
import { browserCall } from "../browser-call";

export const agentTeamOverview = /* @__PURE__ */ browserCall<"agent", "teamOverview">("GET /wps/agent/overview");
