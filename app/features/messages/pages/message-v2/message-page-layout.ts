import { styled } from "styled-components";

/** Layout of the message page: unread count, then the messages. */
export const MessagePageLayout = styled.div`
  display: grid;
  gap: 16px;
  max-inline-size: 760px;

  .head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; min-block-size: 44px; }
  .head p { color: var(--text-2); font-weight: 600; }
  .told { outline: none; font-size: var(--size-1); font-weight: 600; }
  .told:empty { display: none; }
  .done { color: var(--win); }
  .error { color: var(--lose); }
`;

/** Message list: one card with separators. */
export const MessageCards = styled.ul`
  background: var(--card-ground);
  border: var(--card-line);
  border-radius: var(--radius);
  box-shadow: var(--card-shadow);
  overflow: clip;

  > li + li { border-block-start: 1px solid var(--line); }
  > li { position: relative; }
  > li[data-unread]::before { content: ""; position: absolute; inset-block: 0; inset-inline-start: 0; inline-size: 3px; background: var(--accent); }
  .line {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 16px;
    align-items: center;
    gap: 4px 14px;
    inline-size: 100%;
    min-block-size: 60px;
    padding: 12px clamp(14px, 3vw, 20px);
    color: var(--text-2);
    text-align: start;
    cursor: pointer;
  }
  .line:focus-visible { outline-offset: -2px; }
  .title { overflow-wrap: anywhere; }
  li[data-unread] .title { color: var(--text-1); font-weight: 700; }
  li[data-open] .title { color: var(--text-1); font-weight: 650; }
  time { font-size: var(--size-1); font-variant-numeric: tabular-nums; white-space: nowrap; }
  .line svg { transition: transform var(--speed) var(--ease); }
  .line[aria-expanded="true"] svg { transform: rotate(180deg); }
  .body { display: grid; justify-items: start; gap: 14px; padding: 8px clamp(14px, 3vw, 20px) 18px; }
  .body p { max-inline-size: 66ch; overflow-wrap: anywhere; white-space: pre-line; }
  @media (hover: hover) { .line:hover { background: var(--surface-2); } }
  @media (max-width: 480px) {
    .line { grid-template-columns: minmax(0, 1fr) 16px; }
    .line time { grid-row: 2; }
    .line svg { grid-area: 1 / 2 / span 2; }
  }
`;
