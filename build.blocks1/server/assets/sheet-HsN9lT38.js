import { useState } from "react";
import { j as useI18n, m as CALL_TIMEOUT } from "./server-build-D9Y2qCi-.js";
import { jsxs, jsx } from "react/jsx-runtime";
import { styled } from "styled-components";
function usePostedForm(route, last = null) {
  const { t } = useI18n();
  const [answer, setAnswer] = useState(last);
  const [sending, setSending] = useState(false);
  const send = async (form, submitter) => {
    setSending(true);
    try {
      const address = new URL(form.action);
      address.searchParams.set("_data", route);
      const body = new URLSearchParams(
        [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)])
      );
      const response = await fetch(address, { method: "POST", body, signal: AbortSignal.timeout(CALL_TIMEOUT) });
      setAnswer(await response.json());
    } catch {
      setAnswer({ error: t("errors:networkAbnormal"), errors: {}, values: {} });
    }
    setSending(false);
  };
  const onSubmit = (event) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (!sending) void send(event.currentTarget, submitter);
  };
  return { answer, sending, onSubmit };
}
const Body = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-89i8iv-0"
})(['display:grid;gap:18px;padding:28px clamp(20px,5vw,36px) 32px;&[data-banner]{padding-block-start:0;}.banner{position:relative;margin-inline:calc(-1 * clamp(20px,5vw,36px));block-size:132px;overflow:hidden;background:var(--surface-2);}.banner > img{inline-size:100%;block-size:100%;object-fit:cover;}.banner::after{content:"";position:absolute;inset:0;background:linear-gradient(to top,var(--surface-0),transparent 75%);}.banner p{position:absolute;inset-block-end:8px;inset-inline-start:clamp(20px,5vw,36px);z-index:1;display:flex;align-items:center;gap:10px;font-family:var(--font-title);font-size:1.25rem;font-weight:700;}.banner p img{inline-size:40px;block-size:40px;}> h2{font-size:1.375rem;padding-inline-end:32px;}form{display:grid;gap:14px;}.error{color:var(--lose);font-weight:600;}.switch{text-align:center;color:var(--text-2);}.switch a{display:inline-flex;align-items:center;min-block-size:32px;color:var(--text-1);font-weight:700;text-decoration:underline;text-underline-offset:3px;}']);
function Sheet({
  title,
  banner,
  children
}) {
  return /* @__PURE__ */ jsxs(Body, { "data-banner": banner ? "" : void 0, children: [
    banner ? /* @__PURE__ */ jsxs("div", { className: "banner", children: [
      /* @__PURE__ */ jsx("img", { src: banner.art, alt: "" }),
      /* @__PURE__ */ jsxs("p", { children: [
        /* @__PURE__ */ jsx("img", { src: banner.logo, alt: "", width: 40, height: 40 }),
        banner.name
      ] })
    ] }) : null,
    /* @__PURE__ */ jsx("h2", { children: title }),
    children
  ] });
}
export {
  Sheet as S,
  usePostedForm as u
};
