import { styled } from "styled-components";
import { inputLook } from "~/ui/field";

/** Layout of a cashier page: balances first, then actions, then history. */
export const CashierPage = styled.div`
  display: grid;
  gap: 24px;
  max-inline-size: 760px;

  > section, .part { display: grid; gap: 12px; }
  h2 { font-size: var(--size-3); }
  .head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; }
  .sheet { padding: clamp(16px, 3vw, 24px); background: var(--card-ground); border: var(--card-line); border-radius: var(--radius); box-shadow: var(--card-shadow); }
  .part { gap: 18px; }
  .told { display: grid; grid-template-columns: 24px minmax(0, 1fr); gap: 2px 14px; align-items: center; }
  .told > svg { color: var(--win); }
  .told > p { grid-column: 2; }
  .sum { font-size: 1.75rem; font-weight: 750; line-height: 1.2; overflow-wrap: anywhere; }
  .quiet { color: var(--text-2); font-size: var(--size-1); }
  .error { color: var(--lose); font-size: var(--size-1); font-weight: 600; font-style: normal; }
  .done { color: var(--win); font-size: var(--size-1); font-weight: 600; }
`;

/** Styles of a form that moves money. */
export const MoneyFormElement = styled.form`
  display: grid;
  gap: 20px;

  .f { display: grid; gap: 6px; }
  .f span, legend { padding: 0; font-size: var(--size-1); font-weight: 600; }
  .f input { ${inputLook} }
  .two { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr)); gap: 16px; align-items: start; }
  fieldset { display: grid; gap: 10px; min-inline-size: 0; margin: 0; padding: 0; border: 0; }
  legend { margin-block-end: 10px; }
  .go { display: grid; gap: 10px; }
  .go button { inline-size: 100%; }
  @media (min-width: 640px) { .go button { inline-size: auto; justify-self: start; min-inline-size: 240px; } }
`;

/** Styles of a single choice as tiles: methods are links, accounts are radio buttons. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 210px), 1fr));
  gap: 10px;

  li > :is(a, label) {
    position: relative;
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) 20px;
    align-items: center;
    gap: 2px 12px;
    block-size: 100%;
    min-block-size: 68px;
    padding: 12px 14px;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--surface-0);
    cursor: pointer;
    transition: border-color var(--speed) var(--ease), background-color var(--speed) var(--ease);
  }
  .icon { display: grid; place-items: center; inline-size: 40px; block-size: 40px; border-radius: 50%; background: var(--surface-2); color: var(--text-1); }
  .what { display: grid; gap: 1px; min-inline-size: 0; }
  b { font-weight: 650; overflow-wrap: anywhere; }
  small { color: var(--text-2); font-size: var(--size-1); overflow-wrap: anywhere; }
  .tick { visibility: hidden; color: var(--brand); }
  li > a[aria-current], li > label:has(:checked) { border-color: var(--brand); box-shadow: inset 0 0 0 1px var(--brand); background: color-mix(in srgb, var(--brand) 7%, var(--surface-0)); }
  li > a[aria-current] .icon, li > label:has(:checked) .icon { background: var(--brand); color: var(--on-brand); }
  a[aria-current] .tick, label:has(:checked) .tick { visibility: visible; }
  input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
  li > label:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
  @media (hover: hover) { li > :is(a, label):hover { border-color: var(--text-3); } }
`;

/** Styles of key figures in a row. */
export const CashFigures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: 1px;
  margin: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--line);
  overflow: clip;

  > div { display: grid; align-content: start; gap: 2px; padding: 14px clamp(14px, 3vw, 20px); background: var(--surface-1); }
  dt { color: var(--text-2); font-size: var(--size-1); font-weight: 600; }
  dd { margin: 0; font-size: 1.25rem; font-weight: 700; line-height: 1.3; overflow-wrap: anywhere; }
  dd + dd { color: var(--text-2); font-size: var(--size-1); font-weight: 500; }
  @media (max-width: 420px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    dd { font-size: 1.0625rem; }
    > :first-child:nth-last-child(odd) { grid-column: 1 / -1; }
    > :first-child:nth-last-child(odd) dd:first-of-type { font-size: 1.5rem; }
  }
`;
