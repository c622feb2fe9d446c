import { css, styled } from "styled-components";

/**
 * Layout with matches on one side and the slip on the other; on a phone the slip is below. The lists scroll separately, so that
 * the button that places a slip stays visible.
 */
export const SlipLayout = styled.main`
  display: grid;
  gap: 12px;
  inline-size: min(100%, 1180px);
  margin-inline: auto;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  padding: 12px clamp(12px, 3cqi, 32px) 0;

  .offer { display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr); min-block-size: 0; }
  .list { overflow: auto; overscroll-behavior: contain; padding-block-end: 16px; scrollbar-width: thin; }
  .list:focus-visible { outline-offset: -2px; }
  @container game (min-width: 900px) { grid-template: minmax(0, 1fr) / minmax(0, 1fr) 348px; gap: 28px; padding-block: 20px; }
  @container game (min-width: 640px) and (max-height: 419px) { grid-template: minmax(0, 1fr) / minmax(0, 1fr) 300px; gap: 16px; padding-block: 8px; }
`;

export const Tabs = styled.div`
  display: flex;
  gap: 4px;
  margin-block-end: 12px;
  padding: 4px;
  inline-size: fit-content;
  border-radius: var(--radius-pill);
  background: var(--surface-2);

  button { min-block-size: 40px; padding-inline: 20px; border-radius: var(--radius-pill); font-weight: 600; color: var(--text-2); }
  button[aria-selected="true"] { background: var(--surface-0); color: var(--text-1); box-shadow: var(--shadow-1); }
  .count { margin-inline-start: 6px; color: var(--brand-text); }
  @media (pointer: coarse) { button { min-block-size: 44px; } }
`;

export const League = styled.section`
  & + & { margin-block-start: 20px; }
  h2 { display: flex; align-items: center; gap: 10px; margin-block-end: 8px; font: 600 var(--size-1)/1.3 var(--font); letter-spacing: 0; color: var(--text-2); }
  h2 svg { inline-size: 20px; block-size: 20px; color: var(--brand-text); }
  > ul { border: 1px solid var(--line); border-radius: var(--radius); overflow: hidden; background: var(--surface-1); }
  li + li { border-block-start: 1px solid var(--line); }
`;

export const MatchRow = styled.article`
  display: grid;
  gap: 10px;
  padding: 14px 16px;

  .sides { display: grid; grid-template-columns: 1fr auto; align-items: baseline; gap: 2px 12px; font-weight: 600; }
  time { grid-row: 1; grid-column: 2; font-weight: 500; font-size: var(--size-1); color: var(--text-2); white-space: nowrap; }
  .odds { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 8px; }
  @container game (min-width: 640px) { grid-template-columns: minmax(0, 1fr) 300px; align-items: center; }
`;

export const OddsButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: 46px;
  padding-inline: 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  background: var(--surface-0);
  font-weight: 700;
  transition: background-color var(--speed) var(--ease), border-color var(--speed) var(--ease), scale 120ms;

  small { font-weight: 500; color: var(--text-2); }
  @media (hover: hover) { &:hover { border-color: var(--brand); } }
  &:active { scale: 0.97; }
  &[aria-pressed="true"] { background: var(--brand); border-color: var(--brand); color: var(--on-brand); }
  &[aria-pressed="true"] small { color: inherit; }
  &:disabled { opacity: 0.5; cursor: not-allowed; }
`;

const beside = css`
  align-self: start;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  box-shadow: var(--shadow-1);
  > button { display: none; }
  > header { display: flex; }
  &[data-shut] .inside { display: flex; }
