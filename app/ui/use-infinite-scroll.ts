import { type RefObject, useEffect, useRef } from "react";
import { throttle } from "./throttle";

/** How often the place is looked at, in ms (spec 1 section 9). */
const THROTTLE = 200;

export interface InfiniteScrollOptions {
  /** False while there is nothing more, or while more is on its way. */
  readonly enabled: boolean;
  /** How far below the window the end may be when more is asked for, in px. */
  readonly ahead?: number;
}

/**
 * Asks for more when the element at the end of a list comes near the window, at most once in 200 ms.
 * @returns put it on that element
 */
export function useInfiniteScroll<E extends HTMLElement>(
  more: () => void,
  { enabled, ahead = 400 }: InfiniteScrollOptions,
): RefObject<E> {
  const end = useRef<E>(null);
  const latest = useRef(more);
  latest.current = more;
  useEffect(() => {
    if (!enabled) return;
    const look = throttle(() => {
      const element = end.current;
      if (element && element.getBoundingClientRect().top < innerHeight + ahead) latest.current();
    }, THROTTLE);
    const ask = () => look.call();
    addEventListener("scroll", ask, { passive: true });
    addEventListener("resize", ask, { passive: true });
    ask();
    return () => {
      look.cancel();
      removeEventListener("scroll", ask);
      removeEventListener("resize", ask);
    };
  }, [enabled, ahead]);
  return end;
}
