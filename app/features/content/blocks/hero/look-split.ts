import { css } from "styled-components";
import { oddsLook } from "~/features/games/blocks/fixtures/odds";

/** Statement next to a list of links. */
export const splitLook = css`
  &[data-variant="split"] {
    ${oddsLook}

    border-block-end: 1px solid var(--line);
    > .in {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      gap: var(--gap);
      padding-block: var(--gap);
    }
    .stage { overflow: hidden; background: var(--surface-0); border-radius: var(--radius); }
    .track { block-size: 100%; min-block-size: 420px; }
    .statement { display: grid; align-content: space-between; gap: 24px; padding: 28px 28px 44px; }
    .statement h1, .say > p, .jackpot h2, .jackpot .places { color: #fff; }
    .art { position: absolute; inset: 0; z-index: -2; inline-size: 100%; block-size: 100%; max-inline-size: none; }
    .statement::before {
      content: "";
      position: absolute;
      inset: 0;
      z-index: -1;
      background: linear-gradient(rgb(0 0 0 / 0.62), rgb(0 0 0 / 0.28) 55%, rgb(0 0 0 / 0.7));
    }
    h1 { font-size: clamp(1.75rem, 1.2rem + 1.8vw, 2.75rem); }
    .say { align-content: start; }
    .places { font-size: clamp(1.25rem, 0.9rem + 1vw, 1.75rem); gap: 0; letter-spacing: -0.01em; }
    .banner { align-items: end; padding: 28px 28px 48px; }
    .banner::before { background: linear-gradient(rgb(0 0 0 / 0.1), rgb(0 0 0 / 0.3) 45%, rgb(0 0 0 / 0.8)); }
    .pages { inset-inline: 20px auto; }

    .list {
      display: grid;
      align-content: start;
      border: 1px solid var(--line);
      border-radius: var(--radius);
      overflow: hidden;
    }
    .list > li + li { border-block-start: 1px solid var(--line); }
    .list:not(.matches) > li > * {
      display: grid;
      grid-template-columns: 56px minmax(0, 1fr) auto;
      align-items: center;
      gap: 16px;
      min-block-size: 70px;
      padding: 7px 16px;
    }
    .list img {
      inline-size: 56px;
      block-size: 56px;
      object-fit: cover;
      object-position: top;
      border-radius: var(--radius-small);
    }
    .list:not(.matches) span { display: grid; min-inline-size: 0; line-height: 1.4; }
    .list b { font-weight: 600; line-height: 1.3; }
    .list small { color: var(--text-2); font-size: var(--size-1); }
    .list .from { padding: 8px 14px; border-radius: var(--radius-small); background: var(--surface-2); font-weight: 700; }
    .list:not(.matches) a:hover { background: var(--surface-1); }
    .list a:hover .from { background: var(--brand); color: var(--on-brand); }

    .matches { align-content: stretch; }
    .matches > li {
      display: grid;
      grid-template-columns: 76px minmax(0, 1fr) minmax(240px, 46%);
      align-items: center;
      gap: 16px;
      padding: 8px 12px 8px 16px;
    }
    [dir="rtl"] & .matches > li { padding: 8px 16px 8px 12px; }
    .matches .start { line-height: 1.3; }
    .matches .start b { display: block; font-size: 1.0625rem; font-weight: 700; }
    .matches .start small { font-size: 0.75rem; }
    .matches .sides { display: grid; line-height: 1.35; min-inline-size: 0; }
    .matches .sides > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .matches .sides small { font-size: 0.75rem; }
    .matches > li:hover { background: var(--surface-1); }
    .matches .odds a:hover small { color: inherit; }
    .matches .odds small { font-size: 0.75rem; }

    @media (max-width: 480px) {
      .list img { inline-size: 44px; block-size: 44px; }
      .list .from { padding: 6px 10px; font-size: var(--size-1); }
    }
  }

  @media (max-width: 899px) {
    &[data-variant="split"] {
      > .in { grid-template-columns: minmax(0, 1fr); padding-block-start: 12px; }
      .track { min-block-size: 0; }
      .track > li { min-block-size: min(25vh, 204px); }
      .statement { padding: 18px 20px 40px; }
      .say > p { display: none; }
      .say { align-content: space-between; }
      .banner { padding: 18px 20px 44px; }
      .banner .go { display: none; }
    }
  }
  @media (max-width: 640px) {
    &[data-variant="split"] .matches > li { grid-template-columns: minmax(0, 1fr) auto; gap: 8px 12px; padding: 10px 12px; }
    &[data-variant="split"] .matches .sides { grid-area: 1 / 1; }
    &[data-variant="split"] .matches .start { grid-area: 1 / 2; text-align: end; }
    &[data-variant="split"] .matches .odds { grid-area: 2 / 1 / 3 / 3; }
  }
`;
