import { useEffect, useRef } from "react";

/** Calls back once the browser has nothing else to do. Safari has no idle callback. */
const whenIdle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));

function load(root: HTMLElement, track: HTMLElement, signal: AbortSignal): void {
  whenIdle(async () => {
    // A library that cannot be loaded leaves the browser's own scrolling.
    const part = signal.aborted ? null : await import("./drive-carousel").catch(() => null);
    if (!signal.aborted) part?.driveCarousel(root, track, signal);
  });
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
    if (driver) load(root, track, driver.signal);
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
 * @returns a ref for the element with `data-carousel`
 */
export function useCarousel<E extends HTMLElement>(count: number) {
  const root = useRef<E>(null);
  useEffect(() => (root.current && count > 1 ? watchCarousel(root.current) : undefined), [count]);
  return root;
}
