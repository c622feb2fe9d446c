import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** The page of a click that this application can show without a new document; null for every other click. */
function pageOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return null;
  const { origin, pathname, search, hash, searchParams } = new URL(link.href);
  // Another language is another document; a hash on this page is the browser's own business.
  if (origin !== location.origin || searchParams.has("lang")) return null;
  if (hash && pathname === location.pathname && search === location.search) return null;
  return `${pathname}${search}${hash}`;
}

/**
 * Links are plain `<a>` (cheap to draw, and they work before the application has loaded). Once it has, a click inside
 * the site loads data instead of a document; open popovers close, and the page stands at its hash or its top (R4).
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  const { key, hash } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const page = pageOf(event);
      if (page === null) return;
      event.preventDefault();
      navigate(page);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
  useEffect(() => {
    if (key === first.current) return;
    first.current = key;
    for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else scrollTo(0, 0);
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [key, hash]);
}
