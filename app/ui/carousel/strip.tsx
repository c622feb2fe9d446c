import type { ReactNode } from "react";
import { css } from "styled-components";
import { PauseButton, pauseButtonLook } from "./pause-button";

/** Logos a view (spec 1 section 9); a strip with more goes round. */
export const STRIP_VIEW = 10;

/** The look of `Strip` below a styled root; `--view` is the number of logos a view. */
export const stripLook = css`
  --view: ${STRIP_VIEW};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;

  .window { container-type: inline-size; }
  .track { display: flex; overflow-x: auto; scroll-snap-type: x proximity; scrollbar-width: none; }
  /* All of them and the gaps between them fill the view. A margin instead of a gap: Swiper measures it with the slide. */
  .track > li {
    flex: 0 0 calc((100cqi - (var(--view) - 1) * 10px) / var(--view));
    min-inline-size: 0;
    margin-inline-end: 10px;
    scroll-snap-align: start;
  }
  .track > li:last-child { margin-inline-end: 0; }
  ${pauseButtonLook}
  [data-pause] { inline-size: 32px; block-size: 32px; border-radius: var(--radius-small); color: var(--text-2); }
  [data-pause]:hover { background: var(--surface-2); color: var(--text-1); }
  @media (pointer: coarse) { [data-pause] { inline-size: 44px; block-size: 44px; } }
`;

/** Logos in a row, as `li`, and the button that stops them where there are more than a view holds. */
export function Strip({
  label,
  pause,
  loops,
  children,
}: {
  readonly label: string;
  readonly pause: string;
  readonly loops: boolean;
  readonly children: ReactNode;
}) {
  return (
    <>
      <div className="window">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
        <ul className="track" tabIndex={0} aria-label={label}>
          {children}
        </ul>
      </div>
      {loops ? <PauseButton label={pause} size={16} /> : null}
    </>
  );
}
