import type { ReactNode } from "react";
import { css } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { PauseButton, pauseButtonLook } from "~/ui/carousel/pause-button";
import { useCarousel } from "~/ui/carousel/watch-carousel";

/** Styles of a carousel's moving parts; the section sets their position. */
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
  ${pauseButtonLook}
  @media (pointer: coarse) { .pages :is(a, button) { min-inline-size: 32px; min-block-size: 44px; } }
`;

interface SlidesProps {
  /** Prefix of the slides' ids; unique in the page. */
  readonly id: string;
  readonly slides: readonly ReactNode[];
}

/** Renders the slides in a row that scrolls by touch, wheel and keyboard. CSS only. */
function Track({ id, slides }: SlidesProps) {
  const t = useT("blocks");
  const many = slides.length > 1;
  return (
    // A scrolling region must be focusable by keyboard (WCAG 2.1.1).
    <ul
      className="track"
      data-track=""
      tabIndex={many ? 0 : undefined}
      aria-label={many ? t("carousel.label") : undefined}
    >
      {slides.map((slide, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slide's anchor contains its index
        <li key={at} id={`${id}-${at + 1}`}>
          {slide}
        </li>
      ))}
    </ul>
  );
}

/** Renders a link to each slide, and the pause button, visible once the slides move. Renders nothing for a single slide. */
function TrackPages({ id, count }: { readonly id: string; readonly count: number }) {
  const t = useT("blocks");
  if (count < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form; two carousels make two groups, not landmarks
    <div className="pages" role="group" aria-label={t("carousel.pages")}>
      <ol>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a link's address contains its index
          <li key={at}>
            <a href={`#${id}-${at + 1}`} data-page="" aria-current={at === 0 ? "true" : "false"}>
              <span className="vh">{t("carousel.page", { number: String(at + 1), total: String(count) })}</span>
            </a>
          </li>
        ))}
      </ol>
      <PauseButton label={t("carousel.pause")} />
    </div>
  );
}

/** Renders a carousel of full-width slides with links to each; several slides advance automatically once Swiper drives them. */
export function Slides({
  className,
  theme,
  ...props
}: SlidesProps & { readonly className: string; readonly theme?: "dark" }) {
  const root = useCarousel<HTMLDivElement>(props.slides.length);
  return (
    <div ref={root} className={className} data-theme={theme} data-carousel="slides">
      <Track {...props} />
      <TrackPages id={props.id} count={props.slides.length} />
    </div>
  );
}
