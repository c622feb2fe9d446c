import { jsxs, jsx } from "react/jsx-runtime";
import { useId, useState, useCallback, useEffect } from "react";
import { u as useT, a as registerModes, c as SignInElement, f as registerFields, D as DialingCode, C as Checkbox, B as Button, g as useAnyText, h as ruleMessage, F as Field, i as SendCode, P as PartError, j as useI18n, b as browserCall } from "./server-build-D9Y2qCi-.js";
import { L as Loading } from "./modal-frame-C_nVwwD0.js";
import { u as usePostedForm, S as Sheet } from "./sheet-HsN9lT38.js";
import "node:stream";
import "node:stream/consumers";
import "@remix-run/react";
import "react-dom/server";
import "styled-components";
import "lucide-react/icons/arrow-right";
import "lucide-react/icons/badge-check";
import "lucide-react/icons/check";
import "lucide-react/icons/cherry";
import "lucide-react/icons/chevron-down";
import "lucide-react/icons/chevron-left";
import "lucide-react/icons/chevron-right";
import "lucide-react/icons/circle-question-mark";
import "lucide-react/icons/clock";
import "lucide-react/icons/club";
import "lucide-react/icons/coins";
import "lucide-react/icons/copy";
import "lucide-react/icons/crown";
import "lucide-react/icons/dices";
import "lucide-react/icons/download";
import "lucide-react/icons/eye";
import "lucide-react/icons/eye-off";
import "lucide-react/icons/fish";
import "lucide-react/icons/flame";
import "lucide-react/icons/gamepad-2";
import "lucide-react/icons/gift";
import "lucide-react/icons/globe";
import "lucide-react/icons/headset";
import "lucide-react/icons/house";
import "lucide-react/icons/landmark";
import "lucide-react/icons/layout-grid";
import "lucide-react/icons/lock";
import "lucide-react/icons/megaphone";
import "lucide-react/icons/menu";
import "lucide-react/icons/message-circle";
import "lucide-react/icons/moon";
import "lucide-react/icons/pause";
import "lucide-react/icons/play";
import "lucide-react/icons/radio";
import "lucide-react/icons/rotate-ccw-clock";
import "lucide-react/icons/search";
import "lucide-react/icons/send";
import "lucide-react/icons/smartphone";
import "lucide-react/icons/spade";
import "lucide-react/icons/star";
import "lucide-react/icons/sun";
import "lucide-react/icons/swords";
import "lucide-react/icons/ticket";
import "lucide-react/icons/trophy";
import "lucide-react/icons/user";
import "lucide-react/icons/users";
import "lucide-react/icons/x";
import "sanitize-html";
import "node:path";
import "i18next";
import "node:fs";
import "@remix-run/node";
const LABELS = {
  username: "signIn.username",
  password: "signIn.password",
  confirmPassword: "register.confirmPassword",
  payeeName: "register.payeeName",
  email: "register.email",
  mobileNum: "signIn.mobile",
  qqNum: "register.qqNum",
  line: "register.line",
  whatsapp: "register.whatsapp",
  facebook: "register.facebook",
  wechat: "register.wechat",
  idNumber: "register.idNumber",
  paymentPassword: "register.paymentPassword",
  recommenderId: "register.recommenderId",
  affiliateCode: "register.affiliateCode",
  referralCode: "register.referralCode"
};
const PASSWORD = { type: "password", autoComplete: "new-password" };
const NUMBER = { inputMode: "numeric", autoComplete: "off" };
const INPUTS = {
  username: { autoComplete: "username", autoCapitalize: "none", spellCheck: false },
  password: PASSWORD,
  confirmPassword: PASSWORD,
  payeeName: { autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  mobileNum: { type: "tel", autoComplete: "tel-national" },
  qqNum: NUMBER,
  whatsapp: { type: "tel", autoComplete: "off" },
  paymentPassword: { type: "password", inputMode: "numeric", autoComplete: "off" }
};
function inputOf(name) {
  return INPUTS[name] ?? { autoComplete: "off", autoCapitalize: "none", spellCheck: false };
}
function RuledField({ field, answer }) {
  const t = useT("shell");
  const any = useAnyText();
  const { name, required, rule } = field;
  const label = t(LABELS[name] ?? "signIn.username");
  const hint = rule && rule.minLength > 0 && name !== "confirmPassword" ? ruleMessage(rule) : null;
  return /* @__PURE__ */ jsx(
    Field,
    {
      label: required ? `${label} *` : label,
      name,
      required,
      minLength: required ? rule?.minLength : void 0,
      maxLength: rule?.maxLength,
      hint: hint ? any(hint.text, hint.params) : void 0,
      error: answer?.errors[name],
      defaultValue: answer?.values[name],
      ...inputOf(name)
    }
  );
}
function Code() {
  const t = useT("shell");
  return /* @__PURE__ */ jsxs("div", { className: "code", children: [
    /* @__PURE__ */ jsxs("label", { className: "f", children: [
      /* @__PURE__ */ jsx("span", { children: `${t("signIn.code")} *` }),
      /* @__PURE__ */ jsx("input", { name: "verificationCode", inputMode: "numeric", autoComplete: "one-time-code", maxLength: 255, required: true })
    ] }),
    /* @__PURE__ */ jsx(SendCode, {})
  ] });
}
function ModeForm({ mode, site, rules, answer, sending, onSubmit }) {
  const t = useT("shell");
  const { flags, brand } = site;
  return /* @__PURE__ */ jsxs("form", { method: "post", action: "/register", className: mode === "mobile" ? "by-mobile" : "by-name", onSubmit, children: [
    /* @__PURE__ */ jsx("input", { type: "hidden", name: "mode", value: mode }),
    /* @__PURE__ */ jsx("button", { type: "submit", hidden: true }),
    registerFields(rules, mode, flags).map((field) => {
      const input = /* @__PURE__ */ jsx(RuledField, { field, answer }, field.name);
      if (field.name !== "mobileNum") return input;
      return /* @__PURE__ */ jsxs("div", { className: "mobile", children: [
        /* @__PURE__ */ jsxs("div", { className: "tel", children: [
          flags.countryCode ? /* @__PURE__ */ jsx(DialingCode, {}) : null,
          input
        ] }),
        flags.smsVerification ? /* @__PURE__ */ jsx(Code, {}) : null
      ] }, field.name);
    }),
    /* @__PURE__ */ jsx(
      Checkbox,
      {
        name: "agree",
        value: "1",
        required: true,
        defaultChecked: answer?.values["agree"] === "1",
        label: t("register.agree", { age: brand.minimumAge }),
        error: answer?.errors["agree"]
      }
    ),
    /* @__PURE__ */ jsx("a", { className: "terms", href: "/help#term", target: "_blank", rel: "noreferrer", children: t("register.terms") }),
    answer?.error ? /* @__PURE__ */ jsx("p", { className: "error", role: "alert", children: answer.error }) : null,
    /* @__PURE__ */ jsx(Button, { variant: "primary", size: "large", "aria-disabled": sending, children: t("register.submit") })
  ] });
}
function RegisterForm(props) {
  const t = useT("shell");
  const name = useId();
  const modes = registerModes(props.site.flags);
  const chosen = props.answer?.values["mode"] ?? modes[0];
  const isOnlyMobile = modes.length === 1 && modes[0] === "mobile";
  return /* @__PURE__ */ jsxs(SignInElement, { "data-look": "sheet", children: [
    modes.length > 1 ? /* @__PURE__ */ jsx("div", { className: "modes", role: "radiogroup", "aria-label": t("register.by"), children: modes.map((mode) => /* @__PURE__ */ jsxs("label", { children: [
      /* @__PURE__ */ jsx("input", { type: "radio", name, value: mode, defaultChecked: mode === chosen }),
      t(mode === "mobile" ? "signIn.mobile" : "signIn.username")
    ] }, mode)) }) : null,
    isOnlyMobile ? /* @__PURE__ */ jsx("input", { type: "radio", value: "mobile", defaultChecked: true, hidden: true }) : null,
    modes.map((mode) => /* @__PURE__ */ jsx(ModeForm, { ...props, mode }, mode)),
    modes.length === 0 ? /* @__PURE__ */ jsx("p", { children: t("register.closed") }) : null
  ] });
}
function useRules(known) {
  const { language } = useI18n();
  const [rules, setRules] = useState(known ?? null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    browserCall("GET /wps/system/setting/register", {}, { language }).then(
      ({ fields }) => setRules(fields),
      () => setFailed(true)
    );
  }, [language]);
  useEffect(() => {
    if (!known) load();
  }, [known, load]);
  return { rules, failed, load };
}
function Register({ site, answer: last }) {
  const t = useT("shell");
  const { brand } = site;
  const { rules, failed, load } = useRules(site.registerRules);
  const { answer, sending, onSubmit } = usePostedForm("routes/register", last);
  return /* @__PURE__ */ jsxs(Sheet, { title: t("modal.register"), banner: { art: brand.signInArt, logo: brand.logo, name: brand.name }, children: [
    failed ? /* @__PURE__ */ jsx(PartError, { part: "registerModal", onRetry: load }) : null,
    rules === null && !failed ? /* @__PURE__ */ jsx(Loading, {}) : null,
    rules ? /* @__PURE__ */ jsx(RegisterForm, { site, rules, answer, sending, onSubmit }) : null,
    brand.signIn ? /* @__PURE__ */ jsxs("p", { className: "switch", children: [
      t("modal.haveAccount"),
      " ",
      /* @__PURE__ */ jsx("a", { href: brand.signIn, "data-modal": "loginPopupModal", children: t("header.signIn") })
    ] }) : null
  ] });
}
export {
  Register
};
