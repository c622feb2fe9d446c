import { css, styled } from "styled-components";

/** Styles of rows as cards: each value follows the title of its column. */
const cards = css`
  thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  display: block;
  tbody { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); gap: 10px; }
  tbody tr {
    display: grid;
    align-content: start;
    gap: 4px;
    padding: 12px 16px;
    background: var(--card-ground);
    border: var(--card-line);
    border-radius: var(--radius-small);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  tbody th[data-label]::before { content: none; }
  tbody th { font-size: var(--size-2); }
  tbody :is(th, td) { display: flex; flex-wrap: wrap; justify-content: end; gap: 2px 10px; padding: 2px 0; border: 0; text-align: end; }
  tbody th { justify-content: start; }
  tbody [data-label]::before { content: attr(data-label); margin-inline-end: auto; color: var(--text-2); font-weight: 400; }
`;

/**
 * A quiet, dense table. Below 640 px, and below 1024 px with `data-wide`, each row becomes a card: give the cells
 * `data-label` with their column's title. Amounts and counts go in cells of class `num`.
 */
export const Table = styled.table`
  font-size: var(--size-1);

  caption { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  th, td { padding: 10px 12px; text-align: start; vertical-align: middle; border-block-end: 1px solid var(--line); }
  thead th { color: var(--text-2); font-weight: 600; white-space: nowrap; }
  tbody th { font-weight: 600; }
  th.num, td.num { text-align: end; }
  @media (hover: hover) { tbody tr:hover { background: var(--surface-1); } }

  @media (max-width: 640px) { ${cards} }
  @media (max-width: 1023px) { &[data-wide] { ${cards} } }
`;
