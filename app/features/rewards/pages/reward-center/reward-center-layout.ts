import { styled } from "styled-components";

/** Unclaimed rewards: one card each, its button at the end of the row, below the text on a phone. */
export const WaitingList = styled.ul`
  display: grid;
  gap: 10px;

  li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 4px 16px;
    padding: 14px clamp(14px, 3vw, 20px);
    background: var(--card-ground);
    border: var(--card-line);
    border-radius: var(--radius);
    box-shadow: var(--card-shadow);
  }
  .icon { display: grid; place-items: center; inline-size: 44px; block-size: 44px; border-radius: 50%; background: color-mix(in srgb, var(--brand) 14%, var(--surface-0)); color: var(--text-1); }
  .what { display: grid; gap: 2px; min-inline-size: 0; overflow-wrap: anywhere; }
  .what h3 { font-size: var(--size-2); }
  .what p { color: var(--text-2); font-size: var(--size-1); }
  .what p:last-child { display: flex; flex-wrap: wrap; gap: 0 14px; }
  strong { font-size: 1.1875rem; font-weight: 750; text-align: end; }
  form button { min-inline-size: 104px; }
  @media (max-width: 560px) {
    li { grid-template-columns: 44px minmax(0, 1fr) auto; align-items: start; gap: 4px 12px; }
    form { grid-column: 1 / -1; margin-block-start: 8px; }
    form button { inline-size: 100%; }
  }
`;

/** Prize draw: its prizes in a grid, the form below. */
export const RafflePanel = styled.section`
  display: grid;
  gap: 16px;
  padding: clamp(16px, 3vw, 24px);
  border: 1px solid color-mix(in srgb, var(--brand) 35%, var(--line));
  border-radius: var(--radius);
  background: linear-gradient(160deg, color-mix(in srgb, var(--brand) 16%, var(--surface-1)), var(--surface-1) 62%);

  header { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; gap: 2px 12px; }
  header p { grid-column: 1 / -1; }
  header p + p { color: var(--text-2); font-size: var(--size-1); }
  ol { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 130px), 1fr)); gap: 10px; padding: 0; list-style: none; }
  li {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 6px;
    min-block-size: 96px;
    padding: 12px 8px;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--surface-0);
    text-align: center;
    overflow-wrap: anywhere;
  }
  li > svg { color: var(--text-2); }
  li b { font-size: 1.0625rem; font-weight: 750; }
  li small { font-size: 0.75rem; font-weight: 600; }
  li[data-won] { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
  li[data-won] > svg { color: inherit; }
  .go { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 20px; }
  .go > div { flex: 1 1 200px; }

  @media (prefers-reduced-motion: no-preference) {
    &[data-drawing] li { animation: pass 900ms var(--ease) infinite; }
    &[data-drawing] li:nth-child(4n + 2) { animation-delay: 150ms; }
    &[data-drawing] li:nth-child(4n + 3) { animation-delay: 300ms; }
    &[data-drawing] li:nth-child(4n) { animation-delay: 450ms; }
    &[data-fresh] li[data-won] { animation: won 420ms var(--ease); }
    @keyframes pass { 0%, 60%, 100% { border-color: var(--line); } 20% { border-color: var(--accent); } }
    @keyframes won { 0% { transform: scale(0.9); } 60% { transform: scale(1.05); } 100% { transform: none; } }
  }
  @media (max-width: 420px) {
    ol { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    .go :is(form, a, button) { inline-size: 100%; }
  }
`;

/** The member's level: medal and progress to the next. */
export const LevelPanel = styled.section`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  align-items: center;
  gap: 12px clamp(14px, 3vw, 24px);

  img { inline-size: 96px; block-size: 96px; }
  .none { display: grid; place-items: center; inline-size: 96px; block-size: 96px; border-radius: 50%; background: var(--surface-2); color: var(--text-2); }
  .way { display: grid; gap: 10px; min-inline-size: 0; }
  .way h2 { font-size: var(--size-4); }
  .way > p:first-of-type { font-weight: 600; }
  > p { grid-column: 1 / -1; color: var(--text-2); font-size: var(--size-1); }
  @media (max-width: 420px) {
    grid-template-columns: 72px minmax(0, 1fr);
    img, .none { inline-size: 72px; block-size: 72px; }
  }
`;

/** All levels, lowest first; the member's level is highlighted. */
export const LevelList = styled.ol`
  display: grid;
  gap: 10px;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 56px minmax(110px, 1fr) minmax(0, 2fr);
    align-items: center;
    gap: 8px clamp(12px, 2.5vw, 20px);
    padding: 12px clamp(14px, 3vw, 20px);
    background: var(--card-ground);
    border: var(--card-line);
    border-radius: var(--radius);
    box-shadow: var(--card-shadow);
  }
  > li[aria-current] { border: 1px solid var(--brand); box-shadow: inset 0 0 0 1px var(--brand); background: color-mix(in srgb, var(--brand) 8%, var(--surface-1)); }
  img { inline-size: 56px; block-size: 56px; }
  .name { display: grid; justify-items: start; gap: 4px; }
  .name p { color: var(--text-2); font-size: var(--size-1); }
  h3 { font-size: 1.0625rem; }
  ul { display: grid; gap: 4px; padding: 0; list-style: none; font-size: var(--size-1); }
  ul li { display: grid; grid-template-columns: 16px minmax(0, 1fr); align-items: start; gap: 8px; padding: 0; border: 0; border-radius: 0; background: none; box-shadow: none; }
  ul svg { margin-block-start: 2px; color: var(--win); }
  @media (max-width: 560px) {
    > li { grid-template-columns: 56px minmax(0, 1fr); }
    > li > ul { grid-column: 1 / -1; }
  }
`;
