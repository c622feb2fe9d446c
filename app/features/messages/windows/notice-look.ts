import { styled } from "styled-components";

/** Layout of the notice popup: two columns on wide screens, stacked on small ones. */
export const NoticeElement = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-block-size: min(540px, calc(100dvh - 48px));

  > h2 {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 60px;
    padding-inline: 24px 60px;
    border-block-end: 1px solid var(--line);
    font-size: var(--size-3);
  }
  > h2 svg { color: var(--brand-text, var(--text-1)); }
  .desk { display: grid; grid-template-columns: 268px minmax(0, 1fr); min-block-size: 0; }
  .titles {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    background: var(--surface-1);
    border-inline-end: 1px solid var(--line);
  }
  ol { align-self: start; }
  ol button {
    display: block;
    inline-size: 100%;
    min-block-size: 44px;
    padding: 8px 16px 8px 24px;
    padding-inline: 24px 16px;
    color: var(--text-2);
    font-size: var(--size-1);
    line-height: 1.35;
    text-align: start;
  }
  ol button:hover { color: var(--text-1); background: var(--surface-2); }
  ol button:focus-visible { outline-offset: -2px; }
  ol button[aria-current] {
    background: var(--surface-0);
    box-shadow: inset 3px 0 var(--brand);
    color: var(--text-1);
    font-weight: 700;
  }
  [dir="rtl"] & ol button[aria-current] { box-shadow: inset -3px 0 var(--brand); }
  .pages { display: flex; align-items: center; justify-content: space-between; gap: 8px; padding: 10px 16px; border-block-start: 1px solid var(--line); font-size: var(--size-1); }
  [dir="rtl"] & .pages svg { transform: scaleX(-1); }
  article { display: grid; align-content: start; gap: 6px; padding: 24px 28px 28px; overflow: auto; }
  article h3 { font-size: var(--size-4); }
  article time { margin-block-end: 12px; color: var(--text-2); font-size: var(--size-1); }
  .none { display: grid; place-content: center; justify-items: center; gap: 12px; padding: 32px; color: var(--text-2); text-align: center; }
  @media (max-width: 700px) {
    .desk { grid-template-columns: minmax(0, 1fr); align-content: start; }
    .titles { order: 2; border-inline-end: 0; border-block-start: 1px solid var(--line); }
    article { padding: 20px 20px 24px; }
    ol button { padding-inline: 20px; }
  }
`;
