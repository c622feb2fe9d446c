import { styled } from "styled-components";
import { Card } from "~/ui/card";

/** Grid of the net positions of four periods. */
export const PositionGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: 12px;
  @media (max-width: 559px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/** Card of one period: net position, with stakes and wins below it. */
export const PositionFigure = styled(Card)`
  display: grid;
  align-content: start;
  gap: 6px;
  padding: 16px;

  h3 { color: var(--text-2); font-family: inherit; font-size: var(--size-1); font-weight: 600; }
  strong { font-size: var(--size-3); font-weight: 700; line-height: 1.2; overflow-wrap: anywhere; }
  strong[data-net="up"] { color: var(--win); }
  strong[data-net="down"] { color: var(--lose); }
  dl { display: grid; gap: 2px; margin: 0; color: var(--text-2); font-size: var(--size-1); }
  dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 8px; }
  dd { margin: 0; color: var(--text-1); }
`;

/** Box below a limit's row, with a requested looser limit that is not in force yet. */
export const PendingBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin: 0 clamp(14px, 3vw, 22px) 14px;
  padding: 10px 12px 10px 14px;
  border-radius: var(--radius-small);
  background: var(--surface-2);
  font-size: var(--size-1);

  p { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; }
  form { display: contents; }
`;

/** Bar with the used part of a limit. */
export const UsageMeter = styled.meter`
  display: block;
  inline-size: auto;
  block-size: 6px;
  margin: 0 clamp(14px, 3vw, 22px) 16px;
  border: 0;
  border-radius: 3px;
  background: var(--surface-2);
  appearance: none;
  overflow: hidden;

  &::-webkit-meter-inner-element { display: block; block-size: 6px; }
  &::-webkit-meter-bar { block-size: 6px; border: 0; border-radius: 3px; background: var(--surface-2); }
  &::-webkit-meter-optimum-value { background: var(--win); border-radius: 3px; }
  &::-webkit-meter-suboptimum-value, &::-webkit-meter-even-less-good-value { background: var(--lose); border-radius: 3px; }
  &::-moz-meter-bar { background: var(--win); }
  &:-moz-meter-sub-optimum::-moz-meter-bar { background: var(--lose); }
`;

/** Layout of the available breaks and their dialogs. */
export const BreakLayout = styled.div`
  display: grid;
  gap: 12px;

  .lead { max-inline-size: 62ch; color: var(--text-2); }
  .offers { display: flex; flex-wrap: wrap; gap: 8px; }
  .offers > button { min-inline-size: 112px; }
  .sure { display: grid; gap: 16px; justify-items: start; }
  .sure ul { display: grid; gap: 8px; margin: 0; padding-inline-start: 20px; list-style: disc; }
  .sure .acts { display: flex; flex-wrap: wrap; gap: 8px; }
  .sure .error { color: var(--lose); font-weight: 600; }
  .sure .done { color: var(--win); font-weight: 600; }
`;

/** Card of a break in force. */
export const BreakCard = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 2px 14px;
  padding: 16px 20px;
  border-inline-start: 4px solid var(--brand);

  > svg { grid-row: span 2; color: var(--text-2); }
  h2 { font-size: 1.0625rem; }
  p { color: var(--text-2); font-size: var(--size-1); }
`;
