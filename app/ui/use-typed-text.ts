import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Returns the text of a text area before hydration; null in the server's render and for a new element. */
const textBeforeHydration = (id: string): string | null => {
  // The server has no document.
  if (import.meta.env.SSR) return null;
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element.value : null;
};

/**
 * Keeps the text that was typed into a text area before hydration. React 18 sets a text area with a default value back to that
 * value when it hydrates it. @returns the ref of the element
 */
export function useTypedText(id: string): RefObject<HTMLTextAreaElement> {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [typed] = useState(() => textBeforeHydration(id));
  useLayoutEffect(() => {
    if (ref.current && typed !== null && ref.current.value !== typed) ref.current.value = typed;
  }, [typed]);
  return ref;
}
