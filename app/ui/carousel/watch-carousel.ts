import { useEffect, useRef } from "react";
import { loadPart } from "~/platform/browser/load-part";

/** Calls back once the browser has nothing else to do. Safari has no idle callback. */
const whenIdle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));

/** @returns whether the carousel is driven: a library that cannot be loaded leaves the browser's own scrolling */
async function load(root: HTMLElement, track: HTMLElement, signal: AbortSignal): Promise<boolean> {
  await new Promise((resolve) => whenIdle(() => resolve(null)));
  if (signal.aborted) return true;
  const part = await loadPart("carousel", (via) => via(() => import("./drive-carousel"))).catch(() => null);
  if (part && !signal.aborted) part.driveCarousel(root, track, signal);
  return part !== null;
}

/**
 * Lets Swiper drive a carousel while it holds more than fits. The library is loaded when such a carousel is in view and
 * the browser is idle. Until then the list, `.track`, scrolls with CSS snap.
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
        // The next time that it comes into view or changes its size is another try.
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
 * @param count number of slides; another number starts it anew
 * @param key the React key of the element, where it has one: other slides are another element, because a loop moves them
 * @returns a ref for the element with `data-carousel`
 */
export function useCarousel<E extends HTMLElement>(count: number, key?: string) {
  const root = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another element
  useEffect(() => (root.current && count > 1 ? watchCarousel(root.current) : undefined), [count, key]);
  return root;
}
