import Swiper from "swiper";
import { Keyboard } from "swiper/modules";

/** Time per slide in ms, by carousel kind; `slides` is 5 s (requirement R8). Other kinds do not advance automatically. */
const DELAYS: Readonly<Record<string, number>> = { slides: 5_000, strip: 3_000 };

/** Duration in ms. Any value except 0 selects the browser's smooth scrolling. */
const SMOOTH = 300;

function start(track: HTMLElement, isCalm: boolean, kind: string): Swiper {
  const swiper = new Swiper(track.parentElement as HTMLElement, {
    modules: [Keyboard],
    wrapperClass: "track",
    // Treats each `li` as a slide, including those added later.
    slideClass: "swiper-slide, li",
    slidesPerView: "auto",
    // The browser keeps scrolling the list: positions do not jump, and touch, wheel, zoom and focus work as before.
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

/** Listeners of Swiper that its types omit. */
interface Touched {
  readonly el: HTMLElement;
  readonly onDocumentTouchStart: EventListener;
  readonly onTouchMove: EventListener;
  readonly onTouchStart: EventListener;
}

/** Removes touch listeners that do nothing in `cssMode` but delay every touch scroll of the page until scripts have run. */
function leaveTouchAlone(swiper: Swiper): void {
  const { el, onDocumentTouchStart, onTouchMove, onTouchStart } = swiper as unknown as Touched;
  document.removeEventListener("touchstart", onDocumentTouchStart);
  document.removeEventListener("touchmove", onTouchMove);
  el.removeEventListener("touchstart", onTouchStart);
}

/**
 * Makes Swiper read the current scroll position before the browser reports it, which happens once per frame. Without this, a
 * second key or click within one frame would start from the previous slide and be lost.
 */
const noteScroll = (track: HTMLElement) => track.dispatchEvent(new Event("scroll"));

/**
 * Repairs two effects of looping, which moves slides from one end of the list to the other: a moved slide loses focus, and Swiper
 * continues from the old position until the browser reports the scroll.
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

/** Connects the links to the slides: they scroll the list and mark the current slide. They also work without scripts. */
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

/**
 * Connects the buttons that scroll by one view. At an end they get `aria-disabled`, because `disabled` would remove focus from
 * the button.
 */
function driveWays(swiper: Swiper, track: HTMLElement, ways: readonly HTMLElement[], signal: AbortSignal): void {
  const mark = () => {
    for (const way of ways)
      way.setAttribute("aria-disabled", String(way.dataset.way === "-1" ? swiper.isBeginning : swiper.isEnd));
  };
  for (const way of ways) {
    const sign = Number(way.dataset.way);
    const show = () => {
      noteScroll(track);
      swiper.slideTo(swiper.activeIndex + sign * swiper.slidesPerViewDynamic("current", true));
    };
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
 * Advances the slides automatically. Stops during hover or focus, out of view, in a hidden tab, with reduced motion, and when
 * paused.
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
  // Restarts the time of the current slide.
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
 * Drives a carousel with Swiper: links to slides (`data-page`), scroll buttons (`data-way`), arrow keys while focus is inside
 * and, for kinds that advance automatically, the motion and its pause button (`data-pause`).
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
  driveWays(swiper, track, all("[data-way]"), signal);
  const delay = DELAYS[kind];
  if (delay !== undefined) driveMotion(swiper, root, calm, signal, delay);
  // Swiper listens at the document, thus after this.
  root.addEventListener("keydown", () => noteScroll(track), { signal });
  root.addEventListener("focusin", () => swiper.keyboard.enable(), { signal });
  root.addEventListener("focusout", () => swiper.keyboard.disable(), { signal });
  if (root.matches(":focus-within")) swiper.keyboard.enable();
  // Starts from the list's current scroll position.
  noteScroll(track);
  signal.addEventListener("abort", () => swiper.destroy());
}
