import { styled } from "styled-components";
import { fewTiles } from "../../few-tiles";
import { tileLook } from "../../tile-look";
import { heartLook } from "./heart";

/** The whole lobby; plain class names below one styled element. */
export const LobbySection = styled.section`
  padding-block: calc(var(--band) * 0.6) var(--band);

  > .in, .bar > .in { max-inline-size: var(--width); margin-inline: auto; padding-inline: var(--edge); }
  .head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 14px; margin-block-end: 8px; }
  h1 { font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem); }
  .head p { color: var(--text-2); }

  .bar {
    position: sticky;
    inset-block-start: var(--header-block);
    z-index: 20;
    background: var(--surface-0);
    border-block-end: 1px solid var(--line);
    @media (max-height: 480px) { position: static; }
  }
  /* A floating header has a gap above it, through which the games would be visible. */
  [data-header="compact"][data-corner="20"]:not([data-card="glass"]) & {
    .head { position: relative; z-index: 21; }
    .bar::before {
      content: "";
      position: absolute;
      inset-inline: 0;
      inset-block-end: 100%;
      block-size: 70px;
      background: var(--surface-0);
    }
  }
  .filters { display: flex; align-items: center; gap: 8px; padding-block: 8px; }
  .filters > * { flex: none; }
  .filters form { display: flex; align-items: center; gap: 8px; flex: 1; min-inline-size: 0; justify-content: flex-end; }
  .find { position: relative; flex: 0 1 240px; min-inline-size: 132px; }
  .find input {
    inline-size: 100%;
    min-block-size: 36px;
    padding-block: 0;
    padding-inline: 14px 40px;
    border: 1px solid var(--line);
    border-radius: var(--radius-pill);
    background: var(--surface-0);
    font-size: var(--size-1);
  }
  .find input::placeholder { color: var(--text-2); opacity: 1; }
  .find input::-webkit-search-cancel-button { display: none; }
  .find button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 2px;
    display: grid;
    place-items: center;
    inline-size: 36px;
    border-radius: var(--radius-pill);
    color: var(--text-2);
  }
  .list { min-block-size: 62vh; padding-block-start: 20px; }
  .grid { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: var(--gap); }
  .grid[data-kind="wide"] { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .end { display: grid; justify-items: center; gap: 16px; padding-block-start: 28px; color: var(--text-2); }
  .end p { font-size: var(--size-1); }
  .end:has(> p:only-child:empty) { padding: 0; }
  .end nav { inline-size: 100%; }

  ${tileLook}
  ${fewTiles}
  ${heartLook}

  @media (max-width: 1099px) { .grid { grid-template-columns: repeat(4, minmax(0, 1fr)); } .grid[data-kind="wide"] { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  @media (max-width: 1023px) {
    /* One line that scrolls horizontally, so that the filters stay visible and leave room for the games. */
    .filters { margin-inline: calc(-1 * var(--edge)); padding-inline: var(--edge); overflow-x: auto; scrollbar-width: none; }
    .filters form { display: contents; }
    .filters .find { order: -1; flex: none; inline-size: 168px; }
  }
  @media (max-width: 759px) {
    .grid { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    .grid[data-kind="wide"] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  @media (max-width: 519px) { .grid { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  @media (pointer: coarse) { .find input { min-block-size: 44px; } .find button { inline-size: 44px; } }
`;
