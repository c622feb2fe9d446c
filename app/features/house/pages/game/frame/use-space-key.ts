import { useEffect, useRef } from "react";
import { useShortcuts } from "./shortcuts";

/**
 * The space bar does what the great button does, wherever the focus is, but on controls that use it themselves and under
 * windows; not where the player switched shortcuts off.
 */
export function useSpaceKey(press: () => void): void {
  const isOn = useShortcuts();
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    if (!isOn) return;
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as Element | null;
      if (event.code !== "Space" || event.repeat || event.defaultPrevented) return;
      if (target?.closest("button,select,input,textarea,a,summary,dialog") || document.querySelector("dialog[open]"))
        return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [isOn]);
}
