import { useLocation, useNavigate, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useI18n } from "~/platform/i18n/i18n-provider";
import { closeSheet, closeSheets } from "~/ui/close-sheet";
import { clearTitlePrefix } from "~/ui/faults";
import { isSignedIn } from "./account/account";
import { interceptBarredLink } from "./barred-link";
import { blockFormOffline, whenConnected } from "./connection";
import { openServiceLink } from "./customer-service";
import { hasWholeShell } from "./frame/kept-html";
import { getFormAddress } from "./get-form-address";
import { canOpen, openModal } from "./windows/modals";

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** Returns the page of a link that the application can show without a new document; null for every other link. */
function pageOf(link: HTMLAnchorElement): string | null {
  if (link.target || link.hasAttribute("download") || !hasWholeShell()) return null;
  const { origin, pathname, search, hash, searchParams } = new URL(link.href);
  // A different language or version needs a new document. The browser handles hashes within the page.
  if (origin !== location.origin || searchParams.has("lang") || searchParams.has("preview")) return null;
  if (hash && pathname === location.pathname && search === location.search) return null;
  return `${pathname}${search}${hash}`;
}

/** Returns the target after a sign-in: the link's target, unless that is the sign-in or the registration. */
function targetAfterSignIn({ hash, pathname, search }: HTMLAnchorElement): string | undefined {
  return /^\/(login|register)/.test(pathname) ? undefined : `${pathname}${search}${hash}`;
}

/** Opens the window named by an element's `data-modal`. Returns false if it names none that can open. */
function opensModal(element: HTMLElement): boolean {
  const { modal, index, vassalage } = element.dataset;
  if (!canOpen(modal)) return false;
  // A sheet that contains the link closes, and focus returns to its opener.
  closeSheet(element);
  element.closest<HTMLElement>(":popover-open")?.hidePopover();
  // Launching requires a sign-in first (requirement A13).
  const name = vassalage && !isSignedIn() ? "loginPopupModal" : modal;
  openModal(name, {
    vassalage,
    next: element instanceof HTMLAnchorElement ? targetAfterSignIn(element) : undefined,
    index: index === undefined ? undefined : Number(index),
  });
  return true;
}

/** Closes menus held open by hover or focus (app/boot.ts) when another page is shown. */
function closeMenus(): void {
  closeSheets();
  for (const menu of document.querySelectorAll("[data-hover]"))
    if (menu.matches(":hover")) menu.setAttribute("data-shut", "");
}

/** Scrolls to the hash or to the top (R4), and moves the focus to the content. */
function scrollToStart(hash: string): void {
  let target: HTMLElement | null = null;
  try {
    target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // A malformed hash has no target.
  }
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
  document.getElementById("content")?.focus({ preventScroll: true });
}

/**
 * Adds client-side navigation to plain `<a>` links, which are cheap to render and work before the application has loaded. A click
 * inside the site then loads data instead of a document, and `data-modal` opens a window. A link with `data-stay` (a filter, a
 * pager) keeps scroll position and focus. Going back restores the scroll position.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  const { t } = useI18n();
  const way = useNavigationType();
  const { key, hash, state } = useLocation();
  const shown = useRef(key);
  const places = useRef(new Map<string, number>());
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>("a,[data-modal]") : null;
      if (!element || !isPlain(event)) return;
      if (opensModal(element)) return event.preventDefault();
      if (element instanceof HTMLAnchorElement && (interceptBarredLink(element.href, t) || openServiceLink(element, t)))
        return event.preventDefault();
      const page = element instanceof HTMLAnchorElement ? pageOf(element) : null;
      if (page === null) return;
      event.preventDefault();
      const stay = element.hasAttribute("data-stay");
      whenConnected(() => navigate(page, { preventScrollReset: stay, state: stay ? { stay } : null }));
    };
    const send = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
      const page = getFormAddress(form, event.submitter);
      if (page === null) {
        if (form.method === "post" && blockFormOffline()) event.preventDefault();
        return;
      }
      event.preventDefault();
      const stay = form.hasAttribute("data-stay");
      // A filter navigates on each keystroke; `replace` keeps the intermediate states out of the history.
      whenConnected(() => navigate(page, { preventScrollReset: stay, replace: stay, state: stay ? { stay } : null }));
    };
    const remember = () => places.current.set(shown.current, scrollY);
    document.addEventListener("click", follow);
    document.addEventListener("submit", send);
    addEventListener("scrollend", remember);
    return () => {
      document.removeEventListener("click", follow);
      document.removeEventListener("submit", send);
      removeEventListener("scrollend", remember);
    };
  }, [navigate, t]);
  useEffect(() => {
    if (key === shown.current) return;
    shown.current = key;
    clearTitlePrefix(t("common:title.error", { title: "" }));
    closeMenus();
    const place = way === "POP" ? places.current.get(key) : undefined;
    if (place !== undefined) scrollTo(0, place);
    else if (!(state as { stay?: boolean } | null)?.stay) scrollToStart(hash);
  }, [key, hash, way, state, t]);
}
