// Generated from the contract by `npm run types`. Do not edit.
import { browserCall } from "../browser-call";

export const reportBettingRecord = /* @__PURE__ */ browserCall<"report", "bettingRecord">("GET /wps/report/bets");
export const reportAccountRecord = /* @__PURE__ */ browserCall<"report", "accountRecord">("GET /wps/report/transactions");
export const reportPersonalProfit = /* @__PURE__ */ browserCall<"report", "personalProfit">("GET /wps/report/profit");
export const reportStatement = /* @__PURE__ */ browserCall<"report", "statement">("GET /wps/report/statement");
