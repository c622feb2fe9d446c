import { useEffect } from "react";
import { loadPart } from "~/platform/browser/load-part";

/** Fills the list of a dialling-code field, once; a failed load is repeated at the next focus. Other targets are ignored. */
export function fillDialingCodes(target: EventTarget | null, language: string): void {
  if (!(target instanceof HTMLInputElement) || target.dataset.dialing !== "") return;
  target.dataset.dialing = "filled";
  loadPart("dialing-codes", (via) => via(() => import("./fill-dialing-codes"))).then(
    (part) => part.fillList(target, language),
    () => {
      target.dataset.dialing = "";
    },
  );
}

/**
 * Fills the dialling-code fields of the header on first focus, also when that came before hydration. Only kept HTML is
 * changed from outside: a window that React has yet to hydrate must stay as the server rendered it.
 */
export function useDialingCodes(language: string): void {
  useEffect(() => {
    const fill = (target: EventTarget | null) => {
      if (target instanceof Element && target.closest("#shell-header")) fillDialingCodes(target, language);
    };
    const onFocus = ({ target }: FocusEvent) => fill(target);
    document.addEventListener("focusin", onFocus);
    fill(document.activeElement);
    return () => document.removeEventListener("focusin", onFocus);
  }, [language]);
}
