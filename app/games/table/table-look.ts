import { styled } from "styled-components";

/** The table: felt in a rim of wood, under a lantern. */
export const Felt = styled.main`
  --felt-1: #14805d;
  --felt-2: #0b4d3b;
  --felt-3: #052a22;
  --card-w: clamp(60px, min(25cqi, 14.5dvh), 130px);
  --overlap: calc(var(--card-w) * -0.42);
  --chip: clamp(42px, 11cqi, 60px);
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: 1fr auto 1fr auto;
  justify-items: center;
  gap: clamp(6px, 1.4dvh, 16px);
  padding: 14px 14px max(16px, env(safe-area-inset-bottom));
  overflow: clip;
  color: #eafff5;
  background:
    radial-gradient(70% 46% at 50% 8%, rgb(255 222 150 / 0.34), transparent),
    radial-gradient(120% 90% at 50% 20%, var(--felt-1), var(--felt-2) 55%, var(--felt-3));

  [data-theme="light"] & { --felt-1: #2fa37c; --felt-2: #16765a; --felt-3: #0c5542; }
  > svg { position: absolute; inset: 0; z-index: -1; inline-size: 100%; block-size: 100%; pointer-events: none; }
  @container game (min-width: 700px) { --card-w: clamp(84px, 16dvh, 146px); --overlap: calc(var(--card-w) * -0.3); }
  @media (max-height: 460px) {
    --card-w: clamp(48px, 21dvh, 78px);
    --chip: 36px;
    grid-template: "dealer told" 1fr "player told" 1fr "player deck" auto / 1fr 250px;
    gap: 6px 16px;
    padding-block: 8px;
  }
`;

/** One side of the table: cards, and what they count. */
export const Side = styled.section`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 8px;
  min-block-size: calc(var(--card-w) * 1.4 + 30px);

  ul { display: flex; min-block-size: calc(var(--card-w) * 1.4); direction: ltr; }
  ul:empty::before, ul:empty::after { content: ""; inline-size: var(--card-w); border-radius: calc(var(--card-w) * 0.09); border: 1.5px dashed rgb(255 226 160 / 0.34); background: rgb(0 20 12 / 0.14); }
  ul:empty::after { margin-inline-start: 10px; }
  h2 { display: flex; align-items: center; gap: 8px; font: 600 0.8125rem/1 var(--font); letter-spacing: 0.04em; color: #bfe9d6; }
  .count { min-inline-size: 34px; padding: 4px 9px; border-radius: 999px; background: #07231b; color: #ffe09a; font-weight: 700; text-align: center; box-shadow: 0 0 0 1.5px #d7ab53; }
  &[data-won] ul { filter: drop-shadow(0 0 16px rgb(255 214 120 / 0.95)); }
  &[data-lost] ul { filter: brightness(0.72) saturate(0.8); transition: filter 400ms; }
  @media (max-height: 460px) { &:first-of-type { grid-area: dealer; } &:last-of-type { grid-area: player; } gap: 4px; min-block-size: 0; }
`;

/** Where bets lie, and what came of them. */
export const Middle = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: 12px;
  inline-size: min(100%, 560px);
  min-block-size: 92px;

  .spot { display: grid; place-items: center; inline-size: clamp(76px, 20cqi, 104px); aspect-ratio: 1; border: 2px dashed rgb(255 226 160 / 0.55); border-radius: 50%; }
  .spot small { color: #ffe6b0; font-size: 0.6875rem; text-align: center; }
  .amount { text-align: center; font-weight: 700; color: #ffe09a; }
  .legend { grid-column: 1 / -1; text-align: center; font-size: 0.75rem; letter-spacing: 0.05em; color: #ffe6b0; opacity: 0.85; }
  .winnings { justify-self: start; display: grid; justify-items: center; }
  .result { justify-self: end; text-align: end; font: 800 clamp(1.125rem, 5cqi, 1.75rem)/1.15 var(--font-title); text-shadow: 0 2px 8px rgb(0 0 0 / 0.5); }
  .result[data-result="win"], .result[data-result="blackjack"] { color: #ffe09a; }
  @media (max-height: 460px) { grid-area: told; grid-template-columns: 1fr auto; inline-size: 100%; .result { grid-column: 1 / -1; justify-self: center; text-align: center; } }
`;

/** The player's controls. */
export const Controls = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  inline-size: min(100%, 560px);
  min-block-size: 118px;
  align-content: end;
  color: var(--text-1);

  .acts { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 10px; inline-size: 100%; }
  .acts button { min-block-size: 56px; padding-inline: 8px; font-size: 1.0625rem; border-radius: 16px; }
  .acts button[data-variant="secondary"] { background: #fbf3df; color: #20352c; border-color: #d7ab53; }
  .deal { inline-size: min(100%, 320px); min-block-size: 56px; border-radius: 16px; font-size: 1.125rem; }
  .deal, .acts button[data-variant="primary"] { background: linear-gradient(#f8d98a, #d59a35); color: #2d1a02; border-color: #ffeec2; box-shadow: 0 8px 20px rgb(0 20 10 / 0.4); }
  [role="alert"] { padding: 6px 14px; border-radius: 999px; background: #07231b; color: #ffd9c9; }
  @media (max-height: 460px) { grid-area: deck; min-block-size: 0; gap: 8px; .acts button, .deal { min-block-size: 44px; font-size: var(--size-2); } }
`;
