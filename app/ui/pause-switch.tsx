import { css } from "styled-components";
import { Icon } from "./icon";

/** Styles of `PauseSwitch`, for a styled parent, which stops its motion with `:has(.pause :checked)`. */
export const pauseLook = css`
  .pause {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: var(--radius-small);
    color: var(--text-2);
    cursor: pointer;
  }
  .pause:hover { background: var(--surface-2); }
  .pause input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
  .pause:has(:focus-visible) { outline: 2px solid var(--focus); }
  .pause svg:last-child, .pause:has(:checked) svg:first-of-type { display: none; }
  .pause:has(:checked) svg:last-child { display: block; }
  @media (pointer: coarse) { .pause { inline-size: 44px; block-size: 44px; } }
  @media (prefers-reduced-motion: reduce) { .pause { display: none; } }
`;

/** Renders a switch that stops automatic motion: a checkbox, so that it works without scripts. */
export function PauseSwitch({ label }: { readonly label: string }) {
  return (
    <label className="pause">
      <input type="checkbox" aria-label={label} />
      <Icon name="pause" size={16} />
      <Icon name="play" size={16} />
    </label>
  );
}
