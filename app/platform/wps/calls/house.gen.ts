// Generated from the contract by `npm run types`. Do not edit.
import { browserCall } from "../browser-call";

export const houseEnter = /* @__PURE__ */ browserCall<"house", "enter">("POST /wps/house/enter");
export const houseGameBalance = /* @__PURE__ */ browserCall<"house", "gameBalance">("POST /wps/house/balance");
export const houseReelsSpin = /* @__PURE__ */ browserCall<"house", "reelsSpin">("POST /wps/house/reels/spin");
export const houseTableDeal = /* @__PURE__ */ browserCall<"house", "tableDeal">("POST /wps/house/table/deal");
export const houseTableAct = /* @__PURE__ */ browserCall<"house", "tableAct">("POST /wps/house/table/act");
export const houseSlipMatches = /* @__PURE__ */ browserCall<"house", "slipMatches">("POST /wps/house/slip/matches");
export const houseSlipPlace = /* @__PURE__ */ browserCall<"house", "slipPlace">("POST /wps/house/slip/place");
export const houseSlipBets = /* @__PURE__ */ browserCall<"house", "slipBets">("POST /wps/house/slip/bets");
export const houseFairness = /* @__PURE__ */ browserCall<"house", "fairness">("POST /wps/house/fairness");
