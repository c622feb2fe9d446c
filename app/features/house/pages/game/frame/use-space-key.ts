import { useEffect, useRef } from "react";

/** The space bar does what the great button does, wherever the focus is, but on controls that use it themselves and under windows. */
export function useSpaceKey(press: () => void): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
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
  }, []);
}
