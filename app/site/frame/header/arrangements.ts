import { css } from "styled-components";

/** Two rows, the second in the brand colour. */
const tall = css`
  [data-header="tall"] & {
    --bar: 56px;
    .top { display: flex; min-block-size: 84px; }
    .top .brand { font-size: 1.625rem; margin-inline-end: auto; }
    .top .brand img { inline-size: 44px; block-size: 44px; }
    .bar { background: var(--tall); color: var(--on-tall); border: 0; }
    .entries { gap: 0; }
    .entry { border-radius: 0; }
    nav { --pad: 12px; }
    .entry > a { min-block-size: 56px; color: var(--on-tall); }
    .entry > a svg { display: block; }
    .entry > a[aria-current] { color: var(--on-tall); }
    .entry:has(> [aria-current]) { box-shadow: inset 0 -4px var(--on-tall); }
    .entry:hover { background: color-mix(in srgb, var(--on-tall) 14%, transparent); }
    .entry > :is(a, button):focus-visible { outline-color: var(--on-tall); }
    .entry > button { margin-inline-end: 4px; color: var(--on-tall); }
  }
`;

/** Logo centred between settings and sign-in, navigation below. */
const centred = css`
  [data-header="centred"] & {
    --bar: 52px;
    .top {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
      min-block-size: 88px;
      max-inline-size: none;
      padding-inline: max(var(--edge), calc((100% - 1440px) / 2 + var(--edge)));
      border-block-end: 1px solid var(--line);
    }
    .top .brand { grid-area: 1 / 2; font-size: 1.875rem; font-weight: 600; letter-spacing: 0; }
    .top .brand img { inline-size: 52px; block-size: 52px; }
    .top .settings { grid-area: 1 / 1; margin-inline-start: -12px; }
    .top .acts { grid-area: 1 / 3; justify-content: end; }
    .bar > .in { justify-content: center; }
    nav { --pad: 16px; }
    .menu { inset-inline: 0 auto; }
    @supports (top: anchor(bottom)) { .menu:popover-open { inset-inline: anchor(start) auto; } }
    /* Next to a centred logo the forms have less space; if they do not fit, a button opens their window. */
    .top .acts:has(.sign) { container-type: inline-size; }
    @container (max-width: 575px) {
      .top [data-look="inline"] { display: none; }
      .top [data-look="inline"] ~ .sign { display: inline-flex; }
    }
    .top [data-look="inline"] .f { min-inline-size: 104px; }
    .top [data-look="inline"] :is(.tel, .code) { min-inline-size: 132px; }
    .top [data-look="inline"] :is(.tel, .code) .f { min-inline-size: 0; }
    .top [data-look="inline"] .tel { grid-template-columns: 56px minmax(0, 1fr); }
  }
`;

/** One row that floats as a pill, for themes with round corners and without glass cards. */
const pill = css`
  [data-corner="20"][data-header="compact"]:not([data-card="glass"]) & {
    .bar {
      margin: 12px auto 0;
      inset-block-start: 8px;
      inline-size: min(calc(100% - 2 * var(--edge)), calc(var(--width) - 2 * var(--edge)));
      border: 1px solid var(--line);
      border-radius: 999px;
      box-shadow: var(--shadow-1);
    }
    .bar, .brand, .brand img, .acts, .entry > :is(a, button) { animation: none !important; }
    .bar > .in { padding-inline: 20px 10px; }
    .panel { border-radius: 20px; border: 1px solid var(--line); }
    .panel > div { padding-inline: 24px; }
    .panel:popover-open { inset-inline: var(--edge); inset-block-start: calc(var(--bar) + 20px); }
    @supports (top: anchor(bottom)) { .panel:popover-open { inset-inline: anchor(start) anchor(end); inset-block-start: anchor(end); } }
  }
`;

/** Differences between the arrangements on wide screens, and their common layout on small screens. */
export const arrangements = css`
  @media (min-width: 900px) {
    .drawer-button { display: none; }
    :is([data-header="tall"], [data-header="centred"]) & .bar :is(.brand, .acts) { display: none; }
    ${tall}
    ${centred}
    ${pill}
  }
  /* If the inline form does not fit, a button opens its window. */
  @media (min-width: 1240px) { .top [data-look="inline"] ~ .sign { display: none; } }
  @media (max-width: 1239px) { .top [data-look="inline"] { display: none; } }

  @media (max-width: 1279px) and (min-width: 900px) {
    .entry:is(li) > button { display: none; }
    .entry:is(li) > a { font-size: var(--size-1); }
    [data-header]:is(html) & nav { --pad: 8px; }
  }
  /* Long names of categories leave no space for their icons. */
  @media (max-width: 1399px) and (min-width: 900px) { [data-header="tall"] & .entry:is(li) > a svg { display: none; } }
  /* One row has no space for the navigation next to the sign-in: the drawer contains it. */
  @media (max-width: 1099px) and (min-width: 900px) {
    [data-header="compact"] & nav { display: none; }
    [data-header="compact"] & .drawer-button { display: block; }
  }

  @media (max-width: 899px) {
    --bar: 56px;
    nav { display: none; }
    .bar > .in { gap: 8px; }
    .settings { display: none; }
    .brand { flex: 0 1 auto; min-inline-size: 0; }
    .brand span { overflow: hidden; text-overflow: ellipsis; }
    .brand img { flex: none; inline-size: 30px; block-size: 30px; }
    [data-header="centred"] & .bar .brand { position: absolute; inset-inline-start: 50%; transform: translateX(-50%); }
    [data-header="centred"][dir="rtl"] & .bar .brand { transform: translateX(50%); }
    /* The balance leaves no space for a centred logo. */
    @media (max-width: 720px) { [data-header="centred"]:is([dir]) &:has(.purse, .sign, .join) .bar .brand { position: static; transform: none; } }
    [data-header="tall"] & .bar { background: var(--tall); color: var(--on-tall); border: 0; }
    [data-header="tall"] & .bar [data-variant="quiet"] { color: inherit; }
    /* On the brand colour, the main button uses the contrasting colour. */
    [data-header="tall"]:not([data-theme="dark"]) & .bar .join { background: var(--on-tall); color: var(--tall); }
    [data-header="tall"]:not([data-theme="dark"]) & .bar .sign { background: transparent; color: var(--on-tall); border-color: color-mix(in srgb, var(--on-tall) 60%, transparent); }
    /* Next to two buttons, the name is shown in full or not at all: without space it wraps out of view, but screen readers still
       read it. */
    @media (max-width: 560px) {
      .bar:has(.join) .brand { flex: 1 1 0; flex-wrap: wrap; gap: 0 10px; min-inline-size: 30px; block-size: 40px; overflow: hidden; }
      .bar:has(.join) .brand img { margin-block: 5px; }
      .bar .acts { gap: 6px; }
      .bar .acts > a { padding-inline: 12px; }
    }
    @media (max-width: 359px) {
      .bar > .in, .bar .acts { gap: 4px; }
      .bar .acts > a { padding-inline: 8px; font-size: 0.75rem; }
    }
  }
`;
