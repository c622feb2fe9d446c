// Generated from the contract by `npm run types`. Do not edit.
import { browserCall } from "../browser-call";

export const pointReward = /* @__PURE__ */ browserCall<"point", "pointReward">("GET /wps/point/rewards");
export const pointConfig = /* @__PURE__ */ browserCall<"point", "pointConfig">("GET /wps/point/config");
