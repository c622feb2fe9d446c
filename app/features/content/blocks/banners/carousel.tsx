import { type ReactNode, useEffect, useRef } from "react";
import { css } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { Icon } from "~/ui/icon";

/** The look of a carousel's moving parts below a section; where they stand is the section's business. */
export const carouselLook = css`
  .track {
    display: flex;
    inline-size: 100%;
    overflow: auto hidden;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  .track::-webkit-scrollbar { display: none; }
  .track > li { flex: 0 0 100%; min-inline-size: 0; scroll-snap-align: start; scroll-snap-stop: always; }
  .pages { display: flex; align-items: center; }
  .pages ol { display: flex; }
  .pages :is(a, button) { display: grid; place-items: center; min-inline-size: 28px; min-block-size: 28px; border-radius: 999px; }
  .pages a::before {
    content: "";
    inline-size: 8px;
    block-size: 8px;
    border-radius: 4px;
    background: currentcolor;
    opacity: 0.55;
    transition: inline-size var(--speed) var(--ease), opacity var(--speed) var(--ease);
  }
  .pages a:hover::before { opacity: 0.85; }
  .pages a[aria-current="true"]::before { inline-size: 20px; opacity: 1; }
  .pages button svg:last-child, .pages [aria-pressed="true"] svg:first-child { display: none; }
  .pages [aria-pressed="true"] svg:last-child { display: block; }
  @media (pointer: coarse) { .pages :is(a, button) { min-inline-size: 32px; min-block-size: 44px; } }
`;

/**
 * Lets a carousel move once the page is hydrated: the code for it is fetched only where there is more than one slide.
 * Other slides, as on another page, begin anew (`key`).
 */
export function useCarousel<E extends HTMLElement>(count: number, key: string) {
  const root = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides are another carousel
  useEffect(() => {
    const element = root.current;
    if (!element || count < 2) return;
    let stop: (() => void) | null = null;
    let gone = false;
    // Without it the slides are still scrolled and the pagination still leads to them.
    import("./carousel-motion").then(
      ({ startCarousel }) => {
        if (!gone) stop = startCarousel(element);
      },
      () => {},
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [count, key]);
  return root;
}

export interface TrackProps {
  /** Begins the slides' ids; unique in the page. */
  readonly id: string;
  readonly slides: readonly ReactNode[];
}

/** The slides side by side, to be scrolled by touch, wheel and keyboard. CSS only. */
export function Track({ id, slides }: TrackProps) {
  const t = useT("blocks");
  const many = slides.length > 1;
  return (
    // A scrolling region must be reachable by keyboard (WCAG 2.1.1).
    <ul
      className="track"
      data-track=""
      tabIndex={many ? 0 : undefined}
      aria-label={many ? t("carousel.label") : undefined}
    >
      {slides.map((slide, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row is what a slide's address names
        <li key={at} id={`${id}-${at + 1}`}>
          {slide}
        </li>
      ))}
    </ul>
  );
}

/** A link to each slide, and the button that stops them, shown once they move. Nothing for a single slide. */
export function TrackPages({ id, count }: { readonly id: string; readonly count: number }) {
  const t = useT("blocks");
  if (count < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form; two carousels make two groups, not landmarks
    <div className="pages" role="group" aria-label={t("carousel.pages")}>
      <ol>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see Track
          <li key={at}>
            <a href={`#${id}-${at + 1}`} data-page="" aria-current={at === 0 ? "true" : "false"}>
              <span className="vh">{t("carousel.page", { number: String(at + 1), total: String(count) })}</span>
            </a>
          </li>
        ))}
      </ol>
      <button type="button" data-pause="" hidden aria-pressed="false" aria-label={t("carousel.pause")}>
        <Icon name="pause" size={14} />
        <Icon name="play" size={14} />
      </button>
    </div>
  );
}
