import { css } from "styled-components";
import { Icon } from "../icon";

/** Styles of `PauseButton`, for a styled parent. */
export const pauseButtonLook = css`
  [data-pause] { display: grid; place-items: center; }
  /* Reserves the button's space before it shows, to avoid a layout shift. */
  @media (scripting: enabled) and (prefers-reduced-motion: no-preference) {
    [data-pause][hidden] { display: grid !important; visibility: hidden; }
  }
  [data-pause] svg:last-child, [data-pause][aria-pressed="true"] svg:first-child { display: none; }
  [data-pause][aria-pressed="true"] svg:last-child { display: block; }
`;

/** Renders the button that pauses automatic motion; hidden while nothing moves. */
export function PauseButton({ label, size = 14 }: { readonly label: string; readonly size?: number }) {
  return (
    <button type="button" data-pause="" hidden aria-pressed="false" aria-label={label}>
      <Icon name="pause" size={size} />
      <Icon name="play" size={size} />
    </button>
  );
}
