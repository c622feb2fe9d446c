import { css } from "styled-components";

/** Id of the form that the hearts submit without scripts. */
export const HEART_FORM = "keep-favourite";

/** Hearts on tiles; plain class names keep many of them cheap. */
export const heartLook = css`
  .grid > li { position: relative; }
  .heart {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    z-index: 3;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    color: #fff;
  }
  .heart svg {
    box-sizing: content-box;
    inline-size: 18px;
    block-size: 18px;
    padding: 7px;
    border-radius: 50%;
    background: rgb(10 10 16 / 0.55);
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linejoin: round;
    transition: background-color var(--speed) var(--ease), scale var(--speed) var(--ease);
  }
  .heart[aria-pressed="true"] svg { fill: #ff5d73; stroke: #ff5d73; }
  .heart:active svg { scale: 0.86; }
  @media (hover: hover) { .heart:hover svg { background: rgb(10 10 16 / 0.85); } }
  [aria-busy="true"] .heart { visibility: hidden; }
`;

const HEART = (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5" />
  </svg>
);

interface HeartProps {
  readonly node: number;
  /** Accessible name, with the game's name. */
  readonly label: string;
  /** True for a favourite; undefined before the favourites are loaded, because the cached page is the same for all members. */
  readonly isKept: boolean | undefined;
}

/**
 * Renders the heart that adds or removes a favourite. A plain function, called and not mounted. Without scripts it submits the
 * form of the list.
 */
export const heart = ({ isKept, label, node }: HeartProps) => (
  <button
    type="submit"
    className="heart"
    form={HEART_FORM}
    name={isKept ? "remove" : "add"}
    value={node}
    aria-label={label}
    aria-pressed={isKept}
  >
    {HEART}
  </button>
);
