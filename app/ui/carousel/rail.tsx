import { Children, type ReactNode } from "react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { Icon } from "../icon";
import { useIsHydrated } from "../use-is-hydrated";
import { useCarousel } from "./watch-carousel";

const Frame = styled.div`
  /* Distance from the end of the content to the edge of the window. */
  --outside: calc((100vw - min(var(--width), 100vw)) / 2 + var(--edge));
  position: relative;
  min-inline-size: 0;
  /* Extends to the edge of the window, so that a cropped tile indicates scrolling. */
  margin-inline: calc(-1 * var(--edge)) calc(-1 * var(--outside));
  padding-inline: var(--edge);

  .track {
    display: flex;
    margin-inline: calc(-1 * var(--edge));
    /* Space for shadows and focus rings. */
    padding: 6px var(--edge) 12px;
    scroll-padding-inline: var(--edge);
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x proximity;
    scrollbar-width: thin;
    scrollbar-color: var(--line) transparent;
  }
  /* Margin instead of gap: Swiper includes it in the size of a slide. */
  .track > li { flex: 0 0 var(--item, var(--tile)); min-inline-size: 0; margin-inline-end: var(--gap); scroll-snap-align: start; }
  .track > li:last-child { margin-inline-end: 0; }

  .way {
    position: absolute;
    inset-block-start: calc(50% - 23px);
    z-index: 4;
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: 50%;
    background: var(--surface-0);
    box-shadow: 0 0 0 1px var(--line), var(--shadow-2);
    color: var(--text-1);
    opacity: 0;
    transition: opacity var(--speed) var(--ease);
  }
  .way[data-way="-1"] { inset-inline-start: calc(var(--edge) - 20px); }
  .way[data-way="1"] { inset-inline-end: calc(var(--outside) - 20px); }
  [dir="rtl"] & .way svg { transform: scaleX(-1); }
  &:hover .way[aria-disabled="false"], .way:focus-visible { opacity: 1; }
  .way:hover { background: var(--surface-2); }
  .way[aria-disabled="true"] { cursor: default; }
  /* Touch devices need no buttons. */
  @media (pointer: coarse) { .way { display: none; } }
`;

/** Renders the scroll buttons of a rail, shown once Swiper drives it. */
function Ways() {
  const t = useT("common");
  const isHere = useIsHydrated();
  if (!isHere) return null;
  return ([-1, 1] as const).map((way) => (
    <button
      key={way}
      type="button"
      className="way"
      data-way={way}
      hidden
      aria-label={t(way < 0 ? "tabs.back" : "tabs.forward")}
    >
      <Icon name={way < 0 ? "chevron-left" : "chevron-right"} size={20} />
    </button>
  ));
}

/** Renders a row of `li` that scrolls sideways with snap: by touch, wheel and keyboard, and by buttons once Swiper drives it. */
export function Rail({
  label,
  className,
  children,
}: {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const root = useCarousel<HTMLDivElement>(Children.count(children));
  return (
    <Frame ref={root} data-carousel="rail" className={className}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
      <ul className="track" tabIndex={0} aria-label={label}>
        {children}
      </ul>
      <Ways />
    </Frame>
  );
}
