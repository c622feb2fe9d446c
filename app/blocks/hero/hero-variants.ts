import { css } from "styled-components";

/** The four arrangements of the hero on wide screens. */
export const variants = css`
  &[data-variant="full-bleed"] {
    .art {
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      z-index: -2;
      inline-size: 116%;
      max-inline-size: none;
      block-size: 100%;
    }
    .clip { position: absolute; inset: 0; z-index: -2; overflow: hidden; }
    .clip::after {
      content: "";
      position: absolute;
      inset: 0;
      background: linear-gradient(to right, rgb(0 0 0 / 0.72), rgb(0 0 0 / 0.32) 44%, transparent 64%);
    }
    @media (min-width: 900px) {
      [dir="rtl"] & .clip::after {
        background: linear-gradient(to left, rgb(0 0 0 / 0.72), rgb(0 0 0 / 0.32) 44%, transparent 64%);
      }
    }
    .in {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
      gap: 32px;
      min-block-size: clamp(360px, 34vw, 500px);
      padding-block: 32px;
    }
    .say { max-inline-size: 560px; }
    h1, .say > p { color: #fff; }
    .live {
      align-self: center;
      display: grid;
      gap: 20px;
      padding: 24px;
      border-radius: var(--radius);
      background: color-mix(in srgb, var(--surface-0) 86%, transparent);
      box-shadow: 0 0 0 1px color-mix(in srgb, var(--text-1) 14%, transparent), var(--shadow-2);
    }
    @supports (backdrop-filter: blur(1px)) { .live { background: color-mix(in srgb, var(--surface-0) 74%, transparent); backdrop-filter: blur(18px) saturate(1.3); } }
  }

  &[data-variant="split"] {
    border-block-end: 1px solid var(--line);
    .in {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      gap: var(--gap);
      padding-block: var(--gap);
    }
    .panel {
      position: relative;
      isolation: isolate;
      display: grid;
      align-content: space-between;
      gap: 24px;
      min-block-size: 420px;
      padding: 28px;
      overflow: hidden;
      color: var(--text-1);
      background: var(--surface-0);
      border-radius: var(--radius);
    }
    .panel h1, .panel .say > p, .panel .jackpot > span { color: #fff; }
    .panel .jackpot { color: #fff; }
    .art { position: absolute; inset: 0; z-index: -2; inline-size: 100%; block-size: 100%; }
    .panel::before {
      content: "";
      position: absolute;
      inset: 0;
      z-index: -1;
      background: linear-gradient(rgb(0 0 0 / 0.62), rgb(0 0 0 / 0.28) 55%, rgb(0 0 0 / 0.7));
    }
    h1 { font-size: clamp(1.75rem, 1.2rem + 1.8vw, 2.75rem); }
    .say { align-content: start; }
    .list {
      display: grid;
      align-content: start;
      border: 1px solid var(--line);
      border-radius: var(--radius);
      overflow: hidden;
    }
    .list li + li { border-block-start: 1px solid var(--line); }
    .list li > * {
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
    .list span { display: grid; min-inline-size: 0; line-height: 1.4; }
    .list b { font-weight: 600; line-height: 1.3; text-wrap: balance; }
    .list small { color: var(--text-2); font-size: var(--size-1); }
    .list .from {
      padding: 8px 14px;
      border-radius: var(--radius-small);
      background: var(--surface-2);
      font-weight: 700;
    }
    @media (max-width: 480px) {
      .list img { inline-size: 44px; block-size: 44px; }
      .list .from { padding: 6px 10px; font-size: var(--size-1); }
    }
    .list a:hover { background: var(--surface-1); }
    .list a:hover .from { background: var(--brand); color: var(--on-brand); }
  }

  &[data-variant="draw"] {
    .in { display: grid; justify-items: center; gap: 14px; padding-block: 16px 20px; text-align: center; }
    .art { inline-size: min(100%, 560px); block-size: 168px; border-radius: 400px 400px var(--radius) var(--radius); }
    .say { justify-items: center; gap: 10px; }
    h1 { font-size: clamp(1.75rem, 1.2rem + 1.8vw, 2.75rem); font-weight: 600; }
    .say > p { max-inline-size: 56ch; }
    .live { display: grid; justify-items: center; gap: 12px; inline-size: 100%; }
    .balls { display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: 8px 14px; }
    .balls > bdi { display: flex; gap: 6px; font-size: clamp(1rem, 0.7rem + 1.4vw, 1.375rem); }
    .balls i {
      display: grid;
      place-items: center;
      inline-size: 1.9em;
      block-size: 1.9em;
      border-radius: 50%;
      background: radial-gradient(circle at 34% 28%, color-mix(in srgb, var(--brand) 70%, #fff), var(--brand) 60%);
      color: var(--on-brand);
      font-style: normal;
      font-weight: 700;
      box-shadow: var(--shadow-1);
    }
    .balls i:nth-child(3n + 1) {
      background: radial-gradient(circle at 34% 28%, color-mix(in srgb, var(--accent) 70%, #fff), var(--accent) 60%);
      color: var(--on-accent);
    }
    .wins { inline-size: 100%; max-inline-size: 960px; text-align: start; }
    .wins h2 { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    .wins ol { grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr)); gap: 0 24px; }
    @media (max-width: 560px) { .art { block-size: 130px; } }
  }

  &[data-variant="search"] {
    .in { display: grid; gap: 20px; justify-items: center; padding-block: 40px 20px; text-align: center; }
    .say { justify-items: center; gap: 8px; }
    h1 { font-size: clamp(1.5rem, 1.2rem + 1.6vw, 2.25rem); }
    form { position: relative; inline-size: min(100%, 640px); color: var(--text-2); }
    form > svg { position: absolute; inset-block-start: 50%; inset-inline-start: 20px; transform: translateY(-50%); }
    input {
      inline-size: 100%;
      min-block-size: 60px;
      padding-block: 0;
      padding-inline: 54px 132px;
      border: 1px solid var(--text-3);
      border-radius: 999px;
      background: var(--surface-1);
      color: var(--text-1);
      font-size: 1.0625rem;
    }
    form button { position: absolute; inset-block-start: 8px; inset-inline-end: 8px; min-block-size: 44px; }
  }
`;