`;

/** The slip. A long list of picks scrolls; stake, sums and button do not. */
export const SlipElement = styled.aside`
  z-index: 6;
  display: flex;
  flex-direction: column;
  margin-inline: calc(-1 * clamp(12px, 3cqi, 32px));
  /* Keeps the tabs above an open slip visible. */
  max-block-size: calc(100cqb - 100px);
  padding-block-end: env(safe-area-inset-bottom);
  border-radius: 20px 20px 0 0;
  box-shadow: 0 -1px 0 var(--line), 0 -18px 40px -16px rgb(0 0 0 / 0.5);
  background: var(--surface-1);

  > button, > header { display: flex; align-items: center; gap: 10px; min-block-size: 56px; padding-inline: 18px; font: 700 1rem/1 var(--font); }
  > header { display: none; }
  .badge { display: grid; place-items: center; min-inline-size: 26px; block-size: 26px; padding-inline: 7px; border-radius: 13px; background: var(--brand); color: var(--on-brand); font-size: var(--size-1); }
  .all { margin-inline-start: auto; font-weight: 700; color: var(--brand-text); }
  .chevron { rotate: 180deg; transition: rotate var(--speed); }
  > button[aria-expanded="true"] .chevron { rotate: 0deg; }
  > button, > header { flex: none; }
  .inside { display: flex; flex: 0 1 auto; flex-direction: column; min-block-size: 0; gap: 12px; overflow: auto; padding: 0 18px 16px; scrollbar-width: thin; }
  .inside > * { flex: none; }
  .inside > ul { flex: 0 1 auto; min-block-size: 60px; overflow: auto; scrollbar-width: thin; }
  &[data-shut] .inside { display: none; }
  @container game (min-width: 900px) { margin-inline: 0; max-block-size: 100%; ${beside} }
  @container game (min-width: 640px) and (max-height: 419px) {
    margin-inline: 0;
    max-block-size: 100%;
    ${beside}
    > header { min-block-size: 40px; padding-inline: 12px; }
    .inside { gap: 6px; padding: 0 12px 8px; }
    .inside > ul { min-block-size: 48px; }
    .inside > ul li { padding-block: 2px; }
    .inside > label { grid-template-columns: auto minmax(0, 1fr); align-items: center; gap: 12px; }
    .inside > label input { inline-size: 100%; min-block-size: 40px; font-size: 1rem; }
    .inside > div button { min-block-size: 34px; }
    .inside > dl { grid-template-columns: auto 1fr auto 1fr; align-items: baseline; font-size: var(--size-1); }
    .inside > dl .great { font-size: 1rem; }
    .inside > button { min-block-size: 44px; }
  }
`;

export const LegRow = styled.li`
  display: grid;
  grid-template-columns: 1fr auto auto;
  align-items: center;
  gap: 2px 12px;
  padding-block: 10px;
  border-block-end: 1px dashed var(--line);

  strong { font-weight: 700; }
  small { grid-column: 1; color: var(--text-2); }
  .num { grid-row: 1 / span 2; grid-column: 2; font-weight: 700; }
  button { grid-row: 1 / span 2; grid-column: 3; display: grid; place-items: center; inline-size: 40px; block-size: 40px; color: var(--text-2); border-radius: 50%; }
  @media (hover: hover) { button:hover { background: var(--surface-2); } }
`;

export const StakeField = styled.label`
  display: grid;
  gap: 6px;
  font-size: var(--size-1);
  color: var(--text-2);

  input { inline-size: 100%; min-block-size: 50px; padding-inline: 16px; border: 1px solid var(--line); border-radius: var(--radius-small); background: var(--surface-0); color: var(--text-1); font-size: 1.25rem; font-weight: 700; }
  input[aria-invalid="true"] { border-color: var(--lose); }
`;

export const Quick = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 8px;
  button { min-block-size: 44px; border-radius: var(--radius-small); background: var(--surface-2); font-size: var(--size-1); font-weight: 600; }
`;

export const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px 12px;
  color: var(--text-2);
  dd { font-weight: 600; color: var(--text-1); text-align: end; }
  .great { font-size: 1.25rem; font-weight: 800; color: var(--win); }
`;

/** A placed slip. */
export const Bet = styled.article`
  & + & { margin-block-start: 12px; }
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface-1);
  overflow: hidden;

  > header { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 14px; padding: 12px 16px; background: var(--surface-2); }
  > header time { margin-inline-end: auto; font-size: var(--size-1); color: var(--text-2); }
  .state { padding: 4px 12px; border-radius: 999px; background: var(--surface-0); font-size: var(--size-1); font-weight: 700; color: var(--text-2); }
  &[data-state="won"] .state { background: var(--win); color: var(--surface-0); }
  &[data-state="lost"] .state { color: var(--lose); }
  > ul, > dl { padding: 4px 16px 12px; }
  > details { padding: 0 16px 14px; font-size: var(--size-1); color: var(--text-2); }
  > details summary { min-block-size: 32px; text-decoration: underline; text-underline-offset: 3px; }
  code { display: block; overflow-wrap: anywhere; direction: ltr; }
  .won { color: var(--win); }
  .lost { color: var(--lose); text-decoration: line-through; }
`;
