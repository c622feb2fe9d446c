import { jsx, jsxs, Fragment } from "react/jsx-runtime";
import { useRef, useEffect, useState } from "react";
import { B as Button, I as Icon, u as useT, R as RichText, r as returnFocus, d as dropToast, e as endWindow } from "./server-build-D9Y2qCi-.js";
import { styled, keyframes } from "styled-components";
import { M as ModalDialog, L as Loading, a as ModalFrame } from "./modal-frame-C_nVwwD0.js";
import "node:stream";
import "node:stream/consumers";
import "@remix-run/react";
import "react-dom/server";
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
const rise = /* @__PURE__ */ keyframes(["from{opacity:0;translate:0 8px;}"]);
const Stack = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-cor518-0"
})(["position:fixed;inset-inline:0;inset-block-end:calc(24px + env(safe-area-inset-bottom));z-index:90;display:grid;justify-items:center;gap:8px;padding-inline:16px;margin:0 auto;inline-size:auto;overflow:visible;pointer-events:none;> p{display:flex;align-items:center;gap:12px;max-inline-size:560px;padding:6px 6px 6px 16px;padding-inline:16px 6px;border-radius:min(var(--radius),14px);background:var(--text-1);color:var(--surface-0);box-shadow:var(--shadow-2);pointer-events:auto;animation:", ' var(--speed) var(--ease);}> p::before{content:"";flex:none;inline-size:8px;block-size:8px;border-radius:50%;background:currentcolor;}> p[data-tone="good"]::before{background:var(--win);}> p[data-tone="bad"]::before{background:var(--lose);}button{color:inherit;}button:hover{background:color-mix(in srgb,var(--surface-0) 16%,transparent);}@media (max-width:899px){inset-block-end:calc(76px + env(safe-area-inset-bottom));}'], rise);
function Toasts({
  toasts,
  closeLabel,
  onClose
}) {
  return /* @__PURE__ */ jsx(Stack, { role: "status", children: toasts.map(({
    key,
    text,
    tone
  }) => /* @__PURE__ */ jsxs("p", { "data-tone": tone, children: [
    text,
    /* @__PURE__ */ jsx(Button, { type: "button", variant: "quiet", size: "small", square: true, "aria-label": closeLabel, onClick: () => onClose(key), children: /* @__PURE__ */ jsx(Icon, { name: "close", size: 16 }) })
  ] }, key)) });
}
const Sheet = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-v1imh5-0"
})(['display:grid;justify-items:center;gap:12px;padding:36px 28px 28px;text-align:center;.icon{display:grid;place-items:center;inline-size:64px;block-size:64px;border-radius:50%;background:var(--surface-2);color:var(--brand-text,var(--text-1));}.icon[data-icon="good"]{color:var(--win);}.icon[data-icon="warning"]{color:var(--lose);}h2{font-size:var(--size-3);}.acts{display:flex;flex-wrap:wrap;justify-content:center;gap:8px;margin-block-start:8px;}']);
const ICONS = {
  info: "message-circle",
  good: "badge-check",
  warning: "circle-help"
};
function GenericDialog({
  options,
  onAnswer
}) {
  const common = useT("common");
  const {
    icon,
    title,
    text,
    html,
    buttons = [],
    timeout,
    cover,
    closable,
    size = 360
  } = options;
  const answer = useRef(onAnswer);
  answer.current = onAnswer;
  useEffect(() => {
    if (timeout === void 0) return;
    const timer = setTimeout(() => answer.current(null), timeout);
    return () => clearTimeout(timer);
  }, [timeout]);
  const shown = buttons.length > 0 ? buttons : [{
    id: "",
    label: common("close")
  }];
  return /* @__PURE__ */ jsx(ModalDialog, { label: title, closeLabel: common("close"), onClose: () => onAnswer(null), cover, closable, size, children: /* @__PURE__ */ jsxs(Sheet, { children: [
    icon ? /* @__PURE__ */ jsx("span", { className: "icon", "data-icon": icon, children: /* @__PURE__ */ jsx(Icon, { name: ICONS[icon], size: 30 }) }) : null,
    /* @__PURE__ */ jsx("h2", { children: title }),
    text ? /* @__PURE__ */ jsx("p", { children: text }) : null,
    html ? /* @__PURE__ */ jsx(RichText, { html }) : null,
    /* @__PURE__ */ jsx("div", { className: "acts", children: shown.map(({
      id,
      label
    }, at) => /* @__PURE__ */ jsx(Button, { type: "button", variant: at === 0 ? "primary" : "secondary", onClick: () => onAnswer(id || null), children: label }, id)) })
  ] }) });
}
const DELAY = 100;
function useDelay({ at, options }) {
  const rest = at + (options.delay ?? DELAY) - Date.now();
  const [over, setOver] = useState(rest <= 0);
  useEffect(() => {
    if (over) return;
    const timer = setTimeout(() => setOver(true), rest);
    return () => clearTimeout(timer);
  }, []);
  return over;
}
function Window({ open, site }) {
  const close = (answer) => endWindow(open.key, answer);
  if (!useDelay(open)) return null;
  if (open.kind === "dialog") return /* @__PURE__ */ jsx(GenericDialog, { options: open.options, onAnswer: close });
  return /* @__PURE__ */ jsx(ModalFrame, { name: open.name, site, options: open.options, onClose: () => close(null) });
}
function ModalHost({ site, overlays: { windows, busy, toasts } }) {
  const common = useT("common");
  const none = windows.length === 0;
  useEffect(() => {
    if (none) returnFocus();
  }, [none]);
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    windows.map((open) => /* @__PURE__ */ jsx(Window, { open, site }, open.key)),
    busy > 0 ? /* @__PURE__ */ jsx(Loading, { full: true }) : null,
    /* @__PURE__ */ jsx(Toasts, { toasts, closeLabel: common("close"), onClose: dropToast })
  ] });
}
export {
  ModalHost
};
