// Generated from the contract by `npm run types`. Do not edit.
import { browserCall } from "../browser-call";

export const promotions = /* @__PURE__ */ browserCall<"promotion", "promotions">("GET /wps/promotion/list");
export const promotionDetail = /* @__PURE__ */ browserCall<"promotion", "promotionDetail">("GET /wps/promotion/detail");
export const promotionRewards = /* @__PURE__ */ browserCall<"promotion", "rewards">("GET /wps/promotion/rewards");
export const promotionClaimReward = /* @__PURE__ */ browserCall<"promotion", "claimReward">("POST /wps/promotion/rewards");
export const promotionBonusDetails = /* @__PURE__ */ browserCall<"promotion", "bonusDetails">("GET /wps/promotion/bonus");
export const promotionManualRebate = /* @__PURE__ */ browserCall<"promotion", "manualRebate">("GET /wps/promotion/rebate");
export const promotionClaimRebate = /* @__PURE__ */ browserCall<"promotion", "claimRebate">("POST /wps/promotion/rebate");
export const promotionReferral = /* @__PURE__ */ browserCall<"promotion", "referral">("GET /wps/promotion/referral");
export const promotionRaffle = /* @__PURE__ */ browserCall<"promotion", "raffle">("GET /wps/promotion/raffle");
export const promotionRaffleClaim = /* @__PURE__ */ browserCall<"promotion", "raffleClaim">("POST /wps/promotion/raffle/claim");
