import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Keeps the keyboard inside an element whose controls come and go: when the one that had the focus is gone, the next
 * sensible one gets it, so that the focus never falls to the page.
 * @param next selectors of what may get it; the first that is seen does
 */
export function useKeptFocus(element: RefObject<HTMLElement>, ...next: readonly string[]): void {
  const had = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      had.current = element.current?.contains(target as Node) ?? false;
    };
    document.addEventListener("focusin", note);
    // A press beside every control takes the focus away on purpose.
    const leave = ({ target }: PointerEvent) => {
      if (!element.current?.contains(target as Node)) had.current = false;
    };
    document.addEventListener("pointerdown", leave);
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", leave);
    };
  }, [element]);
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!had.current || !lost) return;
    const found = next.flatMap((one) => [...(element.current?.querySelectorAll<HTMLElement>(one) ?? [])]);
    found.find((one) => one.checkVisibility())?.focus({ preventScroll: true });
  });
}
