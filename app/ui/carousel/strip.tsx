import type { ReactNode } from "react";
import { css } from "styled-components";
import { PauseButton, pauseButtonLook } from "./pause-button";

/** Number of logos per view. A strip with more logos loops (requirement R14). */
export const STRIP_VIEW = 10;

/** Styles of `Strip`, for a styled parent; `--view` is the number of logos per view. */
export const stripLook = css`
  --view: ${STRIP_VIEW};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;

  .window { container-type: inline-size; }
  .track { display: flex; overflow-x: auto; scroll-snap-type: x proximity; scrollbar-width: none; }
  /* The logos and their gaps fill the view. Margin instead of gap: Swiper includes it in the size of a slide. */
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

/** Renders a row of logos (`li`), with a pause button if the strip loops. */
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
