// Generated from the contract by `npm run types`. Do not edit.
import { browserCall } from "../browser-call";

export const lotteryVnGameMenu = /* @__PURE__ */ browserCall<"lottery", "vnGameMenu">("GET /wps/lottery/vn/menu");
export const lotteryVnNumero = /* @__PURE__ */ browserCall<"lottery", "vnNumero">("GET /wps/lottery/vn/numero");
export const lotteryDraws = /* @__PURE__ */ browserCall<"lottery", "draws">("GET /wps/lottery/draws");
export const lotteryMissions = /* @__PURE__ */ browserCall<"lottery", "missions">("GET /wps/lottery/missions");
export const lotteryClaimMission = /* @__PURE__ */ browserCall<"lottery", "claimMission">("POST /wps/lottery/missions");
