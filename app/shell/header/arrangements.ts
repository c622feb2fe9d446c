import { css } from "styled-components";

/** What differs between the three arrangements on wide screens, and what all of them become on small ones. */
export const arrangements = css`
  @media (min-width: 900px) {
    .drawer-button { display: none; }

    [data-header="tall"] & {
      --bar: 56px;
      .top { display: flex; min-block-size: 76px; }
      .top .brand { font-size: 1.625rem; }
      .top .brand img { inline-size: 44px; block-size: 44px; }
      .bar { background: var(--tall); color: var(--on-tall); border: 0; }
      .bar .brand, .bar .acts { display: none; }
      .entries { gap: 0; }
      .entry { border-radius: 0; }
      .entry > a { min-block-size: 56px; padding-inline: 14px; color: var(--on-tall); }
      .entry > a svg { display: block; }
      .entry > a[aria-current] { color: var(--on-tall); }
      .entry:has(> [aria-current]) { box-shadow: inset 0 -4px var(--on-tall); }
      .entry:hover { background: color-mix(in srgb, var(--on-tall) 14%, transparent); }
      .entry > button { margin-inline-start: -10px; margin-inline-end: 4px; color: var(--on-tall); }
    }

    [data-header="centred"] & {
      --bar: 52px;
      .top { display: grid; grid-template-columns: 1fr auto 1fr; min-block-size: 84px; }
      .top .brand { grid-column: 2; flex-direction: row; font-size: 1.875rem; font-weight: 600; letter-spacing: 0; }
      .top .brand img { inline-size: 52px; block-size: 52px; }
      .top .acts { grid-column: 3; }
      .top {
        border-block-end: 1px solid var(--line);
        max-inline-size: none;
        padding-inline: max(var(--edge), calc((100% - var(--width)) / 2 + var(--edge)));
      }
      .bar .brand, .bar .acts { display: none; }
      .bar > .in { justify-content: center; }
      .entry > a { padding-inline: 16px; }
    }

    [data-corner="20"][data-header="compact"]:not([data-card="glass"]) & {
      .bar {
        margin: 12px auto 0;
        inset-block-start: 12px;
        inline-size: min(calc(100% - 2 * var(--edge)), calc(var(--width) - 2 * var(--edge)));
        border: 1px solid var(--line);
        border-radius: 999px;
        box-shadow: var(--shadow-1);
      }
      .bar > .in { padding-inline: 20px 10px; }
      .panel { border-radius: 20px; border: 1px solid var(--line); margin-block-start: 0; }
      .panel:popover-open { inset-inline: var(--edge); inset-block-start: calc(var(--bar) + 20px); }
      @supports (top: anchor(bottom)) { .panel:popover-open { inset-inline: anchor(start) anchor(end); inset-block-start: calc(anchor(end) + 6px); } }
    }
  }

  @media (max-width: 1199px) and (min-width: 900px) {
    [data-header="compact"] & .entry > button { display: none; }
    [data-header="compact"] & .entry > a { padding-inline: 8px; }
  }

  @media (max-width: 899px) {
    --bar: 56px;
    nav { display: none; }
    .acts .lang, .acts .theme { display: none; }
    .brand img { inline-size: 30px; block-size: 30px; }
    [data-header="centred"] & .bar .brand { position: absolute; inset-inline-start: 50%; transform: translateX(-50%); }
    [data-header="centred"][dir="rtl"] & .bar .brand { transform: translateX(50%); }
    [data-header="tall"] & .bar { background: var(--tall); color: var(--on-tall); border: 0; }
    [data-header="tall"] & .bar [data-variant="quiet"] { color: inherit; }
    @media (max-width: 560px) { [data-header="centred"] & .sign { display: none; } }
    @media (max-width: 430px) { .acts .sign { display: none; } }
  }
`;
