import { useEffect, useRef } from "react";
import { loadPart } from "~/platform/browser/load-part";

/** Schedules a callback for when the browser is idle. Safari has no `requestIdleCallback`. */
const whenIdle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));

/** Loads the driver and starts it. If loading fails, the browser's scrolling remains. @returns true if loading succeeded */
async function load(root: HTMLElement, track: HTMLElement, signal: AbortSignal): Promise<boolean> {
  await new Promise((resolve) => whenIdle(() => resolve(null)));
  if (signal.aborted) return true;
  const part = await loadPart("carousel", (via) => via(() => import("./drive-carousel"))).catch(() => null);
  if (part && !signal.aborted) part.driveCarousel(root, track, signal);
  return part !== null;
}

/**
 * Drives a carousel with Swiper while its content overflows. The library is loaded when such a carousel is in view and the
 * browser is idle. Until then the list, `.track`, scrolls with CSS snap.
 * @param root element around the list and its controls; `data-carousel` names the kind
 * @returns a function that stops it
 */
export function watchCarousel(root: HTMLElement): () => void {
  const track = root.querySelector<HTMLElement>(".track");
  if (!track) return () => {};
  let isSeen = false;
  let driver: AbortController | null = null;
  const look = () => {
    const isWanted = isSeen && track.scrollWidth > track.clientWidth + 1;
    if (isWanted === (driver !== null)) return;
    driver?.abort();
    driver = isWanted ? new AbortController() : null;
    const begun = driver;
    if (begun)
      load(root, track, begun.signal).then((isDriven) => {
        // The next time it comes into view or changes its size, loading is tried again.
        if (!isDriven && driver === begun) driver = null;
      });
  };
  const view = new IntersectionObserver((entries) => {
    isSeen ||= entries.some((entry) => entry.isIntersecting);
    look();
  });
  const size = new ResizeObserver(look);
  view.observe(root);
  size.observe(track);
  return () => {
    view.disconnect();
    size.disconnect();
    driver?.abort();
  };
}

/**
 * Watches the carousel of a component.
 * @param count number of slides; a change restarts the carousel
 * @param key React key of the element, if any: different slides need a new element, because a loop moves them
 * @returns a ref for the element with `data-carousel`
 */
export function useCarousel<E extends HTMLElement>(count: number, key?: string) {
  const root = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key creates another element
  useEffect(() => (root.current && count > 1 ? watchCarousel(root.current) : undefined), [count, key]);
  return root;
}
