import { jsx, jsxs, Fragment } from "react/jsx-runtime";
import { PassThrough } from "node:stream";
import { text as text$1 } from "node:stream/consumers";
import { RemixServer, useNavigate, useNavigationType, useLocation, useNavigation, useRouteError, isRouteErrorResponse, useRouteLoaderData, useMatches, Outlet, Meta, Links as Links$2, Form as Form$1, useRevalidator, useLoaderData, useActionData, useSearchParams } from "@remix-run/react";
import { renderToStaticMarkup, renderToString, renderToPipeableStream } from "react-dom/server";
import { css, styled, keyframes, ServerStyleSheet, StyleSheetManager } from "styled-components";
import { createContext, useContext, useCallback, createElement, useRef, useEffect, useMemo, useId, useState, useSyncExternalStore, lazy, Suspense, Component } from "react";
import * as ArrowRight from "lucide-react/icons/arrow-right";
import * as BadgeCheck from "lucide-react/icons/badge-check";
import * as Check from "lucide-react/icons/check";
import * as Cherry from "lucide-react/icons/cherry";
import * as ChevronDown from "lucide-react/icons/chevron-down";
import * as ChevronLeft from "lucide-react/icons/chevron-left";
import * as ChevronRight from "lucide-react/icons/chevron-right";
import * as CircleHelp from "lucide-react/icons/circle-question-mark";
import * as Clock from "lucide-react/icons/clock";
import * as Club from "lucide-react/icons/club";
import * as Coins from "lucide-react/icons/coins";
import * as Copy from "lucide-react/icons/copy";
import * as Crown from "lucide-react/icons/crown";
import * as Dices from "lucide-react/icons/dices";
import * as Download from "lucide-react/icons/download";
import * as Eye from "lucide-react/icons/eye";
import * as EyeOff from "lucide-react/icons/eye-off";
import * as Fish from "lucide-react/icons/fish";
import * as Flame from "lucide-react/icons/flame";
import * as Gamepad from "lucide-react/icons/gamepad-2";
import * as Gift from "lucide-react/icons/gift";
import * as Globe from "lucide-react/icons/globe";
import * as Headset from "lucide-react/icons/headset";
import * as House from "lucide-react/icons/house";
import * as Landmark from "lucide-react/icons/landmark";
import * as LayoutGrid from "lucide-react/icons/layout-grid";
import * as Lock from "lucide-react/icons/lock";
import * as Megaphone from "lucide-react/icons/megaphone";
import * as Menu$1 from "lucide-react/icons/menu";
import * as MessageCircle from "lucide-react/icons/message-circle";
import * as Moon from "lucide-react/icons/moon";
import * as Pause from "lucide-react/icons/pause";
import * as Play from "lucide-react/icons/play";
import * as Radio from "lucide-react/icons/radio";
import * as History from "lucide-react/icons/rotate-ccw-clock";
import * as Search$1 from "lucide-react/icons/search";
import * as Send from "lucide-react/icons/send";
import * as Smartphone from "lucide-react/icons/smartphone";
import * as Spade from "lucide-react/icons/spade";
import * as Star from "lucide-react/icons/star";
import * as Sun from "lucide-react/icons/sun";
import * as Swords from "lucide-react/icons/swords";
import * as Ticket$1 from "lucide-react/icons/ticket";
import * as Trophy from "lucide-react/icons/trophy";
import * as User from "lucide-react/icons/user";
import * as Users from "lucide-react/icons/users";
import * as X from "lucide-react/icons/x";
import sanitizeHtml from "sanitize-html";
import { join } from "node:path";
import { createInstance } from "i18next";
import { readdirSync, readFileSync } from "node:fs";
import { json, redirect } from "@remix-run/node";
function appContext(context) {
  return context;
}
function siteContext(context) {
  const app = appContext(context);
  if (app.kind !== "site") throw new Response(null, { status: 404 });
  return app;
}
function consoleContext(context) {
  const app = appContext(context);
  if (app.kind !== "console") throw new Response(null, { status: 404 });
  return app;
}
const I18nContext = createContext(null);
function I18nProvider({ i18n, children }) {
  return /* @__PURE__ */ jsx(I18nContext.Provider, { value: i18n, children });
}
function useI18n() {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error("I18nProvider is missing above this component");
  return i18n;
}
const bootScript = "/assets/boot-8CtZ653F.js";
const HEAD_SLOT = "__HEAD_SLOT__";
const BODY_SLOT = "__BODY_SLOT__";
function scriptJson(value) {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`
  );
}
function pageData(remix) {
  const { manifest, staticHandlerContext, serverHandoffString } = remix;
  const routes2 = staticHandlerContext.matches.flatMap(({ route }) => {
    const entry2 = manifest.routes[route.id];
    return entry2 ? [[route.id, entry2.module]] : [];
  });
  const rest2 = scriptJson({ manifest: manifest.url, entry: manifest.entry.module, routes: routes2 });
  return `{"context":${serverHandoffString},${rest2.slice(1)}`;
}
function finishDocument(markup, parts) {
  const body = [
    `<script type="application/json" id="texts">${parts.texts}<\/script>`,
    `<script type="application/json" id="page-data">${pageData(parts.remix)}<\/script>`,
    `<script type="module" src="${bootScript}"><\/script>`
  ].join("");
  const [start = "", afterHead = ""] = markup.split(HEAD_SLOT);
  const [middle = "", end = ""] = afterHead.split(BODY_SLOT);
  return `${start}${parts.styles}${middle}${body}${end}`;
}
const announcementsExample = {
  props: { limit: 8 },
  data: {
    entries: [
      { id: "welcome", title: "Welcome: your first week plays without fees" },
      { id: "upkeep", title: "Short upkeep on Tuesday, 03:00–03:20" },
      { id: "studio", title: "A new studio has opened: forty games by Nova" }
    ]
  }
};
async function loadAnnouncements(ctx, props) {
  const { player } = await ctx.wps.home.announcements({ types: "PL" });
  const entries = player.slice(0, props.limit ?? 8).map(({ id, title }) => ({ id, title }));
  return { data: { entries }, tags: ["announcements"], maxAge: 300 };
}
function useT(namespace) {
  const { t } = useI18n();
  return useCallback((key, params) => t(`${namespace}:${key}`, params), [t, namespace]);
}
function useAnyText() {
  return useI18n().t;
}
const ICONS$1 = {
  "arrow-right": ArrowRight,
  "badge-check": BadgeCheck,
  check: Check,
  cherry: Cherry,
  "chevron-down": ChevronDown,
  "chevron-left": ChevronLeft,
  "chevron-right": ChevronRight,
  "circle-help": CircleHelp,
  clock: Clock,
  close: X,
  club: Club,
  coins: Coins,
  copy: Copy,
  crown: Crown,
  dices: Dices,
  download: Download,
  "eye-off": EyeOff,
  eye: Eye,
  fish: Fish,
  flame: Flame,
  gamepad: Gamepad,
  gift: Gift,
  globe: Globe,
  headset: Headset,
  history: History,
  home: House,
  landmark: Landmark,
  "layout-grid": LayoutGrid,
  lock: Lock,
  megaphone: Megaphone,
  menu: Menu$1,
  "message-circle": MessageCircle,
  moon: Moon,
  pause: Pause,
  play: Play,
  radio: Radio,
  search: Search$1,
  send: Send,
  smartphone: Smartphone,
  spade: Spade,
  star: Star,
  sun: Sun,
  swords: Swords,
  ticket: Ticket$1,
  trophy: Trophy,
  user: User,
  users: Users
};
const ICON_NAMES = Object.keys(ICONS$1);
function isIconName(name) {
  return name !== void 0 && Object.hasOwn(ICONS$1, name);
}
function drawingOf(icon) {
  return icon.__iconData.node;
}
const drawn = /* @__PURE__ */ new Map();
function draw$1(name, size) {
  const lines = drawingOf(ICONS$1[name]).map(([tag, attributes2]) => createElement(tag, attributes2));
  return /* @__PURE__ */ jsx(
    "svg",
    {
      width: size,
      height: size,
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: 1.75,
      strokeLinecap: "round",
      strokeLinejoin: "round",
      "aria-hidden": "true",
      children: lines
    }
  );
}
function Icon({ name, size = 20 }) {
  const key = `${name} ${size}`;
  const known2 = drawn.get(key);
  if (known2) return known2;
  const element = draw$1(name, size);
  drawn.set(key, element);
  return element;
}
const pauseLook = /* @__PURE__ */ css([".pause{position:relative;display:grid;place-items:center;inline-size:32px;block-size:32px;border-radius:var(--radius-small);color:var(--text-2);cursor:pointer;}.pause:hover{background:var(--surface-2);}.pause input{position:absolute;inset:0;inline-size:100%;block-size:100%;margin:0;opacity:0;cursor:pointer;}.pause:has(:focus-visible){outline:2px solid var(--focus);}.pause svg:last-child,.pause:has(:checked) svg:first-of-type{display:none;}.pause:has(:checked) svg:last-child{display:block;}@media (pointer:coarse){.pause{inline-size:44px;block-size:44px;}}@media (prefers-reduced-motion:reduce){.pause{display:none;}}"]);
function PauseSwitch({
  label
}) {
  return /* @__PURE__ */ jsxs("label", { className: "pause", children: [
    /* @__PURE__ */ jsx("input", { type: "checkbox", "aria-label": label }),
    /* @__PURE__ */ jsx(Icon, { name: "pause", size: 16 }),
    /* @__PURE__ */ jsx(Icon, { name: "play", size: 16 })
  ] });
}
const onward$3 = /* @__PURE__ */ keyframes(["60%{transform:translateX(-100%);}60.01%{transform:translateX(100cqi);}to{transform:none;}"]);
const backward$2 = /* @__PURE__ */ keyframes(["60%{transform:translateX(100%);}60.01%{transform:translateX(-100cqi);}to{transform:none;}"]);
const Strip$3 = /* @__PURE__ */ styled.section.withConfig({
  componentId: "sc-1siy2vu-0"
})(["background:var(--surface-1);border-block:1px solid var(--line);.in{display:grid;grid-template-columns:auto minmax(0,1fr) auto;align-items:center;gap:12px;max-inline-size:var(--width);min-block-size:44px;margin-inline:auto;padding-inline:var(--edge);font-size:var(--size-1);}.in h2{display:flex;align-items:center;gap:8px;font-family:var(--font);font-size:var(--size-1);font-weight:700;letter-spacing:0;}.in h2 svg{color:var(--brand-text,var(--text-1));}.window{container-type:inline-size;overflow:hidden;}.window ul{display:flex;gap:40px;inline-size:max-content;animation:", ' 48s linear infinite;}[dir="rtl"] & .window ul{animation-name:', ";}.window li a{display:grid;place-items:center;min-block-size:44px;outline-offset:-2px;color:var(--text-2);white-space:nowrap;}.window li a:hover{color:var(--text-1);text-decoration:underline;text-underline-offset:3px;}.window:hover ul{animation-play-state:paused;}.window:focus-within{overflow-x:auto;scrollbar-width:none;}.window:focus-within ul,&:has(input:checked) .window ul{animation:none;}&:has(input:checked) .window{overflow-x:auto;scrollbar-width:thin;}", " @media (prefers-reduced-motion:reduce){.window ul{animation:none !important;}.window{overflow-x:auto;scrollbar-width:thin;}}@media (max-width:640px){.in h2 span{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);}}"], onward$3, backward$2, pauseLook);
function AnnouncementsView({
  data
}) {
  const t = useT("blocks");
  if (data.entries.length === 0) return null;
  return /* @__PURE__ */ jsx(Strip$3, { "aria-label": t("announcements.label"), children: /* @__PURE__ */ jsxs("div", { className: "in", children: [
    /* @__PURE__ */ jsxs("h2", { children: [
      /* @__PURE__ */ jsx(Icon, { name: "megaphone", size: 18 }),
      /* @__PURE__ */ jsx("span", { children: t("announcements.label") })
    ] }),
    /* @__PURE__ */ jsx("div", { className: "window", children: /* @__PURE__ */ jsx("ul", { children: data.entries.map(({
      id,
      title
    }, index) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("a", { href: `/noticePage?id=${encodeURIComponent(id)}`, "data-modal": "noticeModal", "data-index": index, children: title }) }, id)) }) }),
    /* @__PURE__ */ jsx(PauseSwitch, { label: t("announcements.pause") })
  ] }) });
}
const exampleBanners = [
  {
    id: "lanterns",
    title: "Spin under the lanterns",
    text: "Forty new reels this week",
    art: "/art/banner/RNG-lanterns.svg",
    link: "/rng"
  },
  { id: "tables", title: "Real tables, real dealers", text: null, art: "/art/banner/LIVE-tables.svg", link: "/live" },
  {
    id: "tide",
    title: "The tide brings gold",
    text: "Every evening from eight",
    art: "/art/banner/FISH-tide.svg",
    link: null
  }
];
const bannersExample = {
  props: { group: "home" },
  data: { banners: exampleBanners }
};
async function bannersOf({ wps }, group) {
  const { banners } = await wps.home.announcements({ types: "B" });
  const own = Object.hasOwn(banners, group) ? banners[group] : void 0;
  return (own ?? []).map(({ id, title, text: text2, art, linkageType, link }) => ({
    ...{ id, title, text: text2, art },
    link: linkageType === null ? null : link
  }));
}
async function loadBanners(ctx, props) {
  return { data: { banners: await bannersOf(ctx, props.group) }, tags: ["banners"] };
}
const bannerLook = /* @__PURE__ */ css(['.banner{position:relative;isolation:isolate;display:grid;align-items:center;block-size:100%;overflow:hidden;color:#fff;}.banner > img{position:absolute;inset:0;z-index:-2;inline-size:100%;max-inline-size:none;block-size:100%;object-fit:cover;}.banner::before{content:"";position:absolute;inset:0;z-index:-1;background:linear-gradient(to right,rgb(0 0 0 / 0.74),rgb(0 0 0 / 0.5) 44%,rgb(0 0 0 / 0.12) 72%);}[dir="rtl"] & .banner::before{background:linear-gradient(to left,rgb(0 0 0 / 0.74),rgb(0 0 0 / 0.5) 44%,rgb(0 0 0 / 0.12) 72%);}.banner .line{display:grid;justify-items:start;gap:8px;max-inline-size:26ch;}.banner .line > *{line-height:var(--leading-title);text-wrap:balance;}.banner .line b{font-family:var(--font-title);font-weight:700;letter-spacing:var(--tracking-title);}.banner .go{display:grid;place-items:center;inline-size:40px;block-size:40px;margin-block-start:4px;border-radius:var(--radius-control);background:#fff;color:#101420;transition:transform var(--speed) var(--ease);}[dir="rtl"] & .banner .go svg{transform:scaleX(-1);}.banner:focus-visible{outline-offset:-4px;}@media (hover:hover){a.banner:hover .go{transform:translateX(4px);}[dir="rtl"] & a.banner:hover .go{transform:translateX(-4px);}}']);
function bannerSlide(banner, eager) {
  const inside = /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("img", { src: banner.art, alt: "", width: 1200, height: 640, loading: eager ? void 0 : "lazy", decoding: eager ? void 0 : "async" }),
    /* @__PURE__ */ jsxs("span", { className: "line", children: [
      /* @__PURE__ */ jsx("b", { children: banner.title }),
      banner.text ? /* @__PURE__ */ jsx("span", { children: banner.text }) : null,
      banner.link ? /* @__PURE__ */ jsx("span", { className: "go", children: /* @__PURE__ */ jsx(Icon, { name: "arrow-right" }) }) : null
    ] })
  ] });
  return banner.link ? /* @__PURE__ */ jsx("a", { className: "banner", href: banner.link, children: inside }) : /* @__PURE__ */ jsx("div", { className: "banner", children: inside });
}
const carouselLook = /* @__PURE__ */ css(['.track{display:flex;inline-size:100%;overflow:auto hidden;overscroll-behavior-x:contain;scroll-snap-type:x mandatory;scrollbar-width:none;}.track::-webkit-scrollbar{display:none;}.track > li{flex:0 0 100%;min-inline-size:0;scroll-snap-align:start;scroll-snap-stop:always;}.pages{display:flex;align-items:center;}.pages ol{display:flex;}.pages :is(a,button){display:grid;place-items:center;min-inline-size:28px;min-block-size:28px;border-radius:999px;}.pages a::before{content:"";inline-size:8px;block-size:8px;border-radius:4px;background:currentcolor;opacity:0.55;transition:inline-size var(--speed) var(--ease),opacity var(--speed) var(--ease);}.pages a:hover::before{opacity:0.85;}.pages a[aria-current="true"]::before{inline-size:20px;opacity:1;}.pages button svg:last-child,.pages [aria-pressed="true"] svg:first-child{display:none;}.pages [aria-pressed="true"] svg:last-child{display:block;}@media (pointer:coarse){.pages :is(a,button){min-inline-size:32px;min-block-size:44px;}}']);
function useCarousel(count2, key) {
  const root = useRef(null);
  useEffect(() => {
    const element = root.current;
    if (!element || count2 < 2) return;
    let stop = null;
    let gone = false;
    import("./carousel-motion-BbO_xsqO.js").then(({
      startCarousel
    }) => {
      if (!gone) stop = startCarousel(element);
    }, () => {
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [count2, key]);
  return root;
}
function Track({
  id,
  slides
}) {
  const t = useT("blocks");
  const many = slides.length > 1;
  return (
    // A scrolling region must be reachable by keyboard (WCAG 2.1.1).
    /* @__PURE__ */ jsx("ul", { className: "track", "data-track": "", tabIndex: many ? 0 : void 0, "aria-label": many ? t("carousel.label") : void 0, children: slides.map((slide, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row is what a slide's address names
      /* @__PURE__ */ jsx("li", { id: `${id}-${at + 1}`, children: slide }, at)
    )) })
  );
}
function TrackPages({
  id,
  count: count2
}) {
  const t = useT("blocks");
  if (count2 < 2) return null;
  return /* @__PURE__ */ jsxs("nav", { className: "pages", "aria-label": t("carousel.pages"), children: [
    /* @__PURE__ */ jsx("ol", { children: Array.from({
      length: count2
    }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: see Track
      /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("a", { href: `#${id}-${at + 1}`, "data-page": "", "aria-current": at === 0 ? "true" : "false", children: /* @__PURE__ */ jsx("span", { className: "vh", children: t("carousel.page", {
        number: String(at + 1),
        total: String(count2)
      }) }) }) }, at)
    )) }),
    /* @__PURE__ */ jsxs("button", { type: "button", "data-pause": "", hidden: true, "aria-pressed": "false", "aria-label": t("carousel.pause"), children: [
      /* @__PURE__ */ jsx(Icon, { name: "pause", size: 14 }),
      /* @__PURE__ */ jsx(Icon, { name: "play", size: 14 })
    ] })
  ] });
}
const Slim = /* @__PURE__ */ styled.section.withConfig({
  componentId: "sc-1fzxd84-0"
})(["", " ", ' padding-block:16px 4px;> .in{position:relative;max-inline-size:var(--width);margin-inline:auto;padding-inline:var(--edge);}.track{border-radius:var(--radius);}.track > li{block-size:clamp(132px,17vw,232px);}.banner{background:linear-gradient(100deg,color-mix(in srgb,var(--brand) 12%,#08080c),color-mix(in srgb,var(--brand) 38%,#08080c));}.banner > img{inset-inline:auto 0;inline-size:60%;mask:linear-gradient(to right,transparent,#000 46%);}[dir="rtl"] & .banner > img{mask:linear-gradient(to left,transparent,#000 46%);}.banner::before,[dir="rtl"] & .banner::before{background:none;}.banner .line{padding-inline:clamp(20px,4vw,48px);max-inline-size:min(70%,30rem);}.banner .line b{font-size:clamp(1.25rem,0.9rem + 1.5vw,2rem);}.banner .line > span:not(.go){font-size:var(--size-2);}.pages{position:absolute;inset-block-end:6px;inset-inline-end:calc(var(--edge) + 14px);color:#fff;}@media (max-width:640px){.banner > img{inline-size:76%;opacity:0.8;}.banner .go{display:none;}.pages{inset-inline-end:calc(var(--edge) + 4px);inset-block-end:0;}}'], carouselLook, bannerLook);
function BannersView({
  props,
  data
}) {
  const t = useT("blocks");
  const {
    banners
  } = data;
  const root = useCarousel(banners.length, banners.map(({
    id: id2
  }) => id2).join(" "));
  if (banners.length === 0) return null;
  const id = `banner-${props.group}`;
  return /* @__PURE__ */ jsx(Slim, { ref: root, "aria-label": t("carousel.label"), children: /* @__PURE__ */ jsxs("div", { className: "in", children: [
    /* @__PURE__ */ jsx(Track, { id, slides: banners.map((banner, at) => bannerSlide(banner, at === 0)) }),
    /* @__PURE__ */ jsx(TrackPages, { id, count: banners.length })
  ] }) });
}
const categoryGridExample = {
  props: {
    title: { EN: "What do you feel like?", CN: "今天想玩什么？", VI: "Hôm nay chơi gì?", AR: "ماذا تريد أن تلعب؟" }
  },
  data: {
    cards: [
      { code: "RNG", link: { href: "/rng" }, total: 164 },
      { code: "LIVE", link: { href: "/live" }, total: 48 },
      { code: "FISH", link: { href: "/fish" }, total: 12 },
      { code: "PVP", link: { href: "/pvp" }, total: 20 },
      { code: "SPORTS", link: { href: "/sports" }, total: 9 },
      { code: "LOTT", link: { href: "/lottery?vendor=LOTT" }, total: 31 }
    ]
  }
};
function* pathsOf(modules) {
  for (const { type, props, children } of modules) {
    if (type === "page") yield* [props["path"], ...props["paths"] ?? []];
    yield* pathsOf(children);
  }
}
const PAGES = {
  RNG: "/rng",
  FISH: "/fish",
  PVP: "/pvp",
  LIVE: "/live",
  SPORTS: "/sports",
  ESPORTS: "/esports",
  LOTT: "/lottery",
  ELOTT: "/lottery"
};
async function categoryPages(ctx) {
  const { modules } = await ctx.wps.system.menu({});
  const paths = new Set(pathsOf(modules));
  return Object.fromEntries(Object.entries(PAGES).filter(([, path]) => paths.has(path)));
}
const LOTTERY_VENDORS = ["TCG_LOTTO_VN", "TCG_SEA", "ELOTT", "LOTT"];
const address = (path, query) => `${path}?${new URLSearchParams(query)}`;
function isLotteryVendor(vassalage) {
  return LOTTERY_VENDORS.includes(vassalage);
}
function gameLink(gameId, vassalage) {
  if (isLotteryVendor(vassalage)) return { href: address("/lottery", { gameCode: gameId, vendor: vassalage }) };
  return { href: address("/game", { gameId }), "data-modal": "loginPopupModal" };
}
const LOBBIES$1 = ["RNG", "FISH", "PVP"];
function vendorLink(category, vassalage, page) {
  if (isLotteryVendor(vassalage)) return { href: address("/lottery", { vendor: vassalage }) };
  if (LOBBIES$1.includes(category)) return page ? { href: address(page, { page: vassalage }) } : void 0;
  return { href: address("/game", { vendor: vassalage }), "data-modal": "loginPopupModal" };
}
const TO_FIRST_VENDOR = ["DS88", "LOTT", "ELOTT"];
function linkOf({ gameCategory, cards }, page) {
  const first2 = cards[0]?.vassalage;
  if (TO_FIRST_VENDOR.includes(gameCategory) && first2 && (page || gameCategory === "DS88"))
    return vendorLink(gameCategory, first2, page);
  return page ? { href: page } : void 0;
}
async function cardOf$1(ctx, category, page) {
  const code2 = category.gameCategory;
  const link = linkOf(category, page);
  if (!link) return [];
  const { total } = await ctx.wps.game.gameList({ gameType: code2, pageSize: 1 });
  return total > 0 ? [{ code: code2, link, total }] : [];
}
async function loadCategoryGrid(ctx, props) {
  const [{ categories }, pages] = await Promise.all([ctx.wps.game.vendors({}), categoryPages(ctx)]);
  const wanted = props.categories ?? categories.map(({ gameCategory }) => gameCategory);
  const chosen2 = wanted.flatMap((code2) => categories.filter(({ gameCategory }) => gameCategory === code2));
  const cards = await Promise.all(chosen2.map((category) => cardOf$1(ctx, category, pages[category.gameCategory])));
  return { data: { cards: cards.flat() }, tags: ["games", "vendors"] };
}
const Section$2 = /* @__PURE__ */ styled.section.withConfig({
  componentId: "sc-ojcy6t-0"
})(['padding-block:calc(var(--band) / 2);> .in{max-inline-size:var(--width);margin-inline:auto;padding-inline:var(--edge);}> .in > header{display:flex;align-items:baseline;justify-content:space-between;gap:16px;margin-block-end:16px;}h2{font-size:var(--size-4);}header a{display:inline-flex;align-items:center;gap:4px;min-block-size:28px;color:var(--text-2);font-size:var(--size-1);font-weight:600;white-space:nowrap;}header a:hover{color:var(--text-1);}[dir="rtl"] & header a svg{transform:scaleX(-1);}']);
function Band({
  title,
  more,
  className,
  children
}) {
  return /* @__PURE__ */ jsx(Section$2, { className, children: /* @__PURE__ */ jsxs("div", { className: "in", children: [
    title ? /* @__PURE__ */ jsxs("header", { children: [
      /* @__PURE__ */ jsx("h2", { children: title }),
      more ? /* @__PURE__ */ jsxs("a", { href: more.href, children: [
        more.label,
        /* @__PURE__ */ jsx(Icon, { name: "chevron-right", size: 16 })
      ] }) : null
    ] }) : null,
    children
  ] }) });
}
const CATEGORY_ICONS = {
  RNG: "cherry",
  LIVE: "radio",
  FISH: "fish",
  PVP: "spade",
  SPORTS: "trophy",
  ESPORTS: "swords",
  LOTT: "ticket",
  ELOTT: "dices",
  DS88: "crown"
};
const NONE$1 = [];
const Hosts = createContext(NONE$1);
function ImageHostsProvider({
  hosts: hosts2 = NONE$1,
  children
}) {
  return /* @__PURE__ */ jsx(Hosts.Provider, { value: hosts2, children });
}
function placeOf(path, places) {
  let hash = 2166136261;
  for (let at = 0; at < path.length; at++) hash = Math.imul(hash ^ path.charCodeAt(at), 16777619);
  return (hash >>> 0) % places;
}
function imageAddress(path, hosts2) {
  if (hosts2.length === 0 || !path.startsWith("/") || path.startsWith("//")) return path;
  const host = hosts2[placeOf(path, hosts2.length)] ?? "";
  return `${host.replace(/\/+$/, "")}${path}`;
}
function useImageAddress() {
  const hosts2 = useContext(Hosts);
  return useCallback((path) => imageAddress(path, hosts2), [hosts2]);
}
const LANGUAGES = {
  EN: { bcp47: "en", nativeName: "English", englishName: "English", dir: "ltr", script: "latin" },
  CN: { bcp47: "zh-Hans", nativeName: "简体中文", englishName: "Chinese (Simplified)", dir: "ltr", script: "hans" },
  TW: { bcp47: "zh-Hant", nativeName: "繁體中文", englishName: "Chinese (Traditional)", dir: "ltr", script: "hant" },
  JA: { bcp47: "ja", nativeName: "日本語", englishName: "Japanese", dir: "ltr", script: "japanese" },
  KO: { bcp47: "ko", nativeName: "한국어", englishName: "Korean", dir: "ltr", script: "korean" },
  TH: { bcp47: "th", nativeName: "ไทย", englishName: "Thai", dir: "ltr", script: "thai" },
  VI: { bcp47: "vi", nativeName: "Tiếng Việt", englishName: "Vietnamese", dir: "ltr", script: "latin" },
  MY: { bcp47: "my", nativeName: "မြန်မာ", englishName: "Burmese", dir: "ltr", script: "myanmar" },
  ID: { bcp47: "id", nativeName: "Bahasa Indonesia", englishName: "Indonesian", dir: "ltr", script: "latin" },
  MS: { bcp47: "ms", nativeName: "Bahasa Melayu", englishName: "Malay", dir: "ltr", script: "latin" },
  KM: { bcp47: "km", nativeName: "ខ្មែរ", englishName: "Khmer", dir: "ltr", script: "khmer" },
  LO: { bcp47: "lo", nativeName: "ລາວ", englishName: "Lao", dir: "ltr", script: "lao" },
  TY: { bcp47: "ty", nativeName: "Reo Tahiti", englishName: "Tahitian", dir: "ltr", script: "latin" },
  HI: { bcp47: "hi", nativeName: "हिन्दी", englishName: "Hindi", dir: "ltr", script: "devanagari" },
  TA: { bcp47: "ta", nativeName: "தமிழ்", englishName: "Tamil", dir: "ltr", script: "tamil" },
  TR: { bcp47: "tr", nativeName: "Türkçe", englishName: "Turkish", dir: "ltr", script: "latin" },
  BN: { bcp47: "bn", nativeName: "বাংলা", englishName: "Bengali", dir: "ltr", script: "bengali" },
  UR: { bcp47: "ur", nativeName: "اردو", englishName: "Urdu", dir: "rtl", script: "arabic" },
  AR: { bcp47: "ar", nativeName: "العربية", englishName: "Arabic", dir: "rtl", script: "arabic" },
  ES: { bcp47: "es", nativeName: "Español", englishName: "Spanish", dir: "ltr", script: "latin" },
  PT: { bcp47: "pt", nativeName: "Português", englishName: "Portuguese", dir: "ltr", script: "latin" },
  RU: { bcp47: "ru", nativeName: "Русский", englishName: "Russian", dir: "ltr", script: "cyrillic" }
};
const FALLBACK_LANGUAGE = "EN";
function isLanguageCode(value) {
  return typeof value === "string" && Object.hasOwn(LANGUAGES, value);
}
function languageOf(code2) {
  return LANGUAGES[code2];
}
function localise(value, language, fallback = "EN") {
  if (value === void 0) return "";
  if (typeof value === "string") return value;
  const own = Object.hasOwn(value, language) ? value[language] : void 0;
  return own ?? value[fallback] ?? Object.values(value)[0] ?? "";
}
function localiseDeep(value, language) {
  if (Array.isArray(value)) return value.map((item) => localiseDeep(item, language));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  if (entries.length > 0 && entries.every(([key]) => isLanguageCode(key)))
    return localise(value, language);
  return Object.fromEntries(entries.map(([key, item]) => [key, localiseDeep(item, language)]));
}
function isTextKey(value) {
  return typeof value === "string" && TEXT_KEY.test(value);
}
const TEXT_KEY = /^[a-z][a-zA-Z0-9-]*:[A-Za-z0-9_.-]+$/;
function useWords() {
  const { language, t } = useI18n();
  return (value) => {
    const text2 = localise(value, language);
    return isTextKey(text2) ? t(text2) : text2;
  };
}
const Cards$1 = /* @__PURE__ */ styled.ul.withConfig({
  componentId: "sc-1kd8e5f-0"
})(['display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:var(--gap);a{position:relative;isolation:isolate;display:grid;align-content:end;gap:2px;block-size:clamp(148px,15vw,196px);padding:14px;overflow:hidden;border-radius:var(--radius);background:#14151c;color:#fff;line-height:1.3;box-shadow:var(--card-shadow);transition:transform var(--speed) var(--ease),box-shadow var(--speed) var(--ease);}img{position:absolute;inset:0 0 auto;z-index:-2;inline-size:100%;block-size:84%;object-fit:cover;transition:scale var(--speed) var(--ease);}a::after{content:"";position:absolute;inset:0;z-index:-1;background:linear-gradient(transparent 24%,rgb(8 9 14 / 0.9) 74%);}a > svg{margin-block-end:4px;}b{font-size:1.0625rem;font-weight:700;}small{color:#e4e4ea;font-size:var(--size-1);}@media (hover:hover){a:hover{transform:translateY(-4px);box-shadow:var(--card-lift);}a:hover img{scale:1.06;}}@media (max-width:999px){grid-auto-flow:row;grid-template-columns:repeat(6,minmax(0,1fr));> li{grid-column:span 2;}> li:last-child:nth-child(3n + 2){grid-column:span 4;}> li:last-child:nth-child(3n + 1){grid-column:span 6;}}@media (max-width:640px){> li:nth-child(n){grid-column:span 3;}> li:last-child:nth-child(odd){grid-column:span 6;}a{block-size:116px;padding:12px;}}']);
function CategoryGridView({
  props,
  data
}) {
  const t = useT("blocks");
  const text2 = useAnyText();
  const words = useWords();
  const address2 = useImageAddress();
  if (data.cards.length === 0) return null;
  return /* @__PURE__ */ jsx(Band, { title: words(props.title) || t("categories.title"), children: /* @__PURE__ */ jsx(Cards$1, { children: data.cards.map(({
    code: code2,
    link,
    total
  }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("a", { ...link, children: [
    /* @__PURE__ */ jsx("img", { src: address2(`/art/banner/${code2}-category.svg`), alt: "", width: 480, height: 360, loading: "lazy", decoding: "async" }),
    /* @__PURE__ */ jsx(Icon, { name: CATEGORY_ICONS[code2] ?? "gamepad", size: 22 }),
    /* @__PURE__ */ jsx("b", { children: text2(`common:category.${code2}`) }),
    /* @__PURE__ */ jsx("small", { children: t("lobby.found", {
      count: total
    }) })
  ] }) }, code2)) }) });
}
const downloadsExample = {
  props: {
    title: { EN: "Take it with you", CN: "随身畅玩", VI: "Mang theo bên mình", AR: "خذها معك" },
    intro: { EN: "The same account and the same wallet, on your phone." }
  },
  data: {
    guides: [
      {
        id: "ios",
        platform: "IOS",
        title: "Install on iPhone",
        url: null,
        qrCodeUrl: "/art/qr/ios.svg",
        steps: [
          { title: "Scan the code", html: "<p>Point the camera at it and open the page in Safari.</p>" },
          { title: "Press Share", html: "<p>It is the square with an arrow at the bottom.</p>" },
          { title: "Add to Home Screen", html: "<p>The icon appears beside your other applications.</p>" }
        ]
      },
      {
        id: "android",
        platform: "ANDROID",
        title: "Install on Android",
        url: "https://cdn.example/lotus.apk",
        qrCodeUrl: "/art/qr/android.svg",
        steps: [
          { title: "Download the file", html: "<p>Press the button, or scan the code.</p>" },
          { title: "Allow it once", html: "<p>The phone asks whether it may install from this source.</p>" },
          { title: "Open it", html: "<p>Sign in with the account that you have.</p>" }
        ]
      }
    ],
    screens: ["RNG-a", "LIVE-b", "FISH-c", "PVP-d", "SPORTS-e", "LOTT-f"].map((seed) => `/art/game/${seed}.svg`)
  }
};
const TILES = 6;
async function loadDownloads(ctx, _props) {
  const [{ guides }, { games }] = await Promise.all([
    ctx.wps.system.guides({}),
    ctx.wps.game.gameList({ pageSize: TILES, hot: true })
  ]);
  return {
    data: {
      guides: guides.map(({ id, platform, title, steps, url, qrCodeUrl }) => ({
        id,
        platform,
        title,
        steps,
        url,
        qrCodeUrl
      })),
      screens: games.map(({ art }) => art)
    },
    tags: ["guides", "games"]
  };
}
const Section$1 = /* @__PURE__ */ styled.section.withConfig({
  componentId: "sc-b8mxp0-0"
})(['padding-block:calc(var(--band) * 0.7) var(--band);> .in{display:grid;gap:28px;max-inline-size:var(--width);margin-inline:auto;padding-inline:var(--edge);container-type:inline-size;}> .in > *{min-inline-size:0;}> .in > header{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:16px 32px;}.head{display:grid;gap:8px;}h1{font-size:clamp(1.75rem,1.3rem + 1.7vw,2.625rem);}> .in > header p{max-inline-size:60ch;color:var(--text-2);font-size:1.0625rem;}[data-header="centred"] & > .in > header{flex-direction:column;align-items:center;text-align:center;}']);
function PagePart({
  title,
  intro,
  beside,
  children
}) {
  return /* @__PURE__ */ jsx(Section$1, { children: /* @__PURE__ */ jsxs("div", { className: "in", children: [
    /* @__PURE__ */ jsxs("header", { children: [
      /* @__PURE__ */ jsxs("div", { className: "head", children: [
        /* @__PURE__ */ jsx("h1", { children: title }),
        intro ? /* @__PURE__ */ jsx("p", { children: intro }) : null
      ] }),
      beside
    ] }),
    children
  ] }) });
}
const Prose = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-k4n3jf-0"
})(["> * + *{margin-block-start:0.8em;}h2,h3,h4{font-size:var(--size-3);margin-block-start:1.5em;}ul,ol{padding-inline-start:1.5em;}ul{list-style:disc;}ol{list-style:decimal;}li::marker{color:var(--text-3);}li + li,li > :is(ul,ol){margin-block-start:0.35em;}a{color:var(--brand-text,var(--text-1));text-decoration:underline;text-underline-offset:3px;}blockquote{padding-inline-start:16px;border-inline-start:3px solid var(--line);color:var(--text-2);}table{display:block;overflow-x:auto;font-size:var(--size-1);}th,td{padding-block:10px;padding-inline:0 20px;border-block-end:1px solid var(--line);text-align:start;vertical-align:top;}th{color:var(--text-2);font-weight:600;}img{border-radius:var(--radius-small);}hr{border:0;border-block-start:1px solid var(--line);margin-block:1.5em;}dt{font-weight:600;}dd{margin-block-end:0.6em;color:var(--text-2);}figcaption{margin-block-start:6px;color:var(--text-2);font-size:var(--size-1);}"]);
function RichText({
  html
}) {
  return /* @__PURE__ */ jsx(Prose, { dangerouslySetInnerHTML: {
    __html: html
  } });
}
const look = /* @__PURE__ */ css(['display:inline-flex;align-items:center;justify-content:center;gap:8px;min-block-size:var(--control);padding:0 20px;border:1px solid transparent;border-radius:var(--radius-control);font-weight:600;line-height:1.2;text-align:center;white-space:nowrap;cursor:pointer;transition:background-color var(--speed) var(--ease),border-color var(--speed) var(--ease),filter var(--speed) var(--ease);&[data-variant="primary"]{background:var(--brand);color:var(--on-brand);}&[data-variant="secondary"]{background:var(--surface-1);color:var(--text-1);border-color:var(--line);}&[data-variant="quiet"]{color:var(--text-1);padding-inline:12px;}&[data-variant="danger"]{background:var(--surface-1);color:var(--lose);border-color:currentcolor;}&[data-size="small"]{min-block-size:36px;padding-inline:14px;font-size:var(--size-1);}&[data-size="large"]{min-block-size:52px;padding-inline:28px;font-size:1.0625rem;}&[data-square]{inline-size:var(--control);padding:0;}&[data-square][data-size="small"]{inline-size:36px;}@media (hover:hover){&[data-variant="primary"]:hover{filter:brightness(1.08) saturate(1.05);}&[data-variant="secondary"]:hover,&[data-variant="quiet"]:hover{background:var(--surface-2);}&[data-variant="danger"]:hover{background:var(--surface-2);}}&:active{filter:brightness(0.94);}&:disabled,&[aria-disabled="true"]{opacity:0.55;cursor:not-allowed;filter:none;}@media (pointer:coarse){&[data-size="small"]{min-block-size:44px;}&[data-square][data-size="small"]{inline-size:44px;}}']);
const ButtonElement = /* @__PURE__ */ styled.button.withConfig({
  componentId: "sc-117vtgb-0"
})(["", ""], look);
const LinkElement = /* @__PURE__ */ styled.a.withConfig({
  componentId: "sc-117vtgb-1"
})(["", ""], look);
const attributes = ({
  variant = "secondary",
  size = "medium",
  square
}) => ({
  "data-variant": variant,
  "data-size": size,
  "data-square": square ? "" : void 0
});
function Button({
  variant,
  size,
  square,
  ...rest2
}) {
  return /* @__PURE__ */ jsx(ButtonElement, { ...attributes({
    variant,
    size,
    square
  }), ...rest2 });
}
function LinkButton({
  variant,
  size,
  square,
  ...rest2
}) {
  return /* @__PURE__ */ jsx(LinkElement, { ...attributes({
    variant,
    size,
    square
  }), ...rest2 });
}
const Box$4 = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-13roq41-0"
})(["display:grid;justify-items:center;gap:8px;padding:40px 24px;border:1px dashed var(--line);border-radius:var(--radius);color:var(--text-2);text-align:center;img{inline-size:160px;block-size:120px;object-fit:contain;}strong{color:var(--text-1);font-size:1.0625rem;}p{max-inline-size:48ch;}> :last-child:is(a,button){margin-block-start:8px;}"]);
function EmptyState({
  icon = "search",
  art,
  title,
  text: text2,
  action: action2
}) {
  const address2 = useImageAddress();
  return /* @__PURE__ */ jsxs(Box$4, { children: [
    art ? /* @__PURE__ */ jsx("img", { src: address2(`/art/empty/${art}.svg`), alt: "", width: 160, height: 120 }) : /* @__PURE__ */ jsx(Icon, { name: icon, size: 28 }),
    /* @__PURE__ */ jsx("strong", { children: title }),
    text2 ? /* @__PURE__ */ jsx("p", { children: text2 }) : null,
    action2
  ] });
}
const deviceLook = /* @__PURE__ */ css(['.phone{position:relative;inline-size:216px;padding:34px 10px 10px;border:7px solid var(--frame,#1b1d22);border-block-end:0;border-radius:38px 38px 0 0;background:var(--surface-0);box-shadow:0 24px 48px -16px rgb(0 0 0 / 0.45),0 0 0 1px rgb(255 255 255 / 0.14);}.phone::before{content:"";position:absolute;inset-block-start:10px;inset-inline-start:calc(50% - 30px);inline-size:60px;block-size:17px;border-radius:9px;background:var(--frame,#1b1d22);}[data-platform="ANDROID"] .phone{border-width:5px 5px 0;border-radius:26px 26px 0 0;}[data-platform="ANDROID"] .phone::before{inset-inline-start:calc(50% - 6px);inline-size:12px;block-size:12px;}.phone ul{display:grid;grid-template-columns:1fr 1fr;gap:6px;}.phone li:first-child{grid-column:1 / -1;}.phone img{inline-size:100%;aspect-ratio:0.9;object-fit:cover;object-position:top;border-radius:8px;background:var(--surface-2);}.phone li:first-child img{aspect-ratio:1.9;object-position:50% 25%;}']);
function device(screens) {
  return /* @__PURE__ */ jsx("div", { className: "phone", "aria-hidden": "true", children: /* @__PURE__ */ jsx("ul", { children: screens.slice(0, 5).map((art) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("img", { src: art, alt: "", width: 90, height: 100, loading: "lazy", decoding: "async" }) }, art)) }) });
}
const Panels = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-1e79f7e-0"
})(["", ' display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,460px),1fr));gap:var(--gap);.app{position:relative;display:grid;grid-template-columns:minmax(0,1fr) auto;gap:24px;overflow:hidden;padding:32px 32px 0;border-radius:var(--radius);background:linear-gradient(150deg,color-mix(in srgb,var(--brand) 26%,var(--surface-1)),var(--surface-1) 75%);}.app[data-platform="ANDROID"]{background:linear-gradient(150deg,color-mix(in srgb,var(--accent) 24%,var(--surface-1)),var(--surface-1) 75%);}.app > div:first-child{display:grid;align-content:start;justify-items:start;gap:16px;padding-block-end:32px;}.app h2{font-size:var(--size-4);}.code{display:grid;gap:8px;inline-size:148px;color:var(--text-2);font-size:var(--size-1);}.code img{inline-size:148px;block-size:148px;padding:10px;border-radius:min(var(--radius),12px);background:#fff;}.app .phone{align-self:end;}details{border:var(--card-line);border-radius:var(--radius);background:var(--card-ground);box-shadow:var(--card-shadow);}summary{display:flex;align-items:center;justify-content:space-between;gap:16px;min-block-size:60px;padding:12px 24px;}summary h2{font-size:var(--size-3);}summary svg{transition:transform var(--speed) var(--ease);}[open] > summary svg{transform:rotate(180deg);}details ol{display:grid;padding:4px 24px 20px;counter-reset:step;}details ol > li{position:relative;padding:0 0 20px;padding-inline-start:48px;counter-increment:step;}details ol > li::before{content:counter(step);position:absolute;inset-inline-start:0;display:grid;place-items:center;inline-size:30px;block-size:30px;border-radius:50%;background:var(--surface-2);font-weight:700;}details ol > li:not(:last-child)::after{content:"";position:absolute;inset-block:36px 6px;inset-inline-start:14px;border-inline-start:2px solid var(--line);}h3{padding-block-start:3px;font-size:1.0625rem;}details li div{color:var(--text-2);}@container (max-width:520px){.app{grid-template-columns:minmax(0,1fr);padding:24px 24px 0;}.app .phone{display:none;}.code{grid-template-columns:132px 1fr;align-items:center;inline-size:auto;gap:16px;}.code img{inline-size:132px;block-size:132px;}}'], deviceLook);
function Panel$4({
  guide,
  screens
}) {
  const t = useT("blocks");
  const address2 = useImageAddress();
  const {
    platform,
    url,
    qrCodeUrl
  } = guide;
  const name = platform === "IOS" ? t("downloads.ios") : t("downloads.android");
  return /* @__PURE__ */ jsxs("section", { className: "app", "data-platform": platform, children: [
    /* @__PURE__ */ jsxs("div", { children: [
      /* @__PURE__ */ jsx("h2", { children: name }),
      /* @__PURE__ */ jsxs("figure", { className: "code", children: [
        /* @__PURE__ */ jsx("img", { src: address2(qrCodeUrl), alt: t("downloads.code", {
          name
        }), width: 148, height: 148 }),
        /* @__PURE__ */ jsx("figcaption", { children: t("downloads.scan") })
      ] }),
      url ? /* @__PURE__ */ jsxs(LinkButton, { href: url, variant: "primary", children: [
        /* @__PURE__ */ jsx(Icon, { name: "download" }),
        t("downloads.get", {
          name
        })
      ] }) : null
    ] }),
    device(screens.map(address2))
  ] });
}
function DownloadsView({
  props,
  data
}) {
  const t = useT("blocks");
  const words = useWords();
  const {
    guides,
    screens
  } = data;
  return /* @__PURE__ */ jsx(PagePart, { title: words(props.title) || t("downloads.title"), intro: words(props.intro), children: guides.length === 0 ? /* @__PURE__ */ jsx(EmptyState, { art: "box", title: t("downloads.empty"), text: t("downloads.emptyHelp") }) : /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(Panels, { children: guides.map((guide) => /* @__PURE__ */ jsx(Panel$4, { guide, screens }, guide.id)) }),
    /* @__PURE__ */ jsx(Panels, { children: guides.map(({
      id,
      title,
      steps
    }) => /* @__PURE__ */ jsxs("details", { id, open: true, children: [
      /* @__PURE__ */ jsxs("summary", { children: [
        /* @__PURE__ */ jsx("h2", { children: title }),
        /* @__PURE__ */ jsx(Icon, { name: "chevron-down" })
      ] }),
      /* @__PURE__ */ jsx("ol", { children: steps.map((step) => /* @__PURE__ */ jsxs("li", { children: [
        /* @__PURE__ */ jsx("h3", { children: step.title }),
        /* @__PURE__ */ jsx(RichText, { html: step.html })
      ] }, step.title)) })
    ] }, id)) })
  ] }) });
}
const AT$3 = Date.UTC(2026, 0, 31, 8, 0, 0);
const BALLS$1 = ["03 09 14 20 26", "01 08 17 22 25", "05 06 13 19 24", "02 11 12 18 27", "07 10 15 21 23"];
const drawResultsExample = {
  props: { title: { EN: "Latest results", CN: "最新开奖", VI: "Kết quả mới nhất", AR: "أحدث النتائج" }, count: 10 },
  data: {
    game: { code: "northern-27", name: "Northern 27" },
    games: [
      { code: "northern-27", name: "Northern 27" },
      { code: "southern-18", name: "Southern 18" },
      { code: "minute-five", name: "Minute Five" }
    ],
    results: BALLS$1.map((row, at) => ({
      id: `20260131-00${48 - at}`,
      drawnAt: AT$3 - at * 6e5,
      numbers: row.split(" ")
    }))
  }
};
const KEEP = 30;
async function loadDrawResults(ctx, props) {
  const { groups } = await ctx.wps.lottery.vnGameMenu({});
  const games = groups.flatMap(({ gameMenus }) => gameMenus.map(({ gameCode, name }) => ({ code: gameCode, name })));
  const wanted = props.gameCode ?? ctx.query["gameCode"];
  const game2 = games.find(({ code: code2 }) => code2 === wanted) ?? (props.gameCode ? null : games[0]) ?? null;
  const found = game2 ? await ctx.wps.lottery.vnNumero({ gameCode: game2.code, count: props.count ?? 10 }) : { rows: [] };
  const results = found.rows.map(({ drawId, drawnAt, numbers }) => ({
    id: drawId,
    drawnAt: Date.parse(drawnAt),
    numbers
  }));
  return { data: { game: game2, results, games: props.gameCode ? [] : games }, tags: ["lotteries"], maxAge: KEEP };
}
const MAX_CLOCKS = 100;
const clocks = /* @__PURE__ */ new Map();
function clockOf(timeZone) {
  const known2 = clocks.get(timeZone);
  if (known2) return known2;
  const options = {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
    numberingSystem: "latn",
    calendar: "gregory"
  };
  let clock;
  try {
    clock = new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  } catch {
    clock = new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
  }
  if (clocks.size >= MAX_CLOCKS) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
}
function wallClock(utcMs, timeZone) {
  const parts = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(utcMs)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return { year, month, day, hour, minute };
}
const two$1 = (value) => String(value).padStart(2, "0");
function formatDate(utcMs, table, timeZone, style = "dateTime") {
  const at = wallClock(utcMs, timeZone);
  const time = `${two$1(at.hour)}:${two$1(at.minute)}`;
  if (style === "time") return time;
  const values = {
    d: String(at.day),
    dd: two$1(at.day),
    m: String(at.month),
    mm: two$1(at.month),
    mon: table.months[at.month - 1] ?? String(at.month),
    y: String(at.year)
  };
  const date = table.date.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
  return style === "date" ? date : `${date}${table.join}${time}`;
}
function groupDigits(digits, separator, indian = false) {
  if (digits.length <= 3) return digits;
  const groups = [digits.slice(-3)];
  const size = indian ? 2 : 3;
  for (let end = digits.length - 3; end > 0; end -= size) groups.unshift(digits.slice(Math.max(0, end - size), end));
  return groups.join(separator);
}
const AMOUNT = /^(-?)(\d+)(?:\.(\d+))?$/;
function toDecimal({ minor, scale }) {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, "0");
  const whole2 = digits.slice(0, digits.length - scale);
  return `${minor < 0n ? "-" : ""}${whole2}${scale > 0 ? `.${digits.slice(-scale)}` : ""}`;
}
function formatMoney(amount, options = {}) {
  const text2 = typeof amount === "string" ? amount : toDecimal(amount);
  const scale = options.scale ?? (typeof amount === "string" ? 2 : amount.scale);
  const match = AMOUNT.exec(text2);
  if (!match) throw new TypeError(`not an amount: ${JSON.stringify(text2.slice(0, 40))}`);
  const whole2 = (match[2] ?? "").replace(/^0+(?=\d)/, "");
  const fraction = (match[3] ?? "").replace(/0+$/, "").padEnd(scale, "0");
  const isZero = /^0*$/.test(whole2 + fraction);
  const number = `${groupDigits(whole2, ",")}${fraction === "" ? "" : `.${fraction}`}`;
  const sign = match[1] && !isZero ? "-" : "";
  return `${sign}${options.symbol ? `${options.symbol} ` : ""}${number}`;
}
function formatNumber(value, table, decimals = 3) {
  if (typeof value === "number" && !Number.isFinite(value)) throw new TypeError(`not a number: ${value}`);
  const text2 = typeof value === "bigint" || Math.abs(value) >= 1e21 ? BigInt(value).toString() : value.toFixed(decimals);
  const [whole2 = "", fraction = ""] = text2.replace("-", "").split(".");
  const shown = fraction.replace(/0+$/, "");
  const sign = text2.startsWith("-") && /[1-9]/.test(whole2 + shown) ? "-" : "";
  const grouped = groupDigits(whole2, table.group, table.indian);
  return `${sign}${grouped}${shown === "" ? "" : `${table.decimal}${shown}`}`;
}
function useFormat() {
  const { formats, region } = useI18n();
  return useMemo(() => {
    const { timeZone, currency } = region;
    return {
      money: (amount, options) => formatMoney(amount, {
        symbol: options?.symbol ? currency.symbol : void 0,
        scale: typeof amount === "string" ? currency.scale : void 0
      }),
      number: (value, decimals) => formatNumber(value, formats, decimals),
      date: (at, style) => formatDate(at, formats, timeZone, style)
    };
  }, [formats, region]);
}
const ballsLook = /* @__PURE__ */ css(['.balls{display:flex;flex-wrap:wrap;gap:5px;}[dir="rtl"] & .balls{justify-content:flex-end;}.balls li{display:grid;place-items:center;min-inline-size:2.125em;block-size:2.125em;padding-inline:0.5em;border-radius:999px;background:var(--brand);box-shadow:inset 0 0.125em 0.2em rgb(255 255 255 / 0.38),inset 0 -0.2em 0.35em rgb(0 0 0 / 0.24);color:var(--on-brand);font-variant-numeric:tabular-nums lining-nums;font-weight:700;line-height:1;}.balls li:nth-child(3n + 2){background:var(--accent);color:var(--on-accent);}.balls li:nth-child(3n){background:var(--surface-0);box-shadow:inset 0 0 0 0.125em var(--brand-text);color:var(--text-1);}']);
function balls(numbers, label) {
  return /* @__PURE__ */ jsx("ol", { className: "balls", dir: "ltr", "aria-label": label, children: numbers.map((number, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a place in the draw is what a ball stands for
    /* @__PURE__ */ jsx("li", { children: number }, at)
  )) });
}
const List$2 = /* @__PURE__ */ styled.ul.withConfig({
  componentId: "sc-xf86pc-0"
})(["display:flex;gap:8px;&[data-wrap]{flex-wrap:wrap;}> li{flex:none;}a{display:inline-flex;align-items:center;gap:6px;min-block-size:36px;padding-inline:14px;border:1px solid var(--line);border-radius:var(--radius-pill);background:var(--surface-0);color:var(--text-1);font-size:var(--size-1);font-weight:600;white-space:nowrap;transition:background-color var(--speed) var(--ease),border-color var(--speed) var(--ease);}a svg{color:var(--text-2);}a[aria-current]{border-color:transparent;background:var(--text-1);color:var(--surface-0);}a[aria-current] svg{color:inherit;}small{color:var(--text-2);font-size:inherit;font-weight:500;}a[aria-current] small{color:inherit;}@media (hover:hover){a:not([aria-current]):hover{border-color:var(--text-3);background:var(--surface-1);}}@media (pointer:coarse){a{min-block-size:44px;}}"]);
function Chips({
  label,
  chips,
  current: current2,
  stay,
  wrap
}) {
  return /* @__PURE__ */ jsx(List$2, { "aria-label": label, "data-wrap": wrap ? "" : void 0, children: chips.map(({
    id,
    label: text2,
    href,
    icon,
    count: count2,
    modal
  }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("a", { href, "aria-current": id === current2 ? "true" : void 0, "data-modal": modal, "data-stay": stay && !modal ? "" : void 0, children: [
    icon ? /* @__PURE__ */ jsx(Icon, { name: icon, size: 16 }) : null,
    text2,
    count2 === void 0 ? null : /* @__PURE__ */ jsx("small", { className: "num", children: count2 })
  ] }) }, id)) });
}
const Board$2 = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-14uzrd9-0"
})(["", " display:grid;gap:14px;min-inline-size:0;> nav{overflow-x:auto;margin-inline:calc(-1 * var(--edge));padding:3px var(--edge);scrollbar-width:none;}.sheet{overflow:hidden;padding-inline:4px;background:var(--card-ground);border:var(--card-line);border-radius:var(--radius);box-shadow:var(--card-shadow);}th,td{padding:10px 16px;text-align:start;vertical-align:middle;}thead th{padding-block:12px;color:var(--text-2);font-size:var(--size-1);font-weight:600;}tbody tr > *{border-block-start:1px solid var(--line);}tbody th{font-weight:600;white-space:nowrap;}tbody td:nth-child(2){color:var(--text-2);white-space:nowrap;}.balls{font-size:0.875rem;}tbody tr:first-child .balls{font-size:1.0625rem;}@media (max-width:640px){thead{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);}table,tbody{display:block;}tbody tr{display:grid;grid-template-columns:auto auto;justify-content:space-between;gap:8px 16px;padding:12px;}tbody tr + tr{border-block-start:1px solid var(--line);}tbody tr > *{padding:0;border:0;font-size:var(--size-1);}tbody td:last-child{grid-column:1 / 3;}}"], ballsLook);
function DrawResultsView({
  props,
  data
}) {
  const t = useT("blocks");
  const words = useWords();
  const format = useFormat();
  const {
    game: game2,
    games,
    results
  } = data;
  if (!game2 || results.length === 0) return null;
  const chips = games.map(({
    code: code2,
    name
  }) => ({
    id: code2,
    label: name,
    href: `${props.page ?? ""}?gameCode=${encodeURIComponent(code2)}`
  }));
  return /* @__PURE__ */ jsx(Band, { title: words(props.title) || void 0, children: /* @__PURE__ */ jsxs(Board$2, { children: [
    chips.length > 1 ? /* @__PURE__ */ jsx("nav", { "aria-label": t("results.games"), children: /* @__PURE__ */ jsx(Chips, { label: t("results.games"), chips, current: game2.code, stay: true }) }) : null,
    /* @__PURE__ */ jsx("div", { className: "sheet", children: /* @__PURE__ */ jsxs("table", { children: [
      /* @__PURE__ */ jsx("caption", { className: "vh", children: t("results.label", {
        name: game2.name
      }) }),
      /* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsxs("tr", { children: [
        /* @__PURE__ */ jsx("th", { scope: "col", children: t("results.draw") }),
        /* @__PURE__ */ jsx("th", { scope: "col", children: t("results.drawn") }),
        /* @__PURE__ */ jsx("th", { scope: "col", children: t("results.numbers") })
      ] }) }),
      /* @__PURE__ */ jsx("tbody", { children: results.map(({
        id,
        drawnAt,
        numbers
      }) => /* @__PURE__ */ jsxs("tr", { children: [
        /* @__PURE__ */ jsx("th", { scope: "row", children: /* @__PURE__ */ jsx("bdi", { className: "num", children: id }) }),
        /* @__PURE__ */ jsx("td", { children: format.date(drawnAt) }),
        /* @__PURE__ */ jsx("td", { children: balls(numbers, t("results.numbers")) })
      ] }, id)) })
    ] }) })
  ] }) });
}
const AT$2 = Date.UTC(2026, 0, 31, 8, 0, 0);
const ROWS$1 = [
  ["football", "Harbour League", "Northgate Rovers", "Old Quay United", 95, "2.15 3.30 3.05"],
  ["football", "Harbour League", "Breakwater FC", "Lantern Street", 155, "1.72 3.60 4.80"],
  ["basketball", "Coast Basketball", "Salt Bay Herons", "Pier Nine", 210, "1.85 1.95"],
  ["football", "Island Cup", "Saint Orsolya", "Westmark Athletic", 640, "2.60 3.10 2.70"],
  ["tennis", "Lagoon Open", "M. Okonedo", "R. Salvatierra", 1180, "1.44 2.75"],
  ["esports", "Night Circuit", "Paper Tigers", "Null Pointers", 1410, "2.05 1.74"]
];
const exampleFixtures = ROWS$1.map(([sport, league, home, away, minutes, odds], at) => {
  const prices = odds.split(" ");
  return {
    id: `example-${at}`,
    ...{ sport, league, home, away },
    startsAt: AT$2 + minutes * 6e4,
    odds: {
      home: prices[0] ?? "1.00",
      draw: prices.length > 2 ? prices[1] ?? null : null,
      away: prices.at(-1) ?? "1.00"
    }
  };
});
const fixturesExample = {
  props: {
    title: { EN: "On the pitch", CN: "今日赛程", VI: "Trận đấu hôm nay", AR: "على أرض الملعب" },
    limit: 8,
    page: "/sports"
  },
  data: { at: AT$2, fixtures: exampleFixtures }
};
const LONGEST$1 = 120;
const SHORTEST$1 = 5;
function fixtureOf({ id, sport, league, home, away, startsAt, odds }) {
  return { id, sport, league, home, away, startsAt: Date.parse(startsAt), odds };
}
function keepFixtures({ at, fixtures }) {
  const starts = fixtures.map(({ startsAt }) => (startsAt - at) / 1e3);
  return Math.max(SHORTEST$1, Math.floor(Math.min(LONGEST$1, ...starts)));
}
async function fixturesOf(ctx, { limit, sport }) {
  const { fixtures } = await ctx.wps.game.fixtures({ limit, ...sport ? { sport } : {} });
  return { at: Date.now(), fixtures: fixtures.map(fixtureOf) };
}
async function loadFixtures(ctx, props) {
  const data = await fixturesOf(ctx, { limit: props.limit ?? 8, sport: props.sport });
  return { data, tags: ["fixtures"], maxAge: keepFixtures(data) };
}
const oddsLook = /* @__PURE__ */ css([".odds{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:6px;}.odds a{display:flex;align-items:center;justify-content:space-between;gap:8px;min-block-size:44px;padding-inline:12px;border-radius:var(--radius-small);background:var(--surface-2);transition:background-color var(--speed) var(--ease);}.odds i{display:grid;place-items:center;color:var(--text-3);font-style:normal;}.odds small{color:var(--text-2);font-size:0.75rem;font-weight:600;}.odds b{font-weight:700;}@media (hover:hover){.odds a:hover{background:var(--brand);color:var(--on-brand);}.odds a:hover small{color:inherit;}}"]);
function useOdds(page, fixtures) {
  const drawn2 = fixtures.some(({
    odds
  }) => odds.draw !== null);
  const draw2 = useT("blocks")("fixtures.draw");
  return ({
    id,
    home,
    away,
    odds
  }) => {
    const price = (sign, name, value) => /* @__PURE__ */ jsxs("a", { href: `${page}?match=${encodeURIComponent(id)}&pick=${sign}`, "data-modal": "loginPopupModal", children: [
      /* @__PURE__ */ jsx("small", { "aria-hidden": "true", children: sign }),
      /* @__PURE__ */ jsx("span", { className: "vh", children: name }),
      /* @__PURE__ */ jsx("b", { className: "num", dir: "ltr", children: value })
    ] });
    return /* @__PURE__ */ jsxs("div", { className: "odds", children: [
      price("1", home, odds.home),
      odds.draw !== null ? price("X", draw2, odds.draw) : drawn2 ? /* @__PURE__ */ jsx("i", { "aria-hidden": "true", children: "–" }) : null,
      price("2", away, odds.away)
    ] });
  };
}
function useMatchDay(at) {
  const t = useT("blocks");
  const format = useFormat();
  const today = format.date(at, "date");
  const tomorrow = format.date(at + 864e5, "date");
  return (startsAt) => {
    const day = format.date(startsAt, "date");
    if (day === today) return t("fixtures.today");
    return day === tomorrow ? t("fixtures.tomorrow") : day;
  };
}
const SPORTS$1 = ["football", "basketball", "tennis", "esports", "cricket"];
const chosen = /* @__PURE__ */ css(["", ""], SPORTS$1.map((sport) => `&:has(input[value="${sport}"]:checked) tbody:not([data-sport="${sport}"]) { display: none; }`).join("\n"));
const Board$1 = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-1jn02z0-0"
})(["", " ", " display:grid;gap:14px;fieldset{display:flex;gap:8px;overflow-x:auto;scrollbar-width:none;padding:2px;}label{position:relative;display:flex;flex:none;align-items:center;gap:8px;min-block-size:44px;padding-inline:16px;border:1px solid var(--line);border-radius:var(--radius-pill);color:var(--text-2);font-size:var(--size-1);font-weight:600;cursor:pointer;}label:hover{border-color:var(--text-3);color:var(--text-1);}label:has(:checked){border-color:var(--text-1);background:var(--text-1);color:var(--surface-0);}label:has(:focus-visible){outline:2px solid var(--focus);outline-offset:2px;}label input{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer;}.sheet{overflow:hidden;background:var(--card-ground);border:var(--card-line);border-radius:var(--radius);box-shadow:var(--card-shadow);}td,th{padding:8px 16px;text-align:start;vertical-align:middle;font-weight:400;}td{block-size:64px;}.league th{padding-block:10px;background:var(--surface-2);color:var(--text-1);font-size:var(--size-1);font-weight:700;}.league small{margin-inline-start:10px;color:var(--text-2);font-size:inherit;font-weight:400;}tr + tr:not(.league) td{border-block-start:1px solid var(--line);}.league + tr td{border:0 !important;}.start{inline-size:128px;line-height:1.35;}.start b{display:block;font-size:1.0625rem;font-weight:700;}.start small{color:var(--text-2);font-size:var(--size-1);}.sides{display:grid;gap:2px;font-weight:600;line-height:1.35;}.prices{inline-size:min(46%,420px);}@media (max-width:760px){table,tbody,.league{display:block;}.league th{display:block;padding:10px 14px;}tr:not(.league){display:grid;grid-template-columns:minmax(0,1fr) auto;gap:10px 12px;padding:12px 14px;}tr + tr:not(.league){border-block-start:1px solid var(--line);}.league + tr{border:0 !important;}tr td{block-size:auto;padding:0;border:0 !important;}.sides-cell{grid-area:1 / 1;}.start{grid-area:1 / 2;inline-size:auto;text-align:end;}.prices{grid-area:2 / 1 / 3 / 3;inline-size:auto;}}"], oddsLook, chosen);
function leaguesOf(fixtures) {
  const leagues = /* @__PURE__ */ new Map();
  for (const fixture of fixtures) {
    const key = `${fixture.sport} ${fixture.league}`;
    leagues.set(key, [...leagues.get(key) ?? [], fixture]);
  }
  return [...leagues.values()].map((own) => ({
    name: own[0]?.league ?? "",
    sport: own[0]?.sport ?? "",
    fixtures: own
  }));
}
function sportsOf(fixtures) {
  return [...new Set(fixtures.map(({ sport }) => sport))];
}
const SPORTS = {
  football: "sport.football",
  basketball: "sport.basketball",
  tennis: "sport.tennis",
  esports: "sport.esports",
  cricket: "sport.cricket"
};
function useSportName() {
  const t = useT("blocks");
  return (sport) => Object.hasOwn(SPORTS, sport) ? t(SPORTS[sport]) : sport;
}
function SportTabs({ sports }) {
  const t = useT("blocks");
  const name = useId();
  const sportName = useSportName();
  return /* @__PURE__ */ jsxs("fieldset", { children: [
    /* @__PURE__ */ jsx("legend", { className: "vh", children: t("fixtures.sport") }),
    ["", ...sports].map((sport) => /* @__PURE__ */ jsxs("label", { children: [
      /* @__PURE__ */ jsx("input", { type: "radio", name, value: sport, defaultChecked: sport === "", autoComplete: "off" }),
      sport ? sportName(sport) : t("fixtures.allSports")
    ] }, sport))
  ] });
}
function Leagues({ data, page }) {
  const odds = useOdds(page, data.fixtures);
  const day = useMatchDay(data.at);
  const format = useFormat();
  const sportName = useSportName();
  const match = (fixture) => /* @__PURE__ */ jsxs("tr", { children: [
    /* @__PURE__ */ jsxs("td", { className: "start", children: [
      /* @__PURE__ */ jsx("b", { className: "num", children: format.date(fixture.startsAt, "time") }),
      /* @__PURE__ */ jsx("small", { children: day(fixture.startsAt) })
    ] }),
    /* @__PURE__ */ jsx("td", { className: "sides-cell", children: /* @__PURE__ */ jsxs("div", { className: "sides", children: [
      /* @__PURE__ */ jsx("bdi", { children: fixture.home }),
      /* @__PURE__ */ jsx("bdi", { children: fixture.away })
    ] }) }),
    /* @__PURE__ */ jsx("td", { className: "prices", children: odds(fixture) })
  ] }, fixture.id);
  return leaguesOf(data.fixtures).map(({ name, sport, fixtures }) => /* @__PURE__ */ jsxs("tbody", { "data-sport": sport, children: [
    /* @__PURE__ */ jsx("tr", { className: "league", children: /* @__PURE__ */ jsxs("th", { colSpan: 3, scope: "rowgroup", children: [
      name,
      /* @__PURE__ */ jsx("small", { children: sportName(sport) })
    ] }) }),
    fixtures.map(match)
  ] }, `${sport} ${name}`));
}
function FixturesView({ props, data }) {
  const t = useT("blocks");
  const common = useT("common");
  const words = useWords();
  if (data.fixtures.length === 0) return null;
  const title = words(props.title);
  const sports = sportsOf(data.fixtures);
  const more = title && props.page ? { href: props.page, label: common("more") } : void 0;
  return /* @__PURE__ */ jsx(Band, { title: title || void 0, more, children: /* @__PURE__ */ jsxs(Board$1, { children: [
    sports.length > 1 ? /* @__PURE__ */ jsx(SportTabs, { sports }) : null,
    /* @__PURE__ */ jsx("div", { className: "sheet", children: /* @__PURE__ */ jsxs("table", { children: [
      /* @__PURE__ */ jsx("caption", { className: "vh", children: t("fixtures.label") }),
      /* @__PURE__ */ jsx("thead", { className: "vh", children: /* @__PURE__ */ jsxs("tr", { children: [
        /* @__PURE__ */ jsx("th", { scope: "col", children: t("fixtures.start") }),
        /* @__PURE__ */ jsx("th", { scope: "col", children: t("fixtures.match") }),
        /* @__PURE__ */ jsx("th", { scope: "col", children: t("fixtures.odds") })
      ] }) }),
      /* @__PURE__ */ jsx(Leagues, { data, page: props.page ?? "/sports" })
    ] }) })
  ] }) });
}
const NAMES$2 = [
  "Jade Garden",
  "Ocean King",
  "Speed Baccarat",
  "Three Card Storm",
  "Mega Keno",
  "Golden Koi",
  "Night Derby"
];
const CATEGORIES$3 = ["RNG", "FISH", "LIVE", "PVP", "LOTT", "RNG", "SPORTS"];
const gameRowExample = {
  props: {
    title: { EN: "Hot games", CN: "热门游戏", VI: "Trò chơi hot", AR: "ألعاب رائجة" },
    layout: "row",
    page: "/rng"
  },
  data: {
    search: "",
    games: NAMES$2.map((name, at) => ({
      id: `example-${at}`,
      name,
      vendor: at % 2 ? "REEL" : "NOVA",
      minBet: at % 2 ? "0.10" : "5.00",
      art: `/art/game/${CATEGORIES$3[at] ?? "RNG"}-example-${at}.svg`,
      hot: at < 2
    }))
  }
};
function tileOf(game2) {
  return {
    id: game2.gameId,
    name: game2.name,
    vendor: game2.vendorName,
    minBet: game2.minBet,
    art: game2.art,
    hot: game2.isHot === 1,
    ...isLotteryVendor(game2.vassalage) ? { lottery: game2.vassalage } : {}
  };
}
async function loadGameRow(ctx, props) {
  const search = props.filtered ? (ctx.query.q ?? "").trim().slice(0, 60) : "";
  const vendor = props.vassalage ?? (props.filtered ? ctx.query.page?.slice(0, 40) : void 0);
  const { games } = await ctx.wps.game.gameList({
    pageSize: props.limit ?? 12,
    ...props.gameType ? { gameType: props.gameType } : {},
    ...props.hot ? { hot: true } : {},
    ...vendor ? { vassalage: vendor } : {},
    ...search ? { gameName: search } : {}
  });
  return {
    data: {
      search,
      games: games.map(tileOf)
    },
    tags: ["games"]
  };
}
const MARK = "";
function useMinBetText() {
  const t = useT("blocks");
  const [before = "", after = ""] = t("gameRow.minBet", { amount: MARK }).split(MARK);
  return (amount) => `${before}${formatMoney(amount)}${after}`;
}
function useTile() {
  const hot = useT("common")("hot");
  const from = useMinBetText();
  const address2 = useImageAddress();
  return (game2) => /* @__PURE__ */ jsxs("a", { className: "tile", ...gameLink(game2.id, game2.lottery ?? ""), children: [
    /* @__PURE__ */ jsx("img", { src: address2(game2.art), alt: "", width: 300, height: 400, loading: "lazy", decoding: "async" }),
    game2.hot ? /* @__PURE__ */ jsx("span", { className: "hot", children: hot }) : null,
    /* @__PURE__ */ jsxs("span", { className: "cap", children: [
      /* @__PURE__ */ jsx("b", { children: game2.name }),
      /* @__PURE__ */ jsxs("span", { children: [
        from(game2.minBet),
        " · ",
        game2.vendor
      ] })
    ] })
  ] });
}
const ghostTile = /* @__PURE__ */ jsxs("div", { className: "tile ghost", "aria-hidden": "true", children: [
  /* @__PURE__ */ jsx("span", { className: "pic" }),
  /* @__PURE__ */ jsxs("span", { className: "cap", children: [
    /* @__PURE__ */ jsx("b", { children: " " }),
    /* @__PURE__ */ jsx("span", { children: " " })
  ] })
] });
const ghost = /* @__PURE__ */ keyframes(["from{background-position:160% 0;}to{background-position:-60% 0;}"]);
const tileLook = /* @__PURE__ */ css(['--ratio:3 / 4;[data-corner="20"]:not([data-card="glass"]) &{--ratio:1;}[data-density="compact"] &{--ratio:1;}[data-kind="wide"]{--ratio:16 / 10;}.tile{position:relative;display:block;block-size:100%;overflow:hidden;background:var(--card-ground);border:var(--card-line);border-radius:var(--radius);box-shadow:var(--card-shadow);transition:transform var(--speed) var(--ease),box-shadow var(--speed) var(--ease);}.tile img,.tile .pic{display:block;inline-size:100%;aspect-ratio:var(--ratio);object-fit:cover;object-position:top;background:var(--surface-2);}.tile img[data-failed]{visibility:hidden;}[data-kind="wide"] .tile img{object-position:50% 22%;}.tile .cap{display:grid;gap:2px;padding:10px 12px 12px;}.tile .cap b{overflow:hidden;font-size:var(--size-2);font-weight:600;line-height:1.35;text-overflow:ellipsis;white-space:nowrap;}.tile .cap span{overflow:hidden;color:var(--text-2);font-size:var(--size-1);text-overflow:ellipsis;white-space:nowrap;}.tile .hot{position:absolute;inset-block-start:10px;inset-inline-start:10px;z-index:3;padding:1px 8px;border-radius:var(--radius-pill);background:var(--accent);color:var(--on-accent);font-size:0.75rem;font-weight:700;}[data-card="flat"] & .tile{background:none;}[data-card="flat"] & .tile img,[data-card="flat"] & a.tile::after{border-radius:var(--radius);}[data-card="flat"] & .tile .cap{padding-inline:2px;}a.tile::before,a.tile::after{content:"";position:absolute;inset-inline:0;inset-block-start:0;aspect-ratio:var(--ratio);opacity:0;transition:opacity var(--speed) var(--ease);}a.tile::after{z-index:1;background:radial-gradient(circle,var(--brand) 27px,transparent 28px),rgb(0 0 0 / 0.45);}a.tile::before{z-index:2;background:var(--on-brand);clip-path:polygon( calc(50% - 7px) calc(50% - 11px),calc(50% - 7px) calc(50% + 11px),calc(50% + 12px) 50% );}@media (hover:hover){a.tile:hover{transform:translateY(-4px);box-shadow:var(--card-lift);}a.tile:hover::before,a.tile:hover::after{opacity:1;}}a.tile:focus-visible::before,a.tile:focus-visible::after{opacity:1;}[aria-busy="true"] .tile{pointer-events:none;}[aria-busy="true"] .tile > *{opacity:0;transition:opacity 80ms 160ms;}.ghost::before,[aria-busy="true"] .tile::before{content:"";position:absolute;inset:0;z-index:4;aspect-ratio:auto;opacity:1;clip-path:none;background:linear-gradient(100deg,var(--surface-2) 40%,var(--surface-3) 50%,var(--surface-2) 60%) 0 0 / 200% 100%;animation:', ' 1.6s linear infinite;transition:opacity 80ms 160ms;}.ghost > *{visibility:hidden;}@starting-style{[aria-busy="true"] .tile::before{opacity:0;}}'], ghost);
const Row$4 = /* @__PURE__ */ styled.ul.withConfig({
  componentId: "sc-1lo00i6-0"
})(["display:grid;grid-auto-flow:column;grid-auto-columns:var(--item,var(--tile));gap:var(--gap);margin-inline:calc(-1 * var(--edge)) calc((min(var(--width),100vw) - 100vw) / 2 - var(--edge));padding:6px var(--edge) 12px;scroll-padding-inline:var(--edge);overflow-x:auto;overscroll-behavior-x:contain;scroll-snap-type:x proximity;scrollbar-width:thin;scrollbar-color:var(--line) transparent;> li{scroll-snap-align:start;min-inline-size:0;}"]);
function Scroller({
  label,
  className,
  children
}) {
  return (
    // A scrolling region must be reachable by keyboard (WCAG 2.1.1).
    /* @__PURE__ */ jsx(Row$4, { tabIndex: 0, "aria-label": label, className, children })
  );
}
const Tiles = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-18u8zwf-0"
})(["", " .grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(var(--tile),42vw),1fr));gap:var(--gap);}.grid > li{min-inline-size:0;}@media (max-width:640px){--tile:37vw;}"], tileLook);
function GameRowView({
  props,
  data
}) {
  const t = useT("blocks");
  const common = useT("common");
  const words = useWords();
  const tile = useTile();
  const {
    page
  } = props;
  if (data.games.length === 0 && !props.filtered) return null;
  const title = words(props.title);
  const label = title || t("gameRow.label");
  const tiles = data.games.map((game2) => /* @__PURE__ */ jsx("li", { children: tile(game2) }, game2.id));
  return /* @__PURE__ */ jsx(Band, { title: title || void 0, more: page && title ? {
    href: page,
    label: common("more")
  } : void 0, children: /* @__PURE__ */ jsx(Tiles, { children: tiles.length === 0 ? /* @__PURE__ */ jsx(EmptyState, { art: "search", title: t("gameRow.empty"), text: t("gameRow.emptyHelp"), action: /* @__PURE__ */ jsx(LinkButton, { href: page ?? "?", children: t("gameRow.all") }) }) : props.layout === "grid" ? /* @__PURE__ */ jsx("ul", { className: "grid", "aria-label": label, children: tiles }) : /* @__PURE__ */ jsx(Scroller, { label, children: tiles }) }) });
}
const helpExample = {
  props: {
    title: { EN: "Help", CN: "帮助中心", VI: "Trợ giúp", AR: "المساعدة" },
    intro: { EN: "Answers to what players ask most." }
  },
  data: {
    sections: [
      { id: "start", title: "How do I begin?", html: "<p>Register, confirm your number, and choose a game.</p>" },
      {
        id: "payout",
        title: "When am I paid?",
        html: "<p>Most payouts arrive within <strong>ten minutes</strong>.</p>"
      },
      {
        id: "term",
        title: "Terms",
        html: "<p>The terms apply from the moment you register.</p><ul><li>One account a person</li><li>18 years or older</li></ul>"
      }
    ],
    search: "",
    service: "https://chat.example/"
  }
};
const SEALED = 3;
async function loadHelp(ctx, _props) {
  const [{ sections }, { entries }] = await Promise.all([ctx.wps.system.help({}), ctx.wps.system.service({})]);
  const chat = entries.find(({ csType, type }) => csType === "LIVECHAT" && type !== SEALED);
  return {
    data: {
      sections: sections.map(({ id, title, html }) => ({ id, title, html })),
      search: (ctx.query.q ?? "").trim().slice(0, 60),
      service: chat?.path ?? null
    },
    tags: ["help"]
  };
}
function findSections(sections, search) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections.filter(({ title, html }) => {
    const text2 = `${title} ${html.replace(/<[^>]*>/g, " ")}`.toLowerCase();
    return words.every((word) => text2.includes(word));
  });
}
const inputLook = /* @__PURE__ */ css(['inline-size:100%;min-block-size:var(--control);padding:8px 14px;border:1px solid var(--line);border-radius:var(--radius-small);background:var(--surface-0);color:var(--text-1);font-size:1rem;transition:border-color var(--speed) var(--ease);&::placeholder{color:var(--text-3);opacity:1;}&:hover{border-color:var(--text-3);}&[aria-invalid="true"]{border-color:var(--lose);}&:disabled{opacity:0.55;cursor:not-allowed;}']);
const Row$3 = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-1sitfk0-0"
})(["display:grid;gap:6px;> label{font-size:var(--size-1);font-weight:600;}input,textarea,select{", "}textarea{min-block-size:112px;resize:vertical;}.box{position:relative;}.box > svg{position:absolute;inset-block-start:50%;inset-inline-start:14px;translate:0 -50%;color:var(--text-2);pointer-events:none;}.box:has(> svg) > :is(input,select){padding-inline-start:44px;}.box:has(> .end) > input{padding-inline-end:56px;}.box > .end{position:absolute;inset-block:0;inset-inline-end:4px;display:flex;align-items:center;}.hint{color:var(--text-2);font-size:var(--size-1);}.error{color:var(--lose);font-size:var(--size-1);font-weight:600;}"], inputLook);
function describedBy(id, {
  hint,
  error
}) {
  const described = [hint ? `${id}h` : "", error ? `${id}e` : ""].filter(Boolean).join(" ");
  return {
    id,
    "aria-describedby": described || void 0,
    "aria-invalid": error ? true : void 0
  };
}
function FieldRow({
  id,
  label,
  hint,
  error,
  children
}) {
  return /* @__PURE__ */ jsxs(Row$3, { children: [
    /* @__PURE__ */ jsx("label", { htmlFor: id, children: label }),
    children,
    hint ? /* @__PURE__ */ jsx("span", { id: `${id}h`, className: "hint", children: hint }) : null,
    error ? /* @__PURE__ */ jsx("span", { id: `${id}e`, className: "error", children: error }) : null
  ] });
}
function Field({
  label,
  hint,
  error,
  icon,
  end,
  ...input
}) {
  const id = useId();
  return /* @__PURE__ */ jsx(FieldRow, { id, label, hint, error, children: /* @__PURE__ */ jsxs("div", { className: "box", children: [
    icon ? /* @__PURE__ */ jsx(Icon, { name: icon, size: 18 }) : null,
    /* @__PURE__ */ jsx("input", { ...describedBy(id, {
      hint,
      error
    }), ...input }),
    end ? /* @__PURE__ */ jsx("span", { className: "end", children: end }) : null
  ] }) });
}
function TextArea({
  label,
  hint,
  error,
  ...area
}) {
  const id = useId();
  return /* @__PURE__ */ jsx(FieldRow, { id, label, hint, error, children: /* @__PURE__ */ jsx("textarea", { ...describedBy(id, {
    hint,
    error
  }), ...area }) });
}
const SearchBar = /* @__PURE__ */ styled.form.withConfig({
  componentId: "sc-cqij1s-0"
})(["display:flex;gap:8px;inline-size:min(100%,380px);input{", "}"], inputLook);
const Centre = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-cqij1s-1"
})(["display:grid;gap:24px clamp(24px,4cqi,56px);nav ol{display:grid;gap:2px;}nav a{display:flex;align-items:center;min-block-size:40px;padding:6px 14px;border-radius:var(--radius-small);color:var(--text-2);}nav a:hover{background:var(--surface-1);color:var(--text-1);}.list{display:grid;gap:10px;align-content:start;}details{background:var(--card-ground);border:var(--card-line);border-radius:var(--radius);box-shadow:var(--card-shadow);scroll-margin-block-start:96px;}details:has(:target){outline:2px solid var(--brand);}summary{display:flex;align-items:center;justify-content:space-between;gap:16px;min-block-size:60px;padding:12px 24px;border-radius:inherit;}summary h2{font-family:var(--font);font-size:1.0625rem;font-weight:600;letter-spacing:0;line-height:1.4;}summary svg{flex:none;color:var(--text-2);transition:transform var(--speed) var(--ease);}details[open] > summary svg{transform:rotate(180deg);}.body{max-inline-size:68ch;padding:0 24px 22px;scroll-margin-block-start:160px;}.ask{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:16px 32px;margin-block-start:22px;padding:24px;border-radius:var(--radius);background:linear-gradient(120deg,color-mix(in srgb,var(--brand) 22%,var(--surface-1)),var(--surface-1) 70%);}.ask h2{font-size:var(--size-3);margin-block-end:4px;}.ask p{color:var(--text-2);}@container (min-width:760px){grid-template-columns:clamp(190px,22cqi,250px) minmax(0,1fr);nav{position:sticky;inset-block-start:96px;align-self:start;max-block-size:calc(100vh - 120px);overflow-y:auto;}}@container (max-width:759px){nav{display:none;}}"]);
function useOpenAtHash() {
  const list2 = useRef(null);
  useEffect(() => {
    const open = () => {
      const id = decodeURIComponent(location.hash.slice(1));
      const section = id ? list2.current?.querySelector(`#${CSS.escape(id)}`)?.closest("details") : null;
      if (!section || section.open) return;
      section.open = true;
      section.scrollIntoView();
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
  return list2;
}
function Search({ search, onSearch }) {
  const t = useT("blocks");
  const common = useT("common");
  const stay = (event) => event.preventDefault();
  return /* @__PURE__ */ jsxs(SearchBar, { role: "search", onSubmit: stay, children: [
    /* @__PURE__ */ jsx(
      "input",
      {
        type: "search",
        name: "q",
        defaultValue: search,
        maxLength: 60,
        "aria-label": t("help.search"),
        placeholder: t("help.search"),
        onInput: (event) => onSearch(event.currentTarget.value)
      }
    ),
    /* @__PURE__ */ jsx(Button, { square: true, variant: "primary", "aria-label": common("search"), children: /* @__PURE__ */ jsx(Icon, { name: "search" }) })
  ] });
}
function Section({ section, open }) {
  return /* @__PURE__ */ jsxs("details", { open, children: [
    /* @__PURE__ */ jsxs("summary", { children: [
      /* @__PURE__ */ jsx("h2", { children: section.title }),
      /* @__PURE__ */ jsx(Icon, { name: "chevron-down" })
    ] }),
    /* @__PURE__ */ jsx("div", { className: "body", id: section.id, children: /* @__PURE__ */ jsx(RichText, { html: section.html }) })
  ] });
}
function Service({ href }) {
  const t = useT("blocks");
  return /* @__PURE__ */ jsxs("aside", { className: "ask", children: [
    /* @__PURE__ */ jsxs("div", { children: [
      /* @__PURE__ */ jsx("h2", { children: t("help.ask") }),
      /* @__PURE__ */ jsx("p", { children: href ? t("help.askText") : t("help.askNotices") })
    ] }),
    href ? /* @__PURE__ */ jsxs(LinkButton, { href, variant: "primary", target: href.startsWith("/") ? void 0 : "_blank", rel: "noopener", children: [
      /* @__PURE__ */ jsx(Icon, { name: "headset" }),
      t("help.chat")
    ] }) : /* @__PURE__ */ jsx(LinkButton, { href: "/noticePage", children: t("help.notices") })
  ] });
}
function HelpView({ props, data }) {
  const t = useT("blocks");
  const words = useWords();
  const list2 = useOpenAtHash();
  const [search, setSearch] = useState(data.search);
  const found = findSections(data.sections, search);
  return /* @__PURE__ */ jsx(
    PagePart,
    {
      title: words(props.title) || t("help.title"),
      intro: words(props.intro),
      beside: /* @__PURE__ */ jsx(Search, { search: data.search, onSearch: setSearch }),
      children: /* @__PURE__ */ jsxs(Centre, { children: [
        /* @__PURE__ */ jsx("nav", { "aria-label": t("help.contents"), children: /* @__PURE__ */ jsx("ol", { children: found.map(({ id, title }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("a", { href: `#${id}`, children: title }) }, id)) }) }),
        /* @__PURE__ */ jsxs("div", { className: "list", ref: list2, children: [
          /* @__PURE__ */ jsx("p", { className: "vh", role: "status", children: search.trim() ? t("help.found", { number: found.length }) : "" }),
          found.map((section, at) => /* @__PURE__ */ jsx(Section, { section, open: at === 0 || search.trim() !== "" }, section.id)),
          found.length === 0 ? /* @__PURE__ */ jsx(EmptyState, { art: "search", title: t("help.none"), text: t("help.noneHelp") }) : null,
          /* @__PURE__ */ jsx(Service, { href: data.service })
        ] })
      ] })
    }
  );
}
const jackpotExample = {
  props: { variant: "bar" },
  data: {
    jackpot: {
      start: "1250000.00",
      since: "2026-01-01T00:00:00.000Z",
      step: "165.11",
      everySeconds: 3,
      at: Date.parse("2026-01-01T00:02:00.000Z")
    }
  }
};
const heroExample = {
  props: {
    title: { EN: "The lights are on tonight", CN: "今夜灯火已亮", VI: "Đêm nay đèn đã sáng", AR: "أضواء الليلة مضاءة" },
    text: { EN: "Every table and every reel in one place." },
    action: { label: { EN: "Play now", CN: "立即开始", VI: "Chơi ngay", AR: "العب الآن" }, href: "/" },
    variant: "full-bleed",
    category: "RNG",
    seed: "night",
    live: true,
    group: "home"
  },
  data: {
    jackpot: jackpotExample.data.jackpot,
    wins: [
      { amount: "61234.50", account: "ab***9", game: "Jade Garden", art: "/art/game/RNG-example-0.svg" },
      { amount: "18400.00", account: "ki***2", game: "Ocean King", art: "/art/game/FISH-example-1.svg" },
      { amount: "9120.75", account: "su***7", game: "Speed Baccarat", art: "/art/game/LIVE-example-2.svg" }
    ],
    games: [],
    matches: null,
    draws: null,
    banners: exampleBanners,
    search: ""
  }
};
async function readJackpot(ctx) {
  const { start, since, step, everySeconds } = await ctx.wps.game.jackpots({});
  return { start, since, step, everySeconds, at: Date.now() };
}
function drawPhase({ closesAt, drawsAt, every }, now) {
  const period = every * 6e4;
  const passed = now < drawsAt ? 0 : Math.floor((now - drawsAt) / period) + 1;
  const close = closesAt + passed * period;
  const draw2 = drawsAt + passed * period;
  const isClosed = now >= close;
  return { isClosed, until: isClosed ? draw2 : close, drawsAt: draw2 };
}
const LONGEST = 30;
const SHORTEST = 5;
function keepDraws({ at, draws: draws2 }) {
  const ends = draws2.map((draw2) => (drawPhase(draw2, at).until - at) / 1e3);
  return Math.max(SHORTEST, Math.floor(Math.min(LONGEST, ...ends)));
}
async function drawOf({ wps }, game2) {
  const { gameCode, name, art, everyMinutes } = game2;
  try {
    const [{ draw: draw2, serverTime }, { rows: rows2 }] = await Promise.all([
      wps.lottery.draws({ gameCode }),
      wps.lottery.vnNumero({ gameCode, count: 1 })
    ]);
    const [row] = rows2;
    const last = row ? { numbers: row.numbers, drawnAt: Date.parse(row.drawnAt) } : null;
    const times = { closesAt: Date.parse(draw2.closesAt), drawsAt: Date.parse(draw2.drawsAt), every: everyMinutes };
    return { at: Date.parse(serverTime), draw: { code: gameCode, name, art, ...times, last } };
  } catch {
    return null;
  }
}
async function drawsOf(ctx, games) {
  const found = (await Promise.all(games.map((game2) => drawOf(ctx, game2)))).filter((one) => one !== null);
  return { at: Math.max(0, ...found.map(({ at }) => at)), draws: found.map(({ draw: draw2 }) => draw2) };
}
async function nextDraws(ctx, { gameCodes, limit }) {
  const { groups } = await ctx.wps.lottery.vnGameMenu({});
  const games = groups.flatMap(({ gameMenus }) => gameMenus);
  if (gameCodes) {
    const chosen2 = gameCodes.flatMap((code2) => games.filter(({ gameCode }) => gameCode === code2));
    return drawsOf(ctx, chosen2.slice(0, limit));
  }
  const { at, draws: draws2 } = await drawsOf(ctx, games);
  return { at, draws: [...draws2].sort((a, b) => a.drawsAt - b.drawsAt).slice(0, limit) };
}
async function loadNextDraw(ctx, props) {
  const data = await nextDraws(ctx, { gameCodes: props.gameCodes, limit: props.limit ?? 4 });
  return { data, tags: ["lotteries"], maxAge: keepDraws(data) };
}
function winOf({ winAmount, vo }) {
  return { amount: winAmount, account: vo.account, game: vo.game, art: vo.art };
}
async function loadWinners(ctx, props) {
  const { winners } = await ctx.wps.home.rankList({ limitNum: props.limit ?? 50 });
  return { data: { wins: winners.map(winOf) }, tags: ["winners"], maxAge: 60 };
}
const DRAWS = 4;
const KEEP_LIVE = 60;
const optional = (call) => call.catch(() => null);
async function live(ctx, props) {
  if (!props.live) return { jackpot: null, wins: [] };
  const [jackpot, rank] = await Promise.all([
    optional(readJackpot(ctx)),
    optional(ctx.wps.home.rankList({ limitNum: 3 }))
  ]);
  return { jackpot, wins: (rank?.winners ?? []).map(winOf) };
}
async function list(ctx, { variant, list: list2 }) {
  if (variant !== "split" || !list2) return { games: [], matches: null };
  const limit = list2.limit ?? 6;
  const matches = list2.gameType === "SPORTS" ? await optional(fixturesOf(ctx, { limit })) : null;
  if (matches && matches.fixtures.length > 0) return { games: [], matches };
  const type = list2.gameType ? { gameType: list2.gameType } : {};
  const found = await optional(ctx.wps.game.gameList({ ...type, pageSize: limit }));
  return { games: (found?.games ?? []).map(tileOf), matches: null };
}
async function draws(ctx, { variant, draw: draw2 }) {
  if (variant !== "draw") return null;
  const [soonest, named2] = await Promise.all([
    optional(nextDraws(ctx, { limit: DRAWS })),
    draw2 ? optional(nextDraws(ctx, { gameCodes: [draw2], limit: 1 })) : null
  ]);
  const first2 = named2?.draws ?? [];
  const others2 = (soonest?.draws ?? []).filter(({ code: code2 }) => code2 !== first2[0]?.code);
  const all = [...first2, ...others2].slice(0, DRAWS);
  return all.length > 0 ? { at: Math.max(soonest?.at ?? 0, named2?.at ?? 0), draws: all } : null;
}
function keep(props, { matches, draws: draws2 }) {
  const ends = [
    ...props.live ? [KEEP_LIVE] : [],
    ...matches ? [keepFixtures(matches)] : [],
    ...draws2 ? [keepDraws(draws2)] : []
  ];
  return ends.length > 0 ? Math.min(...ends) : void 0;
}
async function loadHero(ctx, props) {
  const [figures, listed, drawn2, banners] = await Promise.all([
    live(ctx, props),
    list(ctx, props),
    draws(ctx, props),
    props.group ? optional(bannersOf(ctx, props.group)) : null
  ]);
  const search = props.variant === "search" ? (ctx.query.q ?? "").slice(0, 60) : "";
  const data = { ...figures, ...listed, draws: drawn2, banners: banners ?? [], search };
  const tags = ["winners", "games", "jackpot", "fixtures", "lotteries", "banners"];
  const maxAge = keep(props, data);
  return { data, tags, ...maxAge === void 0 ? {} : { maxAge } };
}
const SAME_CLOCK = 2e3;
const CLOCK = "/art/logo/clock.svg";
let offset = 0;
let asked = false;
function offsetOf(answeredAt, sent, received) {
  const difference = answeredAt + 500 - (sent + received) / 2;
  return Math.abs(difference) < SAME_CLOCK ? 0 : difference;
}
async function measure() {
  const sent = Date.now();
  const answer = await fetch(CLOCK, { cache: "no-store", method: "HEAD" });
  const answeredAt = Date.parse(answer.headers.get("date") ?? "");
  if (Number.isFinite(answeredAt)) offset = offsetOf(answeredAt, sent, Date.now());
  tick();
}
const listeners = /* @__PURE__ */ new Set();
let timer;
function tick() {
  clearTimeout(timer);
  if (listeners.size === 0) return;
  const now = Date.now() + offset;
  for (const listener of listeners) listener(now);
  timer = setTimeout(tick, 1e3 - now % 1e3);
}
function follow(listener) {
  if (listeners.size === 0) document.addEventListener("visibilitychange", tick);
  listeners.add(listener);
  tick();
  if (!asked) {
    asked = true;
    measure().catch(() => {
      asked = false;
    });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener("visibilitychange", tick);
  };
}
function useServerTime(at) {
  const [now, setNow] = useState(at);
  useEffect(() => follow(setNow), []);
  return now;
}
const two = (value) => String(value).padStart(2, "0");
function countdownText(leftMs) {
  const seconds = Math.max(0, Math.ceil(leftMs / 1e3));
  const rest2 = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return seconds < 3600 ? rest2 : `${Math.floor(seconds / 3600)}:${rest2}`;
}
function TimeLeft({ ms, label }) {
  return /* @__PURE__ */ jsx("bdi", { className: "num", dir: "ltr", role: "timer", "aria-label": label, children: countdownText(ms) });
}
function DrawClock({ draw: draw2, at }) {
  const t = useT("blocks");
  const format = useFormat();
  const now = useServerTime(at);
  const { isClosed, until, drawsAt } = drawPhase(draw2, now);
  const says = isClosed ? t("draw.drawnIn") : t("draw.closesIn");
  return /* @__PURE__ */ jsxs("div", { className: "clock", "data-closed": isClosed ? "" : void 0, children: [
    /* @__PURE__ */ jsx("small", { children: says }),
    /* @__PURE__ */ jsx("b", { children: /* @__PURE__ */ jsx(TimeLeft, { ms: until - now, label: `${draw2.name}: ${says}` }) }),
    /* @__PURE__ */ jsx("small", { children: t("draw.at", { time: format.date(drawsAt, "time") }) })
  ] });
}
function useRhythm() {
  const t = useT("blocks");
  return (minutes) => {
    if (minutes >= 1440) return t("draw.daily");
    if (minutes === 60) return t("draw.hourly");
    return minutes % 60 === 0 ? t("draw.hours", { number: String(minutes / 60) }) : t("draw.every", { number: String(minutes) });
  };
}
function Say({ props }) {
  const words = useWords();
  const text2 = words(props.text);
  return /* @__PURE__ */ jsxs("div", { className: "say", children: [
    /* @__PURE__ */ jsx("h1", { children: words(props.title) }),
    text2 ? /* @__PURE__ */ jsx("p", { children: text2 }) : null,
    /* @__PURE__ */ jsx(Act, { props })
  ] });
}
function Act({ props: { action: action2 } }) {
  const words = useWords();
  return action2 ? /* @__PURE__ */ jsx(LinkButton, { href: action2.href, variant: "primary", size: "large", children: words(action2.label) }) : null;
}
function Art({ props }) {
  const address2 = useImageAddress();
  const path = `/art/banner/${props.category ?? "RNG"}-${props.seed ?? "hero"}.svg`;
  return /* @__PURE__ */ jsx("img", { className: "art", src: address2(path), alt: "", width: 1200, height: 640, fetchpriority: "high" });
}
function HeroGames({ props, games }) {
  const from = useMinBetText();
  const address2 = useImageAddress();
  const page = props.list?.page;
  if (games.length === 0) return null;
  return /* @__PURE__ */ jsx("ul", { className: "list", children: games.map((game2) => {
    const inside = /* @__PURE__ */ jsxs(Fragment, { children: [
      /* @__PURE__ */ jsx("img", { src: address2(game2.art), alt: "", width: 56, height: 56 }),
      /* @__PURE__ */ jsxs("span", { children: [
        /* @__PURE__ */ jsx("b", { children: game2.name }),
        /* @__PURE__ */ jsx("small", { children: game2.vendor })
      ] }),
      /* @__PURE__ */ jsx("span", { className: "from num", children: from(game2.minBet) })
    ] });
    return /* @__PURE__ */ jsx("li", { children: page ? /* @__PURE__ */ jsx("a", { href: `${page}?page=${encodeURIComponent(game2.vendor)}`, children: inside }) : /* @__PURE__ */ jsx("div", { children: inside }) }, game2.id);
  }) });
}
function HeroMatches({ props, matches }) {
  const t = useT("blocks");
  const format = useFormat();
  const odds = useOdds(props.list?.page ?? "/sports", matches.fixtures);
  const day = useMatchDay(matches.at);
  return /* @__PURE__ */ jsx("ol", { className: "list matches", "aria-label": t("fixtures.label"), children: matches.fixtures.map((match) => /* @__PURE__ */ jsxs("li", { children: [
    /* @__PURE__ */ jsxs("span", { className: "start", children: [
      /* @__PURE__ */ jsx("b", { className: "num", children: format.date(match.startsAt, "time") }),
      /* @__PURE__ */ jsx("small", { children: day(match.startsAt) })
    ] }),
    /* @__PURE__ */ jsxs("span", { className: "sides", children: [
      /* @__PURE__ */ jsx("small", { children: match.league }),
      /* @__PURE__ */ jsx("b", { children: /* @__PURE__ */ jsx("bdi", { children: match.home }) }),
      /* @__PURE__ */ jsx("b", { children: /* @__PURE__ */ jsx("bdi", { children: match.away }) })
    ] }),
    odds(match)
  ] }, match.id)) });
}
function HeroSearch({ props, search }) {
  const t = useT("blocks");
  const common = useT("common");
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search>
    /* @__PURE__ */ jsxs("form", { role: "search", method: "get", action: props.searchPage, children: [
      /* @__PURE__ */ jsx(Icon, { name: "search" }),
      /* @__PURE__ */ jsx(
        "input",
        {
          type: "search",
          name: "q",
          defaultValue: search,
          maxLength: 60,
          "aria-label": t("hero.searchLabel"),
          placeholder: t("hero.searchPlaceholder"),
          autoComplete: "off",
          enterKeyHint: "search"
        }
      ),
      /* @__PURE__ */ jsx(Button, { variant: "primary", children: common("search") })
    ] })
  );
}
const game = (page, code2) => `${page}?gameCode=${encodeURIComponent(code2)}`;
function lotteryPage({ action: action2 }) {
  return action2?.href.startsWith("/") ? action2.href.split("?")[0] ?? "/lottery" : "/lottery";
}
function DrawStatement({ props, draws: draws2 }) {
  const t = useT("blocks");
  const words = useWords();
  const draw2 = draws2?.draws[0];
  return /* @__PURE__ */ jsxs("div", { className: "statement", "data-theme": "dark", children: [
    /* @__PURE__ */ jsx(Art, { props }),
    /* @__PURE__ */ jsx("h1", { children: words(props.title) }),
    draw2 && draws2 ? /* @__PURE__ */ jsxs(Fragment, { children: [
      /* @__PURE__ */ jsxs("p", { className: "of", children: [
        t("draw.next"),
        /* @__PURE__ */ jsx("a", { href: game(lotteryPage(props), draw2.code), children: draw2.name })
      ] }),
      /* @__PURE__ */ jsx(DrawClock, { draw: draw2, at: draws2.at }),
      draw2.last ? balls(draw2.last.numbers, t("draw.last", { name: draw2.name })) : null
    ] }) : /* @__PURE__ */ jsx("p", { children: words(props.text) }),
    /* @__PURE__ */ jsx(Act, { props })
  ] });
}
function LaterDraws({ props, draws: draws2 }) {
  const t = useT("blocks");
  const format = useFormat();
  const now = useServerTime(draws2.at);
  return /* @__PURE__ */ jsx("ol", { className: "later", children: draws2.draws.slice(1).map((draw2) => {
    const { until, drawsAt, isClosed } = drawPhase(draw2, now);
    const says = isClosed ? t("draw.drawnIn") : t("draw.closesIn");
    return /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("a", { href: game(lotteryPage(props), draw2.code), children: [
      /* @__PURE__ */ jsx("b", { children: draw2.name }),
      /* @__PURE__ */ jsx("small", { children: t("draw.at", { time: format.date(drawsAt, "time") }) }),
      /* @__PURE__ */ jsx(TimeLeft, { ms: until - now, label: says })
    ] }) }, draw2.code);
  }) });
}
function jackpotAt({ start, since, step, everySeconds }, now) {
  const ticks = Math.max(0, Math.floor((now - Date.parse(since)) / (everySeconds * 1e3)));
  const cents = (centsOf(start) + BigInt(ticks) * centsOf(step)).toString().padStart(3, "0");
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}
function centsOf(amount) {
  const [units = "0", decimals = ""] = amount.split(".");
  return BigInt(units + decimals.padEnd(2, "0"));
}
function useJackpotDigits(jackpot) {
  const { currency } = useI18n().region;
  const amount = jackpotAt(jackpot, useServerTime(jackpot.at));
  return currency.scale === 0 ? amount.split(".")[0] ?? "" : amount;
}
const figure = (symbol, digits) => symbol ? `${symbol} ${digits}` : digits;
function JackpotPlaces({ jackpot }) {
  const { currency } = useI18n().region;
  const digits = useJackpotDigits(jackpot);
  const places = [...digits].map((digit, at) => {
    const key = digits.length - at;
    return digit === "." ? /* @__PURE__ */ jsx("s", { children: "." }, key) : /* @__PURE__ */ jsx("i", { children: digit }, key);
  });
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("span", { className: "vh", children: figure(currency.symbol, digits) }),
    /* @__PURE__ */ jsxs("bdi", { className: "num places", dir: "ltr", "aria-hidden": "true", children: [
      currency.symbol ? /* @__PURE__ */ jsx("b", { children: currency.symbol }) : null,
      places
    ] })
  ] });
}
const FlagsContext = createContext(null);
function FlagsProvider({ flags, children }) {
  return /* @__PURE__ */ jsx(FlagsContext.Provider, { value: flags, children });
}
function useFlag(name) {
  const flags = useContext(FlagsContext);
  return flags === null || flags[name] === true;
}
function useLive({ jackpot, wins }) {
  const isOn = useFlag("liveColumn");
  const withJackpot = useFlag("jackpot");
  return { jackpot: isOn && withJackpot ? jackpot : null, wins: isOn ? wins : [] };
}
function LiveJackpot({ jackpot }) {
  const t = useT("blocks");
  return /* @__PURE__ */ jsxs("div", { className: "jackpot", children: [
    /* @__PURE__ */ jsx("h2", { children: t("hero.jackpot") }),
    /* @__PURE__ */ jsx(JackpotPlaces, { jackpot })
  ] });
}
function LiveWins({ wins }) {
  const t = useT("blocks");
  const format = useFormat();
  const address2 = useImageAddress();
  return /* @__PURE__ */ jsxs("div", { className: "wins", children: [
    /* @__PURE__ */ jsx("h2", { children: t("hero.lastWins") }),
    /* @__PURE__ */ jsx("ol", { children: wins.map((win) => /* @__PURE__ */ jsxs("li", { children: [
      /* @__PURE__ */ jsx("img", { src: address2(win.art), alt: "", width: 40, height: 40 }),
      /* @__PURE__ */ jsxs("span", { children: [
        /* @__PURE__ */ jsx("b", { children: win.game }),
        /* @__PURE__ */ jsx("small", { children: /* @__PURE__ */ jsx("bdi", { children: win.account }) })
      ] }),
      /* @__PURE__ */ jsx("bdi", { className: "num", dir: "ltr", children: format.money(win.amount, { symbol: true }) })
    ] }, `${win.account}${win.amount}`)) })
  ] });
}
const drawLook = /* @__PURE__ */ css(['&[data-variant="draw"]{', ' > .in{display:grid;grid-template-columns:minmax(0,520px);justify-content:center;align-items:center;gap:clamp(24px,3.4vw,48px);padding-block:20px;}> .in[data-sides]{grid-template-columns:minmax(0,1fr) minmax(0,520px) minmax(0,1fr);}.stage{grid-area:1 / 1;overflow:hidden;border-radius:520px 520px var(--radius) var(--radius);background:var(--surface-1);box-shadow:var(--shadow-1);}.stage:has(.pages) .statement{padding-block-end:44px;}> .in[data-sides] .stage{grid-area:1 / 2;}.wins{grid-area:1 / 1;}.soon{grid-area:1 / 3;display:grid;gap:28px;}.statement{display:grid;justify-items:center;align-content:end;gap:10px;min-block-size:400px;padding:148px 32px 26px;color:#fff;text-align:center;}.art{position:absolute;inset-block-start:-58px;inset-inline:0;z-index:-2;inline-size:100%;max-inline-size:none;block-size:296px;}.statement::before{content:"";position:absolute;inset:0;z-index:-1;background:linear-gradient(transparent 70px,color-mix(in srgb,var(--surface-1) 84%,transparent) 150px,var(--surface-1) 236px);}h1{font-size:clamp(1.625rem,1.2rem + 1.4vw,2.25rem);font-weight:600;}.of{display:flex;flex-wrap:wrap;justify-content:center;gap:0 8px;font-size:var(--size-1);color:rgb(255 255 255 / 0.82);}.of a{min-block-size:24px;color:#fff;font-weight:700;text-decoration:underline;text-underline-offset:3px;}.clock{display:grid;grid-template-columns:auto auto;justify-content:center;align-items:baseline;gap:4px 12px;}.clock b{grid-row:1;grid-column:1 / 3;font-size:clamp(2.75rem,2rem + 2.6vw,4rem);font-weight:700;letter-spacing:-0.03em;line-height:1;}.clock small:last-child::before{content:"·";margin-inline-end:12px;}.clock small{color:rgb(255 255 255 / 0.82);font-size:var(--size-1);}.statement .balls{justify-content:center;font-size:clamp(0.9375rem,0.8rem + 0.5vw,1.1875rem);}.banner{align-items:end;justify-items:center;padding:28px 28px 56px;text-align:center;}.banner .line{justify-items:center;}.banner::before{background:linear-gradient(rgb(0 0 0 / 0.1),rgb(0 0 0 / 0.3) 45%,rgb(0 0 0 / 0.82));}.pages{inset-inline:0;justify-content:center;}.wins h2,.soon h2{font-family:var(--font-title);font-size:var(--size-3);color:var(--text-1);}.soon h2{margin-block-end:8px;}.jackpot h2{margin:0;}.jackpot{container-type:inline-size;}.places{gap:4px;font-size:clamp(0.6875rem,4.5cqi,1.0625rem);}.places s,.places s ~ i{display:none;}.places i{inline-size:1.72em;block-size:1.72em;border-radius:50%;background:var(--brand);box-shadow:inset 0 0.125em 0.2em rgb(255 255 255 / 0.38),inset 0 -0.2em 0.35em rgb(0 0 0 / 0.24);color:var(--on-brand);}.places i:nth-of-type(3n + 1){background:var(--accent);color:var(--on-accent);}.later a{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:0 12px;padding-block:9px;border-block-start:1px solid var(--line);line-height:1.35;}.later b{font-weight:600;}.later small{grid-row:2;color:var(--text-2);font-size:var(--size-1);}.later bdi{grid-row:1 / 3;grid-column:2;font-size:1.125rem;font-weight:700;}.later a:hover b{color:var(--brand-text);}}@media (max-width:1099px){&[data-variant="draw"] > .in[data-sides]{grid-template-columns:repeat(2,minmax(0,1fr));.stage{grid-area:1 / 1 / 2 / 3;justify-self:center;inline-size:min(100%,560px);}.wins{grid-area:2 / 1;align-self:start;}.soon{grid-area:2 / 2;align-self:start;}}}@media (max-width:640px){&[data-variant="draw"] > .in[data-sides]{grid-template-columns:minmax(0,1fr);gap:16px;padding-block:12px;.stage{grid-area:auto;}.wins,.soon{grid-area:auto;}}&[data-variant="draw"]{.statement{min-block-size:min(44vh,360px);gap:7px;padding:100px 20px 22px;}.art{inset-block-start:-52px;block-size:216px;}.statement::before{background:linear-gradient(transparent 40px,color-mix(in srgb,var(--surface-1) 84%,transparent) 104px,var(--surface-1) 180px);}.clock b{font-size:2.75rem;}.statement .balls{gap:4px;font-size:min(0.9375rem,3.1vw);}.statement > a:last-child{min-block-size:44px;}.wins li:nth-child(n + 2){display:none;}.later li:nth-child(n + 3){display:none;}}}'], ballsLook);
const fullBleedLook = /* @__PURE__ */ css(['&[data-variant="full-bleed"]{display:grid;grid-template-columns:minmax(0,1fr);.stage,.over{grid-area:1 / 1;}.track{block-size:100%;}.track > li{min-block-size:clamp(360px,34vw,500px);}.art{position:absolute;inset-block:0;inset-inline-start:0;z-index:-2;inline-size:116%;max-inline-size:none;block-size:100%;}.statement::before{content:"";position:absolute;inset:0;z-index:-1;background:linear-gradient(to right,rgb(0 0 0 / 0.72),rgb(0 0 0 / 0.32) 44%,transparent 64%);}[dir="rtl"] & .statement::before{background:linear-gradient(to left,rgb(0 0 0 / 0.72),rgb(0 0 0 / 0.32) 44%,transparent 64%);}.statement > .in,.over{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,1fr);gap:32px;inline-size:100%;block-size:100%;padding-block:32px;}.say,.banner .line{max-inline-size:560px;}.banner .line{margin-inline-start:max(var(--edge),(100vw - var(--width)) / 2 + var(--edge));}h1,.say > p{color:#fff;}.pages{inset-inline:max(var(--edge),(100% - var(--width)) / 2 + var(--edge)) auto;margin-inline-start:-10px;}.over{position:relative;z-index:1;pointer-events:none;}.live{grid-column:2;align-self:center;display:grid;gap:20px;padding:24px;border-radius:var(--radius);background:color-mix(in srgb,var(--surface-0) 86%,transparent);box-shadow:0 0 0 1px color-mix(in srgb,var(--text-1) 14%,transparent),var(--shadow-2);}@supports (backdrop-filter:blur(1px)){.live{background:color-mix(in srgb,var(--surface-0) 74%,transparent);backdrop-filter:blur(18px) saturate(1.3);}}.places{gap:2px;font-size:clamp(1.0625rem,0.7rem + 0.7vw,1.5rem);}.places i{min-inline-size:1.08em;block-size:1.62em;border-radius:min(var(--radius-small),6px);background:linear-gradient(var(--surface-3) 50%,var(--surface-2) 50%);box-shadow:inset 0 0 0 1px var(--line);}}@media (max-width:899px){&[data-variant="full-bleed"]{.over{grid-area:2 / 1;display:block;padding-block:0 16px;block-size:auto;}.track > li{min-block-size:min(40vh,340px);}.statement > .in{grid-template-columns:minmax(0,1fr);padding-block:16px 40px;}.say{align-content:end;}.art{inline-size:100%;}.statement::before,[dir="rtl"] & .statement::before{background:linear-gradient(transparent,rgb(0 0 0 / 0.2) 50%,var(--surface-0)),radial-gradient(120% 90% at var(--text-side,0%) 72%,rgb(0 0 0 / 0.72),rgb(0 0 0 / 0.36) 56%,transparent);}[dir="rtl"] & .statement{--text-side:100%;}.banner{align-items:end;padding-block-end:40px;}.live{gap:12px;padding:16px;background:var(--surface-1);backdrop-filter:none;}.wins li:nth-child(n + 2){display:none;}.places{font-size:clamp(1.0625rem,4.6vw,1.5rem);}}}']);
const searchLook = /* @__PURE__ */ css(['&[data-variant="search"]{> .in{display:grid;gap:20px;justify-items:center;padding-block:40px 20px;text-align:center;}.say{justify-items:center;gap:8px;}h1{font-size:clamp(1.5rem,1.2rem + 1.6vw,2.25rem);}form{position:relative;inline-size:min(100%,640px);color:var(--text-2);}form > svg{position:absolute;inset-block-start:50%;inset-inline-start:20px;transform:translateY(-50%);}input{inline-size:100%;min-block-size:60px;padding-block:0;padding-inline:54px 132px;border:1px solid var(--text-3);border-radius:999px;background:var(--surface-1);color:var(--text-1);font-size:1.0625rem;}form button{position:absolute;inset-block-start:8px;inset-inline-end:8px;min-block-size:44px;}.stage{inline-size:100%;overflow:hidden;border-radius:var(--radius);text-align:start;}.track > li{block-size:clamp(120px,15vw,200px);}.banner{background:linear-gradient(100deg,color-mix(in srgb,var(--brand) 12%,#08080c),color-mix(in srgb,var(--brand) 38%,#08080c));}.banner > img{inset-inline:auto 0;inline-size:60%;mask:linear-gradient(to right,transparent,#000 46%);}[dir="rtl"] & .banner > img{mask:linear-gradient(to left,transparent,#000 46%);}.banner::before,[dir="rtl"] & .banner::before{background:none;}.banner .line{padding-inline:clamp(20px,4vw,48px);}.banner .line b{font-size:clamp(1.25rem,0.9rem + 1.5vw,2rem);}.banner .go{display:none;}}']);
const splitLook = /* @__PURE__ */ css(['&[data-variant="split"]{', ' border-block-end:1px solid var(--line);> .in{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:var(--gap);padding-block:var(--gap);}.stage{overflow:hidden;background:var(--surface-0);border-radius:var(--radius);}.track{block-size:100%;min-block-size:420px;}.statement{display:grid;align-content:space-between;gap:24px;padding:28px 28px 44px;}.statement h1,.say > p,.jackpot h2,.jackpot .places{color:#fff;}.art{position:absolute;inset:0;z-index:-2;inline-size:100%;block-size:100%;max-inline-size:none;}.statement::before{content:"";position:absolute;inset:0;z-index:-1;background:linear-gradient(rgb(0 0 0 / 0.62),rgb(0 0 0 / 0.28) 55%,rgb(0 0 0 / 0.7));}h1{font-size:clamp(1.75rem,1.2rem + 1.8vw,2.75rem);}.say{align-content:start;}.places{font-size:clamp(1.25rem,0.9rem + 1vw,1.75rem);gap:0;letter-spacing:-0.01em;}.banner{align-items:end;padding:28px 28px 48px;}.banner::before{background:linear-gradient(rgb(0 0 0 / 0.1),rgb(0 0 0 / 0.3) 45%,rgb(0 0 0 / 0.8));}.pages{inset-inline:20px auto;}.list{display:grid;align-content:start;border:1px solid var(--line);border-radius:var(--radius);overflow:hidden;}.list > li + li{border-block-start:1px solid var(--line);}.list:not(.matches) > li > *{display:grid;grid-template-columns:56px minmax(0,1fr) auto;align-items:center;gap:16px;min-block-size:70px;padding:7px 16px;}.list img{inline-size:56px;block-size:56px;object-fit:cover;object-position:top;border-radius:var(--radius-small);}.list:not(.matches) span{display:grid;min-inline-size:0;line-height:1.4;}.list b{font-weight:600;line-height:1.3;}.list small{color:var(--text-2);font-size:var(--size-1);}.list .from{padding:8px 14px;border-radius:var(--radius-small);background:var(--surface-2);font-weight:700;}.list:not(.matches) a:hover{background:var(--surface-1);}.list a:hover .from{background:var(--brand);color:var(--on-brand);}.matches{align-content:stretch;}.matches > li{display:grid;grid-template-columns:76px minmax(0,1fr) minmax(240px,46%);align-items:center;gap:16px;padding:8px 12px 8px 16px;}[dir="rtl"] & .matches > li{padding:8px 16px 8px 12px;}.matches .start{line-height:1.3;}.matches .start b{display:block;font-size:1.0625rem;font-weight:700;}.matches .start small{font-size:0.75rem;}.matches .sides{display:grid;line-height:1.35;min-inline-size:0;}.matches .sides > *{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;}.matches .sides small{font-size:0.75rem;}.matches > li:hover{background:var(--surface-1);}.matches .odds a:hover small{color:inherit;}.matches .odds small{font-size:0.75rem;}@media (max-width:480px){.list img{inline-size:44px;block-size:44px;}.list .from{padding:6px 10px;font-size:var(--size-1);}}}@media (max-width:899px){&[data-variant="split"]{> .in{grid-template-columns:minmax(0,1fr);padding-block-start:12px;}.track{min-block-size:0;}.track > li{min-block-size:min(25vh,204px);}.statement{padding:18px 20px 40px;}.say > p{display:none;}.say{align-content:space-between;}.banner{padding:18px 20px 44px;}.banner .go{display:none;}}}@media (max-width:640px){&[data-variant="split"] .matches > li{grid-template-columns:minmax(0,1fr) auto;gap:8px 12px;padding:10px 12px;}&[data-variant="split"] .matches .sides{grid-area:1 / 1;}&[data-variant="split"] .matches .start{grid-area:1 / 2;text-align:end;}&[data-variant="split"] .matches .odds{grid-area:2 / 1 / 3 / 3;}}'], oddsLook);
const HeroSection = /* @__PURE__ */ styled.section.withConfig({
  componentId: "sc-ssvubq-0"
})(["", " ", " position:relative;isolation:isolate;color:var(--text-1);background:var(--surface-0);.in{max-inline-size:var(--width);margin-inline:auto;padding-inline:var(--edge);}h1{font-size:var(--size-hero);}h2{color:var(--text-2);font-family:var(--font);font-size:var(--size-1);font-weight:600;letter-spacing:0;}.say{display:grid;justify-items:start;align-content:center;gap:16px;}.say > p{max-inline-size:44ch;color:var(--text-2);font-size:1.0625rem;}.art{object-fit:cover;background:var(--surface-2);}.stage{position:relative;color:#fff;min-inline-size:0;}.statement{position:relative;isolation:isolate;block-size:100%;overflow:hidden;}.pages{position:absolute;inset-block-end:8px;inset-inline-end:16px;}.banner .line b{font-size:clamp(1.5rem,1.1rem + 1.8vw,2.75rem);}.jackpot{display:grid;gap:6px;}.places{display:flex;flex-wrap:wrap;align-items:center;gap:3px;font-weight:750;line-height:1;}.places b{margin-inline-end:0.35em;color:var(--accent-text);}.places s{text-decoration:none;}.places i{display:grid;place-items:center;font-style:normal;}.wins ol{display:grid;}.wins li{display:grid;grid-template-columns:40px minmax(0,1fr) auto;align-items:center;gap:12px;padding-block:10px;border-block-start:1px solid var(--line);}.wins h2{margin-block-end:8px;}.wins img{inline-size:40px;block-size:40px;border-radius:var(--radius-small);object-fit:cover;object-position:top;}.wins span{display:grid;line-height:1.35;min-inline-size:0;}.wins b{font-weight:600;}.wins b,.wins small{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;}.wins small{color:var(--text-2);font-size:var(--size-1);}.wins li > bdi{color:var(--win);font-weight:700;}", " ", " ", " ", " @media (max-width:899px){.say{gap:12px;}.say > p{font-size:var(--size-2);}}"], carouselLook, bannerLook, fullBleedLook, splitLook, drawLook, searchLook);
function Stage$1({ slides }) {
  if (slides.length === 0) return null;
  return /* @__PURE__ */ jsxs("div", { className: "stage", "data-theme": "dark", children: [
    /* @__PURE__ */ jsx(Track, { id: "hero", slides }),
    /* @__PURE__ */ jsx(TrackPages, { id: "hero", count: slides.length })
  ] });
}
function FullBleed({ props, data }) {
  const { jackpot, wins } = useLive(data);
  const own = /* @__PURE__ */ jsxs("div", { className: "statement", children: [
    /* @__PURE__ */ jsx(Art, { props }),
    /* @__PURE__ */ jsx("div", { className: "in", children: /* @__PURE__ */ jsx(Say, { props }) })
  ] });
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(Stage$1, { slides: [own, ...data.banners.map((banner) => bannerSlide(banner, false))] }),
    jackpot || wins.length > 0 ? /* @__PURE__ */ jsx("div", { className: "in over", children: /* @__PURE__ */ jsxs("div", { className: "live", children: [
      jackpot ? /* @__PURE__ */ jsx(LiveJackpot, { jackpot }) : null,
      wins.length > 0 ? /* @__PURE__ */ jsx(LiveWins, { wins }) : null
    ] }) }) : null
  ] });
}
function Split({ props, data }) {
  const { jackpot } = useLive(data);
  const own = /* @__PURE__ */ jsxs("div", { className: "statement", children: [
    /* @__PURE__ */ jsx(Art, { props }),
    /* @__PURE__ */ jsx(Say, { props }),
    jackpot ? /* @__PURE__ */ jsx(LiveJackpot, { jackpot }) : null
  ] });
  return /* @__PURE__ */ jsxs("div", { className: "in", children: [
    /* @__PURE__ */ jsx(Stage$1, { slides: [own, ...data.banners.map((banner) => bannerSlide(banner, false))] }),
    data.matches ? /* @__PURE__ */ jsx(HeroMatches, { props, matches: data.matches }) : /* @__PURE__ */ jsx(HeroGames, { props, games: data.games })
  ] });
}
function DrawBoard({ props, data }) {
  const t = useT("blocks");
  const { jackpot, wins } = useLive(data);
  const { draws: draws2, banners } = data;
  const later = draws2 && draws2.draws.length > 1 ? draws2 : null;
  const own = /* @__PURE__ */ jsx(DrawStatement, { props, draws: draws2 });
  return /* @__PURE__ */ jsxs("div", { className: "in", "data-sides": wins.length > 0 || jackpot || later ? "" : void 0, children: [
    /* @__PURE__ */ jsx(Stage$1, { slides: [own, ...banners.map((banner) => bannerSlide(banner, false))] }),
    wins.length > 0 ? /* @__PURE__ */ jsx(LiveWins, { wins }) : null,
    jackpot || later ? /* @__PURE__ */ jsxs("div", { className: "soon", children: [
      jackpot ? /* @__PURE__ */ jsx(LiveJackpot, { jackpot }) : null,
      later ? /* @__PURE__ */ jsxs("div", { children: [
        /* @__PURE__ */ jsx("h2", { children: t("draw.soon") }),
        /* @__PURE__ */ jsx(LaterDraws, { props, draws: later })
      ] }) : null
    ] }) : null
  ] });
}
function Find({ props, data }) {
  return /* @__PURE__ */ jsxs("div", { className: "in", children: [
    /* @__PURE__ */ jsx(Say, { props }),
    /* @__PURE__ */ jsx(HeroSearch, { props, search: data.search }),
    /* @__PURE__ */ jsx(Stage$1, { slides: data.banners.map((banner) => bannerSlide(banner, false)) })
  ] });
}
const ARRANGEMENTS = { "full-bleed": FullBleed, split: Split, draw: DrawBoard, search: Find };
function HeroView({ props, data }) {
  const { variant } = props;
  const own = variant === "search" ? 0 : 1;
  const root = useCarousel(data.banners.length + own, data.banners.map(({ id }) => id).join(" "));
  const Arrangement = ARRANGEMENTS[variant];
  return /* @__PURE__ */ jsx(HeroSection, { ref: root, "data-variant": variant, "data-theme": variant === "full-bleed" ? "dark" : void 0, children: /* @__PURE__ */ jsx(Arrangement, { props, data }) });
}
async function loadJackpot(ctx, _props) {
  return { data: { jackpot: await readJackpot(ctx) }, tags: ["jackpot"], maxAge: 60 };
}
const Strip$2 = /* @__PURE__ */ styled.section.withConfig({
  componentId: "sc-zq7zwd-0"
})(['padding-block:calc(var(--band) * 0.4) 0;> .in{max-inline-size:var(--width);margin-inline:auto;padding-inline:var(--edge);}.board{position:relative;isolation:isolate;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:12px 32px;padding:16px clamp(16px,3vw,32px);overflow:hidden;border-radius:var(--radius);background:radial-gradient(80% 160% at 100% 0%,color-mix(in srgb,var(--brand) 42%,transparent),transparent 70%),var(--surface-1);box-shadow:inset 0 0 0 1px color-mix(in srgb,var(--brand) 36%,var(--line));color:var(--text-1);}h2{font-size:var(--size-3);}.said{display:grid;gap:2px;}.said p{color:var(--text-2);font-size:var(--size-1);}.places{display:flex;align-items:center;gap:3px;font-size:clamp(1.0625rem,0.55rem + 2.4vw,2.25rem);font-weight:750;}.places b{margin-inline-end:0.3em;color:var(--accent-text,var(--text-1));font-weight:700;}.places s{text-decoration:none;}.places i{display:grid;place-items:center;inline-size:1.05em;block-size:1.6em;border-radius:min(var(--radius-small),8px);background:linear-gradient(var(--surface-3) 50%,var(--surface-2) 50%);box-shadow:inset 0 0 0 1px var(--line);font-style:normal;}&[data-variant="ledger"]{.board{display:grid;justify-content:stretch;gap:16px;padding:clamp(20px,3vw,36px);}dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px 24px;}dl div{display:grid;gap:2px;padding-block-start:10px;border-block-start:1px solid var(--line);}dt{color:var(--text-2);font-size:var(--size-1);}dd{font-weight:700;}}']);
function JackpotView({
  props,
  data
}) {
  const t = useT("blocks");
  const words = useWords();
  const format = useFormat();
  const isShown = useFlag("jackpot");
  const {
    jackpot
  } = data;
  if (!isShown) return null;
  const rises = t("jackpot.rises", {
    amount: format.money(jackpot.step),
    seconds: jackpot.everySeconds
  });
  return /* @__PURE__ */ jsx(Strip$2, { "data-variant": props.variant, children: /* @__PURE__ */ jsx("div", { className: "in", children: /* @__PURE__ */ jsxs("div", { className: "board", children: [
    /* @__PURE__ */ jsxs("div", { className: "said", children: [
      /* @__PURE__ */ jsx("h2", { children: words(props.title) || t("jackpot.title") }),
      props.variant === "bar" ? /* @__PURE__ */ jsx("p", { children: rises }) : null
    ] }),
    /* @__PURE__ */ jsx(JackpotPlaces, { jackpot }),
    props.variant === "ledger" ? /* @__PURE__ */ jsxs("dl", { children: [
      /* @__PURE__ */ jsxs("div", { children: [
        /* @__PURE__ */ jsx("dt", { children: t("jackpot.start") }),
        /* @__PURE__ */ jsx("dd", { className: "num", children: format.money(jackpot.start, {
          symbol: true
        }) })
      ] }),
      /* @__PURE__ */ jsxs("div", { children: [
        /* @__PURE__ */ jsx("dt", { children: t("jackpot.since") }),
        /* @__PURE__ */ jsx("dd", { children: format.date(Date.parse(jackpot.since), "date") })
      ] }),
      /* @__PURE__ */ jsxs("div", { children: [
        /* @__PURE__ */ jsx("dt", { children: t("jackpot.rhythm") }),
        /* @__PURE__ */ jsx("dd", { children: rises })
      ] })
    ] }) : null
  ] }) }) });
}
const launchNoteExample = {
  props: { title: { EN: "Sign in to play", CN: "登录即可开始", VI: "Đăng nhập để chơi", AR: "سجّل الدخول للعب" } },
  data: { game: { name: "Jade Garden", vendor: "Reelhouse", art: "/art/game/RNG-jade-garden.svg" } }
};
const PAGE_SIZE$1 = 60;
const MAX_PAGES = 20;
async function findGame(ctx) {
  const { gameId, vendor } = ctx.query;
  if (!gameId) return null;
  for (let pageNo = 1; pageNo <= MAX_PAGES; pageNo++) {
    const filter = vendor ? { vassalage: vendor.slice(0, 40) } : {};
    const page = await ctx.wps.game.gameList({ pageNo, pageSize: PAGE_SIZE$1, ...filter });
    const game2 = page.games.find((one) => one.gameId === gameId || String(one.nodeId) === gameId);
    if (game2) return { name: game2.name, vendor: game2.vendorName, art: game2.art };
    if (pageNo >= page.totalPages || ctx.signal.aborted) return null;
  }
  return null;
}
async function loadLaunchNote(ctx, _props) {
  return { data: { game: await findGame(ctx) }, tags: ["games"] };
}
function SignInLink({ label, children, ...look2 }) {
  return /* @__PURE__ */ jsx(LinkButton, { href: "/login", "data-modal": "loginPopupModal", "aria-label": label, ...look2, children });
}
function RegisterLink({ label, children, ...look2 }) {
  return /* @__PURE__ */ jsx(LinkButton, { href: "/register", "data-modal": "registerModal", "aria-label": label, ...look2, children });
}
const Stage = /* @__PURE__ */ styled.section.withConfig({
  componentId: "sc-1ed4rfc-0"
})(['max-inline-size:var(--width);margin-inline:auto;padding:calc(var(--band) / 2) var(--edge);> div{position:relative;isolation:isolate;display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;align-content:center;gap:24px 48px;min-block-size:min(62vh,560px);overflow:hidden;padding:40px clamp(24px,6vw,88px);border-radius:var(--radius);background:var(--surface-1);color:var(--text-1);}.ground{position:absolute;inset:-40px;z-index:-1;inline-size:calc(100% + 80px);max-inline-size:none;block-size:calc(100% + 80px);object-fit:cover;filter:blur(28px) saturate(1.1);opacity:0.5;}> div::after{content:"";position:absolute;inset:0;z-index:-1;background:linear-gradient(to right,color-mix(in srgb,var(--surface-0) 45%,transparent),color-mix(in srgb,var(--surface-0) 70%,transparent));}.cover{inline-size:clamp(140px,20vw,240px);aspect-ratio:3 / 4;object-fit:cover;border-radius:var(--radius);box-shadow:var(--shadow-2);}.say{display:grid;gap:12px;justify-items:start;}h1{font-size:clamp(1.75rem,1.2rem + 2.2vw,3rem);}.vendor{color:var(--text-2);font-weight:600;}.say p{max-inline-size:44ch;color:var(--text-2);font-size:1.0625rem;}.acts{display:flex;flex-wrap:wrap;gap:12px;margin-block-start:8px;}@media (max-width:640px){> div{grid-template-columns:minmax(0,1fr);justify-items:center;text-align:center;}.say,.acts{justify-items:center;justify-content:center;}}']);
function LaunchNoteView({
  props,
  data
}) {
  const t = useT("blocks");
  const common = useT("common");
  const words = useWords();
  const address2 = useImageAddress();
  const {
    game: game2
  } = data;
  const ground = game2?.art ?? `/art/banner/${props.category ?? "RNG"}-stage.svg`;
  const title = words(props.title);
  return /* @__PURE__ */ jsx(Stage, { children: /* @__PURE__ */ jsxs("div", { "data-theme": "dark", children: [
    /* @__PURE__ */ jsx("img", { className: "ground", src: address2(ground), alt: "", width: 300, height: 400 }),
    game2 ? /* @__PURE__ */ jsx("img", { className: "cover", src: address2(game2.art), alt: "", width: 300, height: 400 }) : null,
    /* @__PURE__ */ jsxs("div", { className: "say", children: [
      game2 ? /* @__PURE__ */ jsx("span", { className: "vendor", children: game2.vendor }) : null,
      /* @__PURE__ */ jsx("h1", { children: game2 ? game2.name : title }),
      /* @__PURE__ */ jsx("p", { children: words(props.text) || t("launch.text") }),
      /* @__PURE__ */ jsxs("div", { className: "acts", children: [
        /* @__PURE__ */ jsx(SignInLink, { variant: "primary", size: "large", label: game2 ? title : void 0, children: t("visitor.signIn") }),
        /* @__PURE__ */ jsx(RegisterLink, { size: "large", children: t("visitor.register") }),
        /* @__PURE__ */ jsx(LinkButton, { href: props.href ?? "/", size: "large", variant: "quiet", children: words(props.label) || common("toHome") })
      ] })
    ] })
  ] }) });
}
const licenceBandExample = {
  props: {
    title: { EN: "Licensed and supervised" },
    text: { EN: "Your money is held apart from ours, and every game is tested by an independent laboratory." },
    licences: {
      mga: {
        name: "Malta Gaming Authority",
        authority: "MGA",
        number: "MGA/B2C/000/2026",
        href: "https://licence.example/mga",
        order: 10
      },
      bvi: { name: "British Virgin Islands", authority: "BVI", order: 20 },
      pagcor: { name: "Philippine Amusement and Gaming Corporation", authority: "PAGCOR", order: 30 }
    }
  },
  data: null
};
function sorted(entries) {
  return Object.entries(entries).filter(([, entry2]) => entry2.enabled !== false).sort(([a, one], [b, two2]) => (one.order ?? 0) - (two2.order ?? 0) || (a < b ? -1 : 1));
}
const Seals = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-1p4stsn-0"
})(["display:grid;gap:20px;> p{max-inline-size:60ch;color:var(--text-2);}ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,280px),1fr));gap:var(--gap);}li{display:flex;align-items:center;gap:16px;padding:16px 20px;background:var(--card-ground);border:var(--card-line);border-radius:var(--radius);box-shadow:var(--card-shadow);}img{flex:none;inline-size:64px;block-size:64px;}li > div{display:grid;gap:2px;min-inline-size:0;}b{font-weight:600;line-height:1.3;}span{color:var(--text-2);font-size:var(--size-1);}a{inline-size:fit-content;min-block-size:24px;color:var(--text-1);font-size:var(--size-1);font-weight:600;text-decoration:underline;text-underline-offset:3px;}"]);
function LicenceBandView({
  props
}) {
  const t = useT("blocks");
  const words = useWords();
  const licences = sorted(props.licences);
  if (licences.length === 0) return null;
  const text2 = words(props.text);
  return /* @__PURE__ */ jsx(Band, { title: words(props.title) || void 0, children: /* @__PURE__ */ jsxs(Seals, { children: [
    text2 ? /* @__PURE__ */ jsx("p", { children: text2 }) : null,
    /* @__PURE__ */ jsx("ul", { children: licences.map(([id, licence]) => /* @__PURE__ */ jsxs("li", { children: [
      /* @__PURE__ */ jsx("img", { src: `/art/seal/${licence.authority}.svg`, alt: licence.authority, width: 64, height: 64, loading: "lazy" }),
      /* @__PURE__ */ jsxs("div", { children: [
        /* @__PURE__ */ jsx("b", { children: words(licence.name) }),
        licence.number ? /* @__PURE__ */ jsx("span", { children: t("licence.number", {
          number: licence.number
        }) }) : null,
        licence.href ? /* @__PURE__ */ jsx("a", { href: licence.href, children: t("licence.check") }) : null
      ] })
    ] }, id)) })
  ] }) });
}
const VENDORS = ["Reelhouse", "Gem Foundry", "Blue Reef", "Copper Fox", "Tern", "Atlas", "Mono", "Pagoda", "Quill"];
const lobbyExample = {
  props: { gameType: "RNG" },
  data: {
    category: "RNG",
    query: { minBet: "0.1", no: 2 },
    vendors: VENDORS.map((name, at) => ({
      code: name.toUpperCase().replace(" ", "_"),
      name,
      art: `/art/vendor/RNG-${at}.svg`,
      hot: at === 0
    })),
    classes: ["classic", "adventure", "fruit"],
    games: gameRowExample.data.games.slice(0, 6),
    no: 2,
    pages: 9,
    total: 101
  }
};
function addressPage(value) {
  return /^[1-9]\d{0,3}$/.test(value ?? "") ? Number(value) : 1;
}
function addressOf$1(query) {
  const parts = Object.entries(query).filter(([name, value]) => value && !(name === "no" && value === 1));
  return `?${new URLSearchParams(parts.map(([name, value]) => [name, String(value)]))}`;
}
const CATEGORIES$2 = ["RNG", "FISH", "PVP", "LIVE", "SPORTS", "ESPORTS", "ELOTT", "LOTT", "DS88"];
const MIN_BETS = ["0.01", "0.05", "0.1", "0.5", "0.75"];
const LISTS = ["hot", "favourites", "recent"];
const ARROWS_ABOVE$1 = 7;
const PAGE_SIZE = 12;
const HOT_SIZE = 60;
const oneOf = (values, value) => values.find((known2) => known2 === value);
const code = (value) => value && /^[\w-]{1,40}$/.test(value) ? value : void 0;
function readLobbyQuery(query) {
  const found = {
    page: code(query.page),
    classify: code(query.classify),
    q: query.q?.trim().slice(0, 60) || void 0,
    minBet: oneOf(MIN_BETS, query.minBet),
    list: oneOf(LISTS, query.list),
    no: addressPage(query.no) > 1 ? addressPage(query.no) : void 0
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== void 0));
}
function filterAddress(query, change2) {
  const { no: _page, list: _list, ...filters } = query;
  return addressOf$1({ ...filters, ...change2 });
}
function pageAddress$1(query, no) {
  return addressOf$1({ ...query, no });
}
function categoryOf(gameType, games) {
  return oneOf(CATEGORIES$2, gameType === "param" ? games?.toUpperCase() : gameType) ?? null;
}
function isOwnList(list2) {
  return list2 === "favourites" || list2 === "recent";
}
function listInput(category, query, page) {
  const base = category ? { gameType: category } : {};
  if (query.list === "hot") return { ...base, hot: true, pageSize: HOT_SIZE, pageNo: 1 };
  return {
    ...base,
    ...query.page ? { vassalage: query.page } : {},
    ...query.classify ? { gameClassify: query.classify } : {},
    ...query.q ? { gameName: query.q } : {},
    ...query.minBet ? { minBet: query.minBet } : {},
    pageSize: page.size,
    pageNo: page.no
  };
}
function vendorsOf$1(categories) {
  const marks = categories.flatMap(
    ({ cards }) => cards.map(({ vassalage, name, art, isHot }) => ({ code: vassalage, name, art, hot: isHot === 1 }))
  );
  return [...new Map(marks.map((mark) => [mark.code, mark])).values()];
}
function classesOf(categories, vendor) {
  const own = categories.flatMap(({ gameClassify }) => gameClassify).filter(({ vendors }) => vendor === void 0 || vendors.includes(vendor));
  return [...new Set(own.map(({ code: code2 }) => code2))];
}
async function gamesOf(ctx, category, query, size) {
  if (isOwnList(query.list)) return { games: [], pageNo: 1, totalPages: 0, total: 0 };
  const list2 = await ctx.wps.game.gameList(listInput(category, query, { size, no: query.no ?? 1 }));
  if (list2.games.length > 0 || list2.total === 0) return list2;
  return ctx.wps.game.gameList(listInput(category, query, { size, no: list2.totalPages }));
}
async function loadLobby(ctx, props) {
  const category = categoryOf(props.gameType, ctx.query.games);
  const query = readLobbyQuery(ctx.query);
  const [{ categories: all }, list2] = await Promise.all([
    ctx.wps.game.vendors({}),
    gamesOf(ctx, category, query, props.pageSize ?? PAGE_SIZE)
  ]);
  const categories = category ? all.filter(({ gameCategory }) => gameCategory === category) : all;
  return {
    data: {
      category,
      query,
      vendors: vendorsOf$1(categories),
      classes: classesOf(categories, query.page),
      games: list2.games.map(tileOf),
      no: list2.pageNo,
      pages: list2.totalPages,
      total: list2.total
    },
    tags: ["games", "vendors"]
  };
}
const LobbySection = /* @__PURE__ */ styled.section.withConfig({
  componentId: "sc-1ygnclc-0"
})(['padding-block:calc(var(--band) * 0.6) var(--band);> .in,.bar > .in{max-inline-size:var(--width);margin-inline:auto;padding-inline:var(--edge);}.head{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 14px;margin-block-end:8px;}h1{font-size:clamp(1.5rem,1.2rem + 1.4vw,2.25rem);}.head p{color:var(--text-2);}.bar{position:sticky;inset-block-start:var(--header-block);z-index:20;background:var(--surface-0);border-block-end:1px solid var(--line);}[data-header="compact"][data-corner="20"]:not([data-card="glass"]) &{.head{position:relative;z-index:21;}.bar::before{content:"";position:absolute;inset-inline:0;inset-block-end:100%;block-size:70px;background:var(--surface-0);}}.filters{display:flex;align-items:center;gap:8px;padding-block:8px;}.filters > *{flex:none;}.filters form{display:flex;align-items:center;gap:8px;flex:1;min-inline-size:0;justify-content:flex-end;}.find{position:relative;flex:0 1 240px;min-inline-size:132px;}.find input{inline-size:100%;min-block-size:36px;padding-block:0;padding-inline:14px 40px;border:1px solid var(--line);border-radius:var(--radius-pill);background:var(--surface-0);font-size:var(--size-1);}.find input::placeholder{color:var(--text-2);opacity:1;}.find input::-webkit-search-cancel-button{display:none;}.find button{position:absolute;inset-block:0;inset-inline-end:2px;display:grid;place-items:center;inline-size:36px;border-radius:var(--radius-pill);color:var(--text-2);}.list{min-block-size:62vh;padding-block-start:20px;}.grid{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));gap:var(--gap);}.grid[data-kind="wide"]{grid-template-columns:repeat(4,minmax(0,1fr));}.end{display:grid;justify-items:center;gap:16px;padding-block-start:28px;color:var(--text-2);}.end p{font-size:var(--size-1);}.end nav{inline-size:100%;}', ' @media (max-width:1099px){.grid{grid-template-columns:repeat(4,minmax(0,1fr));}.grid[data-kind="wide"]{grid-template-columns:repeat(3,minmax(0,1fr));}}@media (max-width:759px){.grid{grid-template-columns:repeat(3,minmax(0,1fr));}.grid[data-kind="wide"]{grid-template-columns:repeat(2,minmax(0,1fr));}.filters{margin-inline:calc(-1 * var(--edge));padding-inline:var(--edge);overflow-x:auto;scrollbar-width:none;}.filters form{display:contents;}.filters .find{order:-1;flex:none;inline-size:168px;}}@media (max-width:519px){.grid{grid-template-columns:repeat(2,minmax(0,1fr));}}@media (pointer:coarse){.find input{min-block-size:44px;}.find button{inline-size:44px;}}'], tileLook);
function throttle(run, ms) {
  let last = Number.NEGATIVE_INFINITY;
  let timer2;
  const go = () => {
    timer2 = void 0;
    last = performance.now();
    run();
  };
  return {
    call() {
      const wait = last + ms - performance.now();
      if (wait <= 0) go();
      else timer2 ??= setTimeout(go, wait);
    },
    cancel() {
      clearTimeout(timer2);
      timer2 = void 0;
    }
  };
}
const THROTTLE = 200;
function useInfiniteScroll(more, { enabled, ahead = 400 }) {
  const end = useRef(null);
  const latest = useRef(more);
  latest.current = more;
  useEffect(() => {
    if (!enabled) return;
    const look2 = throttle(() => {
      const element = end.current;
      if (element && element.getBoundingClientRect().top < innerHeight + ahead) latest.current();
    }, THROTTLE);
    const ask = () => look2.call();
    addEventListener("scroll", ask, { passive: true });
    addEventListener("resize", ask, { passive: true });
    ask();
    return () => {
      look2.cancel();
      removeEventListener("scroll", ask);
      removeEventListener("resize", ask);
    };
  }, [enabled, ahead]);
  return end;
}
const RANGE = 3;
const MARGIN = 1;
function pagerEntries(page, pages) {
  const start = Math.max(1, Math.min(page - Math.floor(RANGE / 2), pages - RANGE + 1));
  const shown = (n) => n <= MARGIN || n > pages - MARGIN || n >= start && n < start + RANGE;
  const entries = [];
  for (let n = 1; n <= pages; n++) {
    if (shown(n) || shown(n - 1) && shown(n + 1)) entries.push(n);
    else if (entries.at(-1) !== null) entries.push(null);
  }
  return entries;
}
const Nav$1 = /* @__PURE__ */ styled.nav.withConfig({
  componentId: "sc-1bn542-0"
})(['ul{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:4px;}li > *{display:grid;place-items:center;min-inline-size:40px;min-block-size:40px;padding-inline:6px;border-radius:var(--radius-small);color:var(--text-2);font-size:var(--size-1);font-weight:600;}.step > *{border:1px solid var(--line);color:var(--text-1);}.step > span{opacity:0.45;}a[aria-current]{background:var(--brand);color:var(--on-brand);}.of{display:none;}[dir="rtl"] & svg{transform:scaleX(-1);}@media (hover:hover){a:not([aria-current]):hover{background:var(--surface-2);color:var(--text-1);}}@media (pointer:coarse){li > *{min-inline-size:44px;min-block-size:44px;}}@media (max-width:560px){ul{justify-content:space-between;}.number{display:none;}.of{display:block;}}']);
function Pager({
  page,
  pages,
  href,
  label,
  stay
}) {
  const t = useT("common");
  if (pages < 2) return null;
  const kept = {
    "data-stay": stay ? "" : void 0
  };
  const step = (to, name, icon, rel) => /* @__PURE__ */ jsx("li", { className: "step", children: to < 1 || to > pages ? /* @__PURE__ */ jsx("span", { children: /* @__PURE__ */ jsx(Icon, { name: icon, size: 18 }) }) : /* @__PURE__ */ jsx("a", { href: href(to), rel, "aria-label": name, ...kept, children: /* @__PURE__ */ jsx(Icon, { name: icon, size: 18 }) }) });
  return /* @__PURE__ */ jsx(Nav$1, { "aria-label": label ?? t("pager.label"), children: /* @__PURE__ */ jsxs("ul", { children: [
    step(page - 1, t("pager.previous"), "chevron-left", "prev"),
    /* @__PURE__ */ jsx("li", { className: "of num", children: /* @__PURE__ */ jsx("span", { children: t("pager.of", {
      page,
      pages
    }) }) }),
    pagerEntries(page, pages).map((entry2, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row is what an entry stands for
      /* @__PURE__ */ jsx("li", { className: "number num", children: entry2 === null ? /* @__PURE__ */ jsx("span", { "aria-hidden": "true", children: "…" }) : /* @__PURE__ */ jsx("a", { href: href(entry2), "aria-current": entry2 === page ? "page" : void 0, "aria-label": t("pager.page", {
        page: entry2
      }), ...kept, children: entry2 }) }, at)
    )),
    step(page + 1, t("pager.next"), "chevron-right", "next")
  ] }) });
}
const CALL_TIMEOUT = 12e4;
const NETWORK_ABNORMAL = "networkAbnormal";
class CallError extends Error {
  constructor(code2, message, value = null, errorId = null) {
    super(message);
    this.code = code2;
    this.value = value;
    this.errorId = errorId;
  }
  name = "CallError";
  /** Key of the error's text, for errors that came without one. */
  get textKey() {
    return `errors:${this.code}`;
  }
}
async function browserCall(key, input, options = {}) {
  let answer;
  try {
    const response = await fetch(...requestOf(key, input, options));
    answer = await response.json();
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new CallError(NETWORK_ABNORMAL, "");
  }
  return unwrap(answer);
}
function requestOf(key, input, { language, signal }) {
  const [method = "GET", path = ""] = key.split(" ");
  const limit = AbortSignal.timeout(CALL_TIMEOUT);
  const headers = new Headers({ accept: "application/json" });
  if (language) headers.set("language", language);
  const init = { method, headers, signal: signal ? AbortSignal.any([signal, limit]) : limit };
  if (method !== "GET") {
    headers.set("content-type", "application/json");
    return [path, { ...init, body: JSON.stringify(input) }];
  }
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) if (value !== void 0) query.set(name, String(value));
  return [query.size > 0 ? `${path}?${query}` : path, init];
}
function unwrap(answer) {
  if (typeof answer !== "object" || answer === null || !("success" in answer))
    throw new CallError(NETWORK_ABNORMAL, "");
  const { success, message, value, code: code2, errorId } = answer;
  if (success === true) return value;
  const text2 = typeof message === "string" ? message : "";
  throw new CallError(
    typeof code2 === "string" ? code2 : "systemError",
    text2,
    value ?? null,
    typeof errorId === "string" ? errorId : null
  );
}
const BY_THEMSELVES = 3;
function useMore(data, size) {
  const { language } = useI18n();
  const start = { after: data, games: [], no: data.no, state: "idle", left: 0 };
  const [known2, setKnown] = useState(start);
  const more = known2.after === data ? known2 : start;
  const request = useRef(null);
  useEffect(() => () => request.current?.abort(), [data]);
  async function load(pressed) {
    if (more.state === "loading" || more.no >= data.pages) return;
    const next = more.no + 1;
    const left = pressed ? BY_THEMSELVES : more.left - 1;
    const controller = new AbortController();
    request.current = controller;
    setKnown({ ...more, state: "loading", left });
    try {
      const input = listInput(data.category, data.query, { size, no: next });
      const list2 = await browserCall("GET /wps/game/list", input, { language, signal: controller.signal });
      if (controller.signal.aborted) return;
      const games = [...more.games, ...list2.games.map(tileOf)];
      setKnown({ after: data, games, no: next, state: "idle", left });
    } catch {
      if (!controller.signal.aborted) setKnown({ ...more, state: "failed", left: 0 });
    }
  }
  return { more, load };
}
const WIDE = ["LIVE", "SPORTS", "ESPORTS", "DS88"];
function Nothing({ data }) {
  const t = useT("blocks");
  const { list: list2 } = data.query;
  if (isOwnList(list2)) {
    return /* @__PURE__ */ jsx(
      EmptyState,
      {
        art: "lock",
        title: t(list2 === "recent" ? "lobby.signInRecent" : "lobby.signInFavourites"),
        text: t("lobby.signInHelp"),
        action: /* @__PURE__ */ jsx(LinkButton, { href: "/login", "data-modal": "loginPopupModal", variant: "primary", children: t("lobby.signIn") })
      }
    );
  }
  const filtered = Object.keys(data.query).length > 0;
  return /* @__PURE__ */ jsx(
    EmptyState,
    {
      art: filtered ? "search" : "games",
      title: t(filtered ? "gameRow.empty" : "lobby.none"),
      text: t(filtered ? "lobby.emptyHelp" : "lobby.noneHelp"),
      action: filtered ? /* @__PURE__ */ jsx(LinkButton, { href: "?", "data-stay": "", children: t("lobby.clear") }) : /* @__PURE__ */ jsx(LinkButton, { href: "/", children: t("lobby.home") })
    }
  );
}
function Results({ data, size = PAGE_SIZE, busy }) {
  const t = useT("blocks");
  const tile = useTile();
  const { more, load } = useMore(data, size);
  const { no, state, left } = more;
  const rest2 = data.query.list === "hot" ? 0 : data.pages - no;
  const end = useInfiniteScroll(() => void load(false), {
    enabled: state === "idle" && left > 0 && rest2 > 0
  });
  if (data.games.length === 0) return /* @__PURE__ */ jsx(Nothing, { data });
  const games = [...data.games, ...more.games];
  const first2 = (data.no - 1) * size;
  const ghosts = state === "loading" ? Math.min(size, data.total - first2 - games.length) : 0;
  const kind = WIDE.includes(data.category) ? "wide" : void 0;
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsxs("ul", { className: "grid", "data-kind": kind, "aria-busy": busy || void 0, "aria-label": t("gameRow.label"), children: [
      games.map((game2) => /* @__PURE__ */ jsx("li", { children: tile(game2) }, game2.id)),
      Array.from({ length: ghosts }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stand-ins are all alike
        /* @__PURE__ */ jsx("li", { children: ghostTile }, at)
      ))
    ] }),
    /* @__PURE__ */ jsxs("div", { className: "end", ref: end, children: [
      /* @__PURE__ */ jsx("p", { "aria-live": "polite", children: state === "failed" ? t("lobby.moreFailed") : t("lobby.shown", { from: first2 + 1, to: first2 + games.length, total: data.total }) }),
      rest2 > 0 ? /* @__PURE__ */ jsx(
        LinkButton,
        {
          href: pageAddress$1(data.query, no + 1),
          variant: "primary",
          "aria-disabled": state === "loading" || void 0,
          onClick: (event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            void load(true);
          },
          children: t(state === "loading" ? "lobby.loading" : "lobby.more")
        }
      ) : null,
      data.query.list === "hot" ? null : /* @__PURE__ */ jsx(
        Pager,
        {
          page: no,
          pages: data.pages,
          href: (page) => pageAddress$1(data.query, page),
          label: t("lobby.pages"),
          stay: true
        }
      )
    ] })
  ] });
}
const Box$3 = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-fp6k7k-0"
})(["position:relative;select{appearance:none;padding-inline-end:40px;cursor:pointer;text-overflow:ellipsis;}> svg{position:absolute;inset-block-start:50%;inset-inline-end:12px;translate:0 -50%;color:var(--text-2);pointer-events:none;}"]);
const Pill = /* @__PURE__ */ styled.label.withConfig({
  componentId: "sc-fp6k7k-1"
})(["position:relative;display:inline-flex;align-items:center;flex:none;gap:6px;min-block-size:36px;padding-inline-start:14px;border:1px solid var(--line);border-radius:var(--radius-pill);background:var(--surface-0);color:var(--text-2);font-size:var(--size-1);white-space:nowrap;select{appearance:none;max-inline-size:180px;min-block-size:34px;padding-block:0;padding-inline:0 34px;border:0;border-radius:var(--radius-pill);background:none;color:var(--text-1);font-weight:600;text-overflow:ellipsis;cursor:pointer;}option{color:var(--text-1);background:var(--surface-0);}> svg{position:absolute;inset-inline-end:12px;pointer-events:none;}&:has(select:focus-visible){outline:2px solid var(--focus);outline-offset:2px;}select:focus-visible{outline:none;}@media (hover:hover){&:hover{border-color:var(--text-3);}}@media (pointer:coarse){min-block-size:44px;select{min-block-size:42px;}}"]);
function Select({
  label,
  options,
  hint,
  error,
  look: look2 = "field",
  ...select
}) {
  const id = useId();
  const list2 = options.map(({
    value,
    label: text2
  }) => /* @__PURE__ */ jsx("option", { value, children: text2 }, value));
  if (look2 === "pill") {
    return /* @__PURE__ */ jsxs(Pill, { children: [
      /* @__PURE__ */ jsx("span", { children: label }),
      /* @__PURE__ */ jsx("select", { ...select, children: list2 }),
      /* @__PURE__ */ jsx(Icon, { name: "chevron-down", size: 16 })
    ] });
  }
  return /* @__PURE__ */ jsx(FieldRow, { id, label, hint, error, children: /* @__PURE__ */ jsxs(Box$3, { children: [
    /* @__PURE__ */ jsx("select", { ...describedBy(id, {
      hint,
      error
    }), ...select, children: list2 }),
    /* @__PURE__ */ jsx(Icon, { name: "chevron-down", size: 18 })
  ] }) });
}
const tabsLook = /* @__PURE__ */ css(['display:flex;align-items:stretch;gap:4px;min-inline-size:0;ul{display:flex;flex:1;gap:4px;min-inline-size:0;overflow-x:auto;overscroll-behavior-x:contain;scrollbar-width:none;}li{flex:none;}a{display:flex;align-items:center;gap:8px;min-block-size:48px;padding-inline:14px;border-block-end:2px solid transparent;color:var(--text-2);font-size:var(--size-2);font-weight:600;white-space:nowrap;}a:focus-visible{outline-offset:-3px;border-radius:var(--radius-small);}a[aria-current]{border-color:var(--brand);color:var(--text-1);}img{inline-size:28px;block-size:28px;border-radius:min(var(--radius-small),8px);background:var(--surface-2);}em{padding:0 6px;border-radius:var(--radius-pill);background:var(--accent);color:var(--on-accent);font-size:0.6875rem;font-style:normal;font-weight:700;line-height:1.6;}.arrow{display:grid;flex:none;place-items:center;inline-size:36px;border-radius:var(--radius-small);color:var(--text-1);transition:opacity var(--speed) var(--ease);}.arrow:disabled{opacity:0.3;cursor:default;}[dir="rtl"] & .arrow svg{transform:scaleX(-1);}@media (hover:hover){a:hover{color:var(--text-1);}.arrow:not(:disabled):hover{background:var(--surface-2);}}@media (pointer:coarse){.arrow{display:none;}}@media (scripting:none){.arrow{display:none;}}']);
const Nav = /* @__PURE__ */ styled.nav.withConfig({
  componentId: "sc-1k2iq0-0"
})(["", ""], tabsLook);
function useOverflow(current2) {
  const list2 = useRef(null);
  const [ends, setEnds] = useState({
    start: true,
    end: false
  });
  useEffect(() => {
    const element = list2.current;
    if (!element) return;
    const look2 = () => {
      const at = Math.abs(element.scrollLeft);
      const end = at + element.clientWidth >= element.scrollWidth - 2;
      setEnds((known2) => known2.start === at < 2 && known2.end === end ? known2 : {
        start: at < 2,
        end
      });
    };
    look2();
    element.addEventListener("scroll", look2, {
      passive: true
    });
    const size = new ResizeObserver(look2);
    size.observe(element);
    return () => {
      element.removeEventListener("scroll", look2);
      size.disconnect();
    };
  }, []);
  useEffect(() => {
    const element = list2.current;
    const chosen2 = element?.querySelector("[aria-current]");
    if (!element || !chosen2) return;
    const [outer, inner] = [element.getBoundingClientRect(), chosen2.getBoundingClientRect()];
    if (inner.left < outer.left || inner.right > outer.right) element.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [current2]);
  const scroll = (way) => {
    const element = list2.current;
    if (!element) return;
    const sign = getComputedStyle(element).direction === "rtl" ? -way : way;
    element.scrollBy({
      left: sign * element.clientWidth * 0.8,
      behavior: "smooth"
    });
  };
  return {
    list: list2,
    ends,
    scroll
  };
}
function Tabs({
  label,
  tabs,
  current: current2,
  arrowsAbove,
  stay
}) {
  const t = useT("common");
  const {
    list: list2,
    ends,
    scroll
  } = useOverflow(current2);
  const arrows = arrowsAbove !== void 0 && tabs.length > arrowsAbove;
  const arrow = (way) => /* @__PURE__ */ jsx("button", { type: "button", className: "arrow", "aria-label": t(way < 0 ? "tabs.back" : "tabs.forward"), disabled: way < 0 ? ends.start : ends.end, onClick: () => scroll(way), children: /* @__PURE__ */ jsx(Icon, { name: way < 0 ? "chevron-left" : "chevron-right", size: 18 }) });
  return /* @__PURE__ */ jsxs(Nav, { "aria-label": label, children: [
    arrows ? arrow(-1) : null,
    /* @__PURE__ */ jsx("ul", { ref: list2, children: tabs.map(({
      id,
      label: text2,
      href,
      art,
      mark
    }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("a", { href, "aria-current": id === current2 ? "true" : void 0, "data-stay": stay ? "" : void 0, children: [
      art ? /* @__PURE__ */ jsx("img", { src: art, alt: "", width: 28, height: 28 }) : null,
      /* @__PURE__ */ jsx("span", { children: text2 }),
      mark ? /* @__PURE__ */ jsx("em", { children: mark }) : null
    ] }) }, id)) }),
    arrows ? arrow(1) : null
  ] });
}
const TYPING$1 = 250;
const BY_STAKE = ["RNG", "FISH", "PVP", null];
function useClassName() {
  const text2 = useAnyText();
  return (code2) => {
    const known2 = text2(`blocks:classify.${code2}`);
    return known2.endsWith(`classify.${code2}`) ? `${code2.charAt(0).toUpperCase()}${code2.slice(1)}` : known2;
  };
}
function VendorTabs({ data, query }) {
  const t = useT("blocks");
  const hot = useT("common")("hot");
  if (data.vendors.length < 2) return null;
  const all = { id: "", label: t("lobby.allVendors"), href: filterAddress(query, { page: "" }) };
  const tabs = data.vendors.map(({ code: code2, name, art, hot: isHot }) => ({
    id: code2,
    label: name,
    // A classification of one vendor is hardly one of another.
    href: filterAddress(query, { page: code2, classify: "" }),
    art,
    mark: isHot ? hot : void 0
  }));
  return /* @__PURE__ */ jsx(
    Tabs,
    {
      label: t("lobby.vendors"),
      tabs: [all, ...tabs],
      current: query.list ? "none" : query.page ?? "",
      arrowsAbove: ARROWS_ABOVE$1 + 1,
      stay: true
    }
  );
}
function Lists({ query }) {
  const t = useT("blocks");
  const own = { href: "/login", modal: "loginPopupModal" };
  return /* @__PURE__ */ jsx(
    Chips,
    {
      label: t("lobby.lists"),
      current: query.list ?? "all",
      stay: true,
      chips: [
        { id: "all", label: t("lobby.all"), href: filterAddress(query, {}), icon: "layout-grid" },
        { id: "hot", label: t("lobby.hot"), href: "?list=hot", icon: "flame" },
        { id: "favourites", label: t("lobby.favourites"), icon: "star", ...own },
        { id: "recent", label: t("lobby.recent"), icon: "history", ...own }
      ]
    }
  );
}
function FilterForm({ data, query }) {
  const t = useT("blocks");
  const common = useT("common");
  const nameOf = useClassName();
  const form = useRef(null);
  const timer2 = useRef();
  useEffect(() => () => clearTimeout(timer2.current), []);
  const word = query.q ?? "";
  useEffect(() => {
    const field = form.current?.elements.namedItem("q");
    if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = word;
  }, [word]);
  const send = (event) => {
    const isTyped = event.target instanceof HTMLInputElement;
    clearTimeout(timer2.current);
    timer2.current = setTimeout(() => form.current?.requestSubmit(), isTyped ? TYPING$1 : 0);
  };
  const classes = data.classes.map((code2) => ({ value: code2, label: nameOf(code2) }));
  const any = { value: "", label: t("lobby.any") };
  return /* @__PURE__ */ jsxs("form", { ref: form, method: "get", "data-stay": "", onInput: send, children: [
    query.page ? /* @__PURE__ */ jsx("input", { type: "hidden", name: "page", value: query.page }) : null,
    classes.length > 1 ? /* @__PURE__ */ jsx(
      Select,
      {
        look: "pill",
        name: "classify",
        label: t("lobby.classify"),
        defaultValue: query.classify ?? "",
        options: [any, ...classes]
      },
      `c${query.classify ?? ""}`
    ) : null,
    BY_STAKE.includes(data.category) ? /* @__PURE__ */ jsx(
      Select,
      {
        look: "pill",
        name: "minBet",
        label: t("lobby.minBet"),
        defaultValue: query.minBet ?? "",
        options: [any, ...MIN_BETS.map((amount) => ({ value: amount, label: amount }))]
      },
      `m${query.minBet ?? ""}`
    ) : null,
    /* @__PURE__ */ jsxs("div", { className: "find", children: [
      /* @__PURE__ */ jsx(
        "input",
        {
          type: "search",
          name: "q",
          defaultValue: word,
          maxLength: 60,
          "aria-label": t("lobby.name"),
          placeholder: t("lobby.name"),
          autoComplete: "off",
          enterKeyHint: "search"
        }
      ),
      /* @__PURE__ */ jsx("button", { type: "submit", "aria-label": common("search"), children: /* @__PURE__ */ jsx(Icon, { name: "search", size: 18 }) })
    ] })
  ] });
}
function Toolbar({ data, query }) {
  return /* @__PURE__ */ jsx("div", { className: "bar", children: /* @__PURE__ */ jsxs("div", { className: "in", children: [
    /* @__PURE__ */ jsx(VendorTabs, { data, query }),
    /* @__PURE__ */ jsxs("div", { className: "filters", children: [
      /* @__PURE__ */ jsx(Lists, { query }),
      /* @__PURE__ */ jsx(FilterForm, { data, query })
    ] })
  ] }) });
}
function usePending(data) {
  const section = useRef(null);
  const [asked2, setAsked] = useState(null);
  const pending = asked2?.before === data ? asked2.query : null;
  const moved = useRef(false);
  const ask = (query) => {
    moved.current = true;
    setAsked({ before: data, query });
  };
  useEffect(() => {
    const element = section.current;
    if (moved.current && element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
    moved.current = false;
  }, [data]);
  const click = (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-stay]") : null;
    const isPlain2 = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain2 || link.href === location.href) return;
    ask(readLobbyQuery(Object.fromEntries(new URL(link.href).searchParams)));
  };
  const submit = (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    const entries = [...new FormData(event.target)].map(([name, value]) => [name, String(value)]);
    ask(readLobbyQuery(Object.fromEntries(entries)));
  };
  return { section, pending, click, submit };
}
function LobbyView({ props, data }) {
  const t = useT("blocks");
  const text2 = useAnyText();
  const words = useWords();
  const { section, pending, click, submit } = usePending(data);
  const name = data.category ? text2(`common:category.${data.category}`) : t("gameRow.all");
  return /* @__PURE__ */ jsxs(LobbySection, { ref: section, onClick: click, onSubmit: submit, children: [
    /* @__PURE__ */ jsxs("div", { className: "in head", children: [
      /* @__PURE__ */ jsx("h1", { children: words(props.title) || name }),
      /* @__PURE__ */ jsx("p", { "aria-live": "polite", children: data.query.list ? null : t("lobby.found", { count: data.total }) })
    ] }),
    /* @__PURE__ */ jsx(Toolbar, { data, query: pending ?? data.query }),
    /* @__PURE__ */ jsx("div", { className: "in list", children: /* @__PURE__ */ jsx(Results, { data, size: props.pageSize, busy: pending !== null }) })
  ] });
}
const AT$1 = Date.UTC(2026, 0, 31, 8, 0, 0);
function draw(code2, name, every, seconds, numbers) {
  const drawsAt = AT$1 + seconds * 1e3;
  const last = { numbers, drawnAt: drawsAt - every * 6e4 };
  return { code: code2, name, art: `/art/game/LOTT-${code2}.svg`, every, drawsAt, closesAt: drawsAt - 3e4, last };
}
const exampleDraws = [
  draw("northern-27", "Northern 27", 10, 279, ["03", "09", "14", "20", "26"]),
  draw("minute-five", "Minute Five", 1, 18, ["2", "7", "7", "0", "5"]),
  draw("southern-18", "Southern 18", 1440, 30600, ["48213", "07", "91"]),
  draw("delta-six", "Delta Six", 60, 1934, ["04", "11", "19", "23", "38", "45"])
];
const nextDrawExample = {
  props: { title: { EN: "Next draws", CN: "即将开奖", VI: "Kỳ quay tiếp theo", AR: "السحوبات القادمة" }, limit: 4 },
  data: { at: AT$1, draws: exampleDraws }
};
const AT = Date.UTC(2026, 0, 31, 8, 0, 0);
const [first$1, ...rest] = exampleDraws;
const BALLS = ["03 09 14 20 26", "01 08 17 22 25", "05 06 13 19 24", "02 11 12 18 27"];
const lotteryMenuExample = {
  props: { title: { EN: "Lotteries", CN: "彩票大厅", VI: "Xổ số", AR: "اليانصيب" }, view: "cards" },
  data: {
    at: AT,
    vendor: null,
    vendors: [
      { code: "TCG_LOTTO_VN", name: "Lotto Nam" },
      { code: "ELOTT", name: "Swift Draw" }
    ],
    groups: [
      { code: "vn", title: "Vietnam", draws: exampleDraws.slice(0, 2) },
      { code: "fast", title: "Fast draws", draws: rest.slice(1) }
    ],
    open: first$1 ? {
      draw: first$1,
      playType: "straight",
      results: BALLS.map((row, at) => ({ numbers: row.split(" "), drawnAt: AT - (at * 10 + 5) * 6e4 }))
    } : null
  }
};
const RESULTS = 8;
const CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;
function named(query, name) {
  const value = query[name] ?? "";
  return CODE.test(value) ? value : null;
}
async function vendorNames(ctx) {
  const { categories } = await ctx.wps.game.vendors({}).catch(() => ({ categories: [] }));
  return new Map(categories.flatMap(({ cards }) => cards.map(({ vassalage, name }) => [vassalage, name])));
}
async function opened(ctx, draw2) {
  if (!draw2) return null;
  const { rows: rows2 } = await ctx.wps.lottery.vnNumero({ gameCode: draw2.code, count: RESULTS }).catch(() => ({ rows: [] }));
  const results = rows2.map(({ numbers, drawnAt }) => ({ numbers, drawnAt: Date.parse(drawnAt) }));
  return { draw: draw2, results, playType: named(ctx.query, "playType") };
}
async function loadLotteryMenu(ctx, _props) {
  const [menu, names2] = await Promise.all([ctx.wps.lottery.vnGameMenu({}), vendorNames(ctx)]);
  const games = menu.groups.flatMap(({ gameMenus }) => gameMenus);
  const codes = [...new Set(games.map(({ vassalage }) => vassalage))];
  const vendor = named(ctx.query, "vendor");
  const { at, draws: draws2 } = await drawsOf(ctx, games);
  const byCode = new Map(draws2.map((draw2) => [draw2.code, draw2]));
  const open = await opened(ctx, byCode.get(named(ctx.query, "gameCode") ?? ""));
  const groups = menu.groups.map(({ gameGroupCode, title, gameMenus }) => ({
    code: gameGroupCode,
    title,
    draws: gameMenus.filter(({ vassalage }) => vendor === null || vassalage === vendor).flatMap(({ gameCode }) => byCode.get(gameCode) ?? [])
  }));
  const data = {
    ...{ at, open, vendor },
    groups: groups.filter((group) => group.draws.length > 0),
    vendors: codes.map((code2) => ({ code: code2, name: names2.get(code2) ?? code2 }))
  };
  return { data, tags: ["lotteries", "vendors"], maxAge: keepDraws({ at, draws: draws2 }) };
}
const clockLook = /* @__PURE__ */ css([".clock{display:grid;justify-items:start;gap:2px;line-height:1.35;}.clock small{color:var(--text-2);font-size:var(--size-1);}.clock b{font-size:clamp(1.75rem,1.5rem + 0.9vw,2.25rem);font-weight:700;letter-spacing:-0.02em;line-height:1.1;}.clock[data-closed] b{color:var(--lose);}"]);
const ticketLook = /* @__PURE__ */ css(["", " ", ' .ticket{--notch:9px;position:relative;display:grid;grid-template-rows:auto 1fr auto;gap:14px;padding:16px 18px 0;background:var(--surface-1);border:1px solid var(--line);border-radius:var(--radius);transition:transform var(--speed) var(--ease),box-shadow var(--speed) var(--ease);}[data-card="raised"] & .ticket{border-color:transparent;box-shadow:var(--shadow-1);}.ticket .head{display:flex;align-items:center;gap:12px;min-inline-size:0;}.ticket img{flex:none;inline-size:48px;block-size:48px;border-radius:var(--radius-small);background:var(--surface-2);object-fit:cover;object-position:top;}.ticket :is(h3,h4){display:grid;gap:2px;min-inline-size:0;font-size:1.0625rem;line-height:1.25;}.ticket :is(h3,h4) a{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;}.ticket :is(h3,h4) a::after{content:"";position:absolute;inset:0;border-radius:var(--radius);}.ticket :is(h3,h4) a:focus-visible{outline:0;}.ticket :is(h3,h4) a:focus-visible::after{outline:2px solid var(--focus);outline-offset:2px;}.ticket :is(h3,h4) small{color:var(--text-2);font-family:var(--font);font-size:var(--size-1);font-weight:400;letter-spacing:0;}.ticket .stub{position:relative;margin-inline:-18px;padding:14px 18px 16px;border-block-start:2px dashed var(--line);font-size:0.875rem;}.ticket .stub::before,.ticket .stub::after{content:"";position:absolute;inset-block-start:calc(-1 * var(--notch) - 1px);inline-size:calc(2 * var(--notch));block-size:calc(2 * var(--notch));border:1px solid var(--line);border-radius:50%;background:var(--surface-0);clip-path:inset(0 0 0 50%);}.ticket .stub::before{inset-inline-start:calc(-1 * var(--notch) - 1px);}.ticket .stub::after{inset-inline-end:calc(-1 * var(--notch) - 1px);clip-path:inset(0 50% 0 0);}[dir="rtl"] & .ticket .stub::before{clip-path:inset(0 50% 0 0);}[dir="rtl"] & .ticket .stub::after{clip-path:inset(0 0 0 50%);}@media (max-width:560px){.ticket{grid-template:auto auto / minmax(0,1fr) auto;align-items:center;padding-block-start:14px;}.ticket .stub{grid-column:1 / 3;padding-block:12px 14px;}.ticket .clock{justify-items:end;text-align:end;}.ticket .clock b{font-size:1.5rem;}}@media (hover:hover){.ticket:hover{transform:translateY(-2px);}.ticket:hover h3 a{color:var(--brand-text);}}'], clockLook, ballsLook);
const Mark$2 = /* @__PURE__ */ styled.span.withConfig({
  componentId: "sc-srdy83-0"
})(['display:inline-flex;align-items:center;gap:4px;padding:2px 8px;border-radius:var(--radius-pill);background:var(--surface-2);color:var(--text-1);font-size:0.75rem;font-weight:600;line-height:1.5;&[data-tone="brand"]{background:var(--brand);color:var(--on-brand);}&[data-tone="accent"]{background:var(--accent);color:var(--on-accent);}&[data-tone="good"]{box-shadow:inset 0 0 0 1px var(--win);color:var(--win);background:var(--surface-0);}&[data-tone="bad"]{box-shadow:inset 0 0 0 1px var(--lose);color:var(--lose);background:var(--surface-0);}']);
function Badge({
  tone = "plain",
  children
}) {
  return /* @__PURE__ */ jsx(Mark$2, { "data-tone": tone, children });
}
const Panel$3 = /* @__PURE__ */ styled.article.withConfig({
  componentId: "sc-ucwkfb-0"
})(["", " ", " display:grid;grid-template-columns:220px minmax(0,1fr) minmax(0,1.1fr);gap:clamp(20px,3vw,40px);padding:clamp(16px,2.4vw,28px);background:var(--surface-1);border:1px solid var(--line);border-radius:var(--radius);box-shadow:inset 0 3px 0 var(--brand);> img{inline-size:100%;aspect-ratio:3 / 4;border-radius:var(--radius-small);object-fit:cover;object-position:top;background:var(--surface-2);}.main{display:grid;align-content:center;justify-items:start;gap:18px;}h3{font-size:var(--size-4);}header{display:grid;justify-items:start;gap:6px;}header small{color:var(--text-2);font-size:var(--size-1);}.clock b{font-size:clamp(2.25rem,1.8rem + 1.6vw,3.25rem);}table{align-self:center;font-size:var(--size-1);}td{padding:7px 0;border-block-start:1px solid var(--line);vertical-align:middle;}td:first-child{inline-size:7.5em;color:var(--text-2);line-height:1.3;}tr:first-child td{border:0;}tr:first-child .balls{font-size:0.9375rem;}.balls{font-size:0.8125rem;}@media (max-width:960px){grid-template-columns:132px minmax(0,1fr);table{grid-column:1 / 3;}}@media (max-width:520px){grid-template-columns:84px minmax(0,1fr);.main{gap:12px;}.main > a{grid-column:1 / 3;}}"], clockLook, ballsLook);
function OpenLotteryPanel({
  open,
  at
}) {
  const t = useT("blocks");
  const format = useFormat();
  const rhythm = useRhythm();
  const address2 = useImageAddress();
  const {
    draw: draw2,
    results,
    playType
  } = open;
  return /* @__PURE__ */ jsxs(Panel$3, { "data-open": draw2.code, children: [
    /* @__PURE__ */ jsx("img", { src: address2(draw2.art), alt: "", width: 300, height: 400 }),
    /* @__PURE__ */ jsxs("div", { className: "main", children: [
      /* @__PURE__ */ jsxs("header", { children: [
        /* @__PURE__ */ jsx("h3", { children: draw2.name }),
        /* @__PURE__ */ jsx("small", { children: rhythm(draw2.every) }),
        playType ? /* @__PURE__ */ jsx(Badge, { children: t("lottery.playType", {
          code: playType
        }) }) : null
      ] }),
      /* @__PURE__ */ jsx(DrawClock, { draw: draw2, at }),
      /* @__PURE__ */ jsx(SignInLink, { variant: "primary", children: t("lottery.signIn") })
    ] }),
    results.length > 0 ? /* @__PURE__ */ jsxs("table", { children: [
      /* @__PURE__ */ jsx("caption", { className: "vh", children: t("results.label", {
        name: draw2.name
      }) }),
      /* @__PURE__ */ jsx("tbody", { children: results.map(({
        drawnAt,
        numbers
      }) => /* @__PURE__ */ jsxs("tr", { children: [
        /* @__PURE__ */ jsx("td", { children: format.date(drawnAt) }),
        /* @__PURE__ */ jsx("td", { children: balls(numbers, t("results.numbers")) })
      ] }, drawnAt)) })
    ] }) : null
  ] });
}
const Menu = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-1ojz9vv-0"
})(["", ' display:grid;gap:28px;min-inline-size:0;> nav{overflow-x:auto;margin-inline:calc(-1 * var(--edge));padding:3px var(--edge);scrollbar-width:none;}section{display:grid;gap:14px;}h3.group{font-size:var(--size-3);}section > ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,276px),1fr));gap:var(--gap);}.ticket[data-chosen]{border-color:var(--brand);box-shadow:inset 0 3px 0 var(--brand);}&[data-view="rows"]{section{gap:6px;}section > ul{grid-template-columns:minmax(0,1fr);gap:0;}.ticket{grid-template:auto / minmax(0,1.3fr) minmax(0,1fr) minmax(0,1.4fr);align-items:center;gap:16px;padding:10px 12px;background:none;border:0;border-block-start:1px solid var(--line);border-radius:0;box-shadow:none;}.ticket:hover{transform:none;background:var(--surface-1);}.ticket .stub{margin:0;padding:0;border:0;}.ticket .stub::before,.ticket .stub::after{content:none;}.clock{grid-template-columns:auto 1fr;gap:0 12px;align-items:center;}.clock b{grid-row:1 / 3;font-size:1.5rem;}.clock small{grid-column:2;}@media (max-width:760px){.ticket{grid-template:auto auto / minmax(0,1fr) auto;gap:8px 12px;padding-inline:4px;}.ticket .stub{grid-column:1 / 3;}.clock small{display:none;}}}'], ticketLook);
function addressOf(page, query) {
  const chosen2 = Object.entries(query).filter((entry2) => entry2[1] !== null);
  return chosen2.length > 0 ? `${page}?${new URLSearchParams(chosen2)}` : page;
}
function Groups({
  props,
  data
}) {
  const t = useT("blocks");
  const rhythm = useRhythm();
  const address2 = useImageAddress();
  const page = props.page ?? "/lottery";
  const ticket = (draw2) => {
    const isOpen = draw2.code === data.open?.draw.code;
    return /* @__PURE__ */ jsxs("li", { className: "ticket", "data-chosen": isOpen ? "" : void 0, children: [
      /* @__PURE__ */ jsxs("div", { className: "head", children: [
        /* @__PURE__ */ jsx("img", { src: address2(draw2.art), alt: "", width: 48, height: 48, loading: "lazy", decoding: "async" }),
        /* @__PURE__ */ jsxs("h4", { children: [
          /* @__PURE__ */ jsx("a", { href: addressOf(page, {
            gameCode: draw2.code,
            vendor: data.vendor
          }), "aria-current": isOpen ? "true" : void 0, children: draw2.name }),
          /* @__PURE__ */ jsx("small", { children: rhythm(draw2.every) })
        ] })
      ] }),
      /* @__PURE__ */ jsx(DrawClock, { draw: draw2, at: data.at }),
      draw2.last ? /* @__PURE__ */ jsx("div", { className: "stub", children: balls(draw2.last.numbers, t("draw.last", {
        name: draw2.name
      })) }) : null
    ] }, draw2.code);
  };
  return data.groups.map(({
    code: code2,
    title,
    draws: draws2
  }) => /* @__PURE__ */ jsxs("section", { id: `lottery-${code2}`, "aria-label": title, children: [
    /* @__PURE__ */ jsx("h3", { className: "group", children: title }),
    /* @__PURE__ */ jsx("ul", { children: draws2.map(ticket) })
  ] }, code2));
}
function LotteryMenuView({
  props,
  data
}) {
  const t = useT("blocks");
  const words = useWords();
  const page = props.page ?? "/lottery";
  const chips = [{
    id: "",
    label: t("lottery.allVendors"),
    href: page
  }, ...data.vendors.map(({
    code: code2,
    name
  }) => ({
    id: code2,
    label: name,
    href: addressOf(page, {
      vendor: code2
    })
  }))];
  return /* @__PURE__ */ jsx(Band, { title: words(props.title) || void 0, children: /* @__PURE__ */ jsxs(Menu, { "data-view": props.view ?? "cards", children: [
    data.open ? /* @__PURE__ */ jsx(OpenLotteryPanel, { open: data.open, at: data.at }) : null,
    data.vendors.length > 1 ? /* @__PURE__ */ jsx("nav", { "aria-label": t("lottery.vendors"), children: /* @__PURE__ */ jsx(Chips, { label: t("lottery.vendors"), chips, current: data.vendor ?? "", stay: true }) }) : null,
    data.groups.length > 0 ? /* @__PURE__ */ jsx(Groups, { props, data }) : /* @__PURE__ */ jsx(EmptyState, { icon: "ticket", title: t("lottery.empty"), text: t("lottery.emptyHelp"), action: /* @__PURE__ */ jsx(LinkButton, { href: page, children: t("lottery.all") }) })
  ] }) });
}
const Tickets = /* @__PURE__ */ styled.ul.withConfig({
  componentId: "sc-pg7nmo-0"
})(["display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,264px),1fr));gap:var(--gap);", ""], ticketLook);
function NextDrawView({
  props,
  data
}) {
  const t = useT("blocks");
  const common = useT("common");
  const words = useWords();
  const rhythm = useRhythm();
  if (data.draws.length === 0) return null;
  const page = props.page ?? "/lottery";
  const title = words(props.title);
  return /* @__PURE__ */ jsx(Band, { title: title || void 0, more: title ? {
    href: page,
    label: common("more")
  } : void 0, children: /* @__PURE__ */ jsx(Tickets, { children: data.draws.map((draw2) => /* @__PURE__ */ jsxs("li", { className: "ticket", children: [
    /* @__PURE__ */ jsxs("div", { className: "head", children: [
      /* @__PURE__ */ jsx("img", { src: draw2.art, alt: "", width: 48, height: 48, loading: "lazy", decoding: "async" }),
      /* @__PURE__ */ jsxs("h3", { children: [
        /* @__PURE__ */ jsx("a", { href: `${page}?gameCode=${encodeURIComponent(draw2.code)}`, children: draw2.name }),
        /* @__PURE__ */ jsx("small", { children: rhythm(draw2.every) })
      ] })
    ] }),
    /* @__PURE__ */ jsx(DrawClock, { draw: draw2, at: data.at }),
    draw2.last ? /* @__PURE__ */ jsx("div", { className: "stub", children: balls(draw2.last.numbers, t("draw.last", {
      name: draw2.name
    })) }) : null
  ] }, draw2.code)) }) });
}
const TITLES = [
  "Welcome: your first week plays without fees",
  "Short upkeep on Tuesday, 03:00–03:20",
  "A new studio has opened: forty games by Nova",
  "Payouts on the weekend are as quick as ever",
  "Lantern week begins"
];
const rows$1 = TITLES.map((title, at) => ({
  id: `notice-${at}`,
  title,
  at: `2026-02-0${6 - at}T08:00:00.000Z`
}));
const noticesExample = {
  props: { title: { EN: "Notices", CN: "公告", VI: "Thông báo", AR: "الإعلانات" } },
  data: {
    rows: rows$1,
    open: {
      id: "notice-1",
      title: "Short upkeep on Tuesday, 03:00–03:20",
      at: "2026-02-05T08:00:00.000Z",
      html: "<p>Games pause for up to twenty minutes. Bets that are open stay open, and balances do not change.</p><p>Live tables end their round first.</p>"
    },
    chosen: "asked",
    pageNo: 1,
    totalPages: 2
  }
};
const NOTICES_A_PAGE = 9;
async function loadNotices(ctx, _props) {
  const { player } = await ctx.wps.home.announcements({ types: "PL" });
  const totalPages = Math.ceil(player.length / NOTICES_A_PAGE);
  const at = player.findIndex(({ id }) => id === ctx.query.id);
  const asked2 = Math.min(addressPage(ctx.query.no), Math.max(1, totalPages));
  const pageNo = at >= 0 ? Math.floor(at / NOTICES_A_PAGE) + 1 : asked2;
  const rows2 = player.slice((pageNo - 1) * NOTICES_A_PAGE, pageNo * NOTICES_A_PAGE);
  const chosen2 = at >= 0 ? "asked" : ctx.query.id ? "gone" : "first";
  return {
    data: {
      rows: rows2.map((row) => ({ id: row.id, title: row.title, at: row.at })),
      open: player[at] ?? rows2[0] ?? null,
      chosen: chosen2,
      pageNo,
      totalPages
    },
    tags: ["announcements"],
    maxAge: 300
  };
}
const Desk = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-1hqehdc-0"
})(['display:grid;gap:24px;> *{min-inline-size:0;}.titles{display:grid;align-content:start;gap:12px;}.titles > ol{overflow:hidden;background:var(--card-ground);border:var(--card-line);border-radius:var(--radius);box-shadow:var(--card-shadow);}.titles > ol li + li{border-block-start:1px solid var(--line);}.titles > ol a{position:relative;display:grid;gap:2px;padding:12px 20px;}.titles > ol a:hover{background:var(--surface-2);}.titles > ol a:focus-visible{outline-offset:-2px;}.titles > ol a[aria-current]{background:var(--surface-2);font-weight:600;}.titles > ol a[aria-current]::before{content:"";position:absolute;inset-block:0;inset-inline-start:0;inline-size:3px;background:var(--brand);}time{color:var(--text-2);font-size:var(--size-1);font-weight:400;}article{display:grid;align-content:start;gap:8px;scroll-margin-block-start:96px;}article h2{font-size:var(--size-4);}article > div{max-inline-size:68ch;margin-block-start:12px;}.gone{padding:10px 16px;border-inline-start:3px solid var(--accent);background:var(--surface-1);}@container (min-width:760px){grid-template-columns:minmax(280px,0.5fr) minmax(0,1fr);gap:clamp(32px,4cqi,56px);article{position:sticky;inset-block-start:96px;}}@container (max-width:759px){&[data-chosen="asked"] article{order:-1;padding-block-end:24px;border-block-end:1px solid var(--line);}}']);
function NoticesView({
  props,
  data
}) {
  const t = useT("blocks");
  const common = useT("common");
  const words = useWords();
  const format = useFormat();
  const {
    rows: rows2,
    open,
    chosen: chosen2,
    pageNo,
    totalPages
  } = data;
  const date = (at) => /* @__PURE__ */ jsx("time", { dateTime: at, children: format.date(Date.parse(at), "dateTime") });
  return /* @__PURE__ */ jsx(PagePart, { title: words(props.title) || t("notices.title"), intro: words(props.intro), children: open === null ? /* @__PURE__ */ jsx(EmptyState, { art: "bell", title: t("notices.empty"), text: t("notices.emptyHelp"), action: /* @__PURE__ */ jsx(LinkButton, { href: "/", children: common("toHome") }) }) : /* @__PURE__ */ jsxs(Desk, { "data-chosen": chosen2, children: [
    /* @__PURE__ */ jsxs("div", { className: "titles", children: [
      chosen2 === "gone" ? /* @__PURE__ */ jsx("p", { className: "gone", children: t("notices.gone") }) : null,
      /* @__PURE__ */ jsx("ol", { children: rows2.map(({
        id,
        title,
        at
      }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("a", { href: addressOf$1({
        id
      }), "aria-current": id === open.id ? "true" : void 0, children: [
        /* @__PURE__ */ jsx("span", { children: title }),
        date(at)
      ] }) }, id)) }),
      /* @__PURE__ */ jsx(Pager, { page: pageNo, pages: totalPages, href: (no) => addressOf$1({
        no
      }) })
    ] }),
    /* @__PURE__ */ jsxs("article", { children: [
      /* @__PURE__ */ jsx("h2", { children: open.title }),
      date(open.at),
      /* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(RichText, { html: open.html }) })
    ] })
  ] }) });
}
const reward = (id, rest2) => ({ id, art: `/art/goods/${id}.svg`, ...rest2 });
const pointsMallExample = {
  props: {
    title: { EN: "Points mall", CN: "积分商城", VI: "Cửa hàng điểm", AR: "متجر النقاط" },
    intro: { EN: "Spend what you have earned by playing." }
  },
  data: {
    rows: [
      reward("travel-mug", { kind: "goods", name: "Travel mug", units: 1, points: 1200, amount: null, stock: 4 }),
      reward("headphones", { kind: "goods", name: "Headphones", units: 1, points: 24e3, amount: "15.00", stock: 60 }),
      reward("twenty-spins", {
        kind: "spin",
        name: "20 free spins",
        units: 20,
        points: 400,
        amount: null,
        stock: null
      }),
      reward("bonus-50", { kind: "bonus", name: "Bonus of 50", units: 1, points: 5e3, amount: null, stock: null }),
      reward("scarf", { kind: "goods", name: "Club scarf", units: 1, points: 900, amount: null, stock: 0 })
    ],
    kind: "",
    pageNo: 1,
    totalPages: 2,
    ratio: "100",
    html: "<p>Every 100 wagered earns one point.</p><ul><li>Points never expire.</li><li>Goods are sent within seven days.</li></ul>"
  }
};
const isKind = (kind) => kind === "goods" || kind === "bonus" || kind === "spin";
async function loadPointsMall(ctx, props) {
  const { kind } = ctx.query;
  const [page, { ratio, html }] = await Promise.all([
    ctx.wps.point.pointReward({
      pageNo: addressPage(ctx.query.no),
      pageSize: props.limit ?? 12,
      ...isKind(kind) ? { kind } : {}
    }),
    ctx.wps.point.pointConfig({})
  ]);
  const rows2 = page.rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    units: row.units,
    points: row.pointsRequirement,
    amount: row.amountRequirement,
    stock: row.stock,
    art: row.art
  }));
  const { pageNo, totalPages } = page;
  return { data: { rows: rows2, kind: isKind(kind) ? kind : "", pageNo, totalPages, ratio, html }, tags: ["points"] };
}
const FEW$1 = 10;
const rewardLook = /* @__PURE__ */ css(['.goods{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(38vw,210px),1fr));gap:var(--gap);}.reward{display:grid;grid-template-rows:auto 1fr auto;block-size:100%;overflow:hidden;background:var(--card-ground);border:var(--card-line);border-radius:var(--radius);box-shadow:var(--card-shadow);}.reward > img{inline-size:100%;aspect-ratio:1;object-fit:cover;background:var(--surface-2);}.reward > div{display:grid;align-content:start;gap:2px;padding:14px 16px 12px;}.reward .kind{display:flex;justify-content:space-between;gap:8px;color:var(--text-2);font-size:var(--size-1);}.reward h2{font-family:var(--font);font-size:var(--size-2);font-weight:600;line-height:1.4;letter-spacing:0;}.price{margin-block-start:4px;font-size:var(--size-1);color:var(--text-2);}.price b{color:var(--text-1);font-size:1.375rem;letter-spacing:-0.01em;}.reward > a{margin:0 16px 16px;}.reward > em{padding:12px 16px 16px;color:var(--text-2);font-style:normal;font-weight:600;}.reward[data-out] > img{filter:grayscale(1);opacity:0.55;}[data-card="flat"] & .reward{background:none;}[data-card="flat"] & .reward > img{border-radius:var(--radius);}[data-card="flat"] & .reward > *{margin-inline:0;padding-inline:2px;}[data-card="flat"] & .reward > img{padding:0;}[data-card="flat"] & .reward > a{margin-block-end:4px;padding-inline:16px;}']);
function useRewardCard() {
  const t = useT("blocks");
  const format = useFormat();
  const address2 = useImageAddress();
  const kinds = {
    goods: t("points.goods"),
    bonus: t("points.bonus"),
    spin: t("points.spin")
  };
  const left = (stock) => stock !== null && stock > 0 && stock < FEW$1 ? t("points.left", {
    number: format.number(stock)
  }) : null;
  return ({
    kind,
    name,
    units,
    points,
    amount,
    stock,
    art
  }) => /* @__PURE__ */ jsxs("article", { className: "reward", "data-out": stock === 0 ? "" : void 0, children: [
    /* @__PURE__ */ jsx("img", { src: address2(art), alt: "", width: 320, height: 320, loading: "lazy", decoding: "async" }),
    /* @__PURE__ */ jsxs("div", { children: [
      /* @__PURE__ */ jsxs("span", { className: "kind", children: [
        /* @__PURE__ */ jsx("span", { children: kinds[kind] }),
        /* @__PURE__ */ jsx("span", { children: left(stock) })
      ] }),
      /* @__PURE__ */ jsx("h2", { children: kind === "goods" && units > 1 ? `${name} × ${format.number(units)}` : name }),
      /* @__PURE__ */ jsxs("span", { className: "price", children: [
        /* @__PURE__ */ jsx("b", { className: "num", children: format.number(points) }),
        " ",
        t("points.unit"),
        amount ? /* @__PURE__ */ jsxs(Fragment, { children: [
          " + ",
          /* @__PURE__ */ jsx("bdi", { dir: "ltr", children: format.money(amount, {
            symbol: true
          }) })
        ] }) : null
      ] })
    ] }),
    stock === 0 ? /* @__PURE__ */ jsx("em", { children: t("points.soldOut") }) : /* @__PURE__ */ jsx(SignInLink, { size: "small", label: `${t("points.redeem")}: ${name}`, children: t("points.redeem") })
  ] });
}
const Mall = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-1ckbsu9-0"
})(["", " display:grid;gap:40px;.rules{display:grid;gap:20px 56px;padding-block-start:32px;border-block-start:1px solid var(--line);}.rules h2{font-size:var(--size-4);margin-block-end:12px;}.rules > div:last-child{max-inline-size:68ch;}.worth{font-family:var(--font-title);font-size:var(--size-3);font-weight:700;}@container (min-width:760px){.rules{grid-template-columns:1fr 2fr;}}"], rewardLook);
const Ticket = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-1ckbsu9-1"
})(["display:flex;align-items:center;gap:28px;padding:16px 24px;border-radius:var(--radius);background:var(--brand);color:var(--on-brand);mask-image:radial-gradient(circle at 0 50%,transparent 9px,#000 9.5px),radial-gradient(circle at 100% 50%,transparent 9px,#000 9.5px);mask-size:51% 100%;mask-position:0 0,100% 0;mask-repeat:no-repeat;b{display:block;font-family:var(--font-title);font-size:var(--size-4);line-height:1.2;}a{color:var(--text-1);}"]);
function Rules({
  data
}) {
  const t = useT("blocks");
  const format = useFormat();
  return /* @__PURE__ */ jsxs("section", { className: "rules", children: [
    /* @__PURE__ */ jsxs("div", { children: [
      /* @__PURE__ */ jsx("h2", { children: t("points.worth") }),
      /* @__PURE__ */ jsx("p", { className: "worth", children: t("points.ratio", {
        points: format.number(Number(data.ratio)),
        amount: format.money("1", {
          symbol: true
        })
      }) })
    ] }),
    /* @__PURE__ */ jsxs("div", { children: [
      /* @__PURE__ */ jsx("h2", { children: t("points.rules") }),
      /* @__PURE__ */ jsx(RichText, { html: data.html })
    ] })
  ] });
}
function PointsMallView({
  props,
  data
}) {
  const t = useT("blocks");
  const words = useWords();
  const card = useRewardCard();
  const {
    rows: rows2,
    kind,
    pageNo,
    totalPages
  } = data;
  const kinds = [{
    id: "",
    href: "?",
    label: t("points.all")
  }, {
    id: "goods",
    href: "?kind=goods",
    label: t("points.goods")
  }, {
    id: "bonus",
    href: "?kind=bonus",
    label: t("points.bonus")
  }, {
    id: "spin",
    href: "?kind=spin",
    label: t("points.spin")
  }];
  const balance = /* @__PURE__ */ jsxs(Ticket, { children: [
    /* @__PURE__ */ jsxs("span", { children: [
      t("points.yours"),
      /* @__PURE__ */ jsx("b", { children: t("points.hidden") })
    ] }),
    /* @__PURE__ */ jsx(SignInLink, { size: "small", children: t("visitor.signIn") })
  ] });
  return /* @__PURE__ */ jsxs(PagePart, { title: words(props.title) || t("points.title"), intro: words(props.intro), beside: balance, children: [
    /* @__PURE__ */ jsx(Chips, { label: t("points.kinds"), chips: kinds, current: kind, stay: true, wrap: true }),
    /* @__PURE__ */ jsxs(Mall, { children: [
      rows2.length === 0 ? /* @__PURE__ */ jsx(EmptyState, { art: "box", title: t("points.empty"), text: t("points.emptyHelp"), action: /* @__PURE__ */ jsx(LinkButton, { href: "?", children: t("points.toAll") }) }) : /* @__PURE__ */ jsx("ul", { className: "goods", children: rows2.map((reward2) => /* @__PURE__ */ jsx("li", { children: card(reward2) }, reward2.id)) }),
      /* @__PURE__ */ jsx(Pager, { page: pageNo, pages: totalPages, href: (no) => addressOf$1({
        kind,
        no
      }) }),
      /* @__PURE__ */ jsx(Rules, { data })
    ] })
  ] });
}
const promo = (id, art, rest2) => ({
  id,
  art: `/art/promo/${art}.svg`,
  ...rest2
});
const PROMOS = [
  promo("welcome", "RNG-welcome", {
    category: "newbie",
    title: "Your first deposit, doubled",
    summary: "Up to 1,000 on top, free to play on every slot.",
    status: "join",
    until: null
  }),
  promo("cashback", "LIVE-cashback", {
    category: "live",
    title: "Ten per cent back on Mondays",
    summary: "What the live tables took at the weekend, a tenth returns.",
    status: "active",
    until: "2026-12-31T16:00:00.000Z"
  }),
  promo("league", "SPORTS-league", {
    category: "sports",
    title: "The derby ladder",
    summary: "Every correct score lifts you one place.",
    status: "soon",
    until: "2027-02-28T16:00:00.000Z"
  }),
  promo("lanterns", "LOTT-lanterns", {
    category: "lotto",
    title: "Lantern week",
    summary: "One ticket a day on the house.",
    status: "close",
    until: "2026-02-28T16:00:00.000Z"
  })
];
const promotionsExample = {
  props: {
    title: { EN: "Promotions", CN: "优惠活动", VI: "Khuyến mãi", AR: "العروض" },
    intro: { EN: "What is on, and until when." },
    all: true
  },
  data: { rows: PROMOS, categories: ["sports", "live", "lotto", "newbie"], category: "", pageNo: 1, totalPages: 3 }
};
const [first, ...others] = PROMOS;
const promotionExample = {
  props: { others: 3 },
  data: {
    promo: first ? {
      ...first,
      at: "2026-01-01T00:00:00.000Z",
      html: "<p>Deposit for the first time and we add the same again, up to 1,000.</p><h3>What to know</h3><ul><li>One welcome a person and household.</li><li>Play the bonus through twelve times within 30 days.</li><li>Live tables count for a tenth.</li></ul>"
    } : null,
    others
  }
};
const CATEGORIES$1 = {
  others: "promotions.others",
  sports: "promotions.sports",
  live: "promotions.live",
  slots: "promotions.slots",
  cards: "promotions.cards",
  fish: "promotions.fish",
  lotto: "promotions.lotto",
  rebate: "promotions.rebate",
  points: "promotions.points",
  ranking: "promotions.ranking",
  deposit: "promotions.deposit",
  app: "promotions.app",
  newbie: "promotions.newbie",
  games: "promotions.games"
};
const STATES = {
  join: "promotions.join",
  soon: "promotions.soon",
  active: "promotions.active",
  close: "promotions.close"
};
function isPromoCategory(code2) {
  return code2 !== void 0 && Object.hasOwn(CATEGORIES$1, code2);
}
function usePromoTexts() {
  const t = useT("blocks");
  const format = useFormat();
  const address2 = useImageAddress();
  return {
    address: address2,
    category: (code2) => t(CATEGORIES$1[isPromoCategory(code2) ? code2 : "others"]),
    state: (status) => t(STATES[status]),
    period: (until) => until ? t("promotions.until", { date: format.date(Date.parse(until), "date") }) : t("promotions.noEnd")
  };
}
const WHOLE_PAGE = 13;
const FEW = 12;
function promoOf({ id, category, title, summary, art, status, until }) {
  return { id, category, title, summary, art, status, until };
}
async function loadPromotions(ctx, props) {
  const wanted = props.all ? ctx.query.category : props.category;
  const category = isPromoCategory(wanted) ? wanted : void 0;
  const page = await ctx.wps.promotion.promotions({
    pageNo: props.all ? addressPage(ctx.query.no) : 1,
    pageSize: props.limit ?? (props.all ? WHOLE_PAGE : FEW),
    ...category ? { category } : {}
  });
  return {
    data: {
      rows: page.rows.map(promoOf),
      categories: props.all ? page.categories : [],
      category: category ?? "",
      pageNo: page.pageNo,
      totalPages: page.totalPages
    },
    tags: ["promotions"],
    maxAge: 300
  };
}
const WPS_ERRORS = {
  invalidUrl: { status: 404, textKey: "errors:invalidUrl", params: [] },
  unknownHost: { status: 404, textKey: "errors:unknownHost", params: [] },
  brandUnavailable: { status: 503, textKey: "errors:brandUnavailable", params: [] },
  merchantMismatch: { status: 400, textKey: "errors:merchantMismatch", params: [] },
  notLoggedIn: { status: 401, textKey: "errors:notLoggedIn", params: [] },
  forbidden: { status: 403, textKey: "errors:forbidden", params: [] },
  validation: { status: 422, textKey: "errors:validation", params: ["fields"] },
  malformedBody: { status: 400, textKey: "errors:malformedBody", params: [] },
  staleSave: { status: 409, textKey: "errors:staleSave", params: [] },
  reasonRequired: { status: 422, textKey: "errors:reasonRequired", params: [] },
  notFound: { status: 404, textKey: "errors:notFound", params: [] },
  methodNotAllowed: { status: 405, textKey: "errors:methodNotAllowed", params: ["allowed"] },
  unsupportedMediaType: { status: 415, textKey: "errors:unsupportedMediaType", params: [] },
  tooLarge: { status: 413, textKey: "errors:tooLarge", params: ["limit"] },
  systemError: { status: 500, textKey: "errors:systemError", params: ["errorId"] },
  networkAbnormal: { status: 504, textKey: "errors:networkAbnormal", params: [] },
  regionForbidden: { status: 451, textKey: "errors:regionForbidden", params: ["ip"] },
  maintenance: { status: 503, textKey: "errors:maintenance", params: [] }
};
class WpsError extends Error {
  name = "WpsError";
  code;
  params;
  details;
  constructor(code2, ...[params, details]) {
    super(code2);
    this.code = code2;
    this.params = params ?? {};
    this.details = details ?? null;
  }
  /** HTTP status of the answer. */
  get status() {
    return WPS_ERRORS[this.code].status;
  }
  /** Key of the text to show, `errors:<name>`. */
  get textKey() {
    return WPS_ERRORS[this.code].textKey;
  }
}
function isWpsError(error) {
  if (!(error instanceof Error) || error.name !== "WpsError" || !("code" in error)) return false;
  return typeof error.code === "string" && Object.hasOwn(WPS_ERRORS, error.code);
}
const MAX_ID = 64;
async function detailOf(ctx, id) {
  if (id === "" || id.length > MAX_ID) return null;
  try {
    const row = await ctx.wps.promotion.promotionDetail({ id });
    return { ...promoOf(row), html: row.html, at: row.at };
  } catch (error) {
    if (error instanceof WpsError && error.code === "notFound") return null;
    throw error;
  }
}
async function loadPromotion(ctx, props) {
  const id = ctx.query.id ?? "";
  const count2 = props.others ?? 3;
  const [promo2, list2] = await Promise.all([detailOf(ctx, id), ctx.wps.promotion.promotions({ pageSize: count2 + 9 })]);
  const others2 = list2.rows.filter((row) => row.id !== promo2?.id && row.status !== "close").slice(0, count2);
  return { data: { promo: promo2, others: others2.map(promoOf) }, tags: ["promotions"], maxAge: 300 };
}
const promoLook = /* @__PURE__ */ css(['.promo{position:relative;display:grid;grid-template-rows:auto minmax(0,1fr);block-size:100%;overflow:hidden;background:var(--card-ground);border:var(--card-line);border-radius:var(--radius);box-shadow:var(--card-shadow);transition:transform var(--speed) var(--ease),box-shadow var(--speed) var(--ease);}.promo > img{inline-size:100%;block-size:100%;aspect-ratio:16 / 10;object-fit:cover;background:var(--surface-2);}.promo .say{display:grid;grid-template-rows:auto auto 1fr auto;gap:6px;padding:18px 20px 16px;}.cat{color:var(--brand-text,var(--text-2));font-size:var(--size-1);font-weight:700;}.promo .t{font-size:var(--size-3);}.promo .t a::after{content:"";position:absolute;inset:0;border-radius:inherit;}.promo p{color:var(--text-2);}.promo .foot{display:flex;align-items:center;justify-content:space-between;gap:12px;min-block-size:44px;margin-block-start:8px;color:var(--text-2);font-size:var(--size-1);}.promo .foot a{position:relative;}.state{display:inline-flex;align-items:center;gap:8px;color:var(--text-1);font-weight:600;}.state::before{content:"";inline-size:8px;block-size:8px;border-radius:50%;background:var(--text-3);}.state[data-state="active"]::before{background:var(--win);}.state[data-state="soon"]::before{background:var(--accent);}.promo[data-state="close"] > img{filter:grayscale(0.9);opacity:0.65;}[data-card="flat"] & .promo{background:none;}[data-card="flat"] & .promo > img{border-radius:var(--radius);}[data-card="flat"] & .promo .say{padding-inline:2px;}@media (hover:hover){.promo:hover{transform:translateY(-3px);box-shadow:var(--card-lift);}}']);
function promoHref(detail, id) {
  return `${detail ?? "/promoDetail"}?id=${encodeURIComponent(id)}`;
}
function promoCard({
  promo: promo2,
  detail,
  texts,
  heading: Heading2
}) {
  const {
    id,
    title,
    status
  } = promo2;
  const state = texts.state(status);
  return /* @__PURE__ */ jsxs("article", { className: "promo", "data-state": status, children: [
    /* @__PURE__ */ jsx("img", { src: texts.address(promo2.art), alt: "", width: 640, height: 400, loading: "lazy", decoding: "async" }),
    /* @__PURE__ */ jsxs("div", { className: "say", children: [
      /* @__PURE__ */ jsx("span", { className: "cat", children: texts.category(promo2.category) }),
      /* @__PURE__ */ jsx(Heading2, { className: "t", children: /* @__PURE__ */ jsx("a", { href: promoHref(detail, id), children: title }) }),
      /* @__PURE__ */ jsx("p", { children: promo2.summary }),
      /* @__PURE__ */ jsxs("div", { className: "foot", children: [
        /* @__PURE__ */ jsx("span", { children: status === "close" ? null : texts.period(promo2.until) }),
        status === "join" ? /* @__PURE__ */ jsx(SignInLink, { variant: "primary", size: "small", label: `${state}: ${title}`, children: state }) : /* @__PURE__ */ jsx("span", { className: "state", "data-state": status, children: state })
      ] })
    ] })
  ] });
}
const Page = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-xu6cv-0"
})(["", ' display:grid;gap:32px;max-inline-size:var(--width);margin-inline:auto;padding:20px var(--edge) var(--band);> *{min-inline-size:0;}.back{display:inline-flex;align-items:center;gap:4px;justify-self:start;min-block-size:44px;color:var(--text-2);font-weight:600;}.back:hover{color:var(--text-1);}[dir="rtl"] & .back svg{transform:scaleX(-1);}.top{display:grid;gap:24px;}.top > img{inline-size:100%;aspect-ratio:16 / 10;object-fit:cover;border-radius:var(--radius);background:var(--surface-2);}.top > div{display:grid;align-content:center;justify-items:start;gap:12px;}.top h1{font-size:clamp(1.75rem,1.2rem + 2vw,2.75rem);}.top p{color:var(--text-2);font-size:1.0625rem;}.acts{display:flex;flex-wrap:wrap;gap:12px;margin-block-start:8px;}.terms{display:grid;gap:24px 48px;}.terms h2{font-size:var(--size-4);margin-block-end:14px;}.terms > div{max-inline-size:68ch;}dl{display:grid;align-self:start;padding:6px 20px;background:var(--card-ground);border:var(--card-line);border-radius:var(--radius);box-shadow:var(--card-shadow);}dl > div{display:flex;justify-content:space-between;gap:16px;padding-block:12px;}dl > div + div{border-block-start:1px solid var(--line);}dt{color:var(--text-2);}dd{font-weight:600;text-align:end;}.more > h2{font-size:var(--size-4);margin-block-end:8px;}.row{--item:max(280px,(min(var(--width),100vw) - 2 * var(--edge) - 2 * var(--gap)) / 3);}@media (min-width:900px){.top{grid-template-columns:1.25fr 1fr;gap:48px;}.terms{grid-template-columns:minmax(0,1fr) 340px;}dl{position:sticky;inset-block-start:96px;}}'], promoLook);
function Head$2({
  promo: promo2
}) {
  const t = useT("blocks");
  const texts = usePromoTexts();
  const address2 = useImageAddress();
  const {
    status
  } = promo2;
  return /* @__PURE__ */ jsxs("div", { className: "top", children: [
    /* @__PURE__ */ jsx("img", { src: address2(promo2.art), alt: "", width: 640, height: 400, fetchpriority: "high" }),
    /* @__PURE__ */ jsxs("div", { children: [
      /* @__PURE__ */ jsx("span", { className: "cat", children: texts.category(promo2.category) }),
      /* @__PURE__ */ jsx("h1", { children: promo2.title }),
      /* @__PURE__ */ jsx("p", { children: promo2.summary }),
      /* @__PURE__ */ jsx("div", { className: "acts", children: status === "join" ? /* @__PURE__ */ jsxs(Fragment, { children: [
        /* @__PURE__ */ jsx(SignInLink, { variant: "primary", size: "large", children: t("promotion.signIn") }),
        /* @__PURE__ */ jsx(RegisterLink, { size: "large", children: t("visitor.register") })
      ] }) : /* @__PURE__ */ jsx("span", { className: "state", "data-state": status, children: texts.state(status) }) })
    ] })
  ] });
}
function Terms({
  promo: promo2
}) {
  const t = useT("blocks");
  const format = useFormat();
  const texts = usePromoTexts();
  const facts = [[t("promotion.state"), texts.state(promo2.status)], [t("promotion.from"), format.date(Date.parse(promo2.at), "date")], [t("promotion.to"), promo2.until ? format.date(Date.parse(promo2.until), "date") : t("promotions.noEnd")], [t("promotion.category"), texts.category(promo2.category)]];
  return /* @__PURE__ */ jsxs("div", { className: "terms", children: [
    /* @__PURE__ */ jsxs("div", { children: [
      /* @__PURE__ */ jsx("h2", { children: t("promotion.terms") }),
      /* @__PURE__ */ jsx(RichText, { html: promo2.html })
    ] }),
    /* @__PURE__ */ jsx("dl", { children: facts.map(([name, value]) => /* @__PURE__ */ jsxs("div", { children: [
      /* @__PURE__ */ jsx("dt", { children: name }),
      /* @__PURE__ */ jsx("dd", { children: value })
    ] }, name)) })
  ] });
}
function PromotionView({
  props,
  data
}) {
  const t = useT("blocks");
  const texts = usePromoTexts();
  const {
    promo: promo2,
    others: others2
  } = data;
  const list2 = props.page ?? "/promotions";
  return /* @__PURE__ */ jsxs(Page, { children: [
    promo2 ? /* @__PURE__ */ jsxs(Fragment, { children: [
      /* @__PURE__ */ jsxs("a", { className: "back", href: list2, children: [
        /* @__PURE__ */ jsx(Icon, { name: "chevron-left", size: 18 }),
        t("promotions.toAll")
      ] }),
      /* @__PURE__ */ jsx(Head$2, { promo: promo2 }),
      /* @__PURE__ */ jsx(Terms, { promo: promo2 })
    ] }) : /* @__PURE__ */ jsxs(Fragment, { children: [
      /* @__PURE__ */ jsx("h1", { children: t("promotions.title") }),
      /* @__PURE__ */ jsx(EmptyState, { art: "ticket", title: t("promotion.unknown"), text: t("promotion.unknownHelp"), action: /* @__PURE__ */ jsx(LinkButton, { href: list2, children: t("promotions.toAll") }) })
    ] }),
    others2.length > 0 ? /* @__PURE__ */ jsxs("div", { className: "more", children: [
      /* @__PURE__ */ jsx("h2", { children: t("promotion.others") }),
      /* @__PURE__ */ jsx(Scroller, { label: t("promotion.others"), className: "row", children: others2.map((other) => /* @__PURE__ */ jsx("li", { children: promoCard({
        promo: other,
        detail: props.detail,
        texts,
        heading: "h3"
      }) }, other.id)) })
    ] }) : null
  ] });
}
const LEAD_FROM = 4;
const ARROWS_ABOVE = 7;
const Cards = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-11acuvr-0"
})(["", " .row{--item:max(280px,(min(var(--width),100vw) - 2 * var(--edge) - 2 * var(--gap)) / 3);}.list{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:var(--gap);}.list > li{min-inline-size:0;}@container (min-width:800px){.list[data-lead] > li:first-child{grid-column:1 / -1;}.list[data-lead] > li:first-child .promo{grid-template:none / 1.3fr 1fr;}.list[data-lead] > li:first-child .promo > img{aspect-ratio:2;}.list[data-lead] > li:first-child .say{align-content:center;grid-template-rows:none;padding:24px 40px;}.list[data-lead] > li:first-child .t{font-size:var(--size-4);}.list[data-lead] > li:first-child .foot{flex-direction:row-reverse;justify-content:start;gap:20px;}}"], promoLook);
function PromotionsView(input) {
  return input.props.all ? /* @__PURE__ */ jsx(WholeList, { ...input }) : /* @__PURE__ */ jsx(FewOfThem, { ...input });
}
function FewOfThem({
  props,
  data
}) {
  const t = useT("blocks");
  const common = useT("common");
  const words = useWords();
  const texts = usePromoTexts();
  if (data.rows.length === 0) return null;
  const title = words(props.title) || t("promotions.title");
  return /* @__PURE__ */ jsx(Band, { title, more: {
    href: props.page ?? "/promotions",
    label: common("more")
  }, children: /* @__PURE__ */ jsx(Cards, { children: /* @__PURE__ */ jsx(Scroller, { label: title, className: "row", children: data.rows.map((promo2) => /* @__PURE__ */ jsx("li", { children: promoCard({
    promo: promo2,
    detail: props.detail,
    texts,
    heading: "h3"
  }) }, promo2.id)) }) }) });
}
function WholeList({
  props,
  data
}) {
  const t = useT("blocks");
  const words = useWords();
  const texts = usePromoTexts();
  const {
    rows: rows2,
    category,
    pageNo,
    totalPages
  } = data;
  const tab = (id, label) => ({
    id,
    href: addressOf$1({
      category: id
    }),
    label
  });
  const tabs = [tab("", t("promotions.all")), ...data.categories.map((code2) => tab(code2, texts.category(code2)))];
  const lead = category === "" && pageNo === 1 && rows2.length >= LEAD_FROM;
  return /* @__PURE__ */ jsxs(PagePart, { title: words(props.title) || t("promotions.title"), intro: words(props.intro), children: [
    data.categories.length > 1 ? /* @__PURE__ */ jsx(Tabs, { label: t("promotions.categories"), tabs, current: category, arrowsAbove: ARROWS_ABOVE, stay: true }) : null,
    /* @__PURE__ */ jsx(Cards, { children: rows2.length === 0 ? /* @__PURE__ */ jsx(EmptyState, { art: "ticket", title: t("promotions.empty"), text: t("promotions.emptyHelp"), action: /* @__PURE__ */ jsx(LinkButton, { href: "?", children: t("promotions.toAll") }) }) : /* @__PURE__ */ jsx("ul", { className: "list", "data-lead": lead ? "" : void 0, children: rows2.map((promo2) => /* @__PURE__ */ jsx("li", { children: promoCard({
      promo: promo2,
      detail: props.detail,
      texts,
      heading: "h2"
    }) }, promo2.id)) }) }),
    /* @__PURE__ */ jsx(Pager, { page: pageNo, pages: totalPages, href: (no) => addressOf$1({
      category,
      no
    }) })
  ] });
}
const searchExample = {
  props: {
    title: {
      EN: "What do you want to play?",
      CN: "想玩什么？",
      VI: "Bạn muốn chơi gì?",
      AR: "ماذا تريد أن تلعب؟"
    },
    page: "/games"
  },
  data: { search: "" }
};
async function loadSearch(ctx, _props) {
  return { data: { search: (ctx.query.q ?? "").trim().slice(0, 60) } };
}
const SearchSection = /* @__PURE__ */ styled.section.withConfig({
  componentId: "sc-1j6r4nn-0"
})(["padding-block:calc(var(--band) * 0.6);> .in{display:grid;gap:16px;justify-items:center;max-inline-size:var(--width);margin-inline:auto;padding-inline:var(--edge);text-align:center;}h2{font-size:var(--size-4);}form{position:relative;z-index:15;inline-size:min(100%,680px);text-align:start;}.box{position:relative;color:var(--text-2);}.box > svg{position:absolute;inset-block-start:20px;inset-inline-start:22px;}input{inline-size:100%;min-block-size:60px;padding-block:0;padding-inline:56px 132px;border:1px solid var(--text-3);border-radius:var(--radius-control);background:var(--surface-1);color:var(--text-1);font-size:1.0625rem;}input::placeholder{color:var(--text-2);opacity:1;}input::-webkit-search-cancel-button{display:none;}.box > button{position:absolute;inset-block-start:8px;inset-inline-end:8px;min-block-size:44px;}.found{position:absolute;inset-inline:0;inset-block-start:calc(100% + 8px);overflow:hidden;border:1px solid var(--line);border-radius:var(--radius);background:var(--surface-0);box-shadow:var(--shadow-2);}.found a{display:grid;grid-template-columns:44px minmax(0,1fr) auto;align-items:center;gap:14px;min-block-size:60px;padding:8px 16px;}.found a:focus-visible{outline-offset:-3px;}.found img{inline-size:44px;block-size:44px;object-fit:cover;object-position:top;border-radius:var(--radius-small);background:var(--surface-2);}.found span{display:grid;min-inline-size:0;line-height:1.35;}.found b,.found small{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;}.found b{font-weight:600;}.found small{color:var(--text-2);font-size:var(--size-1);}.found em{color:var(--text-2);font-size:var(--size-1);font-style:normal;}.found .all{display:flex;justify-content:center;border-block-start:1px solid var(--line);font-weight:600;}.found p{padding:18px 20px;color:var(--text-2);}@media (hover:hover){.found a:hover{background:var(--surface-1);}}@media (max-width:480px){input{padding-inline:48px 60px;}.box > svg{inset-inline-start:18px;}.box > button{inline-size:44px;padding:0;font-size:0;gap:0;}}@media (min-width:481px){.box > button svg{display:none;}}"]);
const TYPING = 200;
const SHOWN = 6;
function useResults(typed) {
  const { language } = useI18n();
  const [results, setResults] = useState(null);
  const word = typed.trim();
  useEffect(() => {
    if (word === "") {
      setResults(null);
      return;
    }
    const controller = new AbortController();
    const timer2 = setTimeout(async () => {
      try {
        const input = { gameName: word.slice(0, 60), pageSize: SHOWN };
        const { games, total } = await browserCall("GET /wps/game/list", input, {
          language,
          signal: controller.signal
        });
        setResults({ word, games: games.map(tileOf), total });
      } catch {
        if (!controller.signal.aborted) setResults(null);
      }
    }, TYPING);
    return () => {
      clearTimeout(timer2);
      controller.abort();
    };
  }, [word, language]);
  return word === "" ? null : results;
}
function walk(event) {
  const way = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (way === 0) return;
  const stops = [...event.currentTarget.querySelectorAll("input, .found a")];
  const next = stops[stops.indexOf(document.activeElement) + way];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
function Found({ results, page }) {
  const t = useT("blocks");
  const from = useMinBetText();
  const address2 = useImageAddress();
  const { games, total, word } = results;
  if (games.length === 0) {
    return /* @__PURE__ */ jsx("div", { className: "found", children: /* @__PURE__ */ jsx("p", { children: t("search.none", { word }) }) });
  }
  return /* @__PURE__ */ jsxs("div", { className: "found", children: [
    /* @__PURE__ */ jsx("ul", { "aria-label": t("search.results"), children: games.map((game2) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("a", { ...gameLink(game2.id, game2.lottery ?? ""), children: [
      /* @__PURE__ */ jsx("img", { src: address2(game2.art), alt: "", width: 44, height: 44 }),
      /* @__PURE__ */ jsxs("span", { children: [
        /* @__PURE__ */ jsx("b", { children: game2.name }),
        /* @__PURE__ */ jsx("small", { children: game2.vendor })
      ] }),
      /* @__PURE__ */ jsx("em", { className: "num", children: from(game2.minBet) })
    ] }) }, game2.id)) }),
    total > games.length ? /* @__PURE__ */ jsx("a", { className: "all", href: `${page}?${new URLSearchParams({ q: word })}`, children: t("search.all", { count: total }) }) : null
  ] });
}
function SearchView({ props, data }) {
  const t = useT("blocks");
  const common = useT("common");
  const words = useWords();
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const results = useResults(typed);
  const { page = "/games" } = props;
  const title = words(props.title);
  const close = (event) => setOpen(event.currentTarget.contains(event.relatedTarget));
  const press = (event) => {
    if (event.key !== "Escape") return walk(event);
    setOpen(false);
    event.currentTarget.querySelector("input")?.focus();
  };
  return /* @__PURE__ */ jsx(SearchSection, { children: /* @__PURE__ */ jsxs("div", { className: "in", children: [
    title ? /* @__PURE__ */ jsx("h2", { children: title }) : null,
    /* @__PURE__ */ jsxs("form", { role: "search", method: "get", action: page, onBlur: close, onKeyDown: press, onSubmit: () => setOpen(false), children: [
      /* @__PURE__ */ jsxs("div", { className: "box", children: [
        /* @__PURE__ */ jsx(Icon, { name: "search" }),
        /* @__PURE__ */ jsx(
          "input",
          {
            type: "search",
            name: "q",
            defaultValue: data.search,
            maxLength: 60,
            "aria-label": t("hero.searchLabel"),
            placeholder: t("hero.searchPlaceholder"),
            autoComplete: "off",
            enterKeyHint: "search",
            onFocus: () => setOpen(true),
            onInput: (event) => {
              setOpen(true);
              setTyped(event.currentTarget.value);
            }
          }
        ),
        /* @__PURE__ */ jsxs(Button, { variant: "primary", children: [
          /* @__PURE__ */ jsx(Icon, { name: "arrow-right" }),
          common("search")
        ] })
      ] }),
      /* @__PURE__ */ jsx("span", { className: "vh", role: "status", children: open && results ? t("search.found", { count: results.total }) : null }),
      open && results ? /* @__PURE__ */ jsx(Found, { results, page }) : null
    ] })
  ] }) });
}
const statsExample = {
  props: {
    items: {
      games: { value: "400+", label: { EN: "games in one wallet" }, order: 10 },
      payout: { value: "4 min", label: { EN: "to an average payout" }, order: 20 },
      return: { value: "96.5 %", label: { EN: "average return to players" }, order: 30 },
      languages: { value: "22", label: { EN: "languages, one team behind them" }, order: 40 }
    }
  },
  data: null
};
const Figures = /* @__PURE__ */ styled.dl.withConfig({
  componentId: "sc-1piv8zq-0"
})(["display:grid;grid-template-columns:repeat(auto-fit,minmax(min(46%,210px),1fr));gap:24px 0;padding-block:8px;border-block:1px solid var(--line);> div{display:flex;flex-direction:column-reverse;justify-content:flex-end;gap:4px;padding:20px clamp(14px,2vw,28px);border-inline-start:1px solid var(--line);}> div:first-child{padding-inline-start:0;border:0;}dt{max-inline-size:22ch;color:var(--text-2);line-height:1.4;}dd{font-family:var(--font-title);font-size:clamp(2rem,1.3rem + 2.6vw,3.5rem);font-variant-numeric:tabular-nums lining-nums;font-weight:700;letter-spacing:-0.03em;line-height:1.05;}> div:nth-child(3n + 1) dd{color:var(--brand-text);}@media (max-width:640px){gap:0;> div{padding:16px 14px;}> div:nth-child(odd){padding-inline-start:0;border:0;}> div:nth-child(n + 3){border-block-start:1px solid var(--line);}}"]);
function StatsView({
  props
}) {
  const words = useWords();
  const figures = sorted(props.items);
  if (figures.length === 0) return null;
  return /* @__PURE__ */ jsx(Band, { title: words(props.title) || void 0, children: /* @__PURE__ */ jsx(Figures, { children: figures.map(([id, {
    value,
    label
  }]) => /* @__PURE__ */ jsxs("div", { children: [
    /* @__PURE__ */ jsx("dt", { children: words(label) }),
    /* @__PURE__ */ jsx("dd", { children: /* @__PURE__ */ jsx("bdi", { children: value }) })
  ] }, id)) }) });
}
const stepsExample = {
  props: {
    title: { EN: "Become a partner", CN: "成为合作伙伴", VI: "Trở thành đối tác", AR: "كن شريكًا" },
    intro: { EN: "Three steps from here to your first income." },
    items: {
      signUp: { title: { EN: "Sign up" }, text: { EN: "It takes a minute and costs nothing." }, order: 10 },
      share: {
        title: { EN: "Share your link" },
        text: { EN: "Whoever opens an account with it belongs to your team." },
        order: 20
      },
      earn: {
        title: { EN: "Earn every month" },
        text: { EN: "Your share is counted daily and paid on the first." },
        order: 30
      }
    }
  },
  data: null
};
const Way = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-7pxtyq-0"
})(['display:grid;gap:40px;container-type:inline-size;ol{display:grid;counter-reset:step;}li{position:relative;display:grid;gap:8px;align-content:start;padding:0 0 32px;padding-inline-start:76px;counter-increment:step;}li::before{content:counter(step);position:absolute;inset-inline-start:0;z-index:1;display:grid;place-items:center;inline-size:52px;block-size:52px;border-radius:var(--radius-pill);background:var(--brand);color:var(--on-brand);font-family:var(--font-title);font-size:var(--size-3);font-weight:700;}li:not(:last-child)::after{content:"";position:absolute;inset-block:60px 8px;inset-inline-start:25px;border-inline-start:2px dashed var(--line);}h2{font-size:var(--size-3);padding-block-start:4px;}li p{max-inline-size:44ch;color:var(--text-2);}.act{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:16px 32px;padding:28px 32px;border-radius:var(--radius);background:linear-gradient(120deg,color-mix(in srgb,var(--brand) 24%,var(--surface-1)),var(--surface-1) 70%);}.act p{max-inline-size:44ch;font-family:var(--font-title);font-size:var(--size-3);font-weight:700;text-wrap:balance;}@container (min-width:820px){ol{grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:24px;}li{padding:76px 0 0;}li:not(:last-child)::after{inset-block:25px auto;inset-inline:64px -12px;border-inline-start:0;border-block-start:2px dashed var(--line);}}']);
function StepsView({
  props
}) {
  const t = useT("blocks");
  const words = useWords();
  const {
    action: action2
  } = props;
  return /* @__PURE__ */ jsx(PagePart, { title: words(props.title), intro: words(props.intro), children: /* @__PURE__ */ jsxs(Way, { children: [
    /* @__PURE__ */ jsx("ol", { children: sorted(props.items).map(([id, step]) => /* @__PURE__ */ jsxs("li", { children: [
      /* @__PURE__ */ jsx("h2", { children: words(step.title) }),
      /* @__PURE__ */ jsx("p", { children: words(step.text) })
    ] }, id)) }),
    /* @__PURE__ */ jsxs("div", { className: "act", children: [
      /* @__PURE__ */ jsx("p", { children: t("steps.begin") }),
      action2 ? /* @__PURE__ */ jsx(LinkButton, { href: action2.href, variant: "primary", size: "large", children: words(action2.label) }) : /* @__PURE__ */ jsx(RegisterLink, { variant: "primary", size: "large", children: t("visitor.register") })
    ] })
  ] }) });
}
const HTML = '<p>Playing since 2026, with one wallet for every game.</p><ul><li>Paid out in minutes</li><li>Tested by an independent laboratory</li></ul><p><a href="/help">How we play fair</a></p>';
const textExample = {
  props: { heading: { EN: "About us" }, body: { EN: HTML }, width: "narrow" },
  data: { html: HTML }
};
const TAGS = "p br hr h2 h3 h4 h5 h6 ul ol li dl dt dd strong b em i u s small sub sup mark blockquote table thead tbody tfoot tr th td caption figure figcaption span a img".split(" ");
const OPTIONS$1 = {
  allowedTags: TAGS,
  allowedAttributes: {
    a: ["href", "rel", "target"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    "*": ["dir", "lang"]
  },
  allowedSchemes: ["https"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nonTextTags: [
    "script",
    "style",
    "textarea",
    "option",
    "noscript",
    "title",
    "xmp",
    "svg",
    "math",
    "template",
    "iframe"
  ],
  transformTags: { a: safeAnchor, img: safeImage },
  exclusiveFilter: (frame) => frame.tag === "img" && !frame.attribs["src"]
};
function safeHtml(html) {
  return sanitizeHtml(html, OPTIONS$1).trim();
}
function safeLink(href) {
  if (!href || /[\p{Cc}\\\s]/u.test(href)) return null;
  if (href.startsWith("#")) return href;
  if (href.startsWith("/")) return href.startsWith("//") ? null : href;
  return /^https:\/\//i.test(href) && URL.canParse(href) ? href : null;
}
function safeAnchor(_tag, attributes2) {
  const href = safeLink(attributes2["href"]);
  if (href === null) return { tagName: "span", attribs: {} };
  const own = href.startsWith("/") || href.startsWith("#");
  return { tagName: "a", attribs: own ? { href } : { href, rel: "noopener noreferrer", target: "_blank" } };
}
function safeImage(_tag, attributes2) {
  const { alt = "", width, height } = attributes2;
  const src = safeLink(attributes2["src"]);
  const size = { ...isPixels(width) ? { width } : {}, ...isPixels(height) ? { height } : {} };
  return { tagName: "img", attribs: src === null ? {} : { src, alt, loading: "lazy", ...size } };
}
function isPixels(value) {
  return value !== void 0 && /^\d{1,4}$/.test(value);
}
async function loadText(ctx, props) {
  return { data: { html: safeHtml(localise(props.body, ctx.language)) } };
}
const Measure = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-godq16-0"
})(['max-inline-size:68ch;&[data-width="wide"]{max-inline-size:none;}']);
function TextView({
  props,
  data
}) {
  const words = useWords();
  return /* @__PURE__ */ jsx(Band, { title: words(props.heading) || void 0, children: /* @__PURE__ */ jsx(Measure, { "data-width": props.width, children: /* @__PURE__ */ jsx(RichText, { html: data.html }) }) });
}
const NAMES$1 = [
  "Reelhouse",
  "Nova",
  "Blue Reef",
  "Copper",
  "Tern",
  "Atlas",
  "Mono",
  "Pagoda",
  "Quill",
  "Harrow",
  "Ember"
];
const vendorGridExample = {
  props: { title: { EN: "Every studio, one wallet" }, limit: 11 },
  data: {
    categories: ["RNG", "LIVE", "FISH"].map((category, at) => ({
      category,
      page: category === "LIVE" ? void 0 : `/${category.toLowerCase()}`,
      vendors: NAMES$1.slice(0, 11 - at * 3).map((name, place) => ({
        code: `${name.toUpperCase().replace(" ", "_")}`,
        name,
        art: `/art/vendor/${category}-${place}.svg`,
        hot: place === 0
      }))
    }))
  }
};
async function loadVendorGrid(ctx, props) {
  const [{ categories }, own] = await Promise.all([ctx.wps.game.vendors({}), categoryPages(ctx)]);
  const pages = { ...own, ...props.pages };
  const wanted = props.categories;
  const chosen2 = wanted ? wanted.flatMap((code2) => categories.filter(({ gameCategory }) => gameCategory === code2)) : categories;
  return {
    data: {
      categories: chosen2.map(({ gameCategory, cards }) => ({
        category: gameCategory,
        page: pages[gameCategory],
        vendors: cards.slice(0, props.limit ?? 11).map((card) => ({
          code: card.vassalage,
          name: card.name,
          art: card.art,
          hot: card.isHot === 1
        }))
      }))
    },
    tags: ["vendors"]
  };
}
const Shelf = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-8vb84w-0"
})(["display:grid;gap:12px;section{display:grid;grid-template-columns:168px minmax(0,1fr);align-items:start;gap:8px 24px;padding:14px 20px;background:var(--card-ground);border:var(--card-line);border-radius:var(--radius);box-shadow:var(--card-shadow);}h3{display:flex;align-items:center;gap:10px;min-block-size:48px;font-size:var(--size-2);letter-spacing:0;}h3 svg{color:var(--brand-text,var(--text-2));flex:none;}ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(84px,1fr));gap:8px 4px;}li > *{position:relative;display:grid;justify-items:center;gap:6px;padding:6px 2px;border-radius:var(--radius-small);font-size:0.75rem;line-height:1.3;text-align:center;}img{inline-size:48px;block-size:48px;border-radius:min(var(--radius-small),12px);background:var(--surface-2);}li span{max-inline-size:100%;overflow:hidden;color:var(--text-2);text-overflow:ellipsis;white-space:nowrap;}em{position:absolute;inset-block-start:2px;inset-inline-start:calc(50% + 10px);padding:0 5px;border-radius:var(--radius-pill);background:var(--accent);color:var(--on-accent);font-size:0.625rem;font-style:normal;font-weight:700;line-height:1.6;}@media (hover:hover){a:hover{background:var(--surface-2);}a:hover span{color:var(--text-1);}}@media (max-width:760px){section{grid-template-columns:minmax(0,1fr);padding:12px 16px;}h3{min-block-size:28px;}ul{grid-auto-flow:column;grid-template-columns:none;grid-auto-columns:80px;overflow-x:auto;scroll-snap-type:x proximity;scrollbar-width:none;}li{scroll-snap-align:start;}}"]);
function VendorGridView({
  props,
  data
}) {
  const t = useT("blocks");
  const common = useT("common");
  const text2 = useAnyText();
  const words = useWords();
  const address2 = useImageAddress();
  const shelves = data.categories.filter(({
    vendors
  }) => vendors.length > 0);
  if (shelves.length === 0) return null;
  const mark = (vendor, category, page) => {
    const link = vendorLink(category, vendor.code, page);
    const inside = /* @__PURE__ */ jsxs(Fragment, { children: [
      /* @__PURE__ */ jsx("img", { src: address2(vendor.art), alt: "", width: 48, height: 48, loading: "lazy", decoding: "async" }),
      vendor.hot ? /* @__PURE__ */ jsx("em", { children: common("hot") }) : null,
      /* @__PURE__ */ jsx("span", { children: vendor.name })
    ] });
    return /* @__PURE__ */ jsx("li", { children: link ? /* @__PURE__ */ jsx("a", { ...link, children: inside }) : /* @__PURE__ */ jsx("div", { children: inside }) }, vendor.code);
  };
  return /* @__PURE__ */ jsx(Band, { title: words(props.title) || t("vendorGrid.label"), children: /* @__PURE__ */ jsx(Shelf, { children: shelves.map(({
    category,
    page,
    vendors
  }) => /* @__PURE__ */ jsxs("section", { children: [
    /* @__PURE__ */ jsxs("h3", { children: [
      /* @__PURE__ */ jsx(Icon, { name: CATEGORY_ICONS[category] ?? "gamepad" }),
      text2(`common:category.${category}`)
    ] }),
    /* @__PURE__ */ jsx("ul", { tabIndex: vendorLink(category, "", page) ? void 0 : 0, "aria-label": text2(`common:category.${category}`), children: vendors.map((vendor) => mark(vendor, category, page)) })
  ] }, category)) }) });
}
const NAMES = "Reelhouse,Gemwright,Croupier Hall,Tidewater,Fanfare,Nova,Swift Draw,Pitchside,Night Circuit,Ironwood,Lagoon,Paper Crane";
const vendorStripExample = {
  props: { title: { EN: "Our studios", CN: "合作厂商", VI: "Nhà cung cấp", AR: "استوديوهاتنا" } },
  data: {
    vendors: NAMES.split(",").map((name, at) => ({
      code: `V${at}`,
      name,
      art: `/art/vendor/${name.replace(/\W/g, "").toUpperCase()}.svg`
    }))
  }
};
async function loadVendorStrip(ctx, _props) {
  const { categories } = await ctx.wps.game.vendors({});
  const cards = new Map(categories.flatMap(({ cards: cards2 }) => cards2.map((card) => [card.vassalage, card])));
  const vendors = [...cards.values()].map(({ vassalage, name, art }) => ({ code: vassalage, name, art }));
  return { data: { vendors }, tags: ["vendors"] };
}
const VIEW = 10;
const onward$2 = /* @__PURE__ */ keyframes(["to{transform:translateX(-50%);}"]);
const backward$1 = /* @__PURE__ */ keyframes(["to{transform:translateX(50%);}"]);
const Strip$1 = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-1gpgmfl-0"
})(["--view:10;--gap-10:10px;position:relative;display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:8px;.window{overflow:auto hidden;scrollbar-width:none;container-type:inline-size;}.row{display:flex;inline-size:max-content;}ul{display:flex;gap:var(--gap-10);padding-inline-end:var(--gap-10);}li{inline-size:calc((100cqi - (var(--view) - 1) * var(--gap-10)) / var(--view));}li{display:grid;justify-items:center;align-content:center;gap:6px;padding:12px 6px;background:var(--card-ground);border:var(--card-line);border-radius:min(var(--radius),14px);}img{inline-size:44px;block-size:44px;border-radius:min(var(--radius-small),12px);}span{max-inline-size:100%;overflow:hidden;color:var(--text-2);font-size:0.75rem;text-overflow:ellipsis;white-space:nowrap;}&[data-moving] .window{mask:linear-gradient(to right,transparent,#000 24px calc(100% - 24px),transparent);}&[data-moving] .row{animation:", ' 48s linear infinite;}[dir="rtl"] &[data-moving] .row{animation-name:', ";}.window:is(:hover,:focus-visible) .row,&:has(:checked) .row{animation-play-state:paused !important;}.pause{position:relative;display:grid;place-items:center;inline-size:32px;block-size:32px;border-radius:var(--radius-small);color:var(--text-2);cursor:pointer;}.pause:hover{background:var(--surface-2);color:var(--text-1);}.pause input{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer;}.pause:has(:focus-visible){outline:2px solid var(--focus);}.pause svg:last-child,.pause:has(:checked) svg:first-of-type{display:none;}.pause:has(:checked) svg:last-child{display:block;}@media (pointer:coarse){.pause{inline-size:44px;block-size:44px;}}@media (max-width:1023px){--view:7;}@media (max-width:767px){--view:5;}@media (max-width:480px){--view:3.5;}@media (prefers-reduced-motion:reduce){&[data-moving] .row{animation:none !important;}.pause,ul[aria-hidden]{display:none;}}"], onward$2, backward$1);
const Logos = ({
  vendors,
  copy
}) => {
  const address2 = useImageAddress();
  return /* @__PURE__ */ jsx("ul", { "aria-hidden": copy ? true : void 0, children: vendors.map(({
    code: code2,
    name,
    art
  }) => /* @__PURE__ */ jsxs("li", { children: [
    /* @__PURE__ */ jsx("img", { src: address2(art), alt: "", width: 44, height: 44, loading: "lazy", decoding: "async" }),
    /* @__PURE__ */ jsx("span", { children: name })
  ] }, code2)) });
};
function VendorStripView({
  props,
  data
}) {
  const t = useT("blocks");
  const words = useWords();
  const {
    vendors
  } = data;
  if (vendors.length === 0) return null;
  const isMoving = vendors.length > VIEW;
  return /* @__PURE__ */ jsx(Band, { title: words(props.title) || void 0, children: /* @__PURE__ */ jsxs(Strip$1, { "data-moving": isMoving ? "" : void 0, children: [
    /* @__PURE__ */ jsx("section", { className: "window", tabIndex: 0, "aria-label": t("vendorStrip.label"), children: /* @__PURE__ */ jsxs("div", { className: "row", children: [
      /* @__PURE__ */ jsx(Logos, { vendors, copy: false }),
      isMoving ? /* @__PURE__ */ jsx(Logos, { vendors, copy: true }) : null
    ] }) }),
    isMoving ? /* @__PURE__ */ jsxs("label", { className: "pause", children: [
      /* @__PURE__ */ jsx("input", { type: "checkbox", "aria-label": t("vendorStrip.pause"), autoComplete: "off" }),
      /* @__PURE__ */ jsx(Icon, { name: "pause", size: 16 }),
      /* @__PURE__ */ jsx(Icon, { name: "play", size: 16 })
    ] }) : null
  ] }) });
}
const FIGURE = /(\d[\d.,\u00a0\u202f]*\d(?:\s?[%٪])?|\d(?:\s?[%٪])?)/;
const GAP = "…";
const partsOf = (text2) => text2.split(FIGURE);
const kindOf = (text2) => partsOf(text2).filter((_, at) => at % 2 === 0).join("#");
function varyingPlaces(texts) {
  const [first2 = [], ...others2] = texts.map(partsOf);
  return new Set(first2.flatMap((part, at) => at % 2 === 1 && others2.some((other) => other[at] !== part) ? [at] : []));
}
function compareBenefits(levels) {
  const kinds = /* @__PURE__ */ new Map();
  for (const text2 of levels.flat()) kinds.set(kindOf(text2), [...kinds.get(kindOf(text2)) ?? [], text2]);
  const columns2 = [...kinds].map(([kind, texts]) => ({ kind, text: texts[0] ?? "", varying: varyingPlaces(texts) }));
  const seen = /* @__PURE__ */ new Set();
  const rows2 = levels.map(
    (texts) => columns2.map(({ kind, varying }) => {
      const text2 = texts.find((one) => kindOf(one) === kind);
      if (text2 === void 0) return null;
      const isNew = !seen.has(kind);
      seen.add(kind);
      return {
        text: text2,
        figures: partsOf(text2).filter((_, at) => varying.has(at)).join(" / "),
        isNew
      };
    })
  );
  const headings = columns2.map(
    ({ text: text2, varying }) => partsOf(text2).map((part, at) => varying.has(at) ? GAP : part).join("")
  );
  return { columns: headings, rows: rows2 };
}
const GIFT = "A gift on your birthday";
const FIRST = "Payouts before others";
const HOST = "A host of your own";
const LEVELS = [
  ["Bronze", 0, ["Weekly rebate of 0.3%"]],
  ["Silver", 1e3, ["Weekly rebate of 0.5%", GIFT]],
  ["Gold", 5e3, ["Weekly rebate of 0.7%", GIFT, FIRST]],
  ["Platinum", 2e4, ["Weekly rebate of 0.9%", GIFT, FIRST, HOST]],
  ["Diamond", 1e5, ["Weekly rebate of 1.2%", GIFT, FIRST, HOST, "Tickets to finals"]]
];
const { columns, rows } = compareBenefits(LEVELS.map(([, , benefits]) => benefits));
const vipLevelsExample = {
  props: {
    title: { EN: "VIP club", CN: "贵宾俱乐部", VI: "Câu lạc bộ VIP", AR: "نادي كبار الشخصيات" },
    intro: { EN: "Every stake counts towards the next level." }
  },
  data: {
    columns,
    levels: LEVELS.map(([name, points], at) => ({
      id: name.toLowerCase(),
      rank: at + 1,
      name,
      points,
      art: `/art/medal/${at + 1}.svg`,
      benefits: rows[at] ?? []
    }))
  }
};
async function loadVipLevels(ctx, _props) {
  const { levels } = await ctx.wps.home.vipLevels({});
  const { columns: columns2, rows: rows2 } = compareBenefits(levels.map(({ benefits }) => benefits));
  return {
    data: {
      columns: columns2,
      levels: levels.map(({ id, rank, name, points, art }, at) => {
        return { id, rank, name, points, art, benefits: rows2[at] ?? [] };
      })
    },
    tags: ["vip"]
  };
}
const stairs = /* @__PURE__ */ css(["", ""], Array.from({
  length: 12
}, (_, at) => `li:nth-child(${at + 1}) i { block-size: calc(28px + ${at} * var(--up)); }`).join("\n"));
const Stairs = /* @__PURE__ */ styled.ol.withConfig({
  componentId: "sc-93xxf1-0"
})(["--up:22px;display:grid;grid-auto-flow:column;grid-auto-columns:minmax(112px,1fr);align-items:end;gap:6px;margin-inline:calc(-1 * var(--edge));padding:8px var(--edge);overflow-x:auto;scrollbar-width:thin;scrollbar-color:var(--line) transparent;text-align:center;li{display:grid;justify-items:center;gap:4px;}img{inline-size:88px;block-size:88px;}b{font-family:var(--font-title);font-size:var(--size-3);}span{color:var(--text-2);font-size:var(--size-1);}i{inline-size:100%;margin-block-start:8px;border-radius:var(--radius-small) var(--radius-small) 0 0;background:linear-gradient(color-mix(in srgb,var(--brand) 70%,var(--surface-0)),color-mix(in srgb,var(--brand) 8%,var(--surface-0)));}", " @container (max-width:860px){--up:9px;}"], stairs);
const Levels = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-93xxf1-1"
})(['display:grid;gap:40px;section{min-inline-size:0;}h2{font-size:var(--size-4);margin-block-end:14px;}table{table-layout:fixed;border-collapse:separate;border-spacing:0 8px;margin-block:-8px;}thead th{padding:0 12px 4px;vertical-align:bottom;font-weight:600;line-height:1.35;color:var(--text-2);font-size:var(--size-1);text-align:start;}thead th:first-child{inline-size:230px;}tbody :is(th,td){padding:12px;border:var(--card-line);border-inline-width:0;background:var(--card-ground);color:var(--text-2);font-size:var(--size-1);line-height:1.45;text-align:start;}tbody th{border-inline-start-width:1px;border-start-start-radius:var(--radius);border-end-start-radius:var(--radius);}tbody td:last-child{border-inline-end-width:1px;border-start-end-radius:var(--radius);border-end-end-radius:var(--radius);}tbody th > div{display:grid;grid-template-columns:56px minmax(0,1fr);align-items:center;column-gap:16px;}th img{grid-row:span 2;inline-size:56px;block-size:56px;}th b{align-self:end;color:var(--text-1);font-family:var(--font-title);font-size:var(--size-3);line-height:1.2;}th span{align-self:start;font-weight:400;}td{position:relative;}.long{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);}.short{color:var(--text-1);font-size:var(--size-2);font-weight:600;font-variant-numeric:tabular-nums;}.short svg{display:inline-block;color:var(--win);vertical-align:-4px;}td[data-new]::before{content:"";display:inline-block;inline-size:7px;block-size:7px;margin-inline-end:8px;border-radius:50%;background:var(--win);vertical-align:2px;}td[data-new]{color:var(--text-1);font-weight:600;}.key{display:flex;align-items:center;gap:8px;margin-block-start:12px;color:var(--text-2);font-size:var(--size-1);}.key::before{content:"";inline-size:7px;block-size:7px;border-radius:50%;background:var(--win);}.how{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,260px),1fr));gap:24px 40px;counter-reset:how;}.how li{display:grid;gap:6px;align-content:start;padding-block-start:16px;border-block-start:2px solid var(--line);counter-increment:how;}.how li::before{content:counter(how);color:var(--brand-text,var(--text-1));font-family:var(--font-title);font-size:var(--size-4);font-weight:700;}.how h3{font-size:var(--size-3);}.how p{color:var(--text-2);}.acts{display:flex;flex-wrap:wrap;gap:12px;margin-block-start:24px;}@container (max-width:860px){thead{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);}table,tbody{display:grid;gap:10px;margin:0;}tbody tr{display:grid;gap:6px;padding:16px;background:var(--card-ground);border:var(--card-line);border-radius:var(--radius);box-shadow:var(--card-shadow);}tbody tr :is(th,td){padding:0;border:0;background:none;}tbody th{margin-block-end:8px;}td:empty,.short{display:none;}.long{position:static;clip-path:none;}}']);
function cell({ text: text2, figures }) {
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("span", { className: "short", "aria-hidden": "true", children: figures ? figures : /* @__PURE__ */ jsx(Icon, { name: "check", size: 18 }) }),
    /* @__PURE__ */ jsx("span", { className: "long", children: text2 })
  ] });
}
function Level({ level, need, art }) {
  return /* @__PURE__ */ jsxs("tr", { children: [
    /* @__PURE__ */ jsx("th", { scope: "row", children: /* @__PURE__ */ jsxs("div", { children: [
      /* @__PURE__ */ jsx("img", { src: art, alt: "", width: 56, height: 56, loading: "lazy", decoding: "async" }),
      /* @__PURE__ */ jsx("b", { children: level.name }),
      /* @__PURE__ */ jsx("span", { children: need })
    ] }) }),
    level.benefits.map((benefit, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a column of the table
      /* @__PURE__ */ jsx("td", { "data-new": benefit?.isNew && level.rank > 1 ? "" : void 0, children: benefit ? cell(benefit) : null }, at)
    ))
  ] });
}
function VipLevelsView({ props, data }) {
  const t = useT("blocks");
  const words = useWords();
  const format = useFormat();
  const address2 = useImageAddress();
  const { levels } = data;
  const need = (points) => points === 0 ? t("vip.fromStart") : t("vip.points", { points: format.number(points) });
  const how = [
    [t("vip.how1"), t("vip.how1Text")],
    [t("vip.how2"), t("vip.how2Text")],
    [t("vip.how3"), t("vip.how3Text")]
  ];
  return /* @__PURE__ */ jsx(PagePart, { title: words(props.title) || t("vip.title"), intro: words(props.intro), children: levels.length === 0 ? /* @__PURE__ */ jsx(EmptyState, { art: "lock", title: t("vip.empty"), text: t("vip.emptyHelp") }) : /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(Stairs, { tabIndex: 0, "aria-label": t("vip.ladder"), children: levels.map(({ id, name, points, art }) => /* @__PURE__ */ jsxs("li", { children: [
      /* @__PURE__ */ jsx("img", { src: address2(art), alt: "", width: 88, height: 88, decoding: "async" }),
      /* @__PURE__ */ jsx("b", { children: name }),
      /* @__PURE__ */ jsx("span", { children: need(points) }),
      /* @__PURE__ */ jsx("i", {})
    ] }, id)) }),
    /* @__PURE__ */ jsxs(Levels, { children: [
      /* @__PURE__ */ jsxs("section", { children: [
        /* @__PURE__ */ jsx("h2", { children: t("vip.benefits") }),
        /* @__PURE__ */ jsxs("table", { children: [
          /* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsxs("tr", { children: [
            /* @__PURE__ */ jsx("th", { scope: "col", children: t("vip.level") }),
            data.columns.map((column) => /* @__PURE__ */ jsx("th", { scope: "col", children: column }, column))
          ] }) }),
          /* @__PURE__ */ jsx("tbody", { children: levels.map((level) => /* @__PURE__ */ jsx(Level, { level, need: need(level.points), art: address2(level.art) }, level.id)) })
        ] }),
        /* @__PURE__ */ jsx("p", { className: "key", children: t("vip.new") })
      ] }),
      /* @__PURE__ */ jsxs("section", { children: [
        /* @__PURE__ */ jsx("h2", { children: t("vip.how") }),
        /* @__PURE__ */ jsx("ol", { className: "how", children: how.map(([title, text2]) => /* @__PURE__ */ jsxs("li", { children: [
          /* @__PURE__ */ jsx("h3", { children: title }),
          /* @__PURE__ */ jsx("p", { children: text2 })
        ] }, title)) }),
        /* @__PURE__ */ jsxs("div", { className: "acts", children: [
          /* @__PURE__ */ jsx(RegisterLink, { variant: "primary", children: t("visitor.register") }),
          /* @__PURE__ */ jsx(SignInLink, { children: t("visitor.signIn") })
        ] })
      ] })
    ] })
  ] }) });
}
const GAMES = ["Jade Garden", "Ocean King", "Speed Baccarat", "Mega Keno", "Golden Koi", "Night Derby"];
const CATEGORIES = ["RNG", "FISH", "LIVE", "LOTT", "RNG", "SPORTS"];
const winnersExample = {
  props: { title: { EN: "Winning now", CN: "赢家榜", VI: "Đang thắng", AR: "يفوزون الآن" }, limit: 12 },
  data: {
    wins: Array.from({ length: 12 }, (_, at) => ({
      amount: `${(91234 - at * 6871).toFixed(0)}.50`,
      account: `${"abcdefghijkl"[at]}${"mnopqrstuvwx"[at]}***${at}`,
      game: GAMES[at % GAMES.length] ?? "Jade Garden",
      art: `/art/game/${CATEGORIES[at % CATEGORIES.length] ?? "RNG"}-example-${at}.svg`
    }))
  }
};
const Board = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-zkuuux-0"
})(['display:grid;overflow:hidden;background:var(--card-ground);border:var(--card-line);border-radius:var(--radius);box-shadow:var(--card-shadow);b,i{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;}b{font-weight:600;}i{font-size:var(--size-1);font-style:normal;}ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr));align-content:start;gap:0 32px;max-block-size:388px;padding:8px 20px;overflow-y:auto;overscroll-behavior:contain;scrollbar-width:thin;scrollbar-color:var(--line) transparent;}ol:focus-visible{outline-offset:-4px;}li{display:grid;grid-template-columns:44px minmax(0,1fr) auto;align-items:center;gap:12px;min-block-size:62px;border-block-end:1px solid var(--line);}li img{inline-size:44px;block-size:44px;border-radius:var(--radius-small);object-fit:cover;object-position:top;background:var(--surface-2);}span{display:grid;min-inline-size:0;line-height:1.35;}li i{color:var(--text-2);}li > bdi{color:var(--win);font-weight:700;font-variant-numeric:tabular-nums;}figure{position:relative;isolation:isolate;display:grid;align-content:end;gap:2px;min-block-size:168px;padding:20px;overflow:hidden;color:#fff;line-height:1.35;}figure > img{position:absolute;inset:0;z-index:-2;inline-size:100%;block-size:100%;object-fit:cover;object-position:50% 18%;}figure::before{content:"";position:absolute;inset:0;z-index:-1;background:linear-gradient(transparent 10%,rgb(0 0 0 / 0.62) 58%,rgb(0 0 0 / 0.9));}figure small{font-size:var(--size-1);font-weight:600;}figure strong{font-size:clamp(1.5rem,1.2rem + 1vw,2rem);font-weight:750;letter-spacing:-0.02em;line-height:1.2;}@media (min-width:900px){&[data-best]{grid-template-columns:minmax(0,300px) minmax(0,1fr);}}']);
const ENOUGH = 5;
function bestOf(wins) {
  return wins.reduce((best, win) => best && +best.amount >= +win.amount ? best : win, void 0);
}
function WinnersView({
  props,
  data
}) {
  const t = useT("blocks");
  const words = useWords();
  const format = useFormat();
  const address2 = useImageAddress();
  if (data.wins.length === 0) return null;
  const best = data.wins.length >= ENOUGH ? bestOf(data.wins) : void 0;
  return /* @__PURE__ */ jsx(Band, { title: words(props.title) || void 0, children: /* @__PURE__ */ jsxs(Board, { "data-best": best ? "" : void 0, children: [
    best ? /* @__PURE__ */ jsxs("figure", { children: [
      /* @__PURE__ */ jsx("img", { src: address2(best.art), alt: "", width: 300, height: 400, loading: "lazy", decoding: "async" }),
      /* @__PURE__ */ jsx("small", { children: t("winners.best") }),
      /* @__PURE__ */ jsx("strong", { className: "num", children: /* @__PURE__ */ jsx("bdi", { dir: "ltr", children: format.money(best.amount, {
        symbol: true
      }) }) }),
      /* @__PURE__ */ jsxs("figcaption", { children: [
        best.game,
        " · ",
        /* @__PURE__ */ jsx("bdi", { children: best.account })
      ] })
    ] }) : null,
    /* @__PURE__ */ jsx("ol", { tabIndex: 0, "aria-label": t("winners.label"), children: data.wins.map((win, at) => win === best ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place on the board is what a row stands for
      /* @__PURE__ */ jsxs("li", { children: [
        /* @__PURE__ */ jsx("img", { src: address2(win.art), alt: "", width: 44, height: 44, loading: "lazy", decoding: "async" }),
        /* @__PURE__ */ jsxs("span", { children: [
          /* @__PURE__ */ jsx("b", { children: win.game }),
          /* @__PURE__ */ jsx("i", { children: /* @__PURE__ */ jsx("bdi", { children: win.account }) })
        ] }),
        /* @__PURE__ */ jsx("bdi", { dir: "ltr", children: format.money(win.amount, {
          symbol: true
        }) })
      ] }, at)
    )) })
  ] }) });
}
const blocks$1 = {
  hero: { view: HeroView, load: loadHero, example: heroExample },
  announcements: { view: AnnouncementsView, load: loadAnnouncements, example: announcementsExample },
  "game-row": { view: GameRowView, load: loadGameRow, example: gameRowExample },
  "vendor-grid": { view: VendorGridView, load: loadVendorGrid, example: vendorGridExample },
  winners: { view: WinnersView, load: loadWinners, example: winnersExample },
  "licence-band": { view: LicenceBandView, example: licenceBandExample },
  text: { view: TextView, load: loadText, example: textExample },
  help: { view: HelpView, load: loadHelp, example: helpExample },
  promotions: { view: PromotionsView, load: loadPromotions, example: promotionsExample },
  promotion: { view: PromotionView, load: loadPromotion, example: promotionExample },
  "vip-levels": { view: VipLevelsView, load: loadVipLevels, example: vipLevelsExample },
  "points-mall": { view: PointsMallView, load: loadPointsMall, example: pointsMallExample },
  downloads: { view: DownloadsView, load: loadDownloads, example: downloadsExample },
  notices: { view: NoticesView, load: loadNotices, example: noticesExample },
  steps: { view: StepsView, example: stepsExample },
  "launch-note": { view: LaunchNoteView, load: loadLaunchNote, example: launchNoteExample },
  lobby: { view: LobbyView, load: loadLobby, example: lobbyExample },
  "category-grid": { view: CategoryGridView, load: loadCategoryGrid, example: categoryGridExample },
  search: { view: SearchView, load: loadSearch, example: searchExample },
  jackpot: { view: JackpotView, load: loadJackpot, example: jackpotExample },
  banners: { view: BannersView, load: loadBanners, example: bannersExample },
  fixtures: { view: FixturesView, load: loadFixtures, example: fixturesExample },
  "next-draw": { view: NextDrawView, load: loadNextDraw, example: nextDrawExample },
  "lottery-menu": { view: LotteryMenuView, load: loadLotteryMenu, example: lotteryMenuExample },
  "draw-results": { view: DrawResultsView, load: loadDrawResults, example: drawResultsExample },
  stats: { view: StatsView, example: statsExample },
  "vendor-strip": { view: VendorStripView, load: loadVendorStrip, example: vendorStripExample }
};
const NAMESPACES = ["common", "shell", "blocks", "errors", "console"];
const SITE_NAMESPACES = ["common", "shell", "blocks", "errors"];
const PLURAL_FORMS = ["zero", "one", "two", "few", "many", "other"];
const isMillions = (n) => n !== 0 && n % 1e6 === 0;
const single = { forms: ["other"], select: () => "other" };
const oneOnly = { forms: ["one", "other"], select: (n) => n === 1 ? "one" : "other" };
const upToOne = { forms: ["one", "other"], select: (n) => n <= 1 ? "one" : "other" };
const spanish = {
  forms: ["one", "many", "other"],
  select: (n) => n === 1 ? "one" : isMillions(n) ? "many" : "other"
};
const portuguese = {
  forms: ["one", "many", "other"],
  select: (n) => n < 2 ? "one" : isMillions(n) ? "many" : "other"
};
const russian = {
  forms: ["one", "few", "many", "other"],
  select: (n) => {
    if (!Number.isInteger(n)) return "other";
    const last = n % 10;
    const isTeen = n % 100 >= 11 && n % 100 <= 14;
    if (last === 1 && !isTeen) return "one";
    return last >= 2 && last <= 4 && !isTeen ? "few" : "many";
  }
};
const arabic = {
  forms: PLURAL_FORMS,
  select: (n) => {
    if (n === 0) return "zero";
    if (n === 1) return "one";
    if (n === 2) return "two";
    if (!Number.isInteger(n)) return "other";
    const rest2 = n % 100;
    if (rest2 >= 3 && rest2 <= 10) return "few";
    return rest2 >= 11 ? "many" : "other";
  }
};
const RULES = {
  EN: oneOnly,
  CN: single,
  TW: single,
  JA: single,
  KO: single,
  TH: single,
  VI: single,
  MY: single,
  ID: single,
  MS: single,
  KM: single,
  LO: single,
  TY: single,
  HI: upToOne,
  TA: oneOnly,
  TR: oneOnly,
  BN: upToOne,
  UR: oneOnly,
  AR: arabic,
  ES: spanish,
  PT: portuguese,
  RU: russian
};
function pluralForms(language) {
  return RULES[language].forms;
}
function pluralForm(language, count2) {
  return Number.isFinite(count2) ? RULES[language].select(Math.abs(count2)) : "other";
}
function splitPluralKey(key) {
  const at = key.lastIndexOf("_");
  const form = PLURAL_FORMS.find((one) => one === key.slice(at + 1));
  return at > 0 && form !== void 0 ? { base: key.slice(0, at), form } : null;
}
const POINT = { decimal: ".", group: "," };
const COMMA$1 = { decimal: ",", group: "." };
const SPACE = { decimal: ",", group: " " };
const INDIAN = { ...POINT, indian: true };
const DAY_FIRST = { date: "{d} {mon} {y}", join: ", " };
const HAN = { date: "{y}年{m}月{d}日", join: " ", months: [], ...POINT };
const names = (list2) => list2.split("|");
const FORMAT_TABLES = {
  EN: { ...DAY_FIRST, ...POINT, months: names("Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec") },
  CN: HAN,
  TW: HAN,
  JA: HAN,
  KO: { date: "{y}년 {m}월 {d}일", join: " ", months: [], ...POINT },
  TH: {
    date: "{d} {mon} {y}",
    join: " ",
    ...POINT,
    months: names("ม.ค.|ก.พ.|มี.ค.|เม.ย.|พ.ค.|มิ.ย.|ก.ค.|ส.ค.|ก.ย.|ต.ค.|พ.ย.|ธ.ค.")
  },
  VI: { date: "{dd}/{mm}/{y}", join: " ", months: [], ...COMMA$1 },
  MY: { date: "{y} {mon} {d}", join: " ", ...POINT, months: names("ဇန်|ဖေ|မတ်|ဧ|မေ|ဇွန်|ဇူ|ဩ|စက်|အောက်|နို|ဒီ") },
  ID: { ...DAY_FIRST, ...COMMA$1, months: names("Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des") },
  MS: { ...DAY_FIRST, ...POINT, months: names("Jan|Feb|Mac|Apr|Mei|Jun|Jul|Ogo|Sep|Okt|Nov|Dis") },
  KM: {
    ...DAY_FIRST,
    ...POINT,
    months: names("មករា|កុម្ភៈ|មីនា|មេសា|ឧសភា|មិថុនា|កក្កដា|សីហា|កញ្ញា|តុលា|វិច្ឆិកា|ធ្នូ")
  },
  LO: {
    ...DAY_FIRST,
    ...COMMA$1,
    months: names("ມ.ກ.|ກ.ພ.|ມ.ນ.|ມ.ສ.|ພ.ພ.|ມິ.ຖ.|ກ.ລ.|ສ.ຫ.|ກ.ຍ.|ຕ.ລ.|ພ.ຈ.|ທ.ວ.")
  },
  TY: {
    ...DAY_FIRST,
    ...SPACE,
    months: names("Tenuare|Fepuare|Māti|Eperera|Mē|Tiunu|Tiurai|Atete|Tetepa|Atopa|Novema|Titema")
  },
  HI: {
    ...DAY_FIRST,
    ...INDIAN,
    months: names("जन॰|फ़र॰|मार्च|अप्रैल|मई|जून|जुल॰|अग॰|सित॰|अक्टू॰|नव॰|दिस॰")
  },
  TA: {
    date: "{d} {mon}, {y}",
    join: ", ",
    ...INDIAN,
    months: names("ஜன.|பிப்.|மார்.|ஏப்.|மே|ஜூன்|ஜூலை|ஆக.|செப்.|அக்.|நவ.|டிச.")
  },
  TR: { ...DAY_FIRST, join: " ", ...COMMA$1, months: names("Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara") },
  BN: {
    date: "{d} {mon}, {y}",
    join: ", ",
    ...INDIAN,
    months: names("জানু|ফেব|মার্চ|এপ্রি|মে|জুন|জুল|আগ|সেপ|অক্টো|নভে|ডিসে")
  },
  UR: {
    date: "{d} {mon}، {y}",
    join: "، ",
    ...POINT,
    months: names("جنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر")
  },
  AR: {
    date: "{d} {mon} {y}",
    join: "، ",
    ...POINT,
    months: names("يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر")
  },
  ES: { ...DAY_FIRST, ...COMMA$1, months: names("ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic") },
  PT: {
    date: "{d} de {mon} de {y}",
    join: ", ",
    ...COMMA$1,
    months: names("jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.")
  },
  RU: {
    date: "{d} {mon} {y} г.",
    join: ", ",
    ...SPACE,
    months: names("янв.|февр.|мар.|апр.|мая|июн.|июл.|авг.|сент.|окт.|нояб.|дек.")
  }
};
function countByOwnRules(instance, language) {
  const resolver = instance.services.pluralResolver;
  resolver.needsPlural = () => true;
  resolver.getSuffix = (_code, count2) => `_${pluralForm(language, count2)}`;
  resolver.getSuffixes = () => pluralForms(language).map((form) => `_${form}`);
}
function createI18n({ language, texts, formats, region }) {
  const i18next = createInstance();
  void i18next.init({
    lng: language,
    ns: Object.keys(texts),
    defaultNS: "common",
    resources: { [language]: texts },
    fallbackLng: false,
    load: "currentOnly",
    initImmediate: false,
    keySeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: "", bindI18nStore: "" }
  });
  countByOwnRules(i18next, language);
  const t = (key, params) => {
    const { count: count2 } = params;
    const choose = typeof count2 === "number" ? { count: count2 } : {};
    return i18next.t(key, { replace: params, nest: false, ...choose });
  };
  return { language, formats, region, i18next, t: withMemory(t, texts) };
}
const NO_PARAMS = {};
function withMemory(t, texts) {
  const fixed = /* @__PURE__ */ new Map();
  return (key, params) => {
    if (params) return t(key, params);
    const known2 = fixed.get(key);
    if (known2 !== void 0) return known2;
    const text2 = t(key, NO_PARAMS);
    const at = key.indexOf(":");
    const isText = Object.hasOwn(texts[key.slice(0, at)] ?? {}, key.slice(at + 1));
    if (isText) fixed.set(key, text2);
    return text2;
  };
}
function checkTexts(file, json2) {
  if (typeof json2 !== "object" || json2 === null || Array.isArray(json2)) throw new Error(`${file}: not an object`);
  for (const [key, value] of Object.entries(json2))
    if (typeof value !== "string") throw new Error(`${file}: "${key}" is no text`);
  return json2;
}
function readNamespace(file) {
  let json2;
  try {
    json2 = readFileSync(file, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return void 0;
    throw error;
  }
  return checkTexts(file, parse(file, json2));
}
function parse(file, json2) {
  try {
    return JSON.parse(json2);
  } catch (error) {
    throw new Error(`${file}: not valid JSON`, { cause: error });
  }
}
function readLocales(folder) {
  const locales2 = /* @__PURE__ */ new Map();
  for (const language of readdirSync(folder).filter(isLanguageCode)) {
    const texts = {};
    for (const namespace of NAMESPACES) {
      const found = readNamespace(join(folder, language, `${namespace}.json`));
      if (found) texts[namespace] = found;
    }
    locales2.set(language, texts);
  }
  return locales2;
}
function lookups({ namespace, language, own, english, overrides }) {
  const from = (code2, file) => {
    const brand = overrides[code2] ?? {};
    return (key) => textOf(brand, `${namespace}:${key}`) ?? textOf(file, key);
  };
  return { own: from(language, own), english: from(FALLBACK_LANGUAGE, english) };
}
function textOf(texts, key) {
  return Object.hasOwn(texts, key) ? texts[key] : void 0;
}
function mergeTexts(sources) {
  const { own, english } = lookups(sources);
  const merged = {};
  for (const key of Object.keys(sources.english)) {
    const plural = splitPluralKey(key);
    if (!plural) {
      merged[key] = own(key) ?? english(key) ?? key;
      continue;
    }
    const other = `${plural.base}_other`;
    for (const form of pluralForms(sources.language)) {
      const wanted = `${plural.base}_${form}`;
      merged[wanted] = own(wanted) ?? own(other) ?? english(wanted) ?? english(other) ?? wanted;
    }
  }
  return merged;
}
const MAX_CACHED = 256;
const NO_OVERRIDES = {};
const NO_REGION = { timeZone: "UTC", currency: { symbol: "", scale: 2 } };
let locales;
const cache = /* @__PURE__ */ new Map();
function allLocales() {
  locales ??= readLocales(join(process.cwd(), "app/locales"));
  return locales;
}
function textsFor({ language, namespaces, brand, region = NO_REGION }) {
  const texts = {};
  for (const namespace of namespaces) {
    texts[namespace] = mergeTexts({
      namespace,
      language,
      own: allLocales().get(language)?.[namespace] ?? {},
      english: allLocales().get(FALLBACK_LANGUAGE)?.[namespace] ?? {},
      overrides: brand?.texts ?? NO_OVERRIDES
    });
  }
  return { language, texts, formats: FORMAT_TABLES[language], region };
}
function cacheKey({ language, namespaces, brand, region = NO_REGION }) {
  const isOwn = brand && (brand.texts[language] || brand.texts[FALLBACK_LANGUAGE]);
  return JSON.stringify([language, namespaces, region, isOwn ? [brand.code, brand.version] : null]);
}
function i18nFor(request) {
  const key = cacheKey(request);
  const known2 = cache.get(key);
  if (known2) {
    cache.delete(key);
    cache.set(key, known2);
    return known2;
  }
  const page = textsFor(request);
  const made = { ...createI18n(page), json: JSON.stringify(page).replace(/</g, "\\u003c") };
  if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value);
  cache.set(key, made);
  return made;
}
const PART = /([\s\S]*?)(data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\n)/g;
const CLASSES = /\bclass="([^"]*)"/g;
const END = "/*!sc*/\n";
function takeApart(tag) {
  const open = /^<style[^>]*>/.exec(tag)?.[0] ?? "<style>";
  const parts = [...tag.slice(open.length).matchAll(PART)].map(([, rules = "", mark = "", id = "", names2 = ""]) => ({
    rules,
    mark,
    names: names2.split(",").filter(Boolean),
    isAnimation: id.startsWith("sc-keyframes-")
  }));
  return { open, parts };
}
const NESTED = /:(?:not|is|has|where)\((?:[^()]|\([^()]*\))*\)/g;
const ATTRIBUTE = /\[([\w-]+)="([^"]*)"\]/g;
function canMatch(selector, root) {
  for (const [, name = "", value] of selector.replace(NESTED, "").matchAll(ATTRIBUTE))
    if (root[name] !== void 0 && root[name] !== value) return false;
  return true;
}
const COMMA = /,(?![^(]*\))/;
function rulesFor(css2, root) {
  let kept = "";
  for (let at = 0; at < css2.length; ) {
    const opened2 = css2.indexOf("{", at);
    if (opened2 < 0) return kept + css2.slice(at);
    let closed = opened2 + 1;
    for (let depth = 1; depth > 0 && closed < css2.length; closed++)
      if (css2[closed] === "{") depth += 1;
      else if (css2[closed] === "}") depth -= 1;
    const prelude = css2.slice(at, opened2);
    const body = css2.slice(opened2 + 1, closed - 1);
    if (prelude.trimStart().startsWith("@")) {
      const inside = /^\s*@(?:media|supports|container|layer)/.test(prelude) ? rulesFor(body, root) : body;
      if (inside.trim() !== "") kept += `${prelude}{${inside}}`;
    } else {
      const selectors = prelude.split(COMMA).filter((selector) => canMatch(selector, root));
      if (selectors.length > 0) kept += `${selectors.join(",")}{${body}}`;
    }
    at = closed;
  }
  return kept;
}
function dressedFor({ open, parts }, root) {
  const dress = (rules) => rules.split(END).map((rule) => rulesFor(rule, root)).filter((rule) => rule !== "").map((rule) => rule + END).join("");
  return { open, parts: parts.map((part) => part.isAnimation ? part : { ...part, rules: dress(part.rules) }) };
}
function usedStyles({ open, parts }, markup) {
  const used = /* @__PURE__ */ new Set();
  for (const [, classes = ""] of markup.matchAll(CLASSES)) for (const name of classes.split(" ")) used.add(name);
  const shown = parts.filter(({ names: names2, isAnimation }) => !isAnimation && names2.some((name) => used.has(name)));
  const rules = shown.map((part) => part.rules).join("");
  const isNamed = ({ names: names2, isAnimation }) => isAnimation && names2.some((name) => rules.includes(name));
  const kept = parts.filter((part) => shown.includes(part) || isNamed(part));
  return `${open}${kept.map((part) => part.rules + part.mark).join("")}</style>`;
}
const views = /* @__PURE__ */ new Map();
function registerView(type, view) {
  views.set(type, view);
}
function viewOf(type) {
  return views.get(type);
}
const server = new ServerStyleSheet();
const styleSheet = server.instance;
function prime() {
  const i18n = i18nFor({
    language: "EN",
    namespaces: SITE_NAMESPACES
  });
  for (const [type, {
    view: View,
    example
  }] of Object.entries(blocks$1)) {
    registerView(type, View);
    renderToStaticMarkup(/* @__PURE__ */ jsx(I18nProvider, { i18n, children: /* @__PURE__ */ jsx(StyleSheetManager, { sheet: styleSheet, children: /* @__PURE__ */ jsx(View, { props: example.props, data: example.data }) }) }));
  }
}
prime();
const MAX_LOOKS = 64;
let known = null;
function sheet$1() {
  const size = [...styleSheet.names.values()].reduce((sum, names2) => sum + names2.size, 0);
  if (known?.size !== size) known = {
    size,
    parts: takeApart(server.getStyleTags()),
    dressed: /* @__PURE__ */ new Map()
  };
  return known;
}
function styleTags(markup, root) {
  const {
    parts,
    dressed
  } = sheet$1();
  const key = JSON.stringify(root);
  let own = dressed.get(key);
  if (!own) {
    own = dressedFor(parts, root);
    if (dressed.size >= MAX_LOOKS) dressed.clear();
    dressed.set(key, own);
  }
  return usedStyles(own, markup);
}
let whole = true;
function noteShell(isWhole) {
  whole = isWhole;
}
const hasWholeShell = () => whole;
const FrameContext = createContext(null);
function FrameProvider({
  frame,
  children
}) {
  return /* @__PURE__ */ jsx(FrameContext.Provider, { value: frame, children });
}
const Box$2 = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-1ql0hdp-0"
})(["display:contents;"]);
function Kept({
  id,
  draw: draw2
}) {
  const frame = useContext(FrameContext);
  const [html] = useState(() => "");
  return /* @__PURE__ */ jsx(Box$2, { id, children: frame && draw2 ? draw2(frame) : null });
}
const NONE = {};
function pagePaths(props) {
  const { path, paths = [], param } = props;
  const found = [path, ...paths].map((each) => ({ path: each, canonical: path, param: NONE }));
  const folder = path === "/" ? "" : path;
  for (const value of param?.values ?? []) {
    const canonical = `${folder}/${value}`;
    for (const spelling of /* @__PURE__ */ new Set([value, value.toUpperCase()]))
      found.push({ path: `${folder}/${spelling}`, canonical, param: { [param?.name ?? ""]: value } });
  }
  return found;
}
const PANEL_VENDORS = 11;
const STRIP_VENDORS = 24;
const LOBBIES = ["RNG", "FISH", "PVP"];
const LOTTERIES = ["LOTT", "ELOTT"];
const LAUNCHES = ["DS88"];
const NOWHERE = { href: null };
function wayTo(gameCategory, vendor, paths) {
  const code2 = encodeURIComponent(vendor);
  const lobby = `/${gameCategory.toLowerCase()}`;
  if (LOBBIES.includes(gameCategory)) return paths.has(lobby) ? { href: `${lobby}?page=${code2}` } : NOWHERE;
  if (LOTTERIES.includes(gameCategory)) return paths.has("/lottery") ? { href: `/lottery?vendor=${code2}` } : NOWHERE;
  return paths.has("/game") ? { href: `/game?vendor=${code2}&gameType=${gameCategory}`, launches: true } : NOWHERE;
}
function vendorsOf({ gameCategory, cards }, paths) {
  return cards.map(({ vassalage, name, isHot, art }) => {
    return { code: vassalage, name, art, hot: isHot === 1, ...wayTo(gameCategory, vassalage, paths) };
  });
}
function entryOf({ gameType, ...entry2 }, categories, paths) {
  const category = categories.find(({ gameCategory }) => gameCategory === gameType);
  if (!category) return entry2;
  const vendors = vendorsOf(category, paths);
  const more = vendors.length >= PANEL_VENDORS && leadsSomewhere(entry2.href, paths) ? { more: entry2.href } : {};
  const direct = [...LOTTERIES, ...LAUNCHES].includes(category.gameCategory) ? vendors[0] : void 0;
  const way = direct?.href ? { href: direct.href, launches: direct.launches } : {};
  return { ...entry2, ...way, ...more, vendors: vendors.slice(0, PANEL_VENDORS) };
}
function* pagesOf$1(modules) {
  for (const { type, props, children } of modules) {
    if (type === "page") yield props;
    yield* pagesOf$1(children);
  }
}
function modalAt(pages, path) {
  const modals = pages.map((props) => props["modals"]?.[path]);
  return modals.find((name) => name !== void 0);
}
function leadsSomewhere(href, paths) {
  return !href.startsWith("/") || paths.has(href.split(/[?#]/)[0] ?? "");
}
function hasGames({ gameType }, categories) {
  if (gameType === void 0 || categories.length === 0) return true;
  return categories.some(({ gameCategory }) => gameCategory === gameType);
}
function showsInvite(referral, signedIn) {
  return referral || true;
}
function fill(site, categories, paths) {
  const { brand, flags } = site;
  const linked = (links) => links.filter(({ href }) => leadsSomewhere(href, paths));
  const navigation = brand.navigation.filter((entry2) => hasGames(entry2, categories)).map((entry2) => entryOf(entry2, categories, paths)).filter(({ href }) => leadsSomewhere(href, paths));
  const all = categories.flatMap((category) => vendorsOf(category, paths));
  const studios = [...new Map(all.map((vendor) => [vendor.code, vendor])).values()].slice(0, STRIP_VENDORS);
  const footer = { ...brand.footer, links: linked(brand.footer.links) };
  const invites = showsInvite(flags.referral === true);
  const rightBar = linked(brand.rightBar).filter(({ id }) => id !== "invite" || invites);
  return { ...site, brand: { ...brand, navigation, footer, rightBar, studios } };
}
function siteOf({ brand, flags, language, theme }) {
  const { code: code2, name, logo, signInArt, minimumAge, signIn, register, imageHosts } = brand;
  const small = { code: code2, name, logo, signInArt, minimumAge, signIn, register, imageHosts };
  return { brand: small, flags, language, theme };
}
const frames = /* @__PURE__ */ new WeakMap();
function frameOf(context) {
  return frames.get(context) ?? null;
}
async function loadShell(context, path) {
  const { site, wps, log } = context;
  const [{ categories }, { modules }] = await Promise.all([
    wps.game.vendors({}).catch((error) => {
      log.warn({ err: error }, "the vendors of the shell could not be loaded");
      return { categories: [] };
    }),
    wps.system.menu({})
  ]);
  const pages = [...pagesOf$1(modules)];
  const frame = fill(site, categories, new Set(pages.flatMap((page) => pagePaths(page).map((each) => each.path))));
  frames.set(context, frame);
  if (modalAt(pages, path) !== "registerModal") return siteOf(frame);
  return { ...siteOf(frame), registerRules: (await wps.system.registerRules({})).fields };
}
const FALLBACK_MARK = "<!--$!-->";
function renderByStream(tree, onError) {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      onAllReady: () => resolve(text$1(stream.pipe(new PassThrough()))),
      onShellError: reject,
      onError
    });
  });
}
async function renderBuffered(tree, onError) {
  const markup = renderToString(tree);
  return markup.includes(FALLBACK_MARK) ? renderByStream(tree, onError) : `<!DOCTYPE html>${markup}`;
}
function statusOf(context, status) {
  if (context.kind !== "site" || context.status === 0) return status;
  return context.status === 1 ? 503 : 451;
}
function rootOf({
  document: document2,
  kind
}) {
  if (kind === "console") return {};
  const {
    "data-theme": _theme,
    ...attributes2
  } = document2.attributes;
  return {
    ...attributes2,
    dir: document2.dir
  };
}
async function handleRequest(request, status, headers, remix, loadContext) {
  const context = appContext(loadContext);
  const tree = /* @__PURE__ */ jsx(I18nProvider, { i18n: context.i18n, children: /* @__PURE__ */ jsx(StyleSheetManager, { sheet: styleSheet, children: /* @__PURE__ */ jsx(FrameProvider, { frame: frameOf(context), children: /* @__PURE__ */ jsx(RemixServer, { context: remix, url: request.url }) }) }) });
  const markup = await renderBuffered(tree, (error) => context.log.error({
    err: error
  }, "a view failed"));
  const styles = `<style>${context.themeCss}</style>${styleTags(markup, rootOf(context))}`;
  const html = finishDocument(markup, {
    remix,
    styles,
    texts: context.i18n.json
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(Buffer.from(html), {
    status: statusOf(context, status),
    headers
  });
}
function handleError(error, {
  request,
  context
}) {
  if (!request.signal.aborted) appContext(context).log.error({
    err: error
  }, "a route failed");
}
const entryServer = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  default: handleRequest,
  handleError
}, Symbol.toStringTag, { value: "Module" }));
const AREAS = ["header", "banner", "main", "side", "footer"];
const FULL_CHROME = { header: true, footer: true, banner: true, side: true };
function pageOf$1(data) {
  return typeof data === "object" && data !== null && "areas" in data ? data : null;
}
const MODAL_NAMES = [
  "loginPopupModal",
  "registerModal",
  "forgetPassModal",
  "changePassModal",
  "noticeModal"
];
const NO_OVERLAYS = { windows: [], busy: 0, toasts: [] };
let current$1 = NO_OVERLAYS;
let count = 0;
let opener = null;
const hosts = /* @__PURE__ */ new Set();
function change(part) {
  if (current$1.windows.length === 0 && part.windows) opener = document.activeElement;
  current$1 = { ...current$1, ...part };
  for (const host of hosts) host();
}
function watchOverlays(host) {
  hosts.add(host);
  return () => hosts.delete(host);
}
const overlays = () => current$1;
function canOpen(name) {
  return hosts.size > 0 && MODAL_NAMES.includes(name);
}
function returnFocus() {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  opener = null;
}
function openModal(name, options = {}) {
  const others2 = current$1.windows.filter((open) => open.kind !== "modal");
  count += 1;
  change({ windows: [...others2, { kind: "modal", key: count, at: Date.now(), name, options }] });
}
function endWindow(key, answer) {
  const ended = current$1.windows.find((open) => open.key === key);
  change({ windows: current$1.windows.filter((open) => open.key !== key) });
  if (ended?.kind === "dialog") ended.answer(answer);
}
function dropToast(key) {
  change({ toasts: current$1.toasts.filter((toast) => toast.key !== key) });
}
function formPage(form, submitter) {
  if (form.method !== "get" || form.target) return null;
  const { origin, pathname } = new URL(form.action || location.href, location.href);
  if (origin !== location.origin) return null;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === "string" && value.trim() !== "") query.append(name, value.trim());
  }
  if (query.has("lang")) return null;
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
const isPlain = (event) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;
function pageOf(link) {
  if (link.target || link.hasAttribute("download") || !hasWholeShell()) return null;
  const { origin, pathname, search, hash, searchParams } = new URL(link.href);
  if (origin !== location.origin || searchParams.has("lang")) return null;
  if (hash && pathname === location.pathname && search === location.search) return null;
  return `${pathname}${search}${hash}`;
}
function opensModal(element) {
  const { modal, index } = element.dataset;
  if (!canOpen(modal)) return false;
  element.closest("[popover]:popover-open")?.hidePopover();
  const href = element.getAttribute("href") ?? "";
  const next = href.startsWith("/login") || href.startsWith("/register") ? void 0 : href || void 0;
  openModal(modal, { next, index: index === void 0 ? void 0 : Number(index) });
  return true;
}
function closeMenus() {
  for (const open of document.querySelectorAll(":popover-open")) open.hidePopover();
  for (const menu of document.querySelectorAll("[data-hover]"))
    if (menu.matches(":hover")) menu.setAttribute("data-shut", "");
}
function stand(hash) {
  let target = null;
  try {
    target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
  }
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
  document.getElementById("content")?.focus({ preventScroll: true });
}
function useLinkNavigation() {
  const navigate = useNavigate();
  const way = useNavigationType();
  const { key, hash, state } = useLocation();
  const shown = useRef(key);
  const places = useRef(/* @__PURE__ */ new Map());
  useEffect(() => {
    const follow2 = (event) => {
      const element = event.target instanceof Element ? event.target.closest("a,[data-modal]") : null;
      if (!element || !isPlain(event)) return;
      if (opensModal(element)) return event.preventDefault();
      const page = element instanceof HTMLAnchorElement ? pageOf(element) : null;
      if (page === null) return;
      event.preventDefault();
      const stay = element.hasAttribute("data-stay");
      navigate(page, { preventScrollReset: stay, state: stay ? { stay } : null });
    };
    const send = (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
      const page = formPage(form, event.submitter);
      if (page === null) return;
      event.preventDefault();
      const stay = form.hasAttribute("data-stay");
      navigate(page, { preventScrollReset: stay, replace: stay, state: stay ? { stay } : null });
    };
    const remember = () => places.current.set(shown.current, scrollY);
    document.addEventListener("click", follow2);
    document.addEventListener("submit", send);
    addEventListener("scrollend", remember);
    return () => {
      document.removeEventListener("click", follow2);
      document.removeEventListener("submit", send);
      removeEventListener("scrollend", remember);
    };
  }, [navigate]);
  useEffect(() => {
    if (key === shown.current) return;
    shown.current = key;
    closeMenus();
    const place = way === "POP" ? places.current.get(key) : void 0;
    if (place !== void 0) scrollTo(0, place);
    else if (!state?.stay) stand(hash);
  }, [key, hash, way, state]);
}
const PART_TIMEOUT = 12e4;
class ChunkLoadError extends Error {
  constructor(part, cause) {
    super(`the part "${part}" could not be loaded`, { cause });
    this.part = part;
  }
  name = "ChunkLoadError";
}
async function loadPart(part, load, timeout = PART_TIMEOUT) {
  let timer2;
  const late2 = new Promise((_resolve, reject) => {
    timer2 = setTimeout(() => reject(new ChunkLoadError(part)), timeout);
  });
  try {
    return await Promise.race([load(), late2]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(part, error);
  } finally {
    clearTimeout(timer2);
  }
}
const Box$1 = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-ru6ofj-0"
})(["display:grid;justify-items:center;gap:12px;max-inline-size:480px;margin:24px auto;padding:24px;border:1px dashed var(--line);border-radius:var(--radius);background:var(--surface-0);color:var(--text-1);text-align:center;&[data-floating]{position:fixed;inset-inline:16px;inset-block-end:72px;z-index:90;margin-block:0;box-shadow:var(--shadow-2);}"]);
function PartError({
  part,
  onRetry,
  floating = false
}) {
  const t = useT("errors");
  return /* @__PURE__ */ jsxs(Box$1, { role: "alert", "data-part": part, "data-floating": floating ? "" : void 0, children: [
    /* @__PURE__ */ jsx("p", { children: t("chunkLoad", {
      part
    }) }),
    /* @__PURE__ */ jsx(Button, { type: "button", variant: "primary", onClick: onRetry, children: t("chunkLoad.retry") })
  ] });
}
function partOf({ windows }) {
  const top = windows.at(-1);
  return top?.kind === "modal" ? top.name : "dialog";
}
function ModalGate({ site }) {
  const shown = useSyncExternalStore(watchOverlays, overlays, () => NO_OVERLAYS);
  const [Host, setHost] = useState(null);
  const [failed, setFailed] = useState(false);
  const wanted = shown !== NO_OVERLAYS;
  useEffect(() => {
    if (!wanted || Host || failed) return;
    loadPart("modals", () => import("./modal-host-C5aOkn5Y.js")).then(
      (module) => setHost(() => module.ModalHost),
      () => setFailed(true)
    );
  }, [wanted, Host, failed]);
  if (failed) return /* @__PURE__ */ jsx(PartError, { part: partOf(shown), floating: true, onRetry: () => setFailed(false) });
  return Host ? /* @__PURE__ */ jsx(Host, { site, overlays: shown }) : null;
}
const ModalFrame = lazy(() => import("./modal-frame-C_nVwwD0.js").then((n) => n.m).then((module) => ({ default: module.ModalFrame })));
function PageModal({ name, site, answer }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(true);
  if (!open || !MODAL_NAMES.includes(name)) return null;
  const close = () => {
    setOpen(false);
    navigate("/", { replace: true, preventScrollReset: true, state: { stay: true } });
  };
  return /* @__PURE__ */ jsx(ModalFrame, { name, site, options: {}, onClose: close, closeHref: "/", answer });
}
const DRAWER_ID = "drawer";
const Bar$2 = /* @__PURE__ */ styled.nav.withConfig({
  componentId: "sc-1ivp4tb-0"
})(["display:none;@media (max-width:899px){position:fixed;inset-inline:0;inset-block-end:0;z-index:40;display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);padding-block-end:env(safe-area-inset-bottom);background:var(--surface-0);border-block-start:1px solid var(--line);a,button{display:grid;justify-items:center;align-content:center;gap:4px;min-block-size:60px;padding-inline:2px;color:var(--text-2);font-size:0.6875rem;font-weight:600;line-height:1.2;}a[aria-current]{color:var(--brand-text,var(--text-1));}span{max-inline-size:100%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;}}"]);
function BottomBar({
  entries,
  path
}) {
  const t = useT("shell");
  const words = useWords();
  const first2 = entries.filter(({
    href
  }) => href !== "/").slice(0, 3);
  return /* @__PURE__ */ jsxs(Bar$2, { "aria-label": t("bottomBar.label"), children: [
    /* @__PURE__ */ jsxs("a", { "data-place": "", href: "/", "aria-current": path === "/" ? "page" : void 0, children: [
      /* @__PURE__ */ jsx(Icon, { name: "home" }),
      /* @__PURE__ */ jsx("span", { children: t("header.home") })
    ] }),
    first2.map(({
      id,
      href,
      icon,
      label,
      launches
    }) => /* @__PURE__ */ jsxs("a", { "data-place": "", href, "aria-current": href.split("?")[0] === path ? "page" : void 0, "data-modal": launches ? "loginPopupModal" : void 0, children: [
      /* @__PURE__ */ jsx(Icon, { name: isIconName(icon) ? icon : "gamepad" }),
      /* @__PURE__ */ jsx("span", { children: words(label) })
    ] }, id)),
    /* @__PURE__ */ jsxs("button", { type: "button", popovertarget: DRAWER_ID, children: [
      /* @__PURE__ */ jsx(Icon, { name: "menu" }),
      /* @__PURE__ */ jsx("span", { children: t("header.menu") })
    ] })
  ] });
}
function LanguageLinks({ site, here }) {
  return /* @__PURE__ */ jsx("ul", { children: site.brand.languages.map((code2) => {
    const { bcp47, nativeName, dir } = languageOf(code2);
    return /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(
      "a",
      {
        "data-lang": code2,
        href: here.inLanguage(code2),
        hrefLang: bcp47,
        lang: bcp47,
        dir,
        "aria-current": code2 === site.language ? "true" : void 0,
        rel: "nofollow",
        children: nativeName
      }
    ) }, code2);
  }) });
}
function ThemeSwitch({ theme, here, labelled = false }) {
  const t = useT("shell");
  const other = theme === "dark" ? "light" : "dark";
  const label = other === "dark" ? t("header.toDark") : t("header.toLight");
  return /* @__PURE__ */ jsxs("form", { method: "post", action: "/preferences", children: [
    /* @__PURE__ */ jsx("input", { type: "hidden", name: "returnTo", value: here.returnTo }),
    /* @__PURE__ */ jsxs(
      Button,
      {
        variant: "quiet",
        size: "small",
        square: !labelled,
        name: "theme",
        value: other,
        "aria-label": labelled ? void 0 : label,
        children: [
          /* @__PURE__ */ jsx(Icon, { name: other === "dark" ? "moon" : "sun", size: 18 }),
          labelled ? label : null
        ]
      }
    )
  ] });
}
function hasWayIn({ brand, flags }) {
  return Boolean(brand.signIn || brand.register && flags.directRegistration);
}
function WayIn({ site: { brand, flags }, size = "small" }) {
  const t = useT("shell");
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    brand.signIn ? /* @__PURE__ */ jsx(LinkButton, { className: "sign", href: brand.signIn, "data-modal": "loginPopupModal", variant: "secondary", size, children: t("header.signIn") }) : null,
    brand.register && flags.directRegistration ? /* @__PURE__ */ jsx(LinkButton, { className: "join", href: brand.register, "data-modal": "registerModal", variant: "primary", size, children: t("header.register") }) : null
  ] });
}
function Settings({ site, here }) {
  const t = useT("shell");
  return /* @__PURE__ */ jsxs("div", { className: "settings", children: [
    site.brand.languages.length > 1 ? /* @__PURE__ */ jsxs("div", { className: "lang", "data-hover": "", children: [
      /* @__PURE__ */ jsxs(Button, { type: "button", variant: "quiet", size: "small", popovertarget: "lang", children: [
        /* @__PURE__ */ jsx(Icon, { name: "globe", size: 18 }),
        /* @__PURE__ */ jsx("span", { className: "vh", children: t("header.language") }),
        /* @__PURE__ */ jsx("b", { children: site.language })
      ] }),
      /* @__PURE__ */ jsx("div", { className: "menu", id: "lang", popover: "auto", children: /* @__PURE__ */ jsx(LanguageLinks, { site, here }) })
    ] }) : null,
    site.flags.themeSwitch ? /* @__PURE__ */ jsx("div", { className: "theme", children: /* @__PURE__ */ jsx(ThemeSwitch, { theme: site.theme, here }) }) : null
  ] });
}
const MARKS = {
  facebook: "M14 8.5h2.6V5H14c-2.6 0-4.2 1.6-4.2 4.1V11H7.4v3.5h2.4V22h3.7v-7.5H16l.6-3.5h-3.1V9.3c0-.5.2-.8.5-.8Z",
  telegram: "M21.4 4 2.8 11.3c-1 .4-.9 1.6.1 1.9l4.6 1.4 1.8 5.6c.2.8 1.2 1 1.8.4l2.6-2.5 4.6 3.4c.7.5 1.6.1 1.8-.7L23 5.2c.2-.9-.7-1.6-1.6-1.2ZM9.6 14.1l8.5-5.9-6.8 6.9-.3 3.1-1.4-4.1Z",
  youtube: "M21.6 7.2a2.8 2.8 0 0 0-2-2C17.9 4.8 12 4.8 12 4.8s-5.9 0-7.6.4a2.8 2.8 0 0 0-2 2C2 8.9 2 12 2 12s0 3.1.4 4.8a2.8 2.8 0 0 0 2 2c1.7.4 7.6.4 7.6.4s5.9 0 7.6-.4a2.8 2.8 0 0 0 2-2C22 15.1 22 12 22 12s0-3.1-.4-4.8ZM10 15.2V8.8l5.3 3.2-5.3 3.2Z",
  google: "M12 10.5v3.2h4.4c-.3 1.4-1.6 3.2-4.4 3.2a4.9 4.9 0 0 1 0-9.8c1.5 0 2.5.6 3.2 1.2l2.3-2.2A8 8 0 1 0 12 20c4.6 0 7.7-3.2 7.7-7.8 0-.6-.1-1.1-.2-1.7H12Z"
};
function isMarkName(name) {
  return name !== void 0 && Object.hasOwn(MARKS, name);
}
function Mark$1({ name, size = 20 }) {
  return /* @__PURE__ */ jsx("svg", { width: size, height: size, viewBox: "0 0 24 24", fill: "currentColor", "aria-hidden": "true", children: /* @__PURE__ */ jsx("path", { d: MARKS[name] }) });
}
function LinkIcon({ name }) {
  if (isMarkName(name)) return /* @__PURE__ */ jsx(Mark$1, { name });
  return /* @__PURE__ */ jsx(Icon, { name: isIconName(name) ? name : "send" });
}
const Sheet$1 = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-cceftu-0"
})(["inset:0 auto 0 auto;inset-inline-start:0;inline-size:min(320px,86vw);block-size:100dvh;max-block-size:none;margin:0;overflow:auto;overscroll-behavior:contain;background:var(--surface-0);color:var(--text-1);box-shadow:var(--shadow-2);&::backdrop{background:rgb(0 0 0 / 0.5);}header{display:flex;align-items:center;justify-content:space-between;min-block-size:56px;padding-inline:20px 8px;font-weight:700;}section{padding:8px;border-block-start:1px solid var(--line);}a{display:flex;align-items:center;gap:12px;min-block-size:44px;padding-inline:12px;border-radius:var(--radius-small);font-weight:600;}a[aria-current]{background:var(--surface-2);}li svg{color:var(--text-2);}h2{padding:8px 12px 4px;color:var(--text-2);font-family:var(--font);font-size:var(--size-1);letter-spacing:0;}.in{display:grid;grid-template-columns:1fr 1fr;gap:8px;padding:12px 20px;}.in a{display:inline-flex;justify-content:center;}.langs ul{display:grid;grid-template-columns:1fr 1fr;}"]);
function Links$1({
  links,
  path
}) {
  const words = useWords();
  return /* @__PURE__ */ jsx("ul", { children: links.map(({
    id,
    label,
    href,
    icon,
    launches
  }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("a", { "data-place": "", href, "aria-current": href.split("?")[0] === path ? "page" : void 0, "data-modal": launches ? "loginPopupModal" : void 0, children: [
    /* @__PURE__ */ jsx(LinkIcon, { name: icon }),
    words(label)
  ] }) }, id)) });
}
function Drawer({
  site,
  here
}) {
  const t = useT("shell");
  const common = useT("common");
  const {
    brand,
    flags
  } = site;
  return /* @__PURE__ */ jsxs(Sheet$1, { id: DRAWER_ID, popover: "auto", role: "dialog", "aria-label": t("header.menu"), children: [
    /* @__PURE__ */ jsxs("header", { children: [
      brand.name,
      /* @__PURE__ */ jsx(Button, { type: "button", variant: "quiet", size: "small", square: true, popovertarget: DRAWER_ID, popovertargetaction: "hide", "aria-label": common("close"), children: /* @__PURE__ */ jsx(Icon, { name: "close" }) })
    ] }),
    hasWayIn(site) ? /* @__PURE__ */ jsx("div", { className: "in", children: /* @__PURE__ */ jsx(WayIn, { site, size: "medium" }) }) : null,
    /* @__PURE__ */ jsx("section", { children: /* @__PURE__ */ jsx(Links$1, { links: brand.navigation, path: here.path }) }),
    brand.rightBar.length > 0 ? /* @__PURE__ */ jsx("section", { children: /* @__PURE__ */ jsx(Links$1, { links: brand.rightBar, path: here.path }) }) : null,
    brand.languages.length > 1 ? /* @__PURE__ */ jsxs("section", { className: "langs", children: [
      /* @__PURE__ */ jsx("h2", { children: t("header.language") }),
      /* @__PURE__ */ jsx(LanguageLinks, { site, here })
    ] }) : null,
    flags.themeSwitch ? /* @__PURE__ */ jsx("section", { children: /* @__PURE__ */ jsx(ThemeSwitch, { theme: site.theme, here, labelled: true }) }) : null
  ] });
}
const Foot = /* @__PURE__ */ styled.footer.withConfig({
  componentId: "sc-1b232th-0"
})(["margin-block-start:var(--band);background:var(--surface-1);border-block-start:1px solid var(--line);color:var(--text-2);font-size:var(--size-1);> .in{display:grid;gap:36px;max-inline-size:var(--width);margin-inline:auto;padding:44px var(--edge) 36px;}.cols{display:grid;grid-template-columns:minmax(0,2fr) repeat(auto-fit,minmax(150px,1fr));gap:32px;}.about{display:grid;gap:14px;align-content:start;max-inline-size:56ch;}.brand{display:flex;align-items:center;gap:10px;color:var(--text-1);font-family:var(--font-title);font-size:1.25rem;font-weight:700;}.brand img{inline-size:36px;block-size:36px;}h2{margin-block-end:8px;color:var(--text-1);font-family:var(--font);font-size:var(--size-1);letter-spacing:0;}.links a{display:inline-flex;align-items:center;min-block-size:32px;}a:hover{color:var(--text-1);text-decoration:underline;text-underline-offset:3px;}.seals{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,280px),1fr));gap:12px 28px;padding-block:24px;border-block:1px solid var(--line);}.seals li > *{display:grid;grid-template-columns:56px minmax(0,1fr);align-items:center;gap:14px;min-block-size:56px;}.seals img{inline-size:56px;block-size:56px;}.seals b{display:block;color:var(--text-1);font-weight:600;line-height:1.3;}.age{display:flex;align-items:center;gap:12px;max-inline-size:64ch;}.age b{display:grid;place-items:center;flex:none;inline-size:44px;block-size:44px;border:2px solid currentcolor;border-radius:50%;color:var(--text-1);font-weight:700;}@media (max-width:899px){padding-block-end:61px;.cols{grid-template-columns:repeat(2,minmax(0,1fr));}.about{grid-column:1 / -1;}}@media (pointer:coarse){.links a{min-block-size:44px;}}"]);
const A_VIEW = 10;
const onward$1 = /* @__PURE__ */ keyframes(["to{transform:translateX(-50%);}"]);
const backward = /* @__PURE__ */ keyframes(["to{transform:translateX(50%);}"]);
const Strip = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-1a1t6j-0"
})(["display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:12px;.window{container-type:inline-size;overflow-x:auto;scrollbar-width:none;}.track{display:flex;inline-size:max-content;}ul{display:flex;gap:10px;padding-inline-end:10px;--a-view:10;}li > *{display:grid;justify-items:center;gap:6px;inline-size:calc((100cqi - (var(--a-view) - 1) * 10px) / var(--a-view));padding:10px 4px 8px;border-radius:min(var(--radius-small),12px);background:var(--surface-0);box-shadow:inset 0 0 0 1px var(--line);font-size:0.6875rem;font-weight:600;line-height:1.3;text-align:center;}li img{inline-size:36px;block-size:36px;border-radius:min(var(--radius-small),8px);}li span{max-inline-size:100%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;}li a:focus-visible{outline-offset:-2px;}@media (max-width:899px){ul{--a-view:5;}}@media (max-width:560px){ul{--a-view:4;}}&[data-loop] .track{animation:", ' 60s linear infinite;}[dir="rtl"] &[data-loop] .track{animation-name:', ";}&:is(:hover,:focus-within) .track{animation-play-state:paused;}&:has(.pause :checked) .track{animation:none;}", " @media (prefers-reduced-motion:reduce){.track{animation:none !important;}.copy{display:none;}}"], onward$1, backward, pauseLook);
function Mark({
  vendor: {
    name,
    art,
    href
  }
}) {
  const inside = /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("img", { src: art, alt: "", width: 36, height: 36, loading: "lazy", decoding: "async" }),
    /* @__PURE__ */ jsx("span", { children: name })
  ] });
  return href && !href.startsWith("/game?") ? /* @__PURE__ */ jsx("a", { href, children: inside }) : /* @__PURE__ */ jsx("div", { children: inside });
}
function VendorStrip({
  vendors
}) {
  const t = useT("shell");
  const loops = vendors.length > A_VIEW;
  if (vendors.length === 0) return null;
  return /* @__PURE__ */ jsxs(Strip, { "data-loop": loops ? "" : void 0, children: [
    /* @__PURE__ */ jsx("div", { className: "window", children: /* @__PURE__ */ jsxs("div", { className: "track", children: [
      /* @__PURE__ */ jsx("ul", { "aria-label": t("footer.studios"), children: vendors.map((vendor) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Mark, { vendor }) }, vendor.code)) }),
      loops ? /* @__PURE__ */ jsx("ul", { className: "copy", "aria-hidden": "true", children: vendors.map((vendor) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Mark, { vendor: {
        ...vendor,
        href: null
      } }) }, vendor.code)) }) : null
    ] }) }),
    loops ? /* @__PURE__ */ jsx(PauseSwitch, { label: t("footer.pause") }) : null
  ] });
}
function Links({ title, links }) {
  const words = useWords();
  if (links.length === 0) return null;
  return /* @__PURE__ */ jsxs("nav", { className: "links", "aria-label": title, children: [
    /* @__PURE__ */ jsx("h2", { children: title }),
    /* @__PURE__ */ jsx("ul", { children: links.map(({ id, href, label }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("a", { href, children: words(label) }) }, id)) })
  ] });
}
function Seal$1({ licence: { name, authority, number, href, art } }) {
  const words = useWords();
  const inside = /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("img", { src: art, alt: "", width: 56, height: 56, loading: "lazy" }),
    /* @__PURE__ */ jsxs("span", { children: [
      /* @__PURE__ */ jsx("b", { children: words(name) || authority }),
      number ? `${authority} · ${number}` : authority
    ] })
  ] });
  return /* @__PURE__ */ jsx("li", { children: href ? /* @__PURE__ */ jsx("a", { href, children: inside }) : /* @__PURE__ */ jsx("div", { children: inside }) });
}
function Footer({ brand }) {
  const t = useT("shell");
  const words = useWords();
  const games = brand.navigation.filter(({ vendors, launches }) => vendors && !launches);
  return /* @__PURE__ */ jsx(Foot, { "data-area": "footer", children: /* @__PURE__ */ jsxs("div", { className: "in", children: [
    /* @__PURE__ */ jsx(VendorStrip, { vendors: brand.studios }),
    /* @__PURE__ */ jsxs("div", { className: "cols", children: [
      /* @__PURE__ */ jsxs("div", { className: "about", children: [
        /* @__PURE__ */ jsxs("a", { className: "brand", href: "/", children: [
          /* @__PURE__ */ jsx("img", { src: brand.logo, alt: "", width: 36, height: 36, loading: "lazy" }),
          brand.name
        ] }),
        /* @__PURE__ */ jsx("p", { children: words(brand.footer.text) })
      ] }),
      /* @__PURE__ */ jsx(Links, { title: t("footer.games"), links: games }),
      /* @__PURE__ */ jsx(Links, { title: t("footer.help"), links: brand.footer.links }),
      /* @__PURE__ */ jsx(Links, { title: t("footer.responsible"), links: brand.helpLinks })
    ] }),
    brand.licences.length > 0 ? /* @__PURE__ */ jsx("ul", { className: "seals", "aria-label": t("footer.licences"), children: brand.licences.map((licence) => /* @__PURE__ */ jsx(Seal$1, { licence }, licence.id)) }) : null,
    /* @__PURE__ */ jsxs("p", { className: "age", children: [
      /* @__PURE__ */ jsxs("b", { children: [
        brand.minimumAge,
        "+"
      ] }),
      t("footer.age", { age: brand.minimumAge })
    ] })
  ] }) });
}
function DialingCode() {
  const t = useT("shell");
  const id = useId();
  return /* @__PURE__ */ jsxs("label", { className: "f", children: [
    /* @__PURE__ */ jsx("span", { children: t("signIn.country") }),
    /* @__PURE__ */ jsx(
      "input",
      {
        name: "countryDialingCode",
        type: "tel",
        autoComplete: "tel-country-code",
        list: id,
        placeholder: "+",
        maxLength: 5,
        "data-dialing": ""
      }
    ),
    /* @__PURE__ */ jsx("datalist", { id })
  ] });
}
const inline = /* @__PURE__ */ css(['&[data-look="inline"]{display:grid;grid-template-columns:auto auto minmax(0,1fr);gap:2px 14px;align-items:center;color:var(--text-2);font-size:0.75rem;form{display:contents;}.row{grid-area:1 / 1 / 2 / -1;display:flex;align-items:center;gap:6px;}.modes{grid-area:2 / 1;}.more{grid-area:2 / 2;}&:not(:has(.modes)) .more{grid-column:1 / 3;}.under{grid-area:2 / 3;}.modes,.more,.under{display:flex;align-items:center;gap:12px;white-space:nowrap;}.modes label:has(:checked){color:var(--text-1);font-weight:700;text-decoration:underline;text-underline-offset:4px;}.f{position:relative;inline-size:132px;}.tel,.code{inline-size:190px;}:is(.tel,.code) .f{inline-size:auto;}.f span{position:absolute;inset-block-start:5px;inset-inline-start:11px;max-inline-size:calc(100% - 16px);overflow:hidden;font-size:0.6875rem;line-height:1.2;text-overflow:ellipsis;white-space:nowrap;pointer-events:none;}.f input{min-block-size:42px;padding:16px 10px 2px;font-size:0.8125rem;line-height:1.3;}.row button{min-block-size:42px;}.social{display:flex;}.under :is(a,button){display:grid;place-items:center;min-inline-size:24px;min-block-size:24px;}.under .social span{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);}}']);
const sheet = /* @__PURE__ */ css(['&[data-look="sheet"]{display:grid;gap:18px;form,.row{display:grid;gap:14px;}.row > button:last-child{min-block-size:48px;}.f{gap:6px;}.mobile{display:grid;gap:14px;}.mobile .tel{align-items:start;}.code button{min-block-size:var(--control);}.terms{font-size:var(--size-1);text-decoration:underline;text-underline-offset:3px;justify-self:start;}.f span{font-size:var(--size-1);font-weight:600;}.modes{display:flex;border-block-end:1px solid var(--line);}.modes label{flex:1;min-block-size:44px;color:var(--text-2);font-weight:600;}.modes label:has(:checked){color:var(--text-1);box-shadow:inset 0 -2px var(--brand);}.more{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px;font-size:var(--size-1);}.more a,.tick{min-block-size:32px;}.under,.social{display:flex;flex-wrap:wrap;justify-content:center;gap:8px;}.under :is(a,button){display:inline-flex;align-items:center;gap:8px;min-block-size:44px;padding-inline:16px;border:1px solid var(--line);border-radius:var(--radius-control);font-size:var(--size-1);font-weight:600;}.under :is(a,button):hover{background:var(--surface-2);}}']);
const SignInElement = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-3lgz3m-0"
})([".f{display:grid;}.f input{", '}.tel,.code{display:grid;grid-template-columns:84px minmax(0,1fr);gap:6px;align-items:end;}.tel > :only-child{grid-column:1 / -1;}.code{grid-template-columns:minmax(0,1fr) auto;}.modes label{position:relative;display:grid;place-items:center;min-block-size:24px;cursor:pointer;}.modes input{position:absolute;inset:0;inline-size:100%;block-size:100%;margin:0;opacity:0;cursor:pointer;}.modes label:has(:focus-visible){outline:2px solid var(--focus);border-radius:4px;}.tick{display:inline-flex;align-items:center;gap:6px;min-block-size:24px;cursor:pointer;}.tick input{inline-size:16px;block-size:16px;margin:0;accent-color:var(--brand);}.more a{display:inline-flex;align-items:center;min-block-size:24px;}.more a:hover,&[data-look="inline"] .under :is(a,button):hover{color:var(--text-1);text-decoration:underline;text-underline-offset:3px;}.error{color:var(--lose);font-size:var(--size-1);font-style:normal;font-weight:600;}', " ", ' &&:has([value="mobile"]:checked) .by-name,&&:not(:has([value="mobile"]:checked)) .by-mobile{display:none;}'], inputLook, inline, sheet);
function Typed({ label, answer, ...input }) {
  const error = answer?.errors[input.name];
  return /* @__PURE__ */ jsxs("label", { className: "f", children: [
    /* @__PURE__ */ jsx("span", { children: label }),
    /* @__PURE__ */ jsx("input", { defaultValue: answer?.values[input.name], "aria-invalid": error ? true : void 0, ...input }),
    error ? /* @__PURE__ */ jsx("em", { className: "error", children: error }) : null
  ] });
}
function Form({ type, className, next, onSubmit, children }) {
  return /* @__PURE__ */ jsxs("form", { method: "post", action: "/login", className, onSubmit, children: [
    /* @__PURE__ */ jsx("input", { type: "hidden", name: "type", value: type }),
    next ? /* @__PURE__ */ jsx("input", { type: "hidden", name: "next", value: next }) : null,
    children
  ] });
}
function ByName(props) {
  const t = useT("shell");
  const { answer } = props;
  return /* @__PURE__ */ jsxs(Form, { ...props, type: "username", className: "by-name", children: [
    /* @__PURE__ */ jsxs("div", { className: "row", children: [
      /* @__PURE__ */ jsx(
        Typed,
        {
          name: "username",
          label: t("signIn.username"),
          answer,
          autoComplete: "username",
          autoCapitalize: "none",
          spellCheck: false,
          maxLength: 64,
          required: true
        }
      ),
      /* @__PURE__ */ jsx(
        Typed,
        {
          name: "password",
          label: t("signIn.password"),
          answer,
          type: "password",
          autoComplete: "current-password",
          maxLength: 128,
          required: true
        }
      ),
      /* @__PURE__ */ jsx(Button, { variant: "primary", size: "small", children: t("header.signIn") })
    ] }),
    /* @__PURE__ */ jsxs("div", { className: "more", children: [
      /* @__PURE__ */ jsxs("label", { className: "tick", children: [
        /* @__PURE__ */ jsx("input", { type: "checkbox", name: "rememberMe", value: "1", defaultChecked: answer?.values["rememberMe"] === "1" }),
        t("signIn.remember")
      ] }),
      /* @__PURE__ */ jsx("a", { href: "/login?view=forgot", "data-modal": "forgetPassModal", children: t("signIn.forgot") })
    ] })
  ] });
}
function ByMobile(props) {
  const t = useT("shell");
  return /* @__PURE__ */ jsxs(Form, { ...props, type: "sms", className: "by-mobile", children: [
    /* @__PURE__ */ jsx("button", { type: "submit", hidden: true }),
    /* @__PURE__ */ jsxs("div", { className: "row", children: [
      /* @__PURE__ */ jsx(MobileFields, { countryCode: props.site.flags.countryCode === true, answer: props.answer }),
      /* @__PURE__ */ jsx(CodeField, { answer: props.answer }),
      /* @__PURE__ */ jsx(Button, { variant: "primary", size: "small", children: t("header.signIn") })
    ] })
  ] });
}
function MobileFields({ countryCode, answer }) {
  const t = useT("shell");
  return /* @__PURE__ */ jsxs("div", { className: "tel", children: [
    countryCode ? /* @__PURE__ */ jsx(DialingCode, {}) : null,
    /* @__PURE__ */ jsx(
      Typed,
      {
        name: "mobileNum",
        label: t("signIn.mobile"),
        answer,
        type: "tel",
        autoComplete: "tel-national",
        maxLength: 20,
        required: true
      }
    )
  ] });
}
function CodeField({ answer }) {
  const t = useT("shell");
  return /* @__PURE__ */ jsxs("div", { className: "code", children: [
    /* @__PURE__ */ jsx(
      Typed,
      {
        name: "verificationCode",
        label: t("signIn.code"),
        answer,
        inputMode: "numeric",
        autoComplete: "one-time-code",
        maxLength: 8,
        required: true
      }
    ),
    /* @__PURE__ */ jsx(SendCode, {})
  ] });
}
function SendCode() {
  const t = useT("shell");
  return /* @__PURE__ */ jsx(Button, { variant: "secondary", size: "small", name: "intent", value: "sendCode", formNoValidate: true, children: t("signIn.sendCode") });
}
function Modes({ answer }) {
  const t = useT("shell");
  const name = useId();
  const byMobile = answer?.values["type"] === "sms";
  return /* @__PURE__ */ jsxs("div", { className: "modes", role: "radiogroup", "aria-label": t("signIn.by"), children: [
    /* @__PURE__ */ jsxs("label", { children: [
      /* @__PURE__ */ jsx("input", { type: "radio", name, value: "username", defaultChecked: !byMobile }),
      t("signIn.username")
    ] }),
    /* @__PURE__ */ jsxs("label", { children: [
      /* @__PURE__ */ jsx("input", { type: "radio", name, value: "mobile", defaultChecked: byMobile }),
      t("signIn.mobile")
    ] })
  ] });
}
function Others(props) {
  const t = useT("shell");
  const { phoneService, freePlay } = props.site.flags;
  if (!phoneService && !freePlay) return null;
  return /* @__PURE__ */ jsxs("div", { className: "under", children: [
    freePlay ? /* @__PURE__ */ jsx(Form, { ...props, type: "freeplay", children: /* @__PURE__ */ jsx("button", { type: "submit", children: t("signIn.freePlay") }) }) : null,
    phoneService ? /* @__PURE__ */ jsxs(Form, { ...props, type: "firebase", className: "social", children: [
      /* @__PURE__ */ jsxs("button", { type: "submit", name: "provider", value: "google", children: [
        /* @__PURE__ */ jsx(Mark$1, { name: "google", size: 18 }),
        /* @__PURE__ */ jsx("span", { children: t("signIn.google") })
      ] }),
      /* @__PURE__ */ jsxs("button", { type: "submit", name: "provider", value: "facebook", children: [
        /* @__PURE__ */ jsx(Mark$1, { name: "facebook", size: 18 }),
        /* @__PURE__ */ jsx("span", { children: t("signIn.facebook") })
      ] })
    ] }) : null
  ] });
}
function SignInForm(props) {
  const mobile = props.site.flags.mobileLogin === true;
  return /* @__PURE__ */ jsxs(SignInElement, { "data-look": props.look, children: [
    mobile ? /* @__PURE__ */ jsx(Modes, { answer: props.answer }) : null,
    /* @__PURE__ */ jsx(ByName, { ...props }),
    mobile ? /* @__PURE__ */ jsx(ByMobile, { ...props }) : null,
    props.answer?.error ? /* @__PURE__ */ jsx("p", { className: "error", role: "alert", children: props.answer.error }) : null,
    /* @__PURE__ */ jsx(Others, { ...props })
  ] });
}
const tall = /* @__PURE__ */ css(['[data-header="tall"] &{--bar:56px;.top{display:flex;min-block-size:84px;}.top .brand{font-size:1.625rem;margin-inline-end:auto;}.top .brand img{inline-size:44px;block-size:44px;}.bar{background:var(--tall);color:var(--on-tall);border:0;}.entries{gap:0;}.entry{border-radius:0;}.entry > a{min-block-size:56px;padding-inline:14px;color:var(--on-tall);}.entry > a svg{display:block;}.entry > a[aria-current]{color:var(--on-tall);}.entry:has(> [aria-current]){box-shadow:inset 0 -4px var(--on-tall);}.entry:hover{background:color-mix(in srgb,var(--on-tall) 14%,transparent);}.entry > :is(a,button):focus-visible{outline-color:var(--on-tall);}.entry > button{margin-inline-start:-10px;margin-inline-end:4px;color:var(--on-tall);}}']);
const centred = /* @__PURE__ */ css(['[data-header="centred"] &{--bar:52px;.top{display:grid;grid-template-columns:minmax(0,1fr) auto minmax(0,1fr);min-block-size:88px;max-inline-size:none;padding-inline:max(var(--edge),calc((100% - var(--width)) / 2 + var(--edge)));border-block-end:1px solid var(--line);}.top .brand{grid-area:1 / 2;font-size:1.875rem;font-weight:600;letter-spacing:0;}.top .brand img{inline-size:52px;block-size:52px;}.top .settings{grid-area:1 / 1;margin-inline-start:-12px;}.top .acts{grid-area:1 / 3;justify-content:end;}.bar > .in{justify-content:center;}.entry > a{padding-inline:16px;}.menu{inset-inline:0 auto;}@supports (top:anchor(bottom)){.menu:popover-open{inset-inline:anchor(start) auto;}}.top [data-look="inline"] :is(.f){inline-size:116px;}.top [data-look="inline"] :is(.tel,.code){inline-size:150px;}.top [data-look="inline"] .tel{grid-template-columns:58px minmax(0,1fr);}.top [data-look="inline"] :is(.tel,.code) .f{inline-size:auto;}}']);
const pill = /* @__PURE__ */ css(['[data-corner="20"][data-header="compact"]:not([data-card="glass"]) &{.bar{margin:12px auto 0;inset-block-start:8px;inline-size:min(calc(100% - 2 * var(--edge)),calc(var(--width) - 2 * var(--edge)));border:1px solid var(--line);border-radius:999px;box-shadow:var(--shadow-1);}.bar,.brand,.brand img,.acts,.entry > :is(a,button){animation:none !important;}.bar > .in{padding-inline:20px 10px;}.panel{border-radius:20px;border:1px solid var(--line);}.panel > div{padding-inline:24px;}.panel:popover-open{inset-inline:var(--edge);inset-block-start:calc(var(--bar) + 20px);}@supports (top:anchor(bottom)){.panel:popover-open{inset-inline:anchor(start) anchor(end);inset-block-start:anchor(end);}}}']);
const arrangements = /* @__PURE__ */ css(['@media (min-width:900px){.drawer-button{display:none;}:is([data-header="tall"],[data-header="centred"]) & .bar :is(.brand,.acts){display:none;}', " ", " ", '}@media (min-width:1240px){.top .sign{display:none;}}@media (max-width:1239px){.top [data-look="inline"]{display:none;}}@media (max-width:1279px) and (min-width:900px){[data-header="compact"] & .entry > button{display:none;}[data-header="compact"] & .entry > a{padding-inline:7px;font-size:var(--size-1);}}@media (max-width:899px){--bar:56px;nav{display:none;}.bar > .in{gap:8px;}.settings{display:none;}.brand{min-inline-size:0;}.brand span{overflow:hidden;text-overflow:ellipsis;}.brand img{flex:none;inline-size:30px;block-size:30px;}[data-header="centred"] & .bar .brand{position:absolute;inset-inline-start:50%;transform:translateX(-50%);}[data-header="centred"][dir="rtl"] & .bar .brand{transform:translateX(50%);}[data-header="tall"] & .bar{background:var(--tall);color:var(--on-tall);border:0;}[data-header="tall"] & .bar [data-variant="quiet"]{color:inherit;}@media (max-width:560px){.acts .join{display:none;}}}'], tall, centred, pill);
const menus = /* @__PURE__ */ css(['.panel,.menu{position:absolute;margin:0;background:var(--surface-0);color:var(--text-1);box-shadow:var(--shadow-2);transition:display 200ms allow-discrete,overlay 200ms allow-discrete;@media (prefers-reduced-motion:reduce){transition-duration:200ms !important;}}.lang:hover > .menu,.lang:focus-within > .menu{display:block;z-index:1;}@media (hover:hover) and (min-width:900px){.entry:hover > .panel{display:block;z-index:1;}}@media (min-width:900px){.entry:has(:focus-visible) > .panel{display:block;interactivity:inert;}.entry:hover > .panel,.panel:popover-open{interactivity:auto;}}[data-shut] > :is(.panel,.menu):not(:popover-open){display:none;transition:none;}.panel{inset-inline:0;inset-block:100% auto;inline-size:auto;max-inline-size:none;border-block-end:1px solid var(--line);}.panel:popover-open{position:fixed;inset-block-start:var(--bar);}@supports (top:anchor(bottom)){.panel:popover-open{position-anchor:--bar;inset-block-start:anchor(end);}}.panel > div{display:grid;grid-template-columns:176px minmax(0,1fr);max-inline-size:var(--width);margin-inline:auto;padding:20px var(--edge) 24px;}.panel p{display:grid;align-content:start;justify-items:start;gap:8px;padding-block:12px;border-inline-end:1px solid var(--line);}.panel p > svg{color:var(--brand-text,var(--text-1));}.panel p b{font-family:var(--font-title);font-size:var(--size-3);line-height:1.2;}.panel p a{display:inline-flex;align-items:center;gap:4px;min-block-size:32px;color:var(--text-2);font-size:var(--size-1);font-weight:600;}.panel p a:hover{color:var(--text-1);text-decoration:underline;text-underline-offset:3px;}[dir="rtl"] & .panel p a svg{transform:scaleX(-1);}.panel ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(148px,1fr));align-content:start;gap:4px;padding-inline-start:16px;}.panel li > *{display:grid;grid-template-columns:48px minmax(0,1fr);align-items:center;gap:2px 12px;min-block-size:64px;padding:8px;border-radius:var(--radius-small);font-size:var(--size-1);font-weight:600;line-height:1.25;}.panel img{grid-row:1 / 3;inline-size:48px;block-size:48px;border-radius:min(var(--radius-small),10px);}.panel li span{align-self:center;grid-row:1 / 3;grid-column:2;}.panel li:has(em) span{grid-row:1;align-self:end;}.panel em{grid-column:2;align-self:start;color:var(--accent-text,var(--text-2));font-size:0.6875rem;font-style:normal;font-weight:700;}.panel li > a:hover{background:var(--surface-2);}.lang{position:relative;}.lang > button{anchor-name:--lang;}.lang b{font-size:var(--size-1);font-weight:600;}.menu{inset:100% auto auto auto;inset-inline-end:0;inline-size:max-content;min-inline-size:180px;padding:6px;border:1px solid var(--line);border-radius:min(var(--radius),12px);}.menu:popover-open{position:fixed;inset:calc(var(--bar) + 4px) auto auto auto;inset-inline-end:var(--edge);}@supports (top:anchor(bottom)){.menu:popover-open{position-anchor:--lang;inset-block-start:anchor(end);inset-inline-end:anchor(end);}}.menu a{display:flex;align-items:center;min-block-size:44px;padding-inline:12px;border-radius:8px;}.menu a:hover{background:var(--surface-2);}.menu a[aria-current]{background:var(--surface-2);font-weight:700;}']);
const settle = /* @__PURE__ */ keyframes(["to{translate:0 6px;}"]);
const shrink = /* @__PURE__ */ keyframes(["to{scale:0.86;}"]);
const lift = /* @__PURE__ */ keyframes(["to{box-shadow:var(--shadow-1);}"]);
const HeaderElement = /* @__PURE__ */ styled.header.withConfig({
  componentId: "sc-twxxk2-0"
})(['display:contents;--bar:68px;--tall:var(--brand);--on-tall:var(--on-brand);[data-theme="dark"] &{--tall:var(--surface-2);--on-tall:var(--text-1);}.top,.bar > .in{display:flex;align-items:center;gap:16px;max-inline-size:var(--width);margin-inline:auto;padding-inline:var(--edge);}.top{display:none;}.bar{position:sticky;inset-block-start:0;z-index:40;anchor-name:--bar;background:var(--surface-0);border-block-end:1px solid var(--line);}.bar > .in{min-block-size:var(--bar);}.brand{display:inline-flex;align-items:center;gap:10px;font-family:var(--font-title);font-size:1.25rem;font-weight:750;letter-spacing:-0.02em;white-space:nowrap;}.brand img{inline-size:36px;block-size:36px;}.acts,.settings{display:flex;flex:none;align-items:center;gap:4px;}.acts{gap:8px;}.bar .acts{margin-inline-start:auto;}.top .acts{align-items:start;}.top .acts .join{min-block-size:42px;}.theme form{display:contents;}nav{min-inline-size:0;}.entries{display:flex;align-items:stretch;gap:2px;overflow-x:auto;scrollbar-width:none;}.entry{display:flex;align-items:center;border-radius:var(--radius-small);}.entry > a{display:inline-flex;align-items:center;gap:8px;min-block-size:40px;padding-inline:10px;color:var(--text-2);font-size:var(--size-2);font-weight:600;white-space:nowrap;}.entry svg{flex:none;}.entry > a svg{display:none;}[data-header="compact"] & .entry > a{padding-inline:8px;}[data-header="compact"] & .entry:not([data-hover]) > a svg{display:block;}[data-header="compact"] & .entry:not([data-hover]) > a span{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);}.entry > :is(a,button):focus-visible{outline-offset:-2px;border-radius:var(--radius-small);}.entry > a[aria-current]{color:var(--text-1);}.entry:has(> [aria-current]){border-radius:0;box-shadow:inset 0 -2px var(--brand);}.entry:hover > a{color:var(--text-1);}.entry > button{display:grid;flex:none;place-items:center;inline-size:24px;block-size:32px;margin-inline-start:-8px;border-radius:var(--radius-small);color:var(--text-3);}.entry > button:hover{background:var(--surface-2);color:var(--text-1);}', ' [data-card="glass"] & .bar{background:color-mix(in srgb,var(--surface-0) 82%,transparent);backdrop-filter:blur(16px) saturate(1.4);}@supports (animation-timeline:scroll()){@media (prefers-reduced-motion:no-preference) and (min-width:900px){.bar{animation:', ' linear both;animation-timeline:scroll();animation-range:0 160px;}[data-header="compact"] & .bar{inset-block-start:-12px;}[data-header="compact"] & :is(.brand,.acts,.entry > a,.entry > button){animation:', ' linear both;}[data-header="compact"] & .brand img{animation:', ' linear both;}[data-header="compact"] & :is(.brand,.acts,.entry > a,.entry > button,.brand img){animation-timeline:scroll();animation-range:0 12px;}}}', ""], menus, lift, settle, shrink, arrangements);
const asksFor = (launches) => launches ? "loginPopupModal" : void 0;
function Vendor({ vendor: { name, art, hot, href, launches } }) {
  const common = useT("common");
  const inside = /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("img", { src: art, alt: "", width: 48, height: 48, loading: "lazy", decoding: "async" }),
    /* @__PURE__ */ jsx("span", { children: name }),
    hot ? /* @__PURE__ */ jsx("em", { children: common("hot") }) : null
  ] });
  if (href === null) return /* @__PURE__ */ jsx("div", { children: inside });
  return /* @__PURE__ */ jsx("a", { href, "data-modal": asksFor(launches), children: inside });
}
function Panel$2({ entry: entry2, id, label }) {
  const common = useT("common");
  return /* @__PURE__ */ jsx("div", { className: "panel", id, popover: "auto", children: /* @__PURE__ */ jsxs("div", { children: [
    /* @__PURE__ */ jsxs("p", { children: [
      isIconName(entry2.icon) ? /* @__PURE__ */ jsx(Icon, { name: entry2.icon, size: 28 }) : null,
      /* @__PURE__ */ jsx("b", { children: label }),
      entry2.more ? /* @__PURE__ */ jsxs("a", { href: entry2.more, children: [
        common("more"),
        /* @__PURE__ */ jsx(Icon, { name: "chevron-right", size: 16 })
      ] }) : null
    ] }),
    /* @__PURE__ */ jsx("ul", { children: entry2.vendors?.map((vendor) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Vendor, { vendor }) }, vendor.code)) })
  ] }) });
}
function Entry({ entry: entry2, current: current2 }) {
  const t = useT("shell");
  const label = useWords()(entry2.label);
  const panel = `nav-${entry2.id}`;
  const hasPanel = Boolean(entry2.vendors?.length);
  return /* @__PURE__ */ jsxs("li", { className: "entry", "data-hover": hasPanel ? "" : void 0, children: [
    /* @__PURE__ */ jsxs(
      "a",
      {
        "data-place": "",
        href: entry2.href,
        "aria-current": current2 ? "page" : void 0,
        "data-modal": asksFor(entry2.launches),
        children: [
          isIconName(entry2.icon) ? /* @__PURE__ */ jsx(Icon, { name: entry2.icon, size: 18 }) : null,
          /* @__PURE__ */ jsx("span", { children: label })
        ]
      }
    ),
    hasPanel ? /* @__PURE__ */ jsxs(Fragment, { children: [
      /* @__PURE__ */ jsx("button", { type: "button", popovertarget: panel, "aria-label": t("header.vendors", { category: label }), children: /* @__PURE__ */ jsx(Icon, { name: "chevron-down", size: 16 }) }),
      /* @__PURE__ */ jsx(Panel$2, { entry: entry2, id: panel, label })
    ] }) : null
  ] });
}
function Navigation({ entries, path }) {
  const t = useT("shell");
  return /* @__PURE__ */ jsx("nav", { "aria-label": t("header.nav"), children: /* @__PURE__ */ jsxs("ul", { className: "entries", children: [
    /* @__PURE__ */ jsx("li", { className: "entry home", children: /* @__PURE__ */ jsxs("a", { "data-place": "", href: "/", "aria-current": path === "/" ? "page" : void 0, children: [
      /* @__PURE__ */ jsx(Icon, { name: "home", size: 18 }),
      /* @__PURE__ */ jsx("span", { children: t("header.home") })
    ] }) }),
    entries.map((entry2) => /* @__PURE__ */ jsx(Entry, { entry: entry2, current: entry2.href.split("?")[0] === path }, entry2.id))
  ] }) });
}
function Brand({ site }) {
  return /* @__PURE__ */ jsxs("a", { className: "brand", href: "/", children: [
    /* @__PURE__ */ jsx("img", { src: site.brand.logo, alt: "", width: 36, height: 36 }),
    /* @__PURE__ */ jsx("span", { children: site.brand.name })
  ] });
}
function TopPart({ site, here }) {
  return /* @__PURE__ */ jsxs("div", { className: "top", children: [
    /* @__PURE__ */ jsx(Brand, { site }),
    /* @__PURE__ */ jsx(Settings, { site, here }),
    /* @__PURE__ */ jsxs("div", { className: "acts", children: [
      site.brand.signIn ? /* @__PURE__ */ jsx(SignInForm, { site, look: "inline" }) : null,
      /* @__PURE__ */ jsx(WayIn, { site })
    ] })
  ] });
}
function Header({ site, here }) {
  const t = useT("shell");
  const twoParts = site.brand.character.header !== "compact";
  return /* @__PURE__ */ jsxs(HeaderElement, { "data-area": "header", children: [
    twoParts ? /* @__PURE__ */ jsx(TopPart, { site, here }) : null,
    /* @__PURE__ */ jsx("div", { className: "bar", children: /* @__PURE__ */ jsxs("div", { className: "in", children: [
      /* @__PURE__ */ jsx("span", { className: "drawer-button", children: /* @__PURE__ */ jsx(
        Button,
        {
          type: "button",
          variant: "quiet",
          size: "small",
          square: true,
          popovertarget: DRAWER_ID,
          "aria-label": t("header.menu"),
          children: /* @__PURE__ */ jsx(Icon, { name: "menu" })
        }
      ) }),
      /* @__PURE__ */ jsx(Brand, { site }),
      /* @__PURE__ */ jsx(Navigation, { entries: site.brand.navigation, path: here.path }),
      /* @__PURE__ */ jsxs("div", { className: "acts", children: [
        twoParts ? null : /* @__PURE__ */ jsx(Settings, { site, here }),
        /* @__PURE__ */ jsx(WayIn, { site })
      ] })
    ] }) })
  ] });
}
const Bar$1 = /* @__PURE__ */ styled.nav.withConfig({
  componentId: "sc-1l0vnir-0"
})(["display:none;@media (min-width:1440px){position:fixed;inset-inline-end:0;inset-block-start:50%;z-index:30;display:block;transform:translateY(-50%);overflow:hidden;background:var(--surface-0);border:1px solid var(--line);border-inline-end:0;border-start-start-radius:min(var(--radius),16px);border-end-start-radius:min(var(--radius),16px);box-shadow:var(--shadow-1);li > *{display:grid;justify-items:center;gap:4px;inline-size:72px;padding:9px 4px;color:var(--text-2);font-size:0.6875rem;font-weight:600;line-height:1.25;text-align:center;overflow-wrap:anywhere;}li + li{border-block-start:1px solid var(--line);}a:hover{background:var(--brand);color:var(--on-brand);}a:focus-visible{outline-offset:-3px;}.seal img{inline-size:44px;block-size:44px;}.seal > :hover{background:var(--surface-2);color:var(--text-1);}}@media (min-width:1440px) and (max-height:640px){display:none;}"]);
const BADGE = "PAGCOR";
function Seal({
  badge: {
    art,
    authority,
    href
  }
}) {
  const inside = /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("img", { src: art, alt: "", width: 44, height: 44, loading: "lazy" }),
    authority
  ] });
  return href ? /* @__PURE__ */ jsx("a", { href, children: inside }) : /* @__PURE__ */ jsx("div", { children: inside });
}
function RightBar({
  brand: {
    rightBar,
    licences
  }
}) {
  const t = useT("shell");
  const words = useWords();
  const badge = licences.find(({
    authority
  }) => authority === BADGE);
  if (rightBar.length === 0 && !badge) return null;
  return /* @__PURE__ */ jsx(Bar$1, { "aria-label": t("rightBar.label"), "data-area": "side", children: /* @__PURE__ */ jsxs("ul", { children: [
    rightBar.map(({
      id,
      href,
      icon,
      label
    }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("a", { href, children: [
      /* @__PURE__ */ jsx(LinkIcon, { name: icon }),
      words(label)
    ] }) }, id)),
    badge ? /* @__PURE__ */ jsx("li", { className: "seal", children: /* @__PURE__ */ jsx(Seal, { badge }) }) : null
  ] }) });
}
const fall = /* @__PURE__ */ keyframes(["from{translate:0 -50%;}to{translate:0 0;}"]);
const Sky = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-1gglnrx-0"
})(["position:fixed;inset:0;z-index:60;overflow:hidden;pointer-events:none;i{position:absolute;inset:0 0 auto;block-size:200%;opacity:0.8;--flake:color-mix(in srgb,var(--text-1) 26%,#fff);background:radial-gradient(circle 2px at 12% 9%,var(--flake) 98%,transparent),radial-gradient(circle 3px at 67% 24%,var(--flake) 98%,transparent),radial-gradient(circle 2px at 38% 41%,var(--flake) 98%,transparent),radial-gradient(circle 2px at 84% 66%,var(--flake) 98%,transparent),radial-gradient(circle 3px at 23% 83%,var(--flake) 98%,transparent);background-size:420px 50%;animation:", ' 18s linear infinite;}i + i{background-size:300px 25%;background-position:90px 0;opacity:0.55;animation-duration:27s;}i + i + i{background-size:220px 25%;background-position:40px 0;opacity:0.35;animation-duration:40s;}[data-theme="light"] & i{--flake:#9fb4d8;}@media (prefers-reduced-motion:reduce){display:none;}'], fall);
function Snow() {
  return /* @__PURE__ */ jsxs(Sky, { "aria-hidden": "true", "data-area": "snow", children: [
    /* @__PURE__ */ jsx("i", {}),
    /* @__PURE__ */ jsx("i", {}),
    /* @__PURE__ */ jsx("i", {})
  ] });
}
const drawHeader = (here) => (frame) => /* @__PURE__ */ jsx(Header, { site: frame, here });
const drawFooter = (frame) => /* @__PURE__ */ jsx(Footer, { brand: frame.brand });
const drawSide = (frame) => /* @__PURE__ */ jsx(RightBar, { brand: frame.brand });
const drawEdges = (here) => (frame) => /* @__PURE__ */ jsxs(Fragment, { children: [
  /* @__PURE__ */ jsx(BottomBar, { entries: frame.brand.navigation, path: here.path }),
  /* @__PURE__ */ jsx(Drawer, { site: frame, here })
] });
const drawSnow = () => /* @__PURE__ */ jsx(Snow, {});
function useCurrentPlace(here) {
  const shown = useRef(here.returnTo);
  useEffect(() => {
    if (shown.current === here.returnTo) return;
    shown.current = here.returnTo;
    for (const link of document.querySelectorAll("a[data-place]")) {
      if (link.pathname === here.path) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    for (const link of document.querySelectorAll("a[data-lang]"))
      link.href = here.inLanguage(link.dataset.lang ?? "");
    for (const field of document.querySelectorAll('[action="/preferences"] [name="returnTo"]'))
      field.value = here.returnTo;
  }, [here]);
}
function useDialingCodes(language) {
  useEffect(() => {
    const fill2 = ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.dataset.dialing !== "") return;
      target.dataset.dialing = "filled";
      const retry = () => {
        target.dataset.dialing = "";
      };
      import("./fill-dialing-codes-BQbEo1MI.js").then(({ fillDialingCodes }) => fillDialingCodes(target, language)).catch(retry);
    };
    document.addEventListener("focusin", fill2);
    return () => document.removeEventListener("focusin", fill2);
  }, [language]);
}
function useHere() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete("lang");
  const rest2 = query.toString();
  return {
    path: pathname,
    returnTo: rest2 ? `${pathname}?${rest2}` : pathname,
    inLanguage: (code2) => `${pathname}?${rest2 ? `${rest2}&` : ""}lang=${code2}`
  };
}
const Skip = /* @__PURE__ */ styled.a.withConfig({
  componentId: "sc-160j69s-0"
})(["position:absolute;inset-inline-start:16px;inset-block-start:-80px;z-index:70;padding:12px 20px;background:var(--brand);color:var(--on-brand);border-radius:var(--radius-small);&:focus{inset-block-start:8px;}"]);
const Main = /* @__PURE__ */ styled.main.withConfig({
  componentId: "sc-160j69s-1"
})(["min-block-size:60vh;&:focus{outline:none;}"]);
const onward = /* @__PURE__ */ keyframes(["from{scale:0 1;}to{scale:0.9 1;}"]);
const Progress = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-160j69s-2"
})(["position:fixed;inset:0 0 auto;z-index:75;block-size:3px;background:var(--brand);transform-origin:left;animation:", ' 8s 200ms cubic-bezier(0.1,0.8,0.2,1) both;[dir="rtl"] &{transform-origin:right;}'], onward);
function useWholeShell({
  header,
  footer,
  side
}) {
  const whole2 = useRef(header && footer && side);
  useEffect(() => noteShell(whole2.current), []);
}
function SiteShell({
  site,
  chrome,
  modal,
  children
}) {
  const t = useT("shell");
  const here = useHere();
  const loading = useNavigation().state === "loading";
  useWholeShell(chrome);
  useCurrentPlace(here);
  useDialingCodes(site.language);
  return /* @__PURE__ */ jsxs(FlagsProvider, { flags: site.flags, children: [
    /* @__PURE__ */ jsx(Skip, { href: "#content", children: t("skip") }),
    loading ? /* @__PURE__ */ jsx(Progress, { "aria-hidden": "true" }) : null,
    chrome.header ? /* @__PURE__ */ jsx(Kept, { id: "shell-header", draw: drawHeader(here) }) : null,
    /* @__PURE__ */ jsx(Main, { id: "content", tabIndex: -1, "data-area": "main", children: /* @__PURE__ */ jsx(ImageHostsProvider, { hosts: site.brand.imageHosts, children }) }),
    chrome.footer ? /* @__PURE__ */ jsx(Kept, { id: "shell-footer", draw: drawFooter }) : null,
    chrome.side ? /* @__PURE__ */ jsx(Kept, { id: "shell-side", draw: drawSide }) : null,
    chrome.header ? /* @__PURE__ */ jsx(Kept, { id: "shell-edges", draw: drawEdges(here) }) : null,
    site.flags.snow ? /* @__PURE__ */ jsx(Kept, { id: "shell-snow", draw: drawSnow }) : null,
    /* @__PURE__ */ jsx(Suspense, { fallback: null, children: modal ? /* @__PURE__ */ jsx(PageModal, { name: modal, site }, here.path) : null }),
    /* @__PURE__ */ jsx(ModalGate, { site })
  ] });
}
const Screen = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-2l4h2u-0"
})(["display:grid;place-items:center;min-block-size:72dvh;padding:48px var(--edge);text-align:center;> div{display:grid;justify-items:center;gap:12px;max-inline-size:34rem;}svg{inline-size:min(240px,60vw);block-size:auto;margin-block-end:12px;}.a{fill:var(--surface-2);}.b{fill:none;stroke:var(--text-3);stroke-width:5;stroke-linecap:round;stroke-linejoin:round;}.c{fill:var(--brand);}.d{fill:var(--accent);}h1{font-size:var(--size-4);}p{color:var(--text-2);}.facts{font-size:var(--size-1);}.actions{display:flex;flex-wrap:wrap;justify-content:center;gap:12px;margin-block-start:12px;}"]);
const DRAWINGS = {
  maintenance: /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("rect", { className: "a", x: "30", y: "24", width: "180", height: "112", rx: "16" }),
    /* @__PURE__ */ jsx("path", { className: "b", d: "M30 52h180M48 38h.1M62 38h.1M76 38h.1" }),
    /* @__PURE__ */ jsx("path", { className: "c", d: "M120 66l7 6 9-2 3 9 9 3-2 9 6 7-6 7 2 9-9 3-3 9-9-2-7 6-7-6-9 2-3-9-9-3 2-9-6-7 6-7-2-9 9-3 3-9 9 2Z" }),
    /* @__PURE__ */ jsx("circle", { cx: "120", cy: "98", r: "10", className: "a" }),
    /* @__PURE__ */ jsx("path", { className: "b", d: "M18 148h204" })
  ] }),
  region: /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("circle", { className: "a", cx: "120", cy: "80", r: "62" }),
    /* @__PURE__ */ jsx("path", { className: "b", d: "M120 18c-24 20-24 104 0 124M120 18c24 20 24 104 0 124M60 64h120M60 98h120" }),
    /* @__PURE__ */ jsx("path", { className: "c", d: "M172 60a30 30 0 0 1 30 30c0 22-30 50-30 50s-30-28-30-50a30 30 0 0 1 30-30Z" }),
    /* @__PURE__ */ jsx("path", { className: "a", d: "M158 84h28v10h-28Z" })
  ] }),
  missing: /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("rect", { className: "a", x: "52", y: "22", width: "84", height: "118", rx: "12", transform: "rotate(-12 94 80)" }),
    /* @__PURE__ */ jsx("rect", { className: "c", x: "104", y: "22", width: "84", height: "118", rx: "12", transform: "rotate(10 146 80)" }),
    /* @__PURE__ */ jsx("path", { className: "b", d: "M132 64q2-16 18-14 16 4 12 18-3 8-12 11-5 3-6 10M140 108h.1" }),
    /* @__PURE__ */ jsx("circle", { className: "d", cx: "60", cy: "134", r: "12" })
  ] }),
  failure: /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("rect", { className: "a", x: "30", y: "34", width: "180", height: "92", rx: "16" }),
    /* @__PURE__ */ jsx("path", { className: "b", d: "M48 80h34l12-26 20 52 16-38 10 12h52" }),
    /* @__PURE__ */ jsx("circle", { className: "c", cx: "196", cy: "42", r: "20" }),
    /* @__PURE__ */ jsx("path", { d: "M196 32v12M196 51h.1", fill: "none", stroke: "var(--on-brand)", strokeWidth: "4", strokeLinecap: "round" })
  ] })
};
function StatusScreen({
  art,
  title,
  text: text2,
  facts,
  actions
}) {
  return /* @__PURE__ */ jsx(Screen, { children: /* @__PURE__ */ jsxs("div", { children: [
    /* @__PURE__ */ jsx("svg", { viewBox: "0 0 240 160", "aria-hidden": "true", children: DRAWINGS[art] }),
    /* @__PURE__ */ jsx("h1", { children: title }),
    text2 ? /* @__PURE__ */ jsx("p", { children: text2 }) : null,
    facts ? /* @__PURE__ */ jsx("p", { className: "facts", children: facts }) : null,
    actions ? /* @__PURE__ */ jsx("div", { className: "actions", children: actions }) : null
  ] }) });
}
function SiteStatusScreen({
  status,
  service
}) {
  const t = useT("shell");
  const format = useFormat();
  const actions = service ? /* @__PURE__ */ jsx(LinkButton, { href: service, variant: "primary", children: t("status.service") }) : null;
  if (status.status === 1) {
    const { until, notice } = status.maintenance;
    return /* @__PURE__ */ jsx(
      StatusScreen,
      {
        art: "maintenance",
        title: t("status.maintenanceTitle"),
        text: notice || t("status.maintenanceText"),
        facts: until ? t("status.maintenanceUntil", { time: format.date(Date.parse(until)) }) : null,
        actions
      }
    );
  }
  return /* @__PURE__ */ jsx(
    StatusScreen,
    {
      art: "region",
      title: t("status.regionTitle"),
      text: status.regionRestriction.notice || t("status.regionText"),
      facts: status.location.ip ? t("status.ip", { ip: status.location.ip }) : null,
      actions
    }
  );
}
function ErrorScreen() {
  const t = useT("shell");
  const common = useT("common");
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const data = isRouteErrorResponse(error) ? error.data : null;
  const id = typeof data === "object" && data !== null && "errorId" in data ? String(data.errorId) : "";
  return /* @__PURE__ */ jsx(
    StatusScreen,
    {
      art: missing ? "missing" : "failure",
      title: missing ? t("status.notFoundTitle") : t("status.errorTitle"),
      text: missing ? t("status.notFoundText") : t("status.errorText"),
      facts: id ? t("status.errorId", { id }) : null,
      actions: /* @__PURE__ */ jsx(LinkButton, { href: "/", variant: "primary", children: common("toHome") })
    }
  );
}
function useImageLoader() {
  useEffect(() => {
    let end;
    let left = false;
    const start = async () => {
      const { startImageLoader } = await import("./image-loader-BA9ct4h0.js");
      if (!left) end = startImageLoader(document);
    };
    const begin = () => void start().catch(() => void 0);
    const idle = globalThis.requestIdleCallback;
    if (idle) idle(begin, { timeout: 4e3 });
    else setTimeout(begin, 500);
    return () => {
      left = true;
      end?.();
    };
  }, []);
}
async function loader$a({ context, request }) {
  const app = appContext(context);
  if (app.kind === "console") return json({ kind: "console", document: app.document });
  const {
    document: document2,
    site: { preview }
  } = app;
  if (app.status !== 0) {
    const [status, { entries }] = await Promise.all([app.wps.system.systemStatus({}), app.wps.system.service({})]);
    const service = entries.find(({ csType, path }) => csType === "LIVECHAT" && path.startsWith("https://"))?.path;
    return json({ kind: "status", document: document2, status, service: service ?? null });
  }
  const site = await loadShell(app, new URL(request.url).pathname);
  return json({ kind: "site", document: document2, site, preview });
}
const meta$2 = ({ data }) => [{ title: data?.document.title }];
const shouldRevalidate = () => false;
const FALLBACK = { lang: "en", dir: "ltr", icon: "/art/logo/livery.svg", site: null, attributes: {} };
function Layout({ children }) {
  const { lang, dir, icon, site, attributes: attributes2 } = useRouteLoaderData("root")?.document ?? FALLBACK;
  return /* @__PURE__ */ jsxs("html", { lang, dir, ...attributes2, children: [
    /* @__PURE__ */ jsxs("head", { children: [
      /* @__PURE__ */ jsx("meta", { charSet: "utf-8" }),
      /* @__PURE__ */ jsx("meta", { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" }),
      /* @__PURE__ */ jsx("link", { rel: "icon", href: icon, type: "image/svg+xml" }),
      site ? /* @__PURE__ */ jsxs(Fragment, { children: [
        /* @__PURE__ */ jsx("link", { rel: "apple-touch-icon", href: "/apple-touch-icon.png" }),
        /* @__PURE__ */ jsx("link", { rel: "manifest", href: "/manifest.webmanifest" }),
        /* @__PURE__ */ jsx("meta", { name: "theme-color", content: site.themeColour })
      ] }) : null,
      /* @__PURE__ */ jsx(Meta, {}),
      /* @__PURE__ */ jsx(Links$2, {}),
      typeof document === "undefined" ? HEAD_SLOT : null
    ] }),
    /* @__PURE__ */ jsxs("body", { children: [
      children,
      typeof document === "undefined" ? BODY_SLOT : null
    ] })
  ] });
}
function useHydrated() {
  useEffect(() => {
    dispatchEvent(new Event("livery:hydrated"));
  }, []);
}
const drawsModal = (handle2) => typeof handle2 === "object" && handle2 !== null && "drawsModal" in handle2;
function App() {
  useHydrated();
  useImageLoader();
  useLinkNavigation();
  const root = useRouteLoaderData("root");
  const leaf = useMatches().at(-1);
  const page = pageOf$1(leaf?.data);
  const modal = drawsModal(leaf?.handle) ? null : page?.modal ?? null;
  if (root?.kind === "status")
    return /* @__PURE__ */ jsx("main", { children: /* @__PURE__ */ jsx(SiteStatusScreen, { status: root.status, service: root.service }) });
  if (root?.kind !== "site") return /* @__PURE__ */ jsx(Outlet, {});
  return /* @__PURE__ */ jsx(SiteShell, { site: root.site, chrome: page?.chrome ?? FULL_CHROME, modal, children: /* @__PURE__ */ jsx(Outlet, {}) });
}
function ErrorBoundary() {
  useHydrated();
  const root = useRouteLoaderData("root");
  const screen = /* @__PURE__ */ jsx(ErrorScreen, {});
  return root?.kind === "site" ? /* @__PURE__ */ jsx(SiteShell, { site: root.site, chrome: FULL_CHROME, modal: null, children: screen }) : /* @__PURE__ */ jsx("main", { children: screen });
}
const route0 = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  ErrorBoundary,
  Layout,
  default: App,
  loader: loader$a,
  meta: meta$2,
  shouldRevalidate
}, Symbol.toStringTag, { value: "Module" }));
function* pagesOf(menu) {
  for (const node of menu) {
    if (node.type === "page") yield node;
    yield* pagesOf(node.children);
  }
}
function findPage(menu, path) {
  for (const page of pagesOf(menu)) {
    const at = pagePaths(page.props).find((each) => each.path === path);
    if (at) return { page, at };
  }
  return void 0;
}
function titleOf({ page, at }) {
  const { param, title } = page.props;
  const [value = ""] = Object.values(at.param);
  const titles = param?.titles ?? {};
  return Object.hasOwn(titles, value) ? titles[value] : title;
}
function pageQuery({ page, at }, query) {
  const names2 = page.props["query"] ?? [];
  const declared = names2.flatMap((name) => query[name] === void 0 ? [] : [[name, query[name]]]);
  return { ...Object.fromEntries(declared), ...at.param };
}
function canonicalOf({ page, at }, query) {
  const names2 = page.props["canonicalQuery"] ?? [];
  const kept = new URLSearchParams(names2.flatMap((name) => query[name] ? [[name, query[name]]] : []));
  return kept.size > 0 ? `${at.canonical}?${kept}` : at.canonical;
}
function pageAddress({ origin, defaultLanguage }, path, language = defaultLanguage) {
  if (language === defaultLanguage) return `${origin}${path}`;
  return `${origin}${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
}
function alternatesOf(site, path) {
  if (site.languages.length < 2) return [];
  const each = site.languages.map((code2) => [languageOf(code2).bcp47, pageAddress(site, path, code2)]);
  return [...each, ["x-default", pageAddress(site, path)]];
}
function cardOf(title, description, url, brand, origin) {
  const tags = [
    ["og:type", "website"],
    ["og:site_name", brand],
    ["og:title", title],
    ["og:description", description],
    ["og:url", url],
    ["og:image", `${origin}/card.png`],
    ["og:image:width", "1200"],
    ["og:image:height", "630"]
  ];
  return [
    ...tags.flatMap(([property, content]) => content ? [{ property, content }] : []),
    { name: "twitter:card", content: "summary_large_image" }
  ];
}
function pageMeta(page, document2) {
  const brand = document2?.title ?? "";
  if (!page) return [{ title: brand }];
  const title = page.title && page.title !== brand ? `${page.title} · ${brand}` : brand;
  const head = [{ title }];
  if (page.description) head.push({ name: "description", content: page.description });
  const site = document2?.site;
  if (!site) return head;
  if (!page.index || !site.index) return [...head, { name: "robots", content: "noindex" }];
  const url = pageAddress(site, page.canonical, site.language);
  return [
    ...head,
    { tagName: "link", rel: "canonical", href: url },
    ...alternatesOf(site, page.canonical).map(([hrefLang, href]) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang,
      href
    })),
    ...cardOf(page.title || brand, page.description, url, brand, site.origin)
  ];
}
const SITEMAP_PATH = "/sitemap.xml";
const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeXml = (text2) => text2.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);
function* listedPaths(menu) {
  for (const { props } of pagesOf(menu)) {
    if (props["index"] !== false) yield* new Set(pagePaths(props).map(({ canonical }) => canonical));
  }
}
function siteMap(menu, site) {
  const urls = [...listedPaths(menu)].flatMap((path) => {
    const links = alternatesOf(site, path).map(
      ([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`
    );
    return site.languages.map(
      (code2) => `<url><loc>${escapeXml(pageAddress(site, path, code2))}</loc>${links.join("")}</url>`
    );
  });
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset ${spaces}>
${urls.join("\n")}
</urlset>
`;
}
function textDocument(body, type) {
  const headers = { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "public, no-cache" };
  return new Response(body, { headers });
}
const ICONS = [192, 512].flatMap(
  (size) => ["any", "maskable"].map((purpose) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose
  }))
);
async function loader$9({ context }) {
  const { brand, document: document2 } = siteContext(context);
  const colour = document2.site?.themeColour;
  const manifest = {
    id: "/",
    name: brand.name,
    short_name: brand.name.slice(0, 12),
    lang: document2.lang,
    dir: document2.dir,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: colour,
    theme_color: colour,
    icons: ICONS
  };
  return textDocument(JSON.stringify(manifest), "application/manifest+json");
}
const route1 = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  loader: loader$9
}, Symbol.toStringTag, { value: "Module" }));
const TONES$1 = { live: "good", stale: "bad", broken: "bad", skipped: "plain" };
function BrandState({ brand }) {
  const t = useT("console");
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(Badge, { tone: TONES$1[brand.state], children: t(`state.${brand.state}`) }),
    brand.maintenance ? /* @__PURE__ */ jsx(Badge, { tone: "accent", children: t("state.maintenance") }) : null
  ] });
}
const Table = /* @__PURE__ */ styled.table.withConfig({
  componentId: "sc-602y1x-0"
})(["font-size:var(--size-1);caption{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);}th,td{padding:10px 12px;text-align:start;vertical-align:middle;border-block-end:1px solid var(--line);}thead th{color:var(--text-2);font-weight:600;white-space:nowrap;}tbody th{font-weight:600;}th.num,td.num{text-align:end;}@media (hover:hover){tbody tr:hover{background:var(--surface-1);}}@media (max-width:640px){thead{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);}display:block;tbody{display:grid;gap:10px;}tbody tr{display:grid;gap:4px;padding:12px 16px;background:var(--card-ground);border:var(--card-line);border-radius:var(--radius-small);box-shadow:inset 0 0 0 1px var(--line);}tbody th[data-label]::before{content:none;}tbody th{font-size:var(--size-2);}tbody :is(th,td){display:flex;justify-content:space-between;gap:16px;padding:2px 0;border:0;}tbody [data-label]::before{content:attr(data-label);color:var(--text-2);font-weight:400;}}"]);
const Title = /* @__PURE__ */ styled.h2.withConfig({
  componentId: "sc-1vkwrnn-0"
})(["margin-block-end:12px;font-size:var(--size-3);"]);
function useValueText() {
  const t = useT("console");
  return (value) => {
    if (value === null) return t("history.files");
    const on = typeof value === "boolean" ? value : value.on;
    return t(on ? "flags.on" : "flags.off");
  };
}
function ChangeLine({
  row,
  flags,
  version
}) {
  const t = useT("console");
  const name = row.key.replace(/^flag:/, "");
  const what = flags.find((flag) => flag.name === name)?.title ?? t("maintenance.title");
  const say = useValueText();
  const when = useFormat().date(Date.parse(row.at), "dateTime");
  return /* @__PURE__ */ jsxs("tr", { "data-change": name, children: [
    /* @__PURE__ */ jsx("td", { "data-label": t("history.when"), className: "num", children: when }),
    /* @__PURE__ */ jsx("td", { "data-label": t("history.who"), children: row.actor }),
    /* @__PURE__ */ jsxs("th", { scope: "row", "data-label": t("history.what"), children: [
      what,
      ": ",
      say(row.before),
      " → ",
      say(row.after)
    ] }),
    /* @__PURE__ */ jsx("td", { "data-label": t("history.why"), children: row.reason }),
    /* @__PURE__ */ jsx("td", { children: row.undoneBy === null ? /* @__PURE__ */ jsxs(Form$1, { method: "post", children: [
      /* @__PURE__ */ jsx("input", { type: "hidden", name: "intent", value: "undo" }),
      /* @__PURE__ */ jsx("input", { type: "hidden", name: "historyId", value: row.historyId }),
      /* @__PURE__ */ jsx("input", { type: "hidden", name: "expectedVersion", value: version }),
      /* @__PURE__ */ jsx("input", { type: "hidden", name: "reason", value: t("history.undoReason", {
        reason: row.reason
      }).slice(0, 500) }),
      /* @__PURE__ */ jsx(Button, { size: "small", variant: "quiet", "aria-label": t("history.undoWhat", {
        what,
        when
      }), children: t("history.undo") })
    ] }) : t("history.undone") })
  ] });
}
function ChangeHistory({
  rows: rows2,
  ...common
}) {
  const t = useT("console");
  return /* @__PURE__ */ jsxs("section", { "aria-labelledby": "history", children: [
    /* @__PURE__ */ jsx(Title, { id: "history", children: t("history.title") }),
    rows2.length === 0 ? /* @__PURE__ */ jsx(EmptyState, { icon: "megaphone", title: t("history.none"), text: t("history.noneHint") }) : /* @__PURE__ */ jsxs(Table, { children: [
      /* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsxs("tr", { children: [
        /* @__PURE__ */ jsx("th", { scope: "col", children: t("history.when") }),
        /* @__PURE__ */ jsx("th", { scope: "col", children: t("history.who") }),
        /* @__PURE__ */ jsx("th", { scope: "col", children: t("history.what") }),
        /* @__PURE__ */ jsx("th", { scope: "col", children: t("history.why") }),
        /* @__PURE__ */ jsx("td", {})
      ] }) }),
      /* @__PURE__ */ jsx("tbody", { children: rows2.map((row) => /* @__PURE__ */ jsx(ChangeLine, { row, ...common }, row.historyId)) })
    ] })
  ] });
}
const Sheet = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-1vmc4cd-0"
})(["inline-size:min(560px,calc(100vw - 32px));max-block-size:min(720px,calc(100dvh - 48px));overflow:auto;overscroll-behavior:contain;border-radius:var(--radius);background:var(--surface-0);color:var(--text-1);box-shadow:var(--shadow-2),0 0 0 1px var(--line);&::backdrop{background:rgb(0 0 0 / 0.55);}header{display:flex;align-items:center;justify-content:space-between;gap:16px;padding:16px 16px 0 24px;padding-inline:24px 16px;}h2{font-size:var(--size-3);}.body{padding:12px 24px 24px;white-space:normal;}.body > * + *{margin-block-start:12px;}"]);
function PopoverDialog({
  id,
  title,
  closeLabel,
  children
}) {
  const heading = useId();
  return /* @__PURE__ */ jsxs(Sheet, { id, popover: "auto", role: "dialog", "aria-labelledby": heading, children: [
    /* @__PURE__ */ jsxs("header", { children: [
      /* @__PURE__ */ jsx("h2", { id: heading, children: title }),
      /* @__PURE__ */ jsx(Button, { type: "button", variant: "quiet", size: "small", square: true, popovertarget: id, popovertargetaction: "hide", "aria-label": closeLabel, children: /* @__PURE__ */ jsx(Icon, { name: "close" }) })
    ] }),
    /* @__PURE__ */ jsx("div", { className: "body", children })
  ] });
}
const Actions = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-z23ep0-0"
})(["display:flex;justify-content:flex-end;gap:8px;"]);
const Body = /* @__PURE__ */ styled(Form$1).withConfig({
  componentId: "sc-z23ep0-1"
})(["display:grid;gap:16px;> p{color:var(--text-2);font-size:var(--size-1);}"]);
function closeSheet(event) {
  event.currentTarget.closest("[popover]")?.hidePopover();
}
function SwitchDialog({
  id,
  title,
  label,
  effect,
  variant = "secondary",
  fields,
  children
}) {
  const t = useT("console");
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(Button, { type: "button", size: "small", variant, popovertarget: id, children: label }),
    /* @__PURE__ */ jsx(PopoverDialog, { id, title, closeLabel: t("dialog.close"), children: /* @__PURE__ */ jsxs(Body, { method: "post", onSubmit: closeSheet, children: [
      Object.entries(fields).map(([name, value]) => /* @__PURE__ */ jsx("input", { type: "hidden", name, value }, name)),
      /* @__PURE__ */ jsx("p", { children: effect }),
      children,
      /* @__PURE__ */ jsx(Field, { label: t("reason.label"), hint: t("reason.hint"), name: "reason", required: true, maxLength: 500, autoComplete: "off" }),
      /* @__PURE__ */ jsxs(Actions, { children: [
        /* @__PURE__ */ jsx(Button, { type: "button", variant: "quiet", popovertarget: id, popovertargetaction: "hide", children: t("dialog.cancel") }),
        /* @__PURE__ */ jsx(Button, { variant: "primary", children: label })
      ] })
    ] }) })
  ] });
}
const Rows = /* @__PURE__ */ styled.ul.withConfig({
  componentId: "sc-1nw3hzy-0"
})(["display:grid;border-block-start:1px solid var(--line);li{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:4px 16px;padding-block:12px;border-block-end:1px solid var(--line);}h3{display:flex;flex-wrap:wrap;align-items:center;gap:8px;font-size:var(--size-2);letter-spacing:0;}p{grid-column:1;color:var(--text-2);font-size:var(--size-1);}.do{grid-column:2;grid-row:1 / span 2;display:flex;flex-wrap:wrap;justify-content:flex-end;gap:8px;}@media (max-width:640px){li{grid-template-columns:minmax(0,1fr);}.do{grid-column:1;grid-row:auto;justify-content:flex-start;}}"]);
const Head$1 = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-1nw3hzy-1"
})(["display:grid;grid-template-columns:minmax(0,1fr) minmax(0,260px);align-items:end;gap:16px;margin-block-end:12px;h2{font-size:var(--size-3);}"]);
function FlagLine({
  flag,
  version
}) {
  const t = useT("console");
  const next = flag.value ? "off" : "on";
  const fields = {
    intent: "flag",
    flag: flag.name,
    expectedVersion: version
  };
  return /* @__PURE__ */ jsxs("li", { "data-flag": flag.name, "data-value": flag.value ? "on" : "off", children: [
    /* @__PURE__ */ jsxs("h3", { children: [
      flag.title,
      /* @__PURE__ */ jsx(Badge, { tone: flag.value ? "good" : "plain", children: t(flag.value ? "flags.on" : "flags.off") }),
      /* @__PURE__ */ jsx(Badge, { tone: flag.source === "override" ? "accent" : "plain", children: t(`flags.source.${flag.source}`) })
    ] }),
    /* @__PURE__ */ jsx("p", { children: flag.description }),
    /* @__PURE__ */ jsxs("div", { className: "do", children: [
      flag.source === "override" ? /* @__PURE__ */ jsx(SwitchDialog, { id: `files-${flag.name}`, title: t("flags.ask.files", {
        title: flag.title
      }), label: t("flags.toFiles"), effect: t("flags.effect"), variant: "quiet", fields: {
        ...fields,
        value: "files"
      } }) : null,
      /* @__PURE__ */ jsx(SwitchDialog, { id: `switch-${flag.name}`, title: t(`flags.ask.${next}`, {
        title: flag.title
      }), label: t(flag.value ? "flags.switchOff" : "flags.switchOn"), effect: t("flags.effect"), fields: {
        ...fields,
        value: next
      } })
    ] })
  ] });
}
function FlagList({
  answer
}) {
  const t = useT("console");
  const [wanted, setWanted] = useState("");
  const needle = wanted.trim().toLowerCase();
  const shown = answer.flags.filter(({
    name,
    title
  }) => `${name} ${title}`.toLowerCase().includes(needle));
  return /* @__PURE__ */ jsxs("section", { "aria-labelledby": "flags", children: [
    /* @__PURE__ */ jsxs(Head$1, { children: [
      /* @__PURE__ */ jsx("h2", { id: "flags", children: t("flags.title") }),
      /* @__PURE__ */ jsx(Field, { label: t("flags.search"), type: "search", value: wanted, onChange: (event) => setWanted(event.target.value) })
    ] }),
    shown.length === 0 ? /* @__PURE__ */ jsx(EmptyState, { icon: "search", title: t("flags.empty") }) : /* @__PURE__ */ jsx(Rows, { children: shown.map((flag) => /* @__PURE__ */ jsx(FlagLine, { flag, version: answer.overridesVersion }, flag.name)) })
  ] });
}
const POLL_MS = 300;
const Frame$1 = /* @__PURE__ */ styled.iframe.withConfig({
  componentId: "sc-1qfk1vz-0"
})(["display:block;inline-size:100%;block-size:min(78vh,860px);border:1px solid var(--line);border-radius:var(--radius);background:var(--surface-0);"]);
const Bar = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-1qfk1vz-1"
})(["display:flex;align-items:center;justify-content:space-between;gap:12px;margin-block-end:8px;font-size:var(--size-1);color:var(--text-2);"]);
function useBrandVersion(code2, known2, changed) {
  const last = useRef(known2);
  const tell = useRef(changed);
  tell.current = changed;
  useEffect(() => {
    last.current = known2;
  }, [known2]);
  useEffect(() => {
    let timer2;
    const controller = new AbortController();
    const ask = async () => {
      if (!document.hidden) {
        const answer = await browserCall("GET /wps/staff/brand/version", {
          code: code2
        }, controller).catch(() => null);
        if (answer && answer.version !== last.current) {
          last.current = answer.version;
          tell.current(answer.version);
        }
      }
      if (!controller.signal.aborted) timer2 = setTimeout(ask, POLL_MS);
    };
    void ask();
    return () => {
      controller.abort();
      clearTimeout(timer2);
    };
  }, [code2]);
}
function LivePreview({
  code: code2,
  url,
  version
}) {
  const t = useT("console");
  const [shown, show] = useState(version);
  const revalidator = useRevalidator();
  useEffect(() => show(version), [version]);
  useBrandVersion(code2, version, (next) => {
    show(next);
    revalidator.revalidate();
  });
  return /* @__PURE__ */ jsxs("section", { "aria-label": t("preview.title"), children: [
    /* @__PURE__ */ jsxs(Bar, { children: [
      /* @__PURE__ */ jsx("span", { children: t("preview.title") }),
      /* @__PURE__ */ jsx("output", { "data-version": shown, children: shown })
    ] }),
    /* @__PURE__ */ jsx(Frame$1, { src: url, title: t("preview.title"), "data-preview": code2 }, shown)
  ] });
}
const Panel$1 = /* @__PURE__ */ styled.section.withConfig({
  componentId: "sc-1h7vn5a-0"
})(["display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px;h2{font-size:var(--size-3);}p{color:var(--text-2);font-size:var(--size-1);}"]);
function MaintenancePanel({
  on,
  version
}) {
  const t = useT("console");
  const fields = {
    intent: "maintenance",
    expectedVersion: version
  };
  return /* @__PURE__ */ jsxs(Panel$1, { "aria-labelledby": "maintenance", children: [
    /* @__PURE__ */ jsxs("div", { children: [
      /* @__PURE__ */ jsx("h2", { id: "maintenance", children: t("maintenance.title") }),
      /* @__PURE__ */ jsx("p", { children: t(on ? "maintenance.isOn" : "maintenance.isOff") })
    ] }),
    on ? /* @__PURE__ */ jsx(SwitchDialog, { id: "end-maintenance", title: t("maintenance.end"), label: t("maintenance.end"), effect: t("flags.effect"), fields: {
      ...fields,
      value: "off"
    } }) : /* @__PURE__ */ jsxs(SwitchDialog, { id: "start-maintenance", title: t("maintenance.start"), label: t("maintenance.start"), effect: t("maintenance.effect"), variant: "danger", fields: {
      ...fields,
      value: "on"
    }, children: [
      /* @__PURE__ */ jsx(Field, { label: t("maintenance.until"), type: "datetime-local", name: "until" }),
      /* @__PURE__ */ jsx(Field, { label: t("maintenance.notice"), name: "notice", maxLength: 500 })
    ] })
  ] });
}
const Head = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-1g1oddv-0"
})(["display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;h1{font-size:var(--size-4);}p{flex-basis:100%;color:var(--text-2);font-size:var(--size-1);}.end{display:flex;gap:8px;margin-inline-start:auto;}"]);
function PageHead({
  title,
  intro,
  badges,
  actions
}) {
  return /* @__PURE__ */ jsxs(Head, { children: [
    /* @__PURE__ */ jsx("h1", { children: title }),
    badges,
    actions ? /* @__PURE__ */ jsx("div", { className: "end", children: actions }) : null,
    intro ? /* @__PURE__ */ jsx("p", { children: intro }) : null
  ] });
}
const List$1 = /* @__PURE__ */ styled.ul.withConfig({
  componentId: "sc-1sud484-0"
})(["display:grid;gap:6px;font-size:var(--size-1);li{display:flex;flex-wrap:wrap;gap:4px 12px;}code{color:var(--lose);font-family:ui-monospace,Menlo,Consolas,monospace;}"]);
function ProblemList({
  problems
}) {
  const t = useT("console");
  return /* @__PURE__ */ jsx(List$1, { "aria-label": t("brands.problems"), children: problems.map(({
    file,
    line,
    column,
    pointer,
    message,
    nearest
  }) => /* @__PURE__ */ jsxs("li", { children: [
    /* @__PURE__ */ jsxs("code", { children: [
      file,
      ":",
      line,
      ":",
      column
    ] }),
    /* @__PURE__ */ jsx("span", { children: message }),
    nearest ? /* @__PURE__ */ jsx("span", { children: t("brands.nearest", {
      nearest
    }) }) : null
  ] }, `${file}:${line}:${column}${pointer}${message}`)) });
}
const Note$1 = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-gldmfp-0"
})(["padding:12px 16px;border:1px solid var(--lose);border-radius:var(--radius-small);background:var(--surface-1);strong{color:var(--lose);}"]);
function Refusal$1({
  message
}) {
  const t = useT("console");
  return /* @__PURE__ */ jsx("div", { role: "alert", children: message ? /* @__PURE__ */ jsxs(Note$1, { children: [
    /* @__PURE__ */ jsx("strong", { children: t("refused.title") }),
    " ",
    message
  ] }) : null });
}
const text = (form, name) => String(form.get(name) ?? "");
const choice = (value) => value === "on" ? true : value === "off" ? false : null;
async function carryOut(app, code2, form) {
  const common = { code: code2, expectedVersion: Number(text(form, "expectedVersion")), reason: text(form, "reason") };
  switch (text(form, "intent")) {
    case "flag":
      await app.wps.staff.setFlag({ ...common, flag: text(form, "flag"), value: choice(text(form, "value")) });
      return;
    case "undo":
      await app.wps.staff.undoFlag({ ...common, historyId: text(form, "historyId") });
      return;
    case "maintenance": {
      const until = text(form, "until");
      const notice = text(form, "notice");
      await app.wps.staff.setMaintenance({
        ...common,
        on: choice(text(form, "value")),
        ...until ? { until: (/* @__PURE__ */ new Date(`${until}Z`)).toISOString() } : {},
        ...notice ? { notice } : {}
      });
      return;
    }
    default:
      throw new Response(null, { status: 400 });
  }
}
async function switchAction(app, code2, form) {
  try {
    await carryOut(app, code2, form);
    return null;
  } catch (error) {
    if (!isWpsError(error)) throw error;
    return { intent: text(form, "intent"), code: error.code, message: app.explain(error) };
  }
}
const Columns$1 = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-1t9czo1-0"
})(["display:grid;gap:32px;> div{display:grid;align-content:start;gap:32px;min-inline-size:0;}@media (min-width:1100px){grid-template-columns:minmax(0,1fr) minmax(0,1fr);> aside{position:sticky;inset-block-start:72px;align-self:start;}}"]);
function Workbench({
  aside,
  children
}) {
  return /* @__PURE__ */ jsxs(Columns$1, { children: [
    /* @__PURE__ */ jsx("div", { children }),
    /* @__PURE__ */ jsx("aside", { children: aside })
  ] });
}
async function loader$8({ context, params }) {
  const { wps, siteUrl } = consoleContext(context);
  const code2 = params["code"] ?? "";
  const { brands } = await wps.staff.brands({});
  const brand = brands.find((entry2) => entry2.code === code2);
  if (!brand?.version) throw new Response(null, { status: 404 });
  const [flags, history] = await Promise.all([wps.staff.flags({ code: code2 }), wps.staff.flagHistory({ code: code2 })]);
  return json({ flags, history: history.rows, brand, site: siteUrl(brand.hosts[0]) });
}
async function action$3({ context, params, request }) {
  const code2 = params["code"] ?? "";
  const refused = await switchAction(consoleContext(context), code2, await request.formData());
  return refused ? json(refused, { status: 409 }) : redirect(`/console/brands/${code2}`, 303);
}
function BrandSwitches() {
  const t = useT("console");
  const { flags, history, brand, site } = useLoaderData();
  const refused = useActionData();
  const visit = /* @__PURE__ */ jsx(LinkButton, { href: site, size: "small", children: t("brand.visit") });
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(PageHead, { title: brand.name, badges: /* @__PURE__ */ jsx(BrandState, { brand }), actions: visit }),
    /* @__PURE__ */ jsx(Refusal$1, { message: refused?.message ?? null }),
    brand.problems.length > 0 ? /* @__PURE__ */ jsx(ProblemList, { problems: brand.problems }) : null,
    /* @__PURE__ */ jsxs(Workbench, { aside: /* @__PURE__ */ jsx(LivePreview, { code: brand.code, url: site, version: flags.version }), children: [
      /* @__PURE__ */ jsx(FlagList, { answer: flags }),
      /* @__PURE__ */ jsx(MaintenancePanel, { on: brand.maintenance, version: flags.overridesVersion }),
      /* @__PURE__ */ jsx(ChangeHistory, { rows: history, flags: flags.flags, version: flags.overridesVersion })
    ] })
  ] });
}
const route2 = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  action: action$3,
  default: BrandSwitches,
  loader: loader$8
}, Symbol.toStringTag, { value: "Module" }));
const Row$2 = /* @__PURE__ */ styled.form.withConfig({
  componentId: "sc-175yomc-0"
})(["display:flex;flex-wrap:wrap;align-items:center;gap:8px;"]);
function GalleryControls({
  brand,
  brands,
  theme,
  dir
}) {
  const t = useT("console");
  const form = useRef(null);
  return (
    // Theme and direction belong to the document: with a target the browser itself loads a new one.
    /* @__PURE__ */ jsxs(Row$2, { ref: form, method: "get", target: "_self", onChange: () => form.current?.requestSubmit(), children: [
      /* @__PURE__ */ jsx(Select, { look: "pill", name: "brand", label: t("gallery.brand"), defaultValue: brand, options: [{
        value: "",
        label: t("gallery.console")
      }, ...brands.map(({
        code: code2,
        name
      }) => ({
        value: code2,
        label: name
      }))] }),
      /* @__PURE__ */ jsx(Select, { look: "pill", name: "theme", label: t("gallery.theme"), defaultValue: theme, options: [{
        value: "light",
        label: t("gallery.light")
      }, {
        value: "dark",
        label: t("gallery.dark")
      }] }),
      /* @__PURE__ */ jsx(Select, { look: "pill", name: "dir", label: t("gallery.direction"), defaultValue: dir, options: [{
        value: "ltr",
        label: t("gallery.ltr")
      }, {
        value: "rtl",
        label: t("gallery.rtl")
      }] }),
      /* @__PURE__ */ jsx(Button, { size: "small", children: t("gallery.show") })
    ] })
  );
}
const List = /* @__PURE__ */ styled.nav.withConfig({
  componentId: "sc-1d9wkt8-0"
})(["display:grid;gap:8px;ul{display:flex;flex-wrap:wrap;gap:2px 4px;}a{display:inline-flex;align-items:center;min-block-size:32px;padding-inline:10px;border-radius:var(--radius-small);color:var(--text-2);font-size:var(--size-1);}a:hover{background:var(--surface-2);color:var(--text-1);}"]);
function GalleryIndex({
  title,
  prefix,
  names: names2
}) {
  return /* @__PURE__ */ jsx(List, { "aria-label": title, children: /* @__PURE__ */ jsx("ul", { children: names2.map((name) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("a", { href: `#${prefix}-${name}`, children: name }) }, name)) }) });
}
const shine = /* @__PURE__ */ keyframes(["from{background-position:160% 0;}to{background-position:-60% 0;}"]);
const Ground = /* @__PURE__ */ styled.span.withConfig({
  componentId: "sc-f15irn-0"
})(["display:block;min-block-size:16px;border-radius:var(--radius-small);background:linear-gradient(100deg,var(--surface-2) 40%,var(--surface-3) 50%,var(--surface-2) 60%) 0 0 / 200% 100%;animation:", ' 1.6s linear infinite;&[data-size="title"]{inline-size:min(100%,240px);min-block-size:28px;}&[data-size="control"]{min-block-size:var(--control);border-radius:var(--radius-control);}&[data-size="tile"]{aspect-ratio:3 / 4;border-radius:var(--radius);}&[data-size="row"]{min-block-size:60px;}&[data-size="mark"]{inline-size:48px;min-block-size:48px;border-radius:50%;}'], shine);
function Skeleton({
  size = "text"
}) {
  return /* @__PURE__ */ jsx(Ground, { "data-size": size, "aria-hidden": "true" });
}
const Box = /* @__PURE__ */ styled.section.withConfig({
  componentId: "sc-5nzvnu-0"
})(["display:grid;align-content:start;gap:14px;min-inline-size:0;padding:20px;overflow-x:clip;scroll-margin-block-start:72px;background:var(--card-ground);border:var(--card-line);border-radius:var(--radius);box-shadow:var(--card-shadow);&[data-wide]{grid-column:1 / -1;}> h3{color:var(--text-2);font-family:var(--font);font-size:var(--size-1);font-weight:600;letter-spacing:0;}> *{min-inline-size:0;}.row{display:flex;flex-wrap:wrap;align-items:center;gap:12px;}"]);
function Sample({
  name,
  wide,
  children
}) {
  return /* @__PURE__ */ jsxs(Box, { id: `primitive-${name}`, "data-primitive": name, "data-wide": wide ? "" : void 0, children: [
    /* @__PURE__ */ jsx("h3", { children: name }),
    children
  ] });
}
const STUDIOS = [
  "All studios",
  "Reelhouse",
  "Gem Foundry",
  "Blue Reef",
  "Copper Fox",
  "Tern",
  "Atlas",
  "Mono",
  "Pagoda"
];
function ChoiceSamples() {
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(Sample, { name: "tabs", wide: true, children: /* @__PURE__ */ jsx(
      Tabs,
      {
        label: "Sample of tabs",
        current: "2",
        arrowsAbove: 7,
        stay: true,
        tabs: STUDIOS.map((label, at) => ({
          id: String(at),
          label,
          href: "#primitive-tabs",
          art: at === 0 ? void 0 : `/art/vendor/RNG-${at}.svg`,
          mark: at === 1 ? "Hot" : void 0
        }))
      }
    ) }),
    /* @__PURE__ */ jsx(Sample, { name: "chips", wide: true, children: /* @__PURE__ */ jsx(
      Chips,
      {
        label: "Sample of chips",
        current: "hot",
        wrap: true,
        chips: [
          { id: "all", label: "All", href: "#primitive-chips", icon: "layout-grid", count: 164 },
          { id: "hot", label: "Hot", href: "#primitive-chips", icon: "flame", count: 12 },
          { id: "new", label: "New", href: "#primitive-chips" }
        ]
      }
    ) }),
    /* @__PURE__ */ jsxs(Sample, { name: "pager", wide: true, children: [
      /* @__PURE__ */ jsx(Pager, { page: 1, pages: 3, href: () => "#primitive-pager", label: "Sample of few pages" }),
      /* @__PURE__ */ jsx(Pager, { page: 6, pages: 12, href: () => "#primitive-pager", label: "Sample of many pages" })
    ] }),
    /* @__PURE__ */ jsx(Sample, { name: "scroller", wide: true, children: /* @__PURE__ */ jsx(Scroller, { label: "Sample of a row", children: STUDIOS.map((name) => /* @__PURE__ */ jsxs("li", { children: [
      /* @__PURE__ */ jsx(Skeleton, { size: "control" }),
      name
    ] }, name)) }) })
  ] });
}
function DataTable({ caption, columns: columns2, rows: rows2, rowKey, empty }) {
  if (rows2.length === 0 && empty !== void 0) return /* @__PURE__ */ jsx(Fragment, { children: empty });
  return /* @__PURE__ */ jsxs(Table, { children: [
    /* @__PURE__ */ jsx("caption", { children: caption }),
    /* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsx("tr", { children: columns2.map(({ id, title, numeric }) => /* @__PURE__ */ jsx("th", { scope: "col", className: numeric ? "num" : void 0, children: title }, id)) }) }),
    /* @__PURE__ */ jsx("tbody", { children: rows2.map((row) => /* @__PURE__ */ jsx("tr", { children: columns2.map(({ id, title, cell: cell2, numeric }, at) => {
      const attributes2 = { className: numeric ? "num" : void 0, "data-label": title };
      return at === 0 ? /* @__PURE__ */ jsx("th", { scope: "row", ...attributes2, children: cell2(row) }, id) : /* @__PURE__ */ jsx("td", { ...attributes2, children: cell2(row) }, id);
    }) }, rowKey(row))) })
  ] });
}
function LazyImage({ src, alt, ...image }) {
  const address2 = useImageAddress();
  return /* @__PURE__ */ jsx("img", { src: address2(src), alt, loading: "lazy", decoding: "async", ...image });
}
function Money({ amount, symbol }) {
  return /* @__PURE__ */ jsx("bdi", { className: "num", dir: "ltr", children: formatMoney(amount, { symbol }) });
}
const Round = /* @__PURE__ */ styled.img.withConfig({
  componentId: "sc-fps4q2-0"
})(["flex:none;border-radius:50%;background:var(--surface-2);object-fit:cover;"]);
const Plain = /* @__PURE__ */ styled.img.withConfig({
  componentId: "sc-fps4q2-1"
})(["flex:none;"]);
function Avatar({
  seed,
  size = 40
}) {
  const address2 = useImageAddress();
  return /* @__PURE__ */ jsx(Round, { src: address2(`/art/avatar/${encodeURIComponent(seed)}.svg`), alt: "", width: size, height: size });
}
function Medal({
  rank,
  label = "",
  size = 72
}) {
  const address2 = useImageAddress();
  return /* @__PURE__ */ jsx(Plain, { src: address2(`/art/medal/${rank}.svg`), alt: label, width: size, height: size });
}
const TONES = ["plain", "brand", "accent", "good", "bad"];
const SIZES = ["title", "text", "control", "row", "mark"];
const ROWS = [
  { game: "Jade Garden", account: "ab***9", amount: "61234.50" },
  { game: "Ocean King", account: "ki***2", amount: "88.00" }
];
function FigureSamples() {
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(Sample, { name: "badge", children: /* @__PURE__ */ jsx("div", { className: "row", children: TONES.map((tone) => /* @__PURE__ */ jsx(Badge, { tone, children: tone }, tone)) }) }),
    /* @__PURE__ */ jsx(Sample, { name: "money", children: /* @__PURE__ */ jsx(Money, { amount: "1234567.50", symbol: "P" }) }),
    /* @__PURE__ */ jsx(Sample, { name: "countdown", children: /* @__PURE__ */ jsx(TimeLeft, { ms: 5025e3, label: "Time left" }) }),
    /* @__PURE__ */ jsx(Sample, { name: "data-table", wide: true, children: /* @__PURE__ */ jsx(
      DataTable,
      {
        caption: "Sample of a table",
        rows: ROWS,
        rowKey: ({ game: game2 }) => game2,
        columns: [
          { id: "game", title: "Game", cell: ({ game: game2 }) => game2 },
          { id: "account", title: "Account", cell: ({ account }) => account },
          { id: "amount", title: "Amount", numeric: true, cell: ({ amount }) => /* @__PURE__ */ jsx(Money, { amount }) }
        ]
      }
    ) }),
    /* @__PURE__ */ jsxs(Sample, { name: "picture", children: [
      /* @__PURE__ */ jsx("div", { className: "row", children: ["ada", "ben", "cleo"].map((seed) => /* @__PURE__ */ jsx(Avatar, { seed }, seed)) }),
      /* @__PURE__ */ jsx("div", { className: "row", children: [1, 4, 8].map((rank) => /* @__PURE__ */ jsx(Medal, { rank, label: `Level ${rank}` }, rank)) })
    ] }),
    /* @__PURE__ */ jsx(Sample, { name: "lazy-image", children: /* @__PURE__ */ jsx(LazyImage, { src: "/art/game/RNG-example-0.svg", alt: "A game’s tile", width: 150, height: 200 }) }),
    /* @__PURE__ */ jsx(Sample, { name: "skeleton", children: SIZES.map((size) => /* @__PURE__ */ jsx(Skeleton, { size }, size)) }),
    /* @__PURE__ */ jsx(Sample, { name: "icon", wide: true, children: /* @__PURE__ */ jsx("div", { className: "row", children: ICON_NAMES.map((name) => /* @__PURE__ */ jsx(Icon, { name }, name)) }) })
  ] });
}
const Row$1 = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-1f2gczh-0"
})(["display:grid;grid-template-columns:auto minmax(0,1fr);align-items:start;gap:4px 10px;input{inline-size:20px;block-size:20px;margin:2px 0;accent-color:var(--brand);cursor:pointer;}label{padding-block:1px;cursor:pointer;}label a{text-decoration:underline;text-underline-offset:3px;}.error{grid-column:2;color:var(--lose);font-size:var(--size-1);font-weight:600;}@media (pointer:coarse){min-block-size:44px;align-items:center;}"]);
function Checkbox({
  label,
  error,
  type = "checkbox",
  ...input
}) {
  const id = useId();
  return /* @__PURE__ */ jsxs(Row$1, { children: [
    /* @__PURE__ */ jsx("input", { id, type, "aria-describedby": error ? `${id}e` : void 0, "aria-invalid": error ? true : void 0, ...input }),
    /* @__PURE__ */ jsx("label", { htmlFor: id, children: label }),
    error ? /* @__PURE__ */ jsx("span", { id: `${id}e`, className: "error", children: error }) : null
  ] });
}
const Row = /* @__PURE__ */ styled.span.withConfig({
  componentId: "sc-18x62va-0"
})(['display:inline-flex;align-items:center;gap:12px;min-block-size:28px;input{appearance:none;flex:none;position:relative;inline-size:44px;block-size:26px;margin:0;border:1px solid var(--text-3);border-radius:999px;background:var(--surface-2);cursor:pointer;transition:background-color var(--speed) var(--ease),border-color var(--speed) var(--ease);}input::before{content:"";position:absolute;inset-block-start:3px;inset-inline-start:3px;inline-size:18px;block-size:18px;border-radius:999px;background:var(--text-2);transition:inset-inline-start var(--speed) var(--ease),background-color var(--speed) var(--ease);}input:checked{background:var(--brand);border-color:var(--brand);}input:checked::before{inset-inline-start:21px;background:var(--on-brand);}input:disabled{opacity:0.5;cursor:not-allowed;}label{cursor:pointer;}']);
function Switch({
  label,
  ...input
}) {
  const id = useId();
  return /* @__PURE__ */ jsxs(Row, { children: [
    /* @__PURE__ */ jsx("input", { id, type: "checkbox", role: "switch", ...input }),
    /* @__PURE__ */ jsx("label", { htmlFor: id, children: label })
  ] });
}
const VARIANTS = ["primary", "secondary", "quiet", "danger"];
const OPTIONS = ["All", "Classic", "Adventure"].map((label) => ({ value: label.toLowerCase(), label }));
function Buttons() {
  return /* @__PURE__ */ jsxs(Sample, { name: "button", wide: true, children: [
    ["small", "medium", "large"].map((size) => /* @__PURE__ */ jsx("div", { className: "row", children: VARIANTS.map((variant) => /* @__PURE__ */ jsx(Button, { type: "button", variant, size, children: variant }, variant)) }, size)),
    /* @__PURE__ */ jsxs("div", { className: "row", children: [
      /* @__PURE__ */ jsx(LinkButton, { href: "/console/gallery", children: "link" }),
      /* @__PURE__ */ jsx(Button, { type: "button", disabled: true, children: "disabled" }),
      /* @__PURE__ */ jsx(Button, { type: "button", square: true, "aria-label": "Search", children: /* @__PURE__ */ jsx(Icon, { name: "search" }) })
    ] })
  ] });
}
function FormSamples() {
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(Buttons, {}),
    /* @__PURE__ */ jsxs(Sample, { name: "field", children: [
      /* @__PURE__ */ jsx(Field, { label: "Label", hint: "A hint", name: "sample" }),
      /* @__PURE__ */ jsx(Field, { label: "Label", error: "What is wrong, in words", name: "wrong", defaultValue: "value" }),
      /* @__PURE__ */ jsx(
        Field,
        {
          label: "With icon and button",
          name: "password",
          type: "password",
          icon: "lock",
          autoComplete: "off",
          end: /* @__PURE__ */ jsx(Button, { type: "button", variant: "quiet", size: "small", square: true, "aria-label": "Show", children: /* @__PURE__ */ jsx(Icon, { name: "eye", size: 18 }) })
        }
      ),
      /* @__PURE__ */ jsx(TextArea, { label: "Several lines", hint: "At most 140 characters", name: "text" })
    ] }),
    /* @__PURE__ */ jsxs(Sample, { name: "select", children: [
      /* @__PURE__ */ jsx(Select, { label: "In a form", name: "select", options: OPTIONS, hint: "A hint" }),
      /* @__PURE__ */ jsx(Select, { label: "Wrong", name: "select-wrong", options: OPTIONS, error: "Choose another" }),
      /* @__PURE__ */ jsx("div", { className: "row", children: /* @__PURE__ */ jsx(Select, { look: "pill", label: "Type", name: "pill", options: OPTIONS }) })
    ] }),
    /* @__PURE__ */ jsxs(Sample, { name: "checkbox", children: [
      /* @__PURE__ */ jsx(Checkbox, { label: "I am 18 or older", name: "age", defaultChecked: true }),
      /* @__PURE__ */ jsx(Checkbox, { label: "I accept the terms", name: "terms", error: "Please agree first" }),
      /* @__PURE__ */ jsx(Checkbox, { type: "radio", name: "radio", value: "a", label: "One of two", defaultChecked: true }),
      /* @__PURE__ */ jsx(Checkbox, { type: "radio", name: "radio", value: "b", label: "The other" })
    ] }),
    /* @__PURE__ */ jsxs(Sample, { name: "switch", children: [
      /* @__PURE__ */ jsx(Switch, { label: "On", defaultChecked: true, name: "switch" }),
      /* @__PURE__ */ jsx(Switch, { label: "Off", name: "switch-off" }),
      /* @__PURE__ */ jsx(Switch, { label: "Not now", name: "switch-disabled", disabled: true })
    ] })
  ] });
}
const MISSING = ["search", "games", "box", "bell", "ticket", "lock"];
const SHEET = "gallery-sheet";
function StateSamples() {
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsxs(Sample, { name: "dialog", children: [
      /* @__PURE__ */ jsx("div", { className: "row", children: /* @__PURE__ */ jsx(Button, { type: "button", popovertarget: SHEET, children: "Open a sheet" }) }),
      /* @__PURE__ */ jsx(PopoverDialog, { id: SHEET, title: "A sheet", closeLabel: "Close", children: /* @__PURE__ */ jsx("p", { children: "Esc and a click beside it close it." }) })
    ] }),
    MISSING.map((art) => /* @__PURE__ */ jsx(Sample, { name: `empty-state-${art}`, children: /* @__PURE__ */ jsx(EmptyState, { art, title: "Nothing here", text: "What helps." }) }, art)),
    ["maintenance", "region", "missing", "failure"].map((art) => /* @__PURE__ */ jsx(Sample, { name: `status-screen-${art}`, children: /* @__PURE__ */ jsx(StatusScreen, { art, title: art, text: "What is the matter." }) }, art))
  ] });
}
const Samples = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-1ngovx9-0"
})(["display:grid;grid-template-columns:repeat(auto-fill,minmax(min(320px,100%),1fr));gap:16px;"]);
const PRIMITIVE_ANCHORS = ["button", "field", "select", "checkbox", "switch", "tabs", "chips", "pager", "scroller", "badge", "money", "countdown", "data-table", "picture", "lazy-image", "skeleton", "icon", "dialog", "empty-state-search", "status-screen-maintenance"];
function PrimitivesGallery() {
  return /* @__PURE__ */ jsxs(Samples, { children: [
    /* @__PURE__ */ jsx(FormSamples, {}),
    /* @__PURE__ */ jsx(ChoiceSamples, {}),
    /* @__PURE__ */ jsx(FigureSamples, {}),
    /* @__PURE__ */ jsx(StateSamples, {})
  ] });
}
const Part = /* @__PURE__ */ styled.section.withConfig({
  componentId: "sc-lik6xp-0"
})(["display:grid;gap:8px;margin-block-start:48px;scroll-margin-block-start:64px;> h3{color:var(--text-2);font-family:var(--font);font-size:var(--size-1);font-weight:600;letter-spacing:0;}> div{margin-inline:calc(-1 * var(--edge));overflow-x:clip;border-block:1px solid var(--line);--header-block:0;}"]);
function Specimen({
  name,
  children
}) {
  return /* @__PURE__ */ jsxs(Part, { id: `block-${name}`, children: [
    /* @__PURE__ */ jsx("h3", { children: name }),
    /* @__PURE__ */ jsx("div", { children })
  ] });
}
function examplePage() {
  const main = Object.entries(blocks$1).map(([type, { example }]) => ({
    id: type,
    type,
    props: example.props,
    data: example.data
  }));
  const nowhere = { canonical: "/", index: false, title: "", description: "", heading: false };
  return { id: "GALLERY", ...nowhere, chrome: FULL_CHROME, modal: null, areas: { main }, notes: [] };
}
const blocks = void 0;
const late = /* @__PURE__ */ new Set();
const isLate = (type) => late.has(type);
async function loadView(type, load) {
  try {
    registerView(type, await loadPart(type, load));
    late.delete(type);
  } catch {
    late.add(type);
    registerView(type, (block) => /* @__PURE__ */ jsx(LateView, { type, load, block }));
  }
}
function LateView({ type, load, block }) {
  const [View, setView] = useState(null);
  const retry = async () => {
    const view = await loadPart(type, load).catch(() => location.reload());
    if (!view) return;
    late.delete(type);
    registerView(type, view);
    setView(() => view);
  };
  return View ? /* @__PURE__ */ jsx(View, { ...block }) : /* @__PURE__ */ jsx(PartError, { part: type, onRetry: retry });
}
async function loadViews(page) {
  const types = new Set(Object.values(page?.areas ?? {}).flatMap((area) => area?.map((block) => block.type) ?? []));
  await Promise.all(
    [...types].map(async (type) => {
      if (blocks[type] && (!viewOf(type) || isLate(type))) await loadView(type, blocks[type]);
    })
  );
}
const Note = /* @__PURE__ */ styled.p.withConfig({
  componentId: "sc-s0xjaq-0"
})(["margin:12px auto;max-inline-size:1280px;padding:10px 14px;border:1px dashed var(--lose);border-radius:8px;color:var(--text-1);background:var(--surface-1);font-size:14px;"]);
function EmptyNote({
  id,
  type,
  reason
}) {
  const t = useT("common");
  return /* @__PURE__ */ jsx(Note, { role: "note", "data-block-note": id, children: t(`blockNote.${reason}`, {
    id,
    type
  }) });
}
class BlockBoundary extends Component {
  state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  componentDidCatch(error, info) {
    console.warn("A block failed and was left out.", error.message, info.componentStack);
  }
  render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
function Block({ block, preview }) {
  const View = viewOf(block.type);
  const fallback = preview ? /* @__PURE__ */ jsx(EmptyNote, { id: block.id, type: block.type, reason: "failed" }) : null;
  if (!View) return fallback;
  return /* @__PURE__ */ jsx("div", { "data-block": block.type, children: /* @__PURE__ */ jsx(BlockBoundary, { fallback, children: /* @__PURE__ */ jsx(Suspense, { fallback, children: /* @__PURE__ */ jsx(View, { props: block.props, data: block.data }) }) }) });
}
function Area({ page, name, preview }) {
  return /* @__PURE__ */ jsx(Fragment, { children: page.areas[name]?.map((block) => /* @__PURE__ */ jsx(Block, { block, preview }, block.id)) });
}
function PreviewNotes({ page }) {
  return /* @__PURE__ */ jsx(Fragment, { children: page.notes.map((note) => /* @__PURE__ */ jsx(EmptyNote, { ...note }, note.id)) });
}
async function loader$7({ context, request }) {
  const { document: document2, theme, wps } = consoleContext(context);
  const { brands } = await wps.staff.brands({});
  const page = examplePage();
  const brand = new URL(request.url).searchParams.get("brand") ?? "";
  return json({ ...page, brand, brands: brands.map(({ code: code2, name }) => ({ code: code2, name })), theme, dir: document2.dir });
}
async function clientLoader$1({ serverLoader }) {
  const data = await serverLoader();
  await loadViews(data);
  return data;
}
function Gallery() {
  const t = useT("console");
  const data = useLoaderData();
  const page = data;
  const examples = page.areas.main ?? [];
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(PageHead, { title: t("gallery.title"), intro: t("gallery.intro") }),
    /* @__PURE__ */ jsx(GalleryControls, { brand: data.brand, brands: data.brands, theme: data.theme, dir: data.dir }),
    /* @__PURE__ */ jsx("h2", { children: t("gallery.blocks") }),
    /* @__PURE__ */ jsx(GalleryIndex, { title: t("gallery.blocks"), prefix: "block", names: examples.map(({ type }) => type) }),
    /* @__PURE__ */ jsx("div", { "data-gallery": "blocks", children: examples.map((block) => /* @__PURE__ */ jsx(Specimen, { name: block.type, children: /* @__PURE__ */ jsx(Area, { page: { ...page, areas: { main: [block] } }, name: "main", preview: true }) }, block.id)) }),
    /* @__PURE__ */ jsx("h2", { children: t("gallery.primitives") }),
    /* @__PURE__ */ jsx(GalleryIndex, { title: t("gallery.primitives"), prefix: "primitive", names: PRIMITIVE_ANCHORS }),
    /* @__PURE__ */ jsx(PrimitivesGallery, {})
  ] });
}
const route3 = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  clientLoader: clientLoader$1,
  default: Gallery,
  loader: loader$7
}, Symbol.toStringTag, { value: "Module" }));
const RULE_TEXTS = {
  length: "errors:rule.length",
  letterFirst: "errors:rule.letterFirst",
  chineseAndDigits: "errors:rule.chineseAndDigits",
  email: "errors:rule.email",
  lettersOrDigits: "errors:rule.lettersOrDigits",
  lettersAndDigits: "errors:rule.lettersAndDigits",
  digits: "errors:rule.digits",
  oneUppercase: "errors:rule.oneUppercase",
  englishAndSpaces: "errors:rule.englishAndSpaces",
  noSpaces: "errors:rule.noSpaces",
  chineseAndPunctuation: "errors:rule.chineseAndPunctuation",
  date: "errors:rule.date",
  lettersAndSpaces: "errors:rule.lettersAndSpaces",
  korean: "errors:rule.korean",
  thai: "errors:rule.thai",
  thaiOrEnglish: "errors:rule.thaiOrEnglish",
  uppercaseAndSpaces: "errors:rule.uppercaseAndSpaces",
  lettersDigitsSymbols: "errors:rule.lettersDigitsSymbols",
  strong: "errors:rule.strong",
  fullName: "errors:rule.fullName",
  japanese: "errors:rule.japanese",
  uppercase: "errors:rule.uppercase"
};
function rangeOf({ minLength, maxLength }) {
  return minLength === maxLength ? String(minLength) : `${minLength} - ${maxLength}`;
}
function ruleMessage(rule) {
  const text2 = RULE_TEXTS[rule.patternId] ?? RULE_TEXTS.length;
  return { text: text2, params: { range: rangeOf(rule) } };
}
function keepsRule(rule, value) {
  const length = [...value].length;
  if (length < rule.minLength || length > rule.maxLength) return false;
  return rule.acceptedPattern === "*" || new RegExp(rule.acceptedPattern, "u").test(value);
}
function registerModes({ usernameRegistration, mobileRegistration }) {
  const modes = [];
  if (usernameRegistration) modes.push("username");
  if (mobileRegistration) modes.push("mobile");
  return modes;
}
const PERSONAL = [
  "payeeName",
  "email",
  "mobileNum",
  "qqNum",
  "line",
  "whatsapp",
  "facebook",
  "wechat",
  "idNumber",
  "paymentPassword",
  "recommenderId",
  "affiliateCode",
  "referralCode"
];
function registerFields(rules, mode2, flags) {
  const field = (name, required) => ({ name, required, rule: rules[name] ?? null });
  const own = mode2 === "mobile" ? "mobileNum" : "username";
  const hasPassword = mode2 === "username" || flags.mobilePassword === true;
  const others2 = PERSONAL.filter((name) => name !== own && rules[name]?.enabled);
  return [
    field(own, true),
    ...hasPassword ? [field("password", true), field("confirmPassword", true)] : [],
    ...others2.map((name) => field(name, rules[name]?.required === true))
  ];
}
function postedRegisterFields(rules, flags, { mode: mode2, intent }) {
  const chosen2 = registerModes(flags).find((each) => each === mode2) ?? registerModes(flags)[0] ?? "username";
  const fields = registerFields(rules, chosen2, flags);
  const number = fields.filter(({ name }) => name === "mobileNum");
  if (intent === "sendCode") return number.map((field) => ({ ...field, required: true }));
  if (number.length === 0 || !flags.smsVerification) return fields;
  return [...fields, { name: "verificationCode", required: true, rule: rules["verificationCode"] ?? null }];
}
function signInFields(rules, { type, intent }) {
  const plain = (name) => ({ name, required: true, rule: null });
  const ruled = (name, rule = name) => ({ name, required: true, rule: rules[rule] ?? null });
  if (type === "firebase" || type === "freeplay") return [];
  if (type === "forgotEmail") return [plain("username"), ruled("email")];
  if (type !== "sms" && type !== "forgotPhone") return [plain("username"), plain("password")];
  if (intent === "sendCode") return [ruled("mobileNum")];
  const byCode = [ruled("mobileNum"), plain("verificationCode")];
  return type === "sms" ? byCode : [...byCode, ruled("newPassword", "password")];
}
function fieldProblems(fields, values) {
  const problems = {};
  for (const { name, required, rule } of fields) {
    const value = values[name] ?? "";
    if (value === "") {
      if (required) problems[name] = { text: "errors:field.required", params: {} };
    } else if (name === "confirmPassword") {
      if (value !== values["password"]) problems[name] = { text: "errors:field.mismatch", params: {} };
    } else if (rule && !keepsRule(rule, value)) problems[name] = ruleMessage(rule);
  }
  return problems;
}
const SECRET = ["password", "confirmPassword", "newPassword", "paymentPassword", "verificationCode"];
const CHOICES = ["type", "mode", "agree", "rememberMe", "countryDialingCode"];
async function readForm(request) {
  const form = await request.formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === "string" ? value.trim() : ""]));
}
async function fieldRules({ wps }) {
  return (await wps.system.registerRules({})).fields;
}
function checkForm({ i18n }, form, more = {}) {
  const { fields, values } = form;
  const problems = Object.entries({ ...fieldProblems(fields, values), ...more });
  const known2 = [...fields.map(({ name }) => name), ...CHOICES].filter((name) => !SECRET.includes(name));
  return {
    error: problems.length === 0 ? i18n.t("errors:notOpen") : null,
    errors: Object.fromEntries(problems.map(([name, { text: text2, params }]) => [name, i18n.t(text2, params)])),
    values: Object.fromEntries(known2.flatMap((name) => values[name] ? [[name, values[name]]] : []))
  };
}
const BLOCK_TIMEOUT_MS = 3e3;
async function loadWithin(load) {
  const controller = new AbortController();
  let timer2;
  const late2 = new Promise((_resolve, reject) => {
    timer2 = setTimeout(() => {
      controller.abort();
      reject(new BlockTimeout());
    }, BLOCK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(controller.signal), late2]);
  } finally {
    clearTimeout(timer2);
  }
}
class BlockTimeout extends Error {
}
async function loadBlock(context, node, query) {
  const { id, type } = node;
  const props = localiseDeep(node.props, context.language);
  const definition = blocks$1[type];
  if (!definition) return leaveOut(context, { id, type, reason: "unknown" });
  const load = definition.load;
  if (!load) return { block: { id, type, props, data: null }, loaded: null };
  try {
    const loaded = await loadWithin((signal) => load(blockContext(context, query, signal), props));
    return { block: { id, type, props, data: loaded.data }, loaded };
  } catch (error) {
    return leaveOut(context, { id, type, reason: error instanceof BlockTimeout ? "slow" : "failed" }, error);
  }
}
function blockContext({ wps, language }, query, signal) {
  return { wps, language, query, signal };
}
function leaveOut(context, note, error) {
  context.log.warn({ brand: context.brand.code, block: note, err: error }, "block left out");
  return { note };
}
function surroundings({ props }, path) {
  const chrome = { ...FULL_CHROME, ...props["chrome"] };
  const modal = props["modals"]?.[path] ?? null;
  return { chrome, modal, index: props["index"] !== false && modal === null };
}
function areasOf({ children }, { chrome }) {
  return children.filter(({ id }) => {
    if (id === "banner" || id === "side") return chrome[id];
    return AREAS.includes(id);
  });
}
async function loadAreas(context, wanted, query) {
  const notes = [];
  const areas = {};
  await Promise.all(
    wanted.map(async (area) => {
      const outcomes = await Promise.all(area.children.map((node) => loadBlock(context, node, query)));
      areas[area.id] = outcomes.flatMap((outcome) => "block" in outcome ? [outcome.block] : []);
      for (const outcome of outcomes) {
        if ("note" in outcome) notes.push(outcome.note);
        else if (outcome.loaded) context.cache.note(outcome.loaded);
      }
    })
  );
  return { areas, notes: context.preview ? notes : [] };
}
async function loadPage(context, path) {
  const menu = await context.wps.system.menu({});
  const found = findPage(menu.modules, path);
  if (!found) return null;
  const { page } = found;
  const query = pageQuery(found, context.query);
  const around = surroundings(page, path);
  const say = (value) => isTextKey(value) ? context.i18n.t(value) : localise(value, context.language);
  return {
    id: page.id,
    canonical: canonicalOf(found, query),
    title: say(titleOf(found)),
    description: say(page.props["description"]),
    heading: page.props["heading"] === true,
    ...around,
    ...await loadAreas(context, areasOf(page, around), query)
  };
}
const Heading = /* @__PURE__ */ styled.header.withConfig({
  componentId: "sc-1i4ip52-0"
})(['max-inline-size:var(--width);margin-inline:auto;padding:calc(var(--band) * 0.7) var(--edge) 0;h1{font-size:clamp(1.75rem,1.3rem + 1.7vw,2.625rem);}p{max-inline-size:60ch;margin-block-start:8px;color:var(--text-2);font-size:1.0625rem;}[data-header="centred"] &{text-align:center;}[data-header="centred"] & p{margin-inline:auto;}']);
function PageHeading({
  title,
  intro
}) {
  return /* @__PURE__ */ jsxs(Heading, { children: [
    /* @__PURE__ */ jsx("h1", { children: title }),
    intro ? /* @__PURE__ */ jsx("p", { children: intro }) : null
  ] });
}
const Home = /* @__PURE__ */ styled.nav.withConfig({
  componentId: "sc-1i4ip52-1"
})(['border-block-end:1px solid var(--line);a{display:flex;align-items:center;gap:8px;min-block-size:48px;max-inline-size:var(--width);margin-inline:auto;padding-inline:var(--edge);color:var(--text-2);font-weight:600;}a:hover{color:var(--text-1);}svg{transform:scaleX(-1);}[dir="rtl"] & svg{transform:none;}']);
function WayHome() {
  const common = useT("common");
  return /* @__PURE__ */ jsx(Home, { "aria-label": common("toHome"), children: /* @__PURE__ */ jsxs("a", { href: "/", children: [
    /* @__PURE__ */ jsx(Icon, { name: "arrow-right", size: 18 }),
    common("toHome")
  ] }) });
}
const Columns = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-y0453x-0"
})(["@media (min-width:1100px){display:grid;grid-template-columns:minmax(0,1fr) 380px;max-inline-size:var(--width);margin-inline:auto;> div .in{padding-inline-end:32px;}> aside .in{padding-inline-start:0;}}"]);
function PageLayout({
  page,
  preview,
  lead
}) {
  const main = /* @__PURE__ */ jsxs(Fragment, { children: [
    page.heading ? /* @__PURE__ */ jsx(PageHeading, { title: page.title, intro: page.description }) : null,
    lead,
    /* @__PURE__ */ jsx(Area, { page, name: "main", preview })
  ] });
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    preview ? /* @__PURE__ */ jsx(PreviewNotes, { page }) : null,
    page.chrome.header ? null : /* @__PURE__ */ jsx(WayHome, {}),
    /* @__PURE__ */ jsx(Area, { page, name: "header", preview }),
    /* @__PURE__ */ jsx(Area, { page, name: "banner", preview }),
    page.areas.side?.length ? /* @__PURE__ */ jsxs(Columns, { children: [
      /* @__PURE__ */ jsx("div", { children: main }),
      /* @__PURE__ */ jsx("aside", { "data-area": "side", children: /* @__PURE__ */ jsx(Area, { page, name: "side", preview }) })
    ] }) : main,
    /* @__PURE__ */ jsx(Area, { page, name: "footer", preview })
  ] });
}
async function loader$6({ context, request }) {
  const site = siteContext(context);
  if (site.status !== 0) return json(null);
  const page = await loadPage(site, new URL(request.url).pathname);
  if (!page) throw new Response(null, { status: 404 });
  return json(page);
}
async function clientLoader({ serverLoader }) {
  const page = await serverLoader();
  await loadViews(page);
  return page;
}
const meta$1 = ({ data, matches }) => pageMeta(data, matches.find((match) => match.id === "root")?.data?.document);
function BrandPage({ lead }) {
  const page = useLoaderData();
  const root = useRouteLoaderData("root");
  return page && root?.kind === "site" ? /* @__PURE__ */ jsx(PageLayout, { page, preview: root.preview !== null, lead }) : null;
}
function AnyPage() {
  return /* @__PURE__ */ jsx(BrandPage, {});
}
const route14 = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  BrandPage,
  clientLoader,
  default: AnyPage,
  loader: loader$6,
  meta: meta$1
}, Symbol.toStringTag, { value: "Module" }));
const handle = { drawsModal: true };
const NOT_AGREED = { text: "errors:field.agree", params: {} };
async function action$2({ context, request }) {
  const site = siteContext(context);
  if (!site.flags.directRegistration) throw new Response(null, { status: 404 });
  const [values, rules] = await Promise.all([readForm(request), fieldRules(site)]);
  const fields = postedRegisterFields(rules, site.flags, values);
  const agreed = values["agree"] === "1" || values["intent"] === "sendCode";
  const answer = checkForm(site, { fields, values }, agreed ? {} : { agree: NOT_AGREED });
  return json(answer, { headers: { "Cache-Control": "no-store" } });
}
function RegisterPage() {
  const answer = useActionData();
  const page = pageOf$1(useLoaderData());
  const root = useRouteLoaderData("root");
  if (root?.kind !== "site") return null;
  const isOpen = page?.modal && root.site.flags.directRegistration;
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(BrandPage, {}),
    /* @__PURE__ */ jsx(Suspense, { fallback: null, children: isOpen ? /* @__PURE__ */ jsx(PageModal, { name: page.modal ?? "", site: root.site, answer }) : null })
  ] });
}
const route10 = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  action: action$2,
  clientLoader,
  default: RegisterPage,
  handle,
  loader: loader$6,
  meta: meta$1
}, Symbol.toStringTag, { value: "Module" }));
const route4 = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  action: action$2,
  clientLoader,
  default: RegisterPage,
  handle,
  loader: loader$6,
  meta: meta$1
}, Symbol.toStringTag, { value: "Module" }));
const Link = /* @__PURE__ */ styled.a.withConfig({
  componentId: "sc-crqq45-0"
})(["color:var(--brand-text);font-weight:600;&:hover{text-decoration:underline;}"]);
function BrandLine({
  brand
}) {
  const t = useT("console");
  const format = useFormat();
  const open = brand.state === "live" || brand.state === "stale";
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsxs("tr", { "data-brand": brand.code, children: [
      /* @__PURE__ */ jsx("th", { scope: "row", "data-label": t("brands.brand"), children: open ? /* @__PURE__ */ jsx(Link, { href: `/console/brands/${brand.code}`, target: "_self", children: brand.name }) : brand.name }),
      /* @__PURE__ */ jsx("td", { "data-label": t("brands.state"), children: /* @__PURE__ */ jsx(BrandState, { brand }) }),
      /* @__PURE__ */ jsx("td", { "data-label": t("brands.hosts"), children: open ? /* @__PURE__ */ jsx(Link, { href: brand.site, children: brand.hosts[0] }) : brand.hosts[0] }),
      /* @__PURE__ */ jsx("td", { "data-label": t("brands.version"), className: "num", children: brand.version }),
      /* @__PURE__ */ jsx("td", { "data-label": t("brands.loaded"), className: "num", children: brand.loadedAt ? format.date(Date.parse(brand.loadedAt), "dateTime") : "" })
    ] }),
    brand.problems.length > 0 ? /* @__PURE__ */ jsx("tr", { children: /* @__PURE__ */ jsx("td", { colSpan: 5, children: /* @__PURE__ */ jsx(ProblemList, { problems: brand.problems }) }) }) : null
  ] });
}
function BrandTable({
  brands
}) {
  const t = useT("console");
  if (brands.length === 0) return /* @__PURE__ */ jsx(EmptyState, { icon: "gamepad", title: t("brands.none"), text: t("brands.noneHint") });
  return /* @__PURE__ */ jsxs(Table, { children: [
    /* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsxs("tr", { children: [
      /* @__PURE__ */ jsx("th", { scope: "col", children: t("brands.brand") }),
      /* @__PURE__ */ jsx("th", { scope: "col", children: t("brands.state") }),
      /* @__PURE__ */ jsx("th", { scope: "col", children: t("brands.hosts") }),
      /* @__PURE__ */ jsx("th", { scope: "col", className: "num", children: t("brands.version") }),
      /* @__PURE__ */ jsx("th", { scope: "col", className: "num", children: t("brands.loaded") })
    ] }) }),
    /* @__PURE__ */ jsx("tbody", { children: brands.map((brand) => /* @__PURE__ */ jsx(BrandLine, { brand }, brand.code)) })
  ] });
}
async function loader$5({ context }) {
  const { wps, siteUrl } = consoleContext(context);
  const { brands } = await wps.staff.brands({});
  return json({ brands: brands.map((brand) => ({ ...brand, site: siteUrl(brand.hosts[0]) })) });
}
function Brands() {
  const t = useT("console");
  const { brands } = useLoaderData();
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(PageHead, { title: t("brands.title"), intro: t("brands.intro") }),
    /* @__PURE__ */ jsx(BrandTable, { brands })
  ] });
}
const route5 = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  default: Brands,
  loader: loader$5
}, Symbol.toStringTag, { value: "Module" }));
async function loader$4({ context }) {
  const { document: document2, wps } = siteContext(context);
  if (!document2.site) throw new Response(null, { status: 404 });
  const { modules } = await wps.system.menu({});
  return textDocument(siteMap(modules, document2.site), "application/xml");
}
const route6 = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  loader: loader$4
}, Symbol.toStringTag, { value: "Module" }));
async function loader$3({ context }) {
  const { info } = await siteContext(context).wps.system.whitelabel({});
  const lines = [
    "User-agent: *",
    "Disallow: /wps/",
    "Disallow: /preferences",
    "",
    `Sitemap: ${info.whitelabel.origin}${SITEMAP_PATH}`,
    ""
  ];
  return textDocument(lines.join("\n"), "text/plain");
}
const route7 = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  loader: loader$3
}, Symbol.toStringTag, { value: "Module" }));
function ownPath(value) {
  if (typeof value !== "string" || !value.startsWith("/")) return null;
  const here = "http://own.invalid";
  try {
    const url = new URL(value, here);
    return url.origin === here ? `${url.pathname}${url.search}${url.hash}` : null;
  } catch {
    return null;
  }
}
const LANGUAGE_COOKIE = "lang";
const THEME_COOKIE = "theme";
const MAX_AGE = 31536e3;
function serialise(name, value, secure) {
  return `${name}=${value}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax; HttpOnly${secure ? "; Secure" : ""}`;
}
function languageCookie(language, secure) {
  return serialise(LANGUAGE_COOKIE, language, secure);
}
function themeCookie(theme, secure) {
  return serialise(THEME_COOKIE, theme, secure);
}
async function action$1({ context, request }) {
  const { secure } = appContext(context);
  const form = await request.formData();
  const headers = new Headers();
  const language = form.get("language");
  const theme = form.get("theme");
  if (isLanguageCode(language)) headers.append("Set-Cookie", languageCookie(language, secure));
  if (theme === "light" || theme === "dark") headers.append("Set-Cookie", themeCookie(theme, secure));
  return redirect(ownPath(form.get("returnTo")) ?? "/", { status: 303, headers });
}
const loader$2 = () => redirect("/");
const route8 = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  action: action$1,
  loader: loader$2
}, Symbol.toStringTag, { value: "Module" }));
const loader$1 = () => redirect("/down", 301);
const route9 = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  loader: loader$1
}, Symbol.toStringTag, { value: "Module" }));
const Frame = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-o405cr-0"
})(['min-block-size:100dvh;background:var(--surface-0);> header{position:sticky;inset-block-start:0;z-index:20;display:flex;flex-wrap:wrap;align-items:center;gap:8px 20px;padding:8px var(--edge);border-block-end:1px solid var(--line);background:var(--surface-0);}> header > strong{font-size:var(--size-2);letter-spacing:-0.01em;}> header nav{display:flex;gap:4px;margin-inline-end:auto;}> header nav a{display:inline-flex;align-items:center;min-block-size:36px;padding-inline:12px;border-radius:var(--radius-small);color:var(--text-2);font-weight:600;font-size:var(--size-1);}> header nav a:hover{background:var(--surface-1);color:var(--text-1);}> header nav a[aria-current]{background:var(--surface-2);color:var(--text-1);}> main{display:grid;gap:24px;max-inline-size:1680px;margin-inline:auto;padding:24px var(--edge) 64px;}> a[href="#content"]{position:absolute;inset-inline-start:-9999px;}> a[href="#content"]:focus{inset-inline-start:16px;inset-block-start:8px;z-index:30;padding:8px 12px;background:var(--surface-0);}']);
const current = (here) => ({
  "aria-current": here ? "page" : void 0
});
function ConsoleFrame({
  theme,
  path,
  children
}) {
  const t = useT("console");
  const other = theme === "dark" ? "light" : "dark";
  return /* @__PURE__ */ jsxs(Frame, { children: [
    /* @__PURE__ */ jsx("a", { href: "#content", children: t("skip") }),
    /* @__PURE__ */ jsxs("header", { children: [
      /* @__PURE__ */ jsx("strong", { children: t("title") }),
      /* @__PURE__ */ jsxs("nav", { "aria-label": t("nav.label"), children: [
        /* @__PURE__ */ jsx("a", { href: "/console", ...current(path === "/console" || path.startsWith("/console/brands")), children: t("nav.brands") }),
        /* @__PURE__ */ jsx("a", { href: "/console/gallery", ...current(path === "/console/gallery"), children: t("nav.gallery") })
      ] }),
      /* @__PURE__ */ jsx(Badge, { tone: "accent", children: t("mode.demo") }),
      /* @__PURE__ */ jsxs("form", { method: "post", action: "/preferences", children: [
        /* @__PURE__ */ jsx("input", { type: "hidden", name: "theme", value: other }),
        /* @__PURE__ */ jsx("input", { type: "hidden", name: "returnTo", value: path }),
        /* @__PURE__ */ jsx(Button, { variant: "quiet", size: "small", square: true, "aria-label": t(other === "dark" ? "theme.toDark" : "theme.toLight"), children: /* @__PURE__ */ jsx(Icon, { name: other === "dark" ? "moon" : "sun" }) })
      ] })
    ] }),
    /* @__PURE__ */ jsx("main", { id: "content", tabIndex: -1, children })
  ] });
}
async function loader({ context, request }) {
  const { theme } = consoleContext(context);
  return json({ theme, path: new URL(request.url).pathname });
}
const meta = () => [{ title: "Livery console" }, { name: "robots", content: "noindex" }];
function Console() {
  const { theme, path } = useLoaderData();
  return /* @__PURE__ */ jsx(ConsoleFrame, { theme, path, children: /* @__PURE__ */ jsx(Outlet, {}) });
}
const route11 = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  default: Console,
  loader,
  meta
}, Symbol.toStringTag, { value: "Module" }));
const route12 = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  clientLoader,
  default: AnyPage,
  loader: loader$6,
  meta: meta$1
}, Symbol.toStringTag, { value: "Module" }));
const Panel = /* @__PURE__ */ styled.div.withConfig({
  componentId: "sc-y3aa9r-0"
})(['max-inline-size:var(--width);margin-inline:auto;padding:24px var(--edge) calc(var(--band) / 2);> div{max-inline-size:520px;padding:clamp(16px,4vw,32px);background:var(--card-ground);border:var(--card-line);border-radius:var(--radius);box-shadow:var(--card-shadow);}[data-header="centred"] & > div{margin-inline:auto;}']);
function FormPanel({
  children
}) {
  return /* @__PURE__ */ jsx(Panel, { className: "in", children: /* @__PURE__ */ jsx("div", { children }) });
}
function Refusal({ text: text2 }) {
  if (!text2) return null;
  return /* @__PURE__ */ jsx("p", { className: "error", role: "alert", children: text2 });
}
function ByEmail({ answer, onSubmit }) {
  const t = useT("shell");
  return /* @__PURE__ */ jsxs("form", { method: "post", action: "/login", className: "by-name", onSubmit, children: [
    /* @__PURE__ */ jsx("input", { type: "hidden", name: "type", value: "forgotEmail" }),
    /* @__PURE__ */ jsxs("div", { className: "row", children: [
      /* @__PURE__ */ jsx(
        Typed,
        {
          name: "username",
          label: t("signIn.username"),
          answer,
          autoComplete: "username",
          autoCapitalize: "none",
          maxLength: 64,
          required: true
        }
      ),
      /* @__PURE__ */ jsx(
        Typed,
        {
          name: "email",
          label: t("register.email"),
          answer,
          type: "email",
          autoComplete: "email",
          maxLength: 100,
          required: true
        }
      ),
      /* @__PURE__ */ jsx(Refusal, { text: answer?.error }),
      /* @__PURE__ */ jsx(Button, { variant: "primary", children: t("forgot.sendMail") })
    ] })
  ] });
}
function ByPhone({ site, answer, onSubmit }) {
  const t = useT("shell");
  return /* @__PURE__ */ jsxs("form", { method: "post", action: "/login", className: "by-mobile", onSubmit, children: [
    /* @__PURE__ */ jsx("input", { type: "hidden", name: "type", value: "forgotPhone" }),
    /* @__PURE__ */ jsx("button", { type: "submit", hidden: true }),
    /* @__PURE__ */ jsxs("div", { className: "row", children: [
      /* @__PURE__ */ jsx(MobileFields, { countryCode: site.flags.countryCode === true, answer }),
      /* @__PURE__ */ jsx(CodeField, { answer }),
      /* @__PURE__ */ jsx(
        Typed,
        {
          name: "newPassword",
          label: t("change.new"),
          answer,
          type: "password",
          autoComplete: "new-password",
          maxLength: 128,
          required: true
        }
      ),
      /* @__PURE__ */ jsx(Refusal, { text: answer?.error }),
      /* @__PURE__ */ jsx(Button, { variant: "primary", children: t("forgot.setPassword") })
    ] })
  ] });
}
function ForgetForm(props) {
  const t = useT("shell");
  const name = useId();
  const byPhone = props.site.flags.forgotPasswordByPhone === true;
  const chosePhone = props.answer?.values["type"] === "forgotPhone";
  return /* @__PURE__ */ jsxs(SignInElement, { "data-look": "sheet", children: [
    byPhone ? /* @__PURE__ */ jsxs("div", { className: "modes", role: "radiogroup", "aria-label": t("forgot.by"), children: [
      /* @__PURE__ */ jsxs("label", { children: [
        /* @__PURE__ */ jsx("input", { type: "radio", name, value: "email", defaultChecked: !chosePhone }),
        t("register.email")
      ] }),
      /* @__PURE__ */ jsxs("label", { children: [
        /* @__PURE__ */ jsx("input", { type: "radio", name, value: "mobile", defaultChecked: chosePhone }),
        t("signIn.mobile")
      ] })
    ] }) : null,
    /* @__PURE__ */ jsx(ByEmail, { ...props }),
    byPhone ? /* @__PURE__ */ jsx(ByPhone, { ...props }) : null
  ] });
}
async function action({ context, request }) {
  const site = siteContext(context);
  const [values, rules] = await Promise.all([readForm(request), fieldRules(site)]);
  const fields = signInFields(rules, values);
  return json(checkForm(site, { fields, values }), { headers: { "Cache-Control": "no-store" } });
}
function isForgotten(query, answer) {
  return answer?.values["type"]?.startsWith("forgot") ?? query.get("view") === "forgot";
}
function SignInPage() {
  const answer = useActionData();
  const root = useRouteLoaderData("root");
  const [query] = useSearchParams();
  if (root?.kind !== "site") return null;
  const form = isForgotten(query, answer) ? /* @__PURE__ */ jsx(ForgetForm, { site: root.site, answer }) : /* @__PURE__ */ jsx(SignInForm, { site: root.site, look: "sheet", next: query.get("next") ?? void 0, answer });
  return /* @__PURE__ */ jsx(BrandPage, { lead: /* @__PURE__ */ jsx(FormPanel, { children: form }) });
}
const route13 = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  action,
  clientLoader,
  default: SignInPage,
  loader: loader$6,
  meta: meta$1
}, Symbol.toStringTag, { value: "Module" }));
const serverManifest = { "entry": { "module": "/assets/entry.client-DL-XqEjs.js", "imports": ["/assets/vendor-D2uFbP3r.js", "/assets/use-t-CqyemwNY.js", "/assets/load-views-B_nq7wlW.js", "/assets/page-data-4THZoDEb.js", "/assets/button-DkfWLKkb.js"], "css": [] }, "routes": { "root": { "id": "root", "parentId": void 0, "path": "", "index": void 0, "caseSensitive": void 0, "hasAction": false, "hasLoader": true, "hasClientAction": false, "hasClientLoader": false, "hasErrorBoundary": true, "module": "/assets/root-CUC3L23n.js", "imports": ["/assets/vendor-D2uFbP3r.js", "/assets/use-t-CqyemwNY.js", "/assets/load-views-B_nq7wlW.js", "/assets/page-data-4THZoDEb.js", "/assets/button-DkfWLKkb.js", "/assets/page-modal-BDBeSzn7.js", "/assets/flags-7ovbAGiK.js", "/assets/image-hosts-Cv8aH5E6.js", "/assets/use-format-DtKRNyar.js", "/assets/status-screen-DYfINDuy.js", "/assets/money-CvlLsbdc.js"], "css": [] }, "routes/manifest[.]webmanifest": { "id": "routes/manifest[.]webmanifest", "parentId": "root", "path": "manifest.webmanifest", "index": void 0, "caseSensitive": void 0, "hasAction": false, "hasLoader": true, "hasClientAction": false, "hasClientLoader": false, "hasErrorBoundary": false, "module": "/assets/manifest_._webmanifest-l0sNRNKZ.js", "imports": [], "css": [] }, "routes/console.brands.$code": { "id": "routes/console.brands.$code", "parentId": "routes/console", "path": "brands/:code", "index": void 0, "caseSensitive": void 0, "hasAction": true, "hasLoader": true, "hasClientAction": false, "hasClientLoader": false, "hasErrorBoundary": false, "module": "/assets/console.brands._code-CU9W365P.js", "imports": ["/assets/vendor-D2uFbP3r.js", "/assets/problem-list-BT7X-in7.js", "/assets/use-format-DtKRNyar.js", "/assets/use-t-CqyemwNY.js", "/assets/button-DkfWLKkb.js", "/assets/empty-state-D1OwwCth.js", "/assets/page-head-CekVrxX9.js", "/assets/badge-DvytF6mv.js", "/assets/field-r334wbF-.js", "/assets/dialog-Bt03bgoE.js", "/assets/browser-Cb2swVfp.js", "/assets/money-CvlLsbdc.js", "/assets/icon-oVz0bN_Q.js", "/assets/vendor-icons-Dg95QI0R.js", "/assets/image-hosts-Cv8aH5E6.js"], "css": [] }, "routes/console.gallery": { "id": "routes/console.gallery", "parentId": "routes/console", "path": "gallery", "index": void 0, "caseSensitive": void 0, "hasAction": false, "hasLoader": true, "hasClientAction": false, "hasClientLoader": true, "hasErrorBoundary": false, "module": "/assets/console.gallery-BktdeJOK.js", "imports": ["/assets/vendor-D2uFbP3r.js", "/assets/use-t-CqyemwNY.js", "/assets/button-DkfWLKkb.js", "/assets/select-jyDdhZOM.js", "/assets/chips-DKiqEJ7k.js", "/assets/pager-D44cs3QB.js", "/assets/scroller-CZQcO08f.js", "/assets/tabs-D6oe45VS.js", "/assets/badge-DvytF6mv.js", "/assets/countdown-CmmLTPfT.js", "/assets/page-head-CekVrxX9.js", "/assets/icon-oVz0bN_Q.js", "/assets/image-hosts-Cv8aH5E6.js", "/assets/money-CvlLsbdc.js", "/assets/checkbox-4qmnLRy7.js", "/assets/field-r334wbF-.js", "/assets/dialog-Bt03bgoE.js", "/assets/empty-state-D1OwwCth.js", "/assets/status-screen-DYfINDuy.js", "/assets/load-views-B_nq7wlW.js", "/assets/page-Dp7YmWwH.js", "/assets/vendor-icons-Dg95QI0R.js", "/assets/page-data-4THZoDEb.js"], "css": [] }, "routes/register[.]html": { "id": "routes/register[.]html", "parentId": "root", "path": "register.html", "index": void 0, "caseSensitive": void 0, "hasAction": true, "hasLoader": true, "hasClientAction": false, "hasClientLoader": true, "hasErrorBoundary": false, "module": "/assets/register_._html-D6Oh5yOO.js", "imports": ["/assets/register-pDd6u6D8.js", "/assets/_index-Df1m4rOp.js", "/assets/vendor-D2uFbP3r.js", "/assets/page-data-4THZoDEb.js", "/assets/use-t-CqyemwNY.js", "/assets/button-DkfWLKkb.js", "/assets/page-modal-BDBeSzn7.js", "/assets/load-views-B_nq7wlW.js", "/assets/page-Dp7YmWwH.js", "/assets/icon-oVz0bN_Q.js", "/assets/vendor-icons-Dg95QI0R.js"], "css": [] }, "routes/console._index": { "id": "routes/console._index", "parentId": "routes/console", "path": void 0, "index": true, "caseSensitive": void 0, "hasAction": false, "hasLoader": true, "hasClientAction": false, "hasClientLoader": false, "hasErrorBoundary": false, "module": "/assets/console._index-3DOQZJjm.js", "imports": ["/assets/vendor-D2uFbP3r.js", "/assets/use-format-DtKRNyar.js", "/assets/use-t-CqyemwNY.js", "/assets/empty-state-D1OwwCth.js", "/assets/page-head-CekVrxX9.js", "/assets/problem-list-BT7X-in7.js", "/assets/money-CvlLsbdc.js", "/assets/icon-oVz0bN_Q.js", "/assets/vendor-icons-Dg95QI0R.js", "/assets/image-hosts-Cv8aH5E6.js", "/assets/badge-DvytF6mv.js"], "css": [] }, "routes/sitemap[.]xml": { "id": "routes/sitemap[.]xml", "parentId": "root", "path": "sitemap.xml", "index": void 0, "caseSensitive": void 0, "hasAction": false, "hasLoader": true, "hasClientAction": false, "hasClientLoader": false, "hasErrorBoundary": false, "module": "/assets/sitemap_._xml-l0sNRNKZ.js", "imports": [], "css": [] }, "routes/robots[.]txt": { "id": "routes/robots[.]txt", "parentId": "root", "path": "robots.txt", "index": void 0, "caseSensitive": void 0, "hasAction": false, "hasLoader": true, "hasClientAction": false, "hasClientLoader": false, "hasErrorBoundary": false, "module": "/assets/robots_._txt-l0sNRNKZ.js", "imports": [], "css": [] }, "routes/preferences": { "id": "routes/preferences", "parentId": "root", "path": "preferences", "index": void 0, "caseSensitive": void 0, "hasAction": true, "hasLoader": true, "hasClientAction": false, "hasClientLoader": false, "hasErrorBoundary": false, "module": "/assets/preferences-l0sNRNKZ.js", "imports": [], "css": [] }, "routes/download": { "id": "routes/download", "parentId": "root", "path": "download", "index": void 0, "caseSensitive": void 0, "hasAction": false, "hasLoader": true, "hasClientAction": false, "hasClientLoader": false, "hasErrorBoundary": false, "module": "/assets/download-l0sNRNKZ.js", "imports": [], "css": [] }, "routes/register": { "id": "routes/register", "parentId": "root", "path": "register", "index": void 0, "caseSensitive": void 0, "hasAction": true, "hasLoader": true, "hasClientAction": false, "hasClientLoader": true, "hasErrorBoundary": false, "module": "/assets/register-pDd6u6D8.js", "imports": ["/assets/_index-Df1m4rOp.js", "/assets/vendor-D2uFbP3r.js", "/assets/page-data-4THZoDEb.js", "/assets/page-modal-BDBeSzn7.js", "/assets/load-views-B_nq7wlW.js", "/assets/page-Dp7YmWwH.js", "/assets/use-t-CqyemwNY.js", "/assets/icon-oVz0bN_Q.js", "/assets/vendor-icons-Dg95QI0R.js", "/assets/button-DkfWLKkb.js"], "css": [] }, "routes/console": { "id": "routes/console", "parentId": "root", "path": "console", "index": void 0, "caseSensitive": void 0, "hasAction": false, "hasLoader": true, "hasClientAction": false, "hasClientLoader": false, "hasErrorBoundary": false, "module": "/assets/console-SLRsBDQ9.js", "imports": ["/assets/vendor-D2uFbP3r.js", "/assets/use-t-CqyemwNY.js", "/assets/badge-DvytF6mv.js", "/assets/button-DkfWLKkb.js", "/assets/icon-oVz0bN_Q.js", "/assets/vendor-icons-Dg95QI0R.js"], "css": [] }, "routes/_index": { "id": "routes/_index", "parentId": "root", "path": void 0, "index": true, "caseSensitive": void 0, "hasAction": false, "hasLoader": true, "hasClientAction": false, "hasClientLoader": true, "hasErrorBoundary": false, "module": "/assets/_index-CLT3rhT1.js", "imports": ["/assets/_index-Df1m4rOp.js", "/assets/vendor-D2uFbP3r.js", "/assets/load-views-B_nq7wlW.js", "/assets/page-data-4THZoDEb.js", "/assets/use-t-CqyemwNY.js", "/assets/button-DkfWLKkb.js", "/assets/page-Dp7YmWwH.js", "/assets/icon-oVz0bN_Q.js", "/assets/vendor-icons-Dg95QI0R.js"], "css": [] }, "routes/login": { "id": "routes/login", "parentId": "root", "path": "login", "index": void 0, "caseSensitive": void 0, "hasAction": true, "hasLoader": true, "hasClientAction": false, "hasClientLoader": true, "hasErrorBoundary": false, "module": "/assets/login-CfLBG-f_.js", "imports": ["/assets/vendor-D2uFbP3r.js", "/assets/forget-form-BVJhFyqp.js", "/assets/sign-in-form-4eZkAZuS.js", "/assets/_index-Df1m4rOp.js", "/assets/use-t-CqyemwNY.js", "/assets/button-DkfWLKkb.js", "/assets/field-r334wbF-.js", "/assets/icon-oVz0bN_Q.js", "/assets/vendor-icons-Dg95QI0R.js", "/assets/load-views-B_nq7wlW.js", "/assets/page-data-4THZoDEb.js", "/assets/page-Dp7YmWwH.js"], "css": [] }, "routes/$": { "id": "routes/$", "parentId": "root", "path": "*", "index": void 0, "caseSensitive": void 0, "hasAction": false, "hasLoader": true, "hasClientAction": false, "hasClientLoader": true, "hasErrorBoundary": false, "module": "/assets/_-CLT3rhT1.js", "imports": ["/assets/_index-Df1m4rOp.js", "/assets/vendor-D2uFbP3r.js", "/assets/load-views-B_nq7wlW.js", "/assets/page-data-4THZoDEb.js", "/assets/use-t-CqyemwNY.js", "/assets/button-DkfWLKkb.js", "/assets/page-Dp7YmWwH.js", "/assets/icon-oVz0bN_Q.js", "/assets/vendor-icons-Dg95QI0R.js"], "css": [] } }, "url": "/assets/manifest-695bf0e8.js", "version": "695bf0e8" };
const mode = "production";
const assetsBuildDirectory = "build.blocks1/client";
const basename = "/";
const future = { "v3_fetcherPersist": true, "v3_relativeSplatPath": true, "v3_throwAbortReason": true, "v3_routeConfig": false, "v3_singleFetch": false, "v3_lazyRouteDiscovery": false, "unstable_optimizeDeps": false };
const isSpaMode = false;
const publicPath = "/";
const entry = { module: entryServer };
const routes = {
  "root": {
    id: "root",
    parentId: void 0,
    path: "",
    index: void 0,
    caseSensitive: void 0,
    module: route0
  },
  "routes/manifest[.]webmanifest": {
    id: "routes/manifest[.]webmanifest",
    parentId: "root",
    path: "manifest.webmanifest",
    index: void 0,
    caseSensitive: void 0,
    module: route1
  },
  "routes/console.brands.$code": {
    id: "routes/console.brands.$code",
    parentId: "routes/console",
    path: "brands/:code",
    index: void 0,
    caseSensitive: void 0,
    module: route2
  },
  "routes/console.gallery": {
    id: "routes/console.gallery",
    parentId: "routes/console",
    path: "gallery",
    index: void 0,
    caseSensitive: void 0,
    module: route3
  },
  "routes/register[.]html": {
    id: "routes/register[.]html",
    parentId: "root",
    path: "register.html",
    index: void 0,
    caseSensitive: void 0,
    module: route4
  },
  "routes/console._index": {
    id: "routes/console._index",
    parentId: "routes/console",
    path: void 0,
    index: true,
    caseSensitive: void 0,
    module: route5
  },
  "routes/sitemap[.]xml": {
    id: "routes/sitemap[.]xml",
    parentId: "root",
    path: "sitemap.xml",
    index: void 0,
    caseSensitive: void 0,
    module: route6
  },
  "routes/robots[.]txt": {
    id: "routes/robots[.]txt",
    parentId: "root",
    path: "robots.txt",
    index: void 0,
    caseSensitive: void 0,
    module: route7
  },
  "routes/preferences": {
    id: "routes/preferences",
    parentId: "root",
    path: "preferences",
    index: void 0,
    caseSensitive: void 0,
    module: route8
  },
  "routes/download": {
    id: "routes/download",
    parentId: "root",
    path: "download",
    index: void 0,
    caseSensitive: void 0,
    module: route9
  },
  "routes/register": {
    id: "routes/register",
    parentId: "root",
    path: "register",
    index: void 0,
    caseSensitive: void 0,
    module: route10
  },
  "routes/console": {
    id: "routes/console",
    parentId: "root",
    path: "console",
    index: void 0,
    caseSensitive: void 0,
    module: route11
  },
  "routes/_index": {
    id: "routes/_index",
    parentId: "root",
    path: void 0,
    index: true,
    caseSensitive: void 0,
    module: route12
  },
  "routes/login": {
    id: "routes/login",
    parentId: "root",
    path: "login",
    index: void 0,
    caseSensitive: void 0,
    module: route13
  },
  "routes/$": {
    id: "routes/$",
    parentId: "root",
    path: "*",
    index: void 0,
    caseSensitive: void 0,
    module: route14
  }
};
export {
  Button as B,
  Checkbox as C,
  DialingCode as D,
  Field as F,
  Icon as I,
  LinkButton as L,
  PartError as P,
  RichText as R,
  SignInForm as S,
  registerModes as a,
  browserCall as b,
  SignInElement as c,
  dropToast as d,
  endWindow as e,
  registerFields as f,
  useAnyText as g,
  ruleMessage as h,
  SendCode as i,
  useI18n as j,
  ForgetForm as k,
  loadPart as l,
  CALL_TIMEOUT as m,
  useFormat as n,
  assetsBuildDirectory as o,
  basename as p,
  entry as q,
  returnFocus as r,
  serverManifest as s,
  future as t,
  useT as u,
  isSpaMode as v,
  mode as w,
  publicPath as x,
  routes as y
};
