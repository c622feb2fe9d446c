import Swiper from "swiper";
import { Keyboard } from "swiper/modules";

/** Time in ms that a slide stands before the next one comes, by kind (spec 1 section 9); other kinds stand still. */
const DELAYS: Readonly<Record<string, number>> = { slides: 5_000, strip: 3_000 };

/** Any duration but 0 is the browser's own smooth scrolling. */
const SMOOTH = 300;

function start(track: HTMLElement, isCalm: boolean, kind: string): Swiper {
  const swiper = new Swiper(track.parentElement as HTMLElement, {
    modules: [Keyboard],
    wrapperClass: "track",
    // Each `li` is a slide, also one that is added later.
    slideClass: "swiper-slide, li",
    slidesPerView: "auto",
    // The list stays a list that the browser scrolls: nothing jumps, and touch, wheel, zoom and focus work as before.
    cssMode: true,
    allowTouchMove: false,
    simulateTouch: false,
    touchStartPreventDefault: false,
    preventClicks: false,
    preventClicksPropagation: false,
    lazyPreload: false,
    speed: isCalm ? 0 : SMOOTH,
    loop: kind === "strip",
    keyboard: { enabled: false, onlyInViewport: false, pageUpDown: false },
  });
  leaveTouchAlone(swiper);
  return swiper;
}

/** What Swiper adds its listeners by, beside what its types tell. */
interface Touched {
  readonly el: HTMLElement;
  readonly onDocumentTouchStart: EventListener;
  readonly onTouchMove: EventListener;
  readonly onTouchStart: EventListener;
}

/** With `cssMode` these listeners do nothing, and a touch anywhere on the page would wait for scripts before it scrolls. */
function leaveTouchAlone(swiper: Swiper): void {
  const { el, onDocumentTouchStart, onTouchMove, onTouchStart } = swiper as unknown as Touched;
  document.removeEventListener("touchstart", onDocumentTouchStart);
  document.removeEventListener("touchmove", onTouchMove);
  el.removeEventListener("touchstart", onTouchStart);
}

/** Tells Swiper where the list is scrolled to now, before the browser does. */
const noteScroll = (track: HTMLElement) => track.dispatchEvent(new Event("scroll"));

/**
 * A loop moves slides from one end of the list to the other. That takes the focus from a slide that it moves, and the next
 * step would start from the old place: Swiper reads it when the browser reports the scrolling.
 */
function mendLoop(swiper: Swiper, track: HTMLElement): void {
  let focused: Element | null = null;
  swiper.on("beforeLoopFix", () => {
    focused = document.activeElement;
  });
  swiper.on("loopFix", () => {
    noteScroll(track);
    if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus({ preventScroll: true });
  });
}

/** The links to each slide, which work without scripts too: they scroll the list, and tell which slide is shown. */
function drivePages(swiper: Swiper, pages: readonly HTMLElement[], signal: AbortSignal): void {
  const mark = () => {
    for (const [at, page] of pages.entries()) page.setAttribute("aria-current", String(at === swiper.activeIndex));
  };
  for (const [at, page] of pages.entries()) {
    const show = (event: Event) => {
      event.preventDefault();
      swiper.slideTo(at);
    };
    page.addEventListener("click", show, { signal });
  }
  swiper.on("activeIndexChange", mark);
  mark();
}

/** The buttons that scroll by what fits. Not `disabled` at an end: that would take the focus from the button. */
function driveWays(swiper: Swiper, ways: readonly HTMLElement[], signal: AbortSignal): void {
  const mark = () => {
    for (const way of ways)
      way.setAttribute("aria-disabled", String(way.dataset.way === "-1" ? swiper.isBeginning : swiper.isEnd));
  };
  for (const way of ways) {
    const sign = Number(way.dataset.way);
    const show = () => swiper.slideTo(swiper.activeIndex + sign * swiper.slidesPerViewDynamic("current", true));
    way.addEventListener("click", show, { signal });
    const { hidden } = way;
    way.hidden = false;
    signal.addEventListener("abort", () => {
      way.hidden = hidden;
      way.setAttribute("aria-disabled", "true");
    });
  }
  swiper.on("fromEdge", mark);
  swiper.on("toEdge", mark);
  mark();
}

/**
 * Moves the slides on, but not while the pointer or the focus is on the carousel, out of view, in a hidden tab, with
 * reduced motion, or once paused.
 */
function driveMotion(
  swiper: Swiper,
  root: HTMLElement,
  calm: MediaQueryList,
  signal: AbortSignal,
  delay: number,
): void {
  const pause = root.querySelector<HTMLElement>("[data-pause]");
  let isSeen = true;
  let timer = 0;
  const isHeld = () =>
    calm.matches ||
    document.hidden ||
    !isSeen ||
    pause?.getAttribute("aria-pressed") === "true" ||
    root.matches(":hover, :focus-within");
  const step = () => {
    if (isHeld()) return;
    if (swiper.isEnd && !swiper.params.loop) swiper.slideTo(0);
    else swiper.slideNext();
    look();
  };
  // Starts the time of a slide anew.
  const look = () => {
    clearTimeout(timer);
    if (signal.aborted) return;
    if (pause) pause.hidden = calm.matches;
    timer = window.setTimeout(step, delay);
  };
  const view = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? isSeen;
    look();
  });
  view.observe(root);
  for (const name of ["pointerenter", "pointerleave", "focusin", "focusout"])
    root.addEventListener(name, look, { signal });
  document.addEventListener("visibilitychange", look, { signal });
  calm.addEventListener("change", look, { signal });
  const press = () => {
    pause?.setAttribute("aria-pressed", String(pause.getAttribute("aria-pressed") !== "true"));
    look();
  };
  pause?.addEventListener("click", press, { signal });
  swiper.on("activeIndexChange", look);
  look();
  signal.addEventListener("abort", () => {
    view.disconnect();
    clearTimeout(timer);
    if (pause) pause.hidden = true;
  });
}

/**
 * Lets Swiper drive a carousel: links to slides (`data-page`), buttons that scroll (`data-way`), arrow keys while the
 * focus is inside, and for kinds that move by themselves the motion and its button (`data-pause`).
 * @param signal ends it
 */
export function driveCarousel(root: HTMLElement, track: HTMLElement, signal: AbortSignal): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const kind = root.dataset.carousel ?? "";
  const swiper = start(track, calm.matches, kind);
  calm.addEventListener(
    "change",
    () => {
      swiper.params.speed = calm.matches ? 0 : SMOOTH;
    },
    { signal },
  );
  mendLoop(swiper, track);
  const all = (controls: string) => [...root.querySelectorAll<HTMLElement>(controls)];
  drivePages(swiper, all("[data-page]"), signal);
  driveWays(swiper, all("[data-way]"), signal);
  const delay = DELAYS[kind];
  if (delay !== undefined) driveMotion(swiper, root, calm, signal, delay);
  root.addEventListener("focusin", () => swiper.keyboard.enable(), { signal });
  root.addEventListener("focusout", () => swiper.keyboard.disable(), { signal });
  if (root.matches(":focus-within")) swiper.keyboard.enable();
  // Where the list was scrolled to before.
  noteScroll(track);
  signal.addEventListener("abort", () => swiper.destroy());
}
