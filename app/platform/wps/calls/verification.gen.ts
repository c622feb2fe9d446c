// Generated from the contract by `npm run types`. Do not edit.
import { browserCall } from "../browser-call";

export const verificationCaptcha = /* @__PURE__ */ browserCall<"verification", "captcha">("GET /wps/captcha");
export const verificationHumanChallenge = /* @__PURE__ */ browserCall<"verification", "humanChallenge">("GET /wps/verification/human");
export const verificationSmsNoLogin = /* @__PURE__ */ browserCall<"verification", "smsNoLogin">("POST /wps/verification/sms/noLogin");
export const verificationSmsRegister = /* @__PURE__ */ browserCall<"verification", "smsRegister">("POST /wps/verification/sms/register");
export const verificationSmsRegisterMobile = /* @__PURE__ */ browserCall<"verification", "smsRegisterMobile">("POST /wps/verification/sms/register/mobile");
export const verificationSmsBind = /* @__PURE__ */ browserCall<"verification", "smsBind">("POST /wps/verification/sms/bind");
export const verificationSmsOwner = /* @__PURE__ */ browserCall<"verification", "smsOwner">("POST /wps/verification/sms/owner");
export const verificationMailBind = /* @__PURE__ */ browserCall<"verification", "mailBind">("POST /wps/verification/mail/bind");
