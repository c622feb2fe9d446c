import { keyframes, styled } from "styled-components";
import { arrangements } from "./arrangements";
import { headerOverlayStyles } from "./menus";

/* The stuck bar is 12 px shorter: its content moves to the new middle. Nothing below it shifts. */
const settle = keyframes`to { translate: 0 6px; }`;
const shrink = keyframes`to { scale: 0.86; }`;
const lift = keyframes`to { box-shadow: var(--shadow-1); }`;

/**
 * Styles of the header in its three arrangements, selected by `data-header` on <html>: `compact` one row; `tall` two rows, the
 * second in the brand colour; `centred` the logo in the middle, the navigation below. The bar (`.bar`) stays in view while the
 * page scrolls, with less height. The top row of the two-row arrangements scrolls away.
 */
export const HeaderElement = styled.header`
  display: contents;
  --bar: 68px;
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
  @media (max-height: 480px) { .bar { position: static; } }
  .bar > .in { min-block-size: var(--bar); }
  .brand {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 10px;
    font-family: var(--font-title);
    font-size: 1.25rem;
    font-weight: 750;
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  .brand img { inline-size: 36px; block-size: 36px; object-fit: contain; }
  /* Next to a balance only the logo fits; screen readers still read the name. */
  @media (max-width: 480px) { &:has(.purse) .brand span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); } }
  .acts, .settings { display: flex; flex: none; align-items: center; gap: 4px; }
  .acts { gap: 8px; }
  .bar .acts { margin-inline-start: auto; }
  .top .acts { align-items: start; }
  .top .acts > a { min-block-size: 42px; }
  .theme form { display: contents; }

  nav { --pad: 8px; min-inline-size: 0; }
  .entries { display: flex; align-items: stretch; gap: 2px; overflow-x: auto; scrollbar-width: none; }
  .entry { display: flex; align-items: center; border-radius: var(--radius-small); }
  .entry > a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 40px;
    padding-inline: var(--pad);
    color: var(--text-2);
    font-size: var(--size-2);
    font-weight: 600;
    white-space: nowrap;
  }
  .entry svg { flex: none; }
  .entry > a svg { display: none; }
  /* In the one-row arrangement, entries that are no game category show only their icon. */
  @media (min-width: 1280px) { .entry > a:not(:last-child) { padding-inline-end: calc(var(--pad) - 8px); } }
  [data-header="compact"] & .entry:not([data-hover]) > a svg { display: block; }
  [data-header="compact"] & .entry:not([data-hover]) > a span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  .entry > :is(a, button):focus-visible { outline-offset: -2px; border-radius: var(--radius-small); }
  .entry > a[aria-current] { color: var(--text-1); }
  .entry:has(> [aria-current]) { border-radius: 0; box-shadow: inset 0 -2px var(--brand); }
  .entry:hover > a { color: var(--text-1); }
  .entry > button {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 24px;
    block-size: 32px;
    border-radius: var(--radius-small);
    color: var(--text-3);
  }
  .entry > button:hover { background: var(--surface-2); color: var(--text-1); }

  ${headerOverlayStyles}

  [data-card="glass"] & .bar {
    background: color-mix(in srgb, var(--surface-0) 82%, transparent);
    backdrop-filter: blur(16px) saturate(1.4);
  }

  @supports (animation-timeline: scroll()) {
    @media (prefers-reduced-motion: no-preference) and (min-width: 900px) {
      .bar { animation: ${lift} linear both; animation-timeline: scroll(); animation-range: 0 160px; }
      [data-header="compact"] & .bar { inset-block-start: -12px; }
      /* Animated individually: a transform of the whole row would become the containing block of the panels, which are as wide as
         the window. */
      [data-header="compact"] & :is(.brand, .acts, .entry > a, .entry > button) { animation: ${settle} linear both; }
      [data-header="compact"] & .brand img { animation: ${shrink} linear both; }
      [data-header="compact"] & :is(.brand, .acts, .entry > a, .entry > button, .brand img) { animation-timeline: scroll(); animation-range: 0 12px; }
    }
  }

  ${arrangements}
`;
