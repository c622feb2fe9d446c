import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus inside an element whose controls are replaced: when the focused control is removed, another one receives the
 * focus, so it never falls back to the page.
 * @param next selectors of the candidates, in order; the first visible one receives the focus
 */
export function useKeptFocus(element: RefObject<HTMLElement>, ...next: readonly string[]): void {
  const had = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      had.current = element.current?.contains(target as Node) ?? false;
    };
    document.addEventListener("focusin", note);
    // A click outside the element removes the focus intentionally.
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
