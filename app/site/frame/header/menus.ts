import { css } from "styled-components";

/**
 * Styles of the overlays below the bar: the vendor panels and the language menu. CSS opens them on hover and focus, and closes
 * them 200 ms after both have left (H7, a discrete transition of `display`). A click opens the same element as a popover. Esc
 * sets `data-shut` (app/boot.ts). Tab skips the links of a panel that only focus opened: a click or Enter on its button makes
 * them reachable.
 */
export const headerOverlayStyles = css`
  .panel, .menu {
    position: absolute;
    margin: 0;
    background: var(--surface-0);
    color: var(--text-1);
    box-shadow: var(--shadow-2);
    transition: display 200ms allow-discrete, overlay 200ms allow-discrete;
    @media (prefers-reduced-motion: reduce) { transition-duration: 200ms !important; }
  }
  .lang:hover > .menu, .lang:focus-within > .menu { display: block; z-index: 1; }
  @media (hover: hover) and (min-width: 900px) {
    .entry:hover > .panel { display: block; z-index: 1; }
  }
  @media (min-width: 900px) {
    .entry:has(:focus-visible) > .panel { display: block; }
    .entry:not(:hover):has(:focus-visible) > .panel:not(:popover-open) { interactivity: inert; }
  }
  [data-shut] > :is(.panel, .menu):not(:popover-open) { display: none; transition: none; }

  .panel {
    inset-inline: 0;
    inset-block: 100% auto;
    inline-size: auto;
    max-inline-size: none;
    border-block-end: 1px solid var(--line);
  }
  .panel:popover-open { position: fixed; inset-block-start: var(--bar); }
  @supports (top: anchor(bottom)) { .panel:popover-open { position-anchor: --bar; inset-block-start: anchor(end); } }
  .panel > div {
    display: grid;
    grid-template-columns: 176px minmax(0, 1fr);
    max-inline-size: var(--width);
    margin-inline: auto;
    padding: 20px var(--edge) 24px;
  }
  .panel p {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: 8px;
    padding-block: 12px;
    border-inline-end: 1px solid var(--line);
  }
  .panel p > svg { color: var(--brand-text, var(--text-1)); }
  .panel p b { font-family: var(--font-title); font-size: var(--size-3); line-height: 1.2; }
  .panel p a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-block-size: 32px;
    color: var(--text-2);
    font-size: var(--size-1);
    font-weight: 600;
  }
  .panel p a:hover { color: var(--text-1); text-decoration: underline; text-underline-offset: 3px; }
  [dir="rtl"] & .panel p a svg { transform: scaleX(-1); }
  .panel ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
    align-content: start;
    gap: 4px;
    padding-inline-start: 16px;
  }
  .panel li > * {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
    align-items: center;
    gap: 2px 12px;
    min-block-size: 64px;
    padding: 8px;
    border-radius: var(--radius-small);
    font-size: var(--size-1);
    font-weight: 600;
    line-height: 1.25;
  }
  .panel img { grid-row: 1 / 3; inline-size: 48px; block-size: 48px; border-radius: min(var(--radius-small), 10px); }
  .panel li span { align-self: center; grid-row: 1 / 3; grid-column: 2; }
  .panel li:has(em) span { grid-row: 1; align-self: end; }
  .panel em { grid-column: 2; align-self: start; color: var(--accent-text, var(--text-2)); font-size: 0.6875rem; font-style: normal; font-weight: 700; }
  .panel li > a:hover { background: var(--surface-2); }

  .lang { position: relative; }
  .lang > button { anchor-name: --lang; }
  .lang b { font-size: var(--size-1); font-weight: 600; }
  .menu {
    inset: 100% auto auto auto;
    inset-inline-end: 0;
    inline-size: max-content;
    min-inline-size: 180px;
    padding: 6px;
    border: 1px solid var(--line);
    border-radius: min(var(--radius), 12px);
  }
  .menu:popover-open { position: fixed; inset: calc(var(--bar) + 4px) auto auto auto; inset-inline-end: var(--edge); }
  @supports (top: anchor(bottom)) { .menu:popover-open { position-anchor: --lang; inset-block-start: anchor(end); inset-inline-end: anchor(end); } }
  .menu a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: 12px;
    border-radius: 8px;
  }
  .menu a:hover { background: var(--surface-2); }
  .menu a[aria-current] { background: var(--surface-2); font-weight: 700; }
`;
