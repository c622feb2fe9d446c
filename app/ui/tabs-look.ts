import { css } from "styled-components";

/** Styles of a row of tabs, for a `nav` parent. Plain class names keep long rows cheap. */
export const tabsLook = css`
  display: flex;
  align-items: stretch;
  gap: 4px;
  min-inline-size: 0;

  .tab-list { flex: 1; min-inline-size: 0; }
  ul {
    display: flex;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
  }
  li { flex: none; }
  li:not(:last-child) { margin-inline-end: 4px; }
  a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 48px;
    padding-inline: 14px;
    border-block-end: 2px solid transparent;
    color: var(--text-2);
    font-size: var(--size-2);
    font-weight: 600;
    white-space: nowrap;
  }
  a:focus-visible { outline-offset: -3px; border-radius: var(--radius-small); }
  a[aria-current] { border-color: var(--brand); color: var(--text-1); }
  img { inline-size: 28px; block-size: 28px; border-radius: min(var(--radius-small), 8px); background: var(--surface-2); }
  em {
    padding: 0 6px;
    border-radius: var(--radius-pill);
    background: var(--accent);
    color: var(--on-accent);
    font-size: 0.6875rem;
    font-style: normal;
    font-weight: 700;
    line-height: 1.6;
  }
  .arrow {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 36px;
    border-radius: var(--radius-small);
    color: var(--text-1);
    transition: opacity var(--speed) var(--ease);
  }
  .arrow[aria-disabled="true"] { opacity: 0.3; cursor: default; }
  [dir="rtl"] & .arrow svg { transform: scaleX(-1); }
  @media (hover: hover) {
    a:hover { color: var(--text-1); }
    .arrow[aria-disabled="false"]:hover { background: var(--surface-2); }
  }
  /* Touch devices need no arrows, and without scripts the arrows do nothing. */
  @media (pointer: coarse) { .arrow { display: none; } }
  @media (scripting: none) { .arrow { display: none; } }
`;
