import { styled } from "styled-components";

/**
 * The table: felt with a wooden rim. Cards take the remaining height (`--rest` is the height of everything else). Controls take
 * two rows in portrait, one row on wide tables, and the space next to the cards on low ones.
 */
export const Felt = styled.main`
  --felt-1: #14805d;
  --felt-2: #0b4d3b;
  --felt-3: #052a22;
  --chip: 44px;
  --spot: 72px;
  --lane: calc(100cqi - 32px);
  --spread: 0.58;
  --rest: 350px;
  --card-w: clamp(24px, min(25cqi, (100cqb - var(--rest)) / 2.8), 140px);
  position: relative;
  isolation: isolate;
  outline: none;
  display: grid;
  grid-template: minmax(0, 1fr) auto minmax(0, 1fr) auto / minmax(0, 1fr);
  justify-items: center;
  gap: 8px;
  padding: 10px 14px max(12px, env(safe-area-inset-bottom));
  overflow: clip;
  color: #eafff5;
  background:
    radial-gradient(70% 46% at 50% 8%, rgb(255 222 150 / 0.34), transparent),
    radial-gradient(120% 90% at 50% 20%, var(--felt-1), var(--felt-2) 55%, var(--felt-3));

  [data-theme="light"] & { --felt-1: #2fa37c; --felt-2: #16765a; --felt-3: #0c5542; }
  > svg { position: absolute; inset: 0; z-index: -1; inline-size: 100%; block-size: 100%; pointer-events: none; }
  @container game (min-width: 700px) { --rest: 296px; --spread: 0.7; }
  @container game (min-width: 700px) and (min-height: 620px) { --rest: 340px; --chip: 56px; --spot: 92px; gap: 12px; }
  @container game (min-width: 540px) and (max-height: 419px) {
    --chip: 36px;
    --spot: 60px;
    --rest: 82px;
    --lane: calc(100cqi - 304px);
    --spread: 0.7;
    grid-template: "dealer told" minmax(0, 1fr) "player deck" minmax(0, 1fr) / minmax(0, 1fr) 260px;
    gap: 6px 16px;
    padding-block: 8px;
  }
`;

/** One side of the table: cards and their count. Many cards overlap more, so that all stay visible. */
export const Side = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  gap: 6px;
  inline-size: 100%;

  ul { display: flex; min-block-size: calc(var(--card-w) * 1.4); direction: ltr; }
  ul { --step: min(var(--card-w) * var(--spread), (var(--lane) - var(--card-w)) / max(1, var(--cards) - 1)); }
  ul:empty::before, ul:empty::after { content: ""; inline-size: var(--card-w); border-radius: calc(var(--card-w) * 0.09); border: 1.5px dashed rgb(255 226 160 / 0.34); background: rgb(0 20 12 / 0.14); }
  ul:empty::after { margin-inline-start: 10px; }
  h2 { display: flex; align-items: center; gap: 8px; min-block-size: 24px; font: 600 0.8125rem/1 var(--font); letter-spacing: 0.04em; color: #bfe9d6; }
  .count { min-inline-size: 34px; padding: 4px 9px; border-radius: 999px; background: #07231b; color: #ffe09a; font-weight: 700; text-align: center; box-shadow: 0 0 0 1.5px #d7ab53; }
  &[data-won] ul { filter: drop-shadow(0 0 16px rgb(255 214 120 / 0.95)); }
  &[data-lost] ul { filter: brightness(0.72) saturate(0.8); transition: filter 400ms; }
  @container game (min-width: 540px) and (max-height: 419px) { &:first-of-type { grid-area: dealer; } &:last-of-type { grid-area: player; } gap: 4px; }
`;

/** Bets, and the result of the hand. */
export const Middle = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: 4px 12px;
  inline-size: min(100%, 600px);

  .spot { display: grid; place-items: center; margin-inline: auto; inline-size: var(--spot); aspect-ratio: 1; border: 2px dashed rgb(255 226 160 / 0.55); border-radius: 50%; }
  .spot small { color: #ffe6b0; font-size: 0.6875rem; text-align: center; }
  .amount { text-align: center; font-weight: 700; line-height: 1.3; color: #ffe09a; }
  .legend { grid-column: 1 / -1; min-block-size: 18px; text-align: center; font-size: 0.75rem; line-height: 18px; letter-spacing: 0.05em; color: #ffe6b0; opacity: 0.85; }
  .legend[role="alert"] { justify-self: center; padding-inline: 14px; border-radius: 9px; background: #07231b; color: #ffd9c9; font-weight: 600; letter-spacing: 0; opacity: 1; }
  .winnings { justify-self: start; display: grid; justify-items: center; }
  .result { justify-self: end; text-align: end; font: 800 clamp(1.125rem, 5cqi, 1.75rem)/1.15 var(--font-title); text-shadow: 0 2px 8px rgb(0 0 0 / 0.5); }
  .result[data-result="win"], .result[data-result="blackjack"] { color: #ffe09a; }
  @container game (min-width: 540px) and (max-height: 419px) { grid-area: told; align-content: center; gap: 2px 10px; .result { font-size: 1.0625rem; } .legend { font-size: 0.6875rem; letter-spacing: 0; } }
`;

/** The player's controls. Their position is the same with and without an open hand. */
export const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 10px;
  inline-size: min(100%, 600px);
  min-block-size: 114px;
  align-content: end;
  color: var(--text-1);

  .acts { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 10px; inline-size: 100%; }
  .acts button { min-block-size: 56px; padding-inline: 8px; font-size: 1.0625rem; border-radius: 16px; background: #fbf3df; color: #20352c; border-color: #d7ab53; }
  @media (hover: hover) { .acts button[data-variant]:hover { background: #fbf3df; filter: brightness(1.04); } }
  .deal { inline-size: min(100%, 320px); min-block-size: 56px; border-radius: 16px; font-size: 1.125rem; background: linear-gradient(#f8d98a, #d59a35); color: #2d1a02; border-color: #ffeec2; box-shadow: 0 8px 20px rgb(0 20 10 / 0.4); }
  @container game (min-width: 700px) and (min-height: 420px) { grid-template-columns: auto minmax(0, 1fr); align-items: center; gap: 20px; min-block-size: 56px; .acts { grid-column: 1 / -1; } .deal { inline-size: 100%; } }
  @container game (min-width: 540px) and (max-height: 419px) { grid-area: deck; align-content: center; min-block-size: 0; gap: 8px; .acts button, .deal { min-block-size: 44px; font-size: var(--size-2); } }
`;
