import { css } from "styled-components";

/** Up to this number of games, tiles are large and next to each other, because they would not fill a row. */
export const MAX_LARGE_TILES = 4;

/** Few games fill the width: each a wide card with its picture next to its name. Requires `tileLook`. */
export const fewTiles = css`
  .few { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr)); gap: var(--gap); }
  @media (min-width: 760px) { .few:has(> :nth-child(4)) { grid-template-columns: 1fr 1fr; } }
  .few > li { position: relative; min-inline-size: 0; }
  .few .tile { display: grid; grid-template-columns: 42% minmax(0, 1fr); align-items: center; }
  .few .tile img { aspect-ratio: 1; block-size: 100%; max-block-size: 300px; }
  .few .tile .cap { gap: 8px; padding: 16px clamp(16px, 2vw, 28px); }
  .few .tile .cap b { font-family: var(--font-title); font-size: clamp(1.125rem, 1rem + 0.8vw, 1.625rem); line-height: 1.2; white-space: normal; }
  .few .tile .cap span { font-size: var(--size-2); white-space: normal; }
  .few a.tile::before, .few a.tile::after { inline-size: 42%; inset-inline-end: auto; inset-block-end: 0; aspect-ratio: auto; }
  .few a.tile::before { clip-path: polygon(calc(50% - 7px) calc(50% - 11px), calc(50% - 7px) calc(50% + 11px), calc(50% + 12px) 50%); }
  .few li:only-child .tile { grid-template-columns: minmax(160px, 30%) minmax(0, 1fr); }
  .few li:only-child a.tile::before, .few li:only-child a.tile::after { inline-size: max(160px, 30%); }
  @media (max-width: 640px) { .few .tile img { max-block-size: 180px; } }
`;
