// Generated from the contract by `npm run types`. Do not edit.
import { browserCall, sealedCall } from "../browser-call";
import { systemKeys } from "./system.gen";

export const agentTeamOverview = /* @__PURE__ */ browserCall<"agent", "teamOverview">("GET /wps/agent/overview");
export const agentTransferDownline = /* @__PURE__ */ sealedCall<"agent", "transferDownline">("POST /wps/agent/transfer", systemKeys);
