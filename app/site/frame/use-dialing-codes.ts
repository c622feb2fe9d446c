import { useEffect } from "react";
import { loadPart } from "~/platform/browser/load-part";

/** Fills the list of a dialling code's field when it is first used, wherever it stands. */
export function useDialingCodes(language: string): void {
  useEffect(() => {
    const fill = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement) || target.dataset.dialing !== "") return;
      target.dataset.dialing = "filled";
      // A code can be typed all the same; the next use asks again.
      const retry = () => {
        target.dataset.dialing = "";
      };
      loadPart("dialing-codes", (via) => via(() => import("./fill-dialing-codes")))
        .then(({ fillDialingCodes }) => fillDialingCodes(target, language))
        .catch(retry);
    };
    document.addEventListener("focusin", fill);
    return () => document.removeEventListener("focusin", fill);
  }, [language]);
}
