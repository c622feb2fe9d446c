import { jsxs, jsx } from "react/jsx-runtime";
import { useState, useCallback, useEffect } from "react";
import { u as useT, I as Icon, j as useI18n, b as browserCall, B as Button, n as useFormat, R as RichText } from "./server-build-D9Y2qCi-.js";
import { L as Loading } from "./modal-frame-C_nVwwD0.js";
import { styled } from "styled-components";
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
const NoticeElement = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-af7itd-0"
})(['display:grid;grid-template-rows:auto minmax(0,1fr);min-block-size:min(540px,calc(100dvh - 48px));> h2{display:flex;align-items:center;gap:10px;min-block-size:60px;padding-inline:24px 60px;border-block-end:1px solid var(--line);font-size:var(--size-3);}> h2 svg{color:var(--brand-text,var(--text-1));}.desk{display:grid;grid-template-columns:268px minmax(0,1fr);min-block-size:0;}.titles{display:grid;grid-template-rows:minmax(0,1fr) auto;background:var(--surface-1);border-inline-end:1px solid var(--line);}ol{align-self:start;}ol button{display:block;inline-size:100%;min-block-size:44px;padding:8px 16px 8px 24px;padding-inline:24px 16px;color:var(--text-2);font-size:var(--size-1);line-height:1.35;text-align:start;}ol button:hover{color:var(--text-1);background:var(--surface-2);}ol button:focus-visible{outline-offset:-2px;}ol button[aria-current]{background:var(--surface-0);box-shadow:inset 3px 0 var(--brand);color:var(--text-1);font-weight:700;}[dir="rtl"] & ol button[aria-current]{box-shadow:inset -3px 0 var(--brand);}.pages{display:flex;align-items:center;justify-content:space-between;gap:8px;padding:10px 16px;border-block-start:1px solid var(--line);font-size:var(--size-1);}[dir="rtl"] & .pages svg{transform:scaleX(-1);}article{display:grid;align-content:start;gap:6px;padding:24px 28px 28px;overflow:auto;}article h3{font-size:var(--size-4);}article time{margin-block-end:12px;color:var(--text-2);font-size:var(--size-1);}.none{display:grid;place-content:center;justify-items:center;gap:12px;padding:32px;color:var(--text-2);text-align:center;}@media (max-width:700px){.desk{grid-template-columns:minmax(0,1fr);align-content:start;}.titles{order:2;border-inline-end:0;border-block-start:1px solid var(--line);}article{padding:20px 20px 24px;}ol button{padding-inline:20px;}}']);
const TITLES_A_PAGE = 9;
function useNotices() {
  const { language } = useI18n();
  const [entries, setEntries] = useState(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    browserCall("GET /wps/announcement/v2", { types: "PL" }, { language }).then(
      ({ player }) => setEntries(player),
      () => setFailed(true)
    );
  }, [language]);
  useEffect(load, [load]);
  return { entries, failed, load };
}
function Desk({ entries, start }) {
  const common = useT("common");
  const format = useFormat();
  const last = Math.ceil(entries.length / TITLES_A_PAGE) - 1;
  const [at, setAt] = useState(Math.min(Math.max(start, 0), entries.length - 1));
  const [page, setPage] = useState(Math.floor(at / TITLES_A_PAGE));
  const open = entries[at];
  const turn = (by) => {
    setPage(page + by);
    setAt((page + by) * TITLES_A_PAGE);
  };
  return /* @__PURE__ */ jsxs("div", { className: "desk", children: [
    /* @__PURE__ */ jsxs("div", { className: "titles", children: [
      /* @__PURE__ */ jsx("ol", { children: entries.slice(page * TITLES_A_PAGE, (page + 1) * TITLES_A_PAGE).map(({ id, title }, place) => {
        const index = page * TITLES_A_PAGE + place;
        return /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("button", { type: "button", "aria-current": index === at ? "true" : void 0, onClick: () => setAt(index), children: title }) }, id);
      }) }),
      last > 0 ? /* @__PURE__ */ jsx(
        Pages,
        {
          page,
          last,
          onTurn: turn,
          label: common("pager.of", { page: page + 1, pages: last + 1 })
        }
      ) : null
    ] }),
    open ? /* @__PURE__ */ jsxs("article", { "aria-live": "polite", children: [
      /* @__PURE__ */ jsx("h3", { children: open.title }),
      /* @__PURE__ */ jsx("time", { dateTime: open.at, children: format.date(Date.parse(open.at)) }),
      /* @__PURE__ */ jsx(RichText, { html: open.html })
    ] }) : null
  ] });
}
function Pages({ page, last, label, onTurn }) {
  const common = useT("common");
  const turn = (by, name) => /* @__PURE__ */ jsx(
    Button,
    {
      type: "button",
      variant: "secondary",
      size: "small",
      square: true,
      "aria-label": name,
      disabled: by < 0 ? page === 0 : page === last,
      onClick: () => onTurn(by),
      children: /* @__PURE__ */ jsx(Icon, { name: by < 0 ? "chevron-left" : "chevron-right", size: 18 })
    }
  );
  return /* @__PURE__ */ jsxs("div", { className: "pages", children: [
    turn(-1, common("pager.previous")),
    /* @__PURE__ */ jsx("span", { className: "num", children: label }),
    turn(1, common("pager.next"))
  ] });
}
function Notice({ options }) {
  const t = useT("shell");
  const { entries, failed, load } = useNotices();
  return /* @__PURE__ */ jsxs(NoticeElement, { children: [
    /* @__PURE__ */ jsxs("h2", { children: [
      /* @__PURE__ */ jsx(Icon, { name: "megaphone", size: 22 }),
      t("modal.notices")
    ] }),
    failed ? /* @__PURE__ */ jsx(Failed, { onRetry: load }) : null,
    entries === null && !failed ? /* @__PURE__ */ jsx(Loading, {}) : null,
    entries?.length === 0 ? /* @__PURE__ */ jsx("p", { className: "none", children: t("notice.none") }) : null,
    entries?.length ? /* @__PURE__ */ jsx(Desk, { entries, start: options.index ?? 0 }) : null
  ] });
}
function Failed({ onRetry }) {
  const t = useT("errors");
  return /* @__PURE__ */ jsxs("div", { className: "none", role: "alert", children: [
    /* @__PURE__ */ jsx("p", { children: t("networkAbnormal") }),
    /* @__PURE__ */ jsx(Button, { type: "button", onClick: onRetry, children: t("chunkLoad.retry") })
  ] });
}
export {
  Notice,
  TITLES_A_PAGE
};
