import { styled } from "styled-components";

/** Layout of a centre in its window: the menu at the side (on top of small screens), and the scrolling page. */
export const CentreElement = styled.div`
  display: grid;
  grid-template-columns: 248px minmax(0, 1fr);
  block-size: 100%;

  > nav { display: flex; flex-direction: column; gap: 12px; min-block-size: 0; padding: 20px 12px; background: var(--surface-1); border-inline-end: 1px solid var(--line); }
  > nav h2 { padding-inline: 12px; font-size: var(--size-3); }
  > nav ul { display: grid; align-content: start; gap: 2px; overflow: auto; overscroll-behavior: contain; }
  > nav a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
    padding-inline: 12px;
    border-radius: var(--radius-small);
    color: var(--text-2);
    font-weight: 600;
    line-height: 1.25;
  }
  > nav a:focus-visible { outline-offset: -2px; }
  > nav a:hover { background: var(--surface-2); color: var(--text-1); }
  > nav a[aria-current] { background: var(--brand); color: var(--on-brand); }
  > nav svg { flex: none; }
  > nav .count {
    flex: none;
    min-inline-size: 22px;
    margin-inline-start: auto;
    padding-inline: 6px;
    border-radius: var(--radius-pill);
    background: var(--accent);
    color: var(--on-accent);
    font-size: 0.75rem;
    font-weight: 700;
    line-height: 22px;
    text-align: center;
  }

  > .pane { overflow: auto; overscroll-behavior: contain; padding: 24px clamp(16px, 3vw, 36px) 40px; transition: opacity var(--speed) var(--ease) 200ms; }
  > .pane:focus-visible { outline-offset: -3px; }
  > .pane[aria-busy="true"] { opacity: 0.5; }
  > .pane > h1 { min-block-size: 36px; margin-block-end: 16px; padding-inline-end: 44px; font-size: var(--size-4); }
  > .pane > h1:focus { outline: none; }

  @media (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto minmax(0, 1fr);
    > nav { padding: 0; gap: 0; border-inline-end: 0; border-block-end: 1px solid var(--line); }
    > nav h2 { display: flex; align-items: center; min-block-size: 52px; padding-inline: 16px 56px; font-size: 1.0625rem; }
    > nav ul { grid-auto-flow: column; grid-auto-columns: max-content; gap: 4px; padding: 0 12px 10px; scrollbar-width: none; }
    > nav a { gap: 8px; padding-inline: 14px; background: var(--surface-0); border-radius: var(--radius-pill); font-size: var(--size-1); white-space: nowrap; }
    /* A single entry needs no menu. */
    > nav li:only-child { display: none; }
    > .pane { padding-block-start: 20px; }
  }
  /* In a low window, as at 400 % zoom, menu and page scroll together. */
  @media (max-width: 899px) and (max-height: 480px) {
    display: block;
    overflow: auto;
    > .pane { overflow: visible; }
    > nav ul { overflow: auto; }
  }
`;

/** Notice in place of a page: a warning, or the reason for missing content. */
export const CentreNotice = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 12px;
  min-block-size: 100%;
  padding: 48px 24px;
  text-align: center;

  svg { color: var(--lose); }
  h1 { font-size: var(--size-3); }
  p { max-inline-size: 44ch; color: var(--text-2); }
  a { margin-block-start: 8px; }
`;
