import { css, styled } from "styled-components";

/* Each step is higher than the previous one; there are at most twelve ranks. */
const stairs = css`
  ${Array.from({ length: 12 }, (_, at) => `li:nth-child(${at + 1}) i { block-size: calc(28px + ${at} * var(--up)); }`).join("\n")}
`;

/** Levels as rising steps: a list, `.track`, that scrolls horizontally in a narrow container. */
export const Stairs = styled.div`
  --up: 22px;
  margin-inline: calc(-1 * var(--edge));
  padding-inline: var(--edge);

  .track {
    display: flex;
    align-items: end;
    margin-inline: calc(-1 * var(--edge));
    padding: 8px var(--edge);
    overflow-x: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--line) transparent;
    text-align: center;
  }
  li { flex: 1 0 112px; min-inline-size: 0; }
  li:not(:last-child) { margin-inline-end: 6px; }
  li { display: grid; justify-items: center; gap: 4px; }
  img { inline-size: 88px; block-size: 88px; }
  b { font-family: var(--font-title); font-size: var(--size-3); }
  span { color: var(--text-2); font-size: var(--size-1); }
  i {
    inline-size: 100%;
    margin-block-start: 8px;
    border-radius: var(--radius-small) var(--radius-small) 0 0;
    background: linear-gradient(color-mix(in srgb, var(--brand) 70%, var(--surface-0)), color-mix(in srgb, var(--brand) 8%, var(--surface-0)));
  }
  ${stairs}
  @container (max-width: 860px) { --up: 9px; }
`;

/** Comparison table, shown as cards in a narrow container, and the explanation of points and levels. */
export const Levels = styled.div`
  display: grid;
  gap: 40px;

  section { min-inline-size: 0; }
  h2 { font-size: var(--size-4); margin-block-end: 14px; }
  table { table-layout: fixed; border-collapse: separate; border-spacing: 0 8px; margin-block: -8px; }
  thead th { padding: 0 12px 4px; vertical-align: bottom; font-weight: 600; line-height: 1.35; color: var(--text-2); font-size: var(--size-1); text-align: start; }
  thead th:first-child { inline-size: 230px; }
  tbody :is(th, td) {
    padding: 12px;
    border: var(--card-line);
    border-inline-width: 0;
    background: var(--card-ground);
    color: var(--text-2);
    font-size: var(--size-1);
    line-height: 1.45;
    text-align: start;
  }
  tbody th { border-inline-start-width: 1px; border-start-start-radius: var(--radius); border-end-start-radius: var(--radius); }
  tbody td:last-child { border-inline-end-width: 1px; border-start-end-radius: var(--radius); border-end-end-radius: var(--radius); }
  tbody th > div { display: grid; grid-template-columns: 56px minmax(0, 1fr); align-items: center; column-gap: 16px; }
  th img { grid-row: span 2; inline-size: 56px; block-size: 56px; }
  th b { align-self: end; color: var(--text-1); font-family: var(--font-title); font-size: var(--size-3); line-height: 1.2; }
  th span { align-self: start; font-weight: 400; }
  td { position: relative; }
  .long { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  .short { color: var(--text-1); font-size: var(--size-2); font-weight: 600; font-variant-numeric: tabular-nums; }
  .short svg { display: inline-block; color: var(--win); vertical-align: -4px; }
  td[data-new]::before {
    content: "";
    display: inline-block;
    inline-size: 7px;
    block-size: 7px;
    margin-inline-end: 8px;
    border-radius: 50%;
    background: var(--win);
    vertical-align: 2px;
  }
  td[data-new] { color: var(--text-1); font-weight: 600; }
  .key { display: flex; align-items: center; gap: 8px; margin-block-start: 12px; color: var(--text-2); font-size: var(--size-1); }
  .key::before { content: ""; inline-size: 7px; block-size: 7px; border-radius: 50%; background: var(--win); }
  .how { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr)); gap: 24px 40px; counter-reset: how; }
  .how li { display: grid; gap: 6px; align-content: start; padding-block-start: 16px; border-block-start: 2px solid var(--line); counter-increment: how; }
  .how li::before { content: counter(how); color: var(--brand-text, var(--text-1)); font-family: var(--font-title); font-size: var(--size-4); font-weight: 700; }
  .how h3 { font-size: var(--size-3); }
  .how p { color: var(--text-2); }
  .acts { display: flex; flex-wrap: wrap; gap: 12px; margin-block-start: 24px; }
  @container (max-width: 860px) {
    thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    table, tbody { display: grid; gap: 10px; margin: 0; }
    tbody tr { display: grid; gap: 6px; padding: 16px; background: var(--card-ground); border: var(--card-line); border-radius: var(--radius); box-shadow: var(--card-shadow); }
    tbody tr :is(th, td) { padding: 0; border: 0; background: none; }
    tbody th { margin-block-end: 8px; }
    td:empty, .short { display: none; }
    .long { position: static; clip-path: none; }
  }
`;
