import { styled } from "styled-components";
import { arrangements } from "./arrangements";

/**
 * The header in its three arrangements, chosen by `data-header` on <html>: `compact` one row; `tall` two rows, the
 * second in the brand's colour; `centred` the logo in the middle, the navigation below. The bar (`.bar`) stays in view
 * while the page scrolls; the top row of the two-row arrangements scrolls away.
 */
export const HeaderElement = styled.header`
  display: contents;
  --bar: 64px;
  --tall: var(--brand);
  --on-tall: var(--on-brand);
  [data-theme="dark"] & { --tall: var(--surface-2); --on-tall: var(--text-1); }

  .top, .bar > .in {
    display: flex;
    align-items: center;
    gap: 16px;
    max-inline-size: var(--width);
    margin-inline: auto;
    padding-inline: var(--edge);
  }
  .top { display: none; }
  .bar {
    position: sticky;
    inset-block-start: 0;
    z-index: 40;
    anchor-name: --bar;
    background: var(--surface-0);
    border-block-end: 1px solid var(--line);
  }
  .bar > .in { min-block-size: var(--bar); }
  .brand {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    font-family: var(--font-title);
    font-size: 1.25rem;
    font-weight: 750;
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  .brand img { inline-size: 36px; block-size: 36px; }
  .acts { display: flex; align-items: center; gap: 4px; margin-inline-start: auto; }
  .acts form { display: contents; }
  .acts .sign { margin-inline-start: 8px; }

  nav { min-inline-size: 0; }
  .entries { display: flex; align-items: stretch; gap: 2px; overflow-x: auto; scrollbar-width: none; }
  .entry { display: flex; align-items: center; border-radius: var(--radius-small); }
  .entry > a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 40px;
    padding-inline: 10px;
    color: var(--text-2);
    font-size: var(--size-2);
    font-weight: 600;
    white-space: nowrap;
  }
  .entry > a svg { display: none; }
  .entry > a[aria-current] { color: var(--text-1); }
  .entry:has(> [aria-current]) { border-radius: 0; box-shadow: inset 0 -2px var(--brand); }
  .entry:hover > a { color: var(--text-1); }
  .entry > button {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 32px;
    margin-inline-start: -8px;
    border-radius: var(--radius-small);
    color: var(--text-3);
  }
  .entry > button:hover { background: var(--surface-2); color: var(--text-1); }

  .panel {
    position: absolute;
    inset-inline: 0;
    inset-block: 100% auto;
    inline-size: auto;
    max-inline-size: none;
    margin: 0;
    padding: 20px 0 24px;
    background: var(--surface-0);
    color: var(--text-1);
    border-block-end: 1px solid var(--line);
    box-shadow: var(--shadow-2);
  }
  .panel:popover-open { position: fixed; inset-block-start: var(--bar); }
  @supports (top: anchor(bottom)) { .panel:popover-open { position-anchor: --bar; inset-block-start: anchor(end); } }
  .panel ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(104px, 9%), 1fr));
    gap: 8px 0;
    max-inline-size: var(--width);
    margin-inline: auto;
    padding-inline: var(--edge);
  }
  .panel li > * {
    display: grid;
    justify-items: center;
    gap: 6px;
    padding: 10px 4px;
    border-radius: var(--radius-small);
    font-size: var(--size-1);
    text-align: center;
  }
  .panel img { inline-size: 56px; block-size: 56px; border-radius: var(--radius-small); }
  .panel li > a:hover { background: var(--surface-2); }
  .panel em { color: var(--accent-text, var(--text-2)); font-size: 0.75rem; font-style: normal; font-weight: 700; }
  @media (hover: hover) and (min-width: 900px) {
    .entry:hover > .panel:not(:popover-open), .lang:hover > .menu:not(:popover-open) { display: block; }
  }

  .lang { position: relative; }
  .menu {
    position: absolute;
    inset: 100% auto auto auto;
    inset-inline-end: 0;
    inline-size: max-content;
    min-inline-size: 180px;
    margin: 0;
    padding: 6px;
    background: var(--surface-0);
    color: var(--text-1);
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    box-shadow: var(--shadow-2);
  }
  .menu:popover-open { position: fixed; inset: calc(var(--bar) + 4px) auto auto auto; inset-inline-end: var(--edge); }
  .lang > button { anchor-name: --lang; }
  @supports (top: anchor(bottom)) { .menu:popover-open { position-anchor: --lang; inset-block-start: calc(anchor(end) + 4px); inset-inline-end: anchor(end); } }
  .menu a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 44px;
    padding-inline: 12px;
    border-radius: 6px;
  }
  .menu a:hover { background: var(--surface-2); }
  .menu a[aria-current] { font-weight: 700; }
  .lang > button span { font-size: var(--size-1); font-weight: 600; }

  [data-card="glass"] & .bar {
    background: color-mix(in srgb, var(--surface-0) 82%, transparent);
    backdrop-filter: blur(16px) saturate(1.4);
  }

  ${arrangements}
`;
