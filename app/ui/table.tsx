import { styled } from "styled-components";

/**
 * Styles of a dense table. Below 640 px each row becomes a card: set `data-label` on the cells to the title of their column.
 * Amounts and counts go into cells of class `num`.
 */
export const Table = styled.table`
  font-size: var(--size-1);

  caption { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  th, td { padding: 10px 12px; text-align: start; vertical-align: middle; border-block-end: 1px solid var(--line); }
  thead th { color: var(--text-2); font-weight: 600; white-space: nowrap; }
  tbody th { font-weight: 600; }
  th.num, td.num { text-align: end; }
  @media (hover: hover) { tbody tr:hover { background: var(--surface-1); } }

  @media (max-width: 640px) {
    thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    display: block;
    tbody { display: grid; gap: 10px; }
    tbody tr {
      display: grid;
      gap: 4px;
      padding: 12px 16px;
      background: var(--card-ground);
      border: var(--card-line);
      border-radius: var(--radius-small);
      box-shadow: inset 0 0 0 1px var(--line);
    }
    tbody th[data-label]::before { content: none; }
    tbody th { font-size: var(--size-2); }
    tbody :is(th, td) { display: flex; justify-content: space-between; gap: 16px; padding: 2px 0; border: 0; }
    tbody [data-label]::before { content: attr(data-label); color: var(--text-2); font-weight: 400; }
  }
`;
