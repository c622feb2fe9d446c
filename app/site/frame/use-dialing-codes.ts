import { useEffect } from "react";
import { loadPart } from "~/platform/browser/load-part";

/** Fills the list of a dialling-code field once; after a failure, the next focus tries again. Ignores other targets. */
export function fillDialingCodes(target: EventTarget | null, language: string): void {
  if (!(target instanceof HTMLInputElement) || target.dataset.dialing !== "") return;
  target.dataset.dialing = "filled";
  loadPart("dialing-codes", (via) => via(() => import("./fill-dialing-codes"))).then(
    (part) => part.fillCountryList(target, language),
    () => {
      target.dataset.dialing = "";
    },
  );
}

/**
 * Fills the header's dialling-code fields on first focus, including a focus before hydration. Only kept HTML may be changed from
 * outside of React: a window that is not hydrated yet must stay as rendered by the server.
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
