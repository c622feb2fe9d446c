// Generated from the contract by `npm run types`. Do not edit.
import { browserCall, sealedCall } from "../browser-call";
import { systemKeys } from "./system.gen";

export const sessionLogin = /* @__PURE__ */ sealedCall<"session", "login">("POST /wps/session/login", systemKeys);
export const sessionLoginFreeplay = /* @__PURE__ */ browserCall<"session", "loginFreeplay">("POST /wps/session/login/freeplay");
export const sessionIdentityStart = /* @__PURE__ */ browserCall<"session", "identityStart">("GET /wps/session/identity");
export const sessionIdentityCallback = /* @__PURE__ */ browserCall<"session", "identityCallback">("POST /wps/session/identity");
export const sessionIdentitySandbox = /* @__PURE__ */ browserCall<"session", "identitySandbox">("POST /wps/session/identity/sandbox");
export const sessionLoginInfo = /* @__PURE__ */ browserCall<"session", "loginInfo">("GET /wps/session/info");
export const sessionRemembered = /* @__PURE__ */ browserCall<"session", "remembered">("POST /wps/session/remembered");
export const sessions = /* @__PURE__ */ browserCall<"session", "sessions">("GET /wps/session/list");
export const sessionEndSession = /* @__PURE__ */ browserCall<"session", "endSession">("DELETE /wps/session/list");
export const sessionDevices = /* @__PURE__ */ browserCall<"session", "devices">("GET /wps/session/devices");
export const sessionForgetDevice = /* @__PURE__ */ browserCall<"session", "forgetDevice">("DELETE /wps/session/devices");
export const sessionFirstLogin = /* @__PURE__ */ browserCall<"session", "firstLogin">("POST /wps/session/firstLogin");
export const sessionLogout = /* @__PURE__ */ browserCall<"session", "logout">("POST /wps/session/logout");
