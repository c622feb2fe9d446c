/** How long a slide stands before the next one comes (spec 1 section 9). */
const SLIDE_MS = 5_000;

/**
 * Makes the slides of a carousel move on by themselves and its pagination follow. What is already there works without
 * this: the slides are scrolled, and the pagination's links lead to them. Nothing moves while the pointer or the focus
 * is on it, while the tab is hidden, with reduced motion, or once it was paused.
 * @returns a function that takes everything back
 */
export function startCarousel(root: HTMLElement): () => void {
  const track = root.querySelector<HTMLElement>("[data-track]");
  const pause = root.querySelector<HTMLButtonElement>("[data-pause]");
  const pages = [...root.querySelectorAll<HTMLAnchorElement>("[data-page]")];
  if (!track || pages.length < 2) return () => {};
  const end = new AbortController();
  const on = { signal: end.signal };
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const at = () => Math.round(Math.abs(track.scrollLeft) / Math.max(1, track.clientWidth));
  /** Slides to the left of the first one have negative places in right-to-left pages, as `scrollLeft` has. */
  const show = (index: number, behavior: ScrollBehavior) => {
    const [first, slide] = [track.children[0], track.children[index]];
    if (!(first instanceof HTMLElement) || !(slide instanceof HTMLElement)) return;
    track.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior: calm.matches ? "instant" : behavior });
  };
  const mark = () => {
    const current = at();
    for (const [index, page] of pages.entries()) page.setAttribute("aria-current", String(index === current));
  };
  const isPaused = () => pause?.getAttribute("aria-pressed") === "true";
  const isHeld = () => calm.matches || document.hidden || isPaused() || root.matches(":hover, :focus-within");

  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!isHeld()) show((at() + 1) % pages.length, "smooth");
      wait();
    }, SLIDE_MS);
  };
  track.addEventListener("scroll", mark, { ...on, passive: true });
  track.addEventListener("scrollend", wait, on);
  for (const name of ["pointerleave", "focusout"]) root.addEventListener(name, wait, on);
  document.addEventListener("visibilitychange", wait, on);
  for (const [index, page] of pages.entries()) {
    page.addEventListener(
      "click",
      (event) => {
        event.preventDefault();
        show(index, "smooth");
      },
      on,
    );
  }
  if (pause) {
    pause.hidden = calm.matches;
    pause.addEventListener("click", () => pause.setAttribute("aria-pressed", String(!isPaused())), on);
  }
  mark();
  wait();
  return () => {
    end.abort();
    clearTimeout(timer);
    show(0, "instant");
    mark();
  };
}
