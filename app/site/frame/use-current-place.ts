import { useEffect, useRef } from "react";
import type { CurrentAddress } from "./use-current-address";

/** Updates the page-dependent parts of the kept HTML after each client-side navigation. */
export function useCurrentPlace(here: CurrentAddress): void {
  const shown = useRef(here.returnTo);
  useEffect(() => {
    if (shown.current === here.returnTo) return;
    shown.current = here.returnTo;
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-place]")) {
      if (link.pathname === here.path) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-lang]"))
      link.href = here.inLanguage(link.dataset.lang ?? "");
    for (const field of document.querySelectorAll<HTMLInputElement>('[action="/preferences"] [name="returnTo"]'))
      field.value = here.returnTo;
  }, [here]);
}
