// Generated from the contract by `npm run types`. Do not edit.
import { browserCall } from "../browser-call";

export const systemWhitelabel = /* @__PURE__ */ browserCall<"system", "whitelabel">("GET /wps/system/whitelabel");
export const systemStatus = /* @__PURE__ */ browserCall<"system", "systemStatus">("GET /wps/system/status");
export const systemMenu = /* @__PURE__ */ browserCall<"system", "menu">("GET /wps/system/menu");
export const systemRegisterRules = /* @__PURE__ */ browserCall<"system", "registerRules">("GET /wps/system/setting/register");
export const systemDomainRoute = /* @__PURE__ */ browserCall<"system", "domainRoute">("GET /wps/system/domainRoute");
export const systemRouters = /* @__PURE__ */ browserCall<"system", "routers">("GET /wps/system/routers");
export const systemService = /* @__PURE__ */ browserCall<"system", "service">("GET /wps/system/customerService");
export const systemCountries = /* @__PURE__ */ browserCall<"system", "countries">("GET /wps/system/country");
export const systemHelp = /* @__PURE__ */ browserCall<"system", "help">("GET /wps/system/help");
export const systemGuides = /* @__PURE__ */ browserCall<"system", "guides">("GET /wps/system/guides");
export const systemKeys = /* @__PURE__ */ browserCall<"system", "keys">("GET /wps/system/keys");
export const systemUpdateLanguage = /* @__PURE__ */ browserCall<"system", "updateLanguage">("PUT /wps/member/language");
export const systemFeedback = /* @__PURE__ */ browserCall<"system", "feedback">("PUT /wps/feedback");
