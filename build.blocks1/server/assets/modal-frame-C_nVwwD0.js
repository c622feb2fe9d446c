import { jsxs, jsx } from "react/jsx-runtime";
import { useRef, useEffect, lazy, useState, Suspense, Component } from "react";
import { B as Button, I as Icon, L as LinkButton, u as useT, l as loadPart, P as PartError } from "./server-build-D9Y2qCi-.js";
import { styled, keyframes } from "styled-components";
const Frame = /* @__PURE__ */ styled.dialog.withConfig({
  componentId: "sc-yuxyel-0"
})(['min-inline-size:200px;min-block-size:200px;inline-size:fit-content;max-inline-size:min(880px,calc(100vw - 24px));max-block-size:min(760px,calc(100dvh - 32px));margin:auto;padding:0;overflow:auto;overscroll-behavior:contain;border:0;border-radius:var(--radius);background:var(--surface-0);color:var(--text-1);box-shadow:var(--shadow-2),0 0 0 1px var(--line);opacity:0;translate:0 12px;transition:opacity var(--speed) var(--ease),translate var(--speed) var(--ease);&[open]{position:fixed;inset:0;z-index:80;opacity:1;translate:0 0;}@starting-style{&[open]{opacity:0;translate:0 12px;}}&::backdrop{background:rgb(4 6 14 / 0.6);backdrop-filter:blur(3px);}&[open]:not(:modal){box-shadow:var(--shadow-2),0 0 0 100vmax rgb(4 6 14 / 0.6);}html:has(&:modal){overflow:hidden;}&[data-size="360"]{inline-size:360px;}&[data-size="480"]{inline-size:480px;}&[data-size="760"]{inline-size:760px;}> .shut{position:absolute;inset-block-start:8px;inset-inline-end:8px;z-index:1;}> .shut > *{background:color-mix(in srgb,var(--surface-0) 72%,transparent);}@media (max-width:560px){&[data-size="480"],&[data-size="760"]{inline-size:100%;max-inline-size:100%;max-block-size:94dvh;margin-block-end:0;border-end-start-radius:0;border-end-end-radius:0;}}']);
function useModal(dialog) {
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.matches(":modal")) return;
    const opener = document.activeElement;
    if (element.open) element.close();
    element.showModal();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({
        preventScroll: true
      });
    };
  }, [dialog]);
}
function isBeside(dialog, {
  clientX: x,
  clientY: y
}) {
  const {
    left,
    right,
    top,
    bottom
  } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
function ModalDialog({
  label,
  closeLabel,
  onClose,
  closeHref,
  children,
  ...rest
}) {
  const {
    cover = true,
    closable = true,
    size = 200
  } = rest;
  const dialog = useRef(null);
  const pressedBeside = useRef(false);
  useModal(dialog);
  const beside = (event) => event.target === dialog.current && isBeside(dialog.current, event);
  return /* @__PURE__ */ jsxs(Frame, { ref: dialog, "aria-label": label, "data-size": size, open: closeHref !== void 0, onCancel: (event) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    if (closable) onClose();
  }, onKeyDown: (event) => {
    if (event.key === "Escape" && !closable) event.preventDefault();
  }, onMouseDown: (event) => {
    pressedBeside.current = beside(event);
  }, onClick: (event) => {
    if (cover && closable && pressedBeside.current && beside(event)) onClose();
  }, children: [
    closable ? /* @__PURE__ */ jsx("div", { className: "shut", children: /* @__PURE__ */ jsx(CloseButton, { href: closeHref, label: closeLabel, onClose }) }) : null,
    children
  ] });
}
function CloseButton({
  href,
  label,
  onClose
}) {
  const look = {
    variant: "quiet",
    size: "small",
    square: true
  };
  if (href === void 0) return /* @__PURE__ */ jsx(Button, { type: "button", ...look, "aria-label": label, onClick: onClose, children: /* @__PURE__ */ jsx(Icon, { name: "close" }) });
  const close = (event) => {
    event.preventDefault();
    onClose();
  };
  return /* @__PURE__ */ jsx(LinkButton, { href, ...look, "aria-label": label, onClick: close, children: /* @__PURE__ */ jsx(Icon, { name: "close" }) });
}
const turn = /* @__PURE__ */ keyframes(["to{rotate:1turn;}"]);
const appear = /* @__PURE__ */ keyframes(["from{visibility:hidden;}"]);
const Ring = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-u3iwz-0"
})(["display:grid;place-items:center;min-block-size:200px;min-inline-size:200px;animation:", ' 250ms step-end;&::before{content:"";inline-size:40px;block-size:40px;border:3px solid color-mix(in srgb,var(--brand) 22%,transparent);border-block-start-color:var(--brand);border-radius:50%;animation:', " 800ms linear infinite;}&[data-full]{position:fixed;inset:0;z-index:95;background:color-mix(in srgb,var(--surface-0) 72%,transparent);backdrop-filter:blur(2px);}"], appear, turn);
function Loading({
  full = false
}) {
  const t = useT("shell");
  return /* @__PURE__ */ jsx(Ring, { role: "status", "data-full": full ? "" : void 0, children: /* @__PURE__ */ jsx("span", { className: "vh", children: t("loading") }) });
}
const LOADS = {
  loginPopupModal: () => import("./login-popup-DRtlvI1Q.js").then(({ LoginPopup }) => ({ default: LoginPopup })),
  registerModal: () => import("./register-DOqopshi.js").then(({ Register }) => ({ default: Register })),
  forgetPassModal: () => import("./forget-pass-CbmLxcOM.js").then(({ ForgetPass }) => ({ default: ForgetPass })),
  changePassModal: () => import("./change-pass-Bp66Iz9S.js").then(({ ChangePass }) => ({ default: ChangePass })),
  noticeModal: () => import("./notice-Dz8fTSh0.js").then(({ Notice }) => ({ default: Notice }))
};
const known = /* @__PURE__ */ new Map();
function contentOf(name) {
  const content = known.get(name) ?? lazy(() => loadPart(name, LOADS[name]));
  known.set(name, content);
  return content;
}
function forgetContent(name) {
  known.delete(name);
}
const LOOKS = {
  loginPopupModal: { size: 480, label: "modal.login" },
  registerModal: { size: 480, label: "modal.register" },
  forgetPassModal: { size: 480, label: "modal.forgot" },
  changePassModal: { size: 480, label: "modal.change" },
  noticeModal: { size: 760, label: "modal.notices" }
};
class ContentBoundary extends Component {
  state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  render() {
    return this.state.failed ? /* @__PURE__ */ jsx(PartError, { part: this.props.part, onRetry: this.props.onRetry }) : this.props.children;
  }
}
function ModalFrame({ name, site, options, onClose, closeHref, answer }) {
  const t = useT("shell");
  const common = useT("common");
  const [tries, setTries] = useState(0);
  const Content = contentOf(name);
  const retry = () => {
    forgetContent(name);
    setTries(tries + 1);
  };
  const { cover, closable, size = LOOKS[name].size } = options;
  return /* @__PURE__ */ jsx(
    ModalDialog,
    {
      label: t(LOOKS[name].label),
      closeLabel: common("close"),
      onClose,
      cover,
      closable,
      size,
      closeHref,
      children: /* @__PURE__ */ jsx(ContentBoundary, { part: name, onRetry: retry, children: /* @__PURE__ */ jsx(Suspense, { fallback: /* @__PURE__ */ jsx(Loading, {}), children: /* @__PURE__ */ jsx(Content, { site, options, onClose, answer }) }) }, tries)
    }
  );
}
const modalFrame = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  ModalFrame
}, Symbol.toStringTag, { value: "Module" }));
export {
  Loading as L,
  ModalDialog as M,
  ModalFrame as a,
  modalFrame as m
};
