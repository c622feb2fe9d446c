import { type RefObject, useEffect, useRef } from "react";
import { throttle } from "./throttle";

/** Interval of position checks, in ms. */
const THROTTLE = 200;

export interface InfiniteScrollOptions {
  /** False while there are no more items, or while more are loading. */
  readonly enabled: boolean;
  /** Distance below the window at which loading starts, in px. */
  readonly ahead?: number;
}

/**
 * Calls `more` when the element at the end of a list comes near the window, at most once per 200 ms.
 * @returns a ref for that element
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
