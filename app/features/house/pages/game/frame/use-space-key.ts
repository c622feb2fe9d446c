import { useEffect, useRef } from "react";
import { useShortcuts } from "./shortcuts";

/**
 * Makes the space bar press the main button wherever the focus is, except on controls that use the key, in dialogs, and when the
 * player has disabled shortcuts.
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
