import { css } from "styled-components";
import { ballsLook } from "~/ui/drawn-balls";

/** Next draw under an arch, between the last wins and the later draws. */
export const drawLook = css`
  &[data-variant="draw"] {
    ${ballsLook}

    > .in {
      display: grid;
      grid-template-columns: minmax(0, 520px);
      justify-content: center;
      align-items: center;
      gap: clamp(24px, 3.4vw, 48px);
      padding-block: 20px;
    }
    > .in[data-sides] { grid-template-columns: minmax(0, 1fr) minmax(0, 520px) minmax(0, 1fr); }
    .stage { grid-area: 1 / 1; overflow: hidden; border-radius: 520px 520px var(--radius) var(--radius); background: var(--surface-1); box-shadow: var(--shadow-1); }
    .stage:has(.pages) .statement { padding-block-end: 44px; }
    > .in[data-sides] .stage { grid-area: 1 / 2; }
    .wins { grid-area: 1 / 1; }
    .soon { grid-area: 1 / 3; display: grid; gap: 28px; }

    .statement {
      display: grid;
      justify-items: center;
      align-content: end;
      gap: 10px;
      min-block-size: 400px;
      padding: 148px 32px 26px;
      color: #fff;
      text-align: center;
    }
    .art { position: absolute; inset-block-start: -58px; inset-inline: 0; z-index: -2; inline-size: 100%; max-inline-size: none; block-size: 296px; }
    .statement::before {
      content: "";
      position: absolute;
      inset: 0;
      z-index: -1;
      background: linear-gradient(transparent 70px, color-mix(in srgb, var(--surface-1) 84%, transparent) 150px, var(--surface-1) 236px);
    }
    h1 { font-size: clamp(1.625rem, 1.2rem + 1.4vw, 2.25rem); font-weight: 600; }
    .of { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 8px; font-size: var(--size-1); color: rgb(255 255 255 / 0.82); }
    .of a { min-block-size: 24px; color: #fff; font-weight: 700; text-decoration: underline; text-underline-offset: 3px; }
    .clock { display: grid; grid-template-columns: auto auto; justify-content: center; align-items: baseline; gap: 4px 12px; }
    .clock b { grid-row: 1; grid-column: 1 / 3; font-size: clamp(2.75rem, 2rem + 2.6vw, 4rem); font-weight: 700; letter-spacing: -0.03em; line-height: 1; }
    .clock small:last-child::before { content: "·"; margin-inline-end: 12px; }
    .clock small { color: rgb(255 255 255 / 0.82); font-size: var(--size-1); }
    .statement .balls { justify-content: center; font-size: clamp(0.9375rem, 0.8rem + 0.5vw, 1.1875rem); }
    .banner { align-items: end; justify-items: center; padding: 28px 28px 56px; text-align: center; }
    .banner .line { justify-items: center; }
    .banner::before { background: linear-gradient(rgb(0 0 0 / 0.1), rgb(0 0 0 / 0.3) 45%, rgb(0 0 0 / 0.82)); }
    .pages { inset-inline: 0; justify-content: center; }

    .wins h2, .soon h2 { font-family: var(--font-title); font-size: var(--size-3); color: var(--text-1); }
    .soon h2 { margin-block-end: 8px; }
    .jackpot h2 { margin: 0; }
    .jackpot { container-type: inline-size; }
    .places { gap: 4px; font-size: clamp(0.6875rem, 4.5cqi, 1.0625rem); }
    /* The jackpot is shown in whole units. */
    .places s, .places s ~ i { display: none; }
    .places i {
      inline-size: 1.72em;
      block-size: 1.72em;
      border-radius: 50%;
      background: var(--brand);
      box-shadow: inset 0 0.125em 0.2em rgb(255 255 255 / 0.38), inset 0 -0.2em 0.35em rgb(0 0 0 / 0.24);
      color: var(--on-brand);
    }
    .places i:nth-of-type(3n + 1) { background: var(--accent); color: var(--on-accent); }
    .later a {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: 0 12px;
      padding-block: 9px;
      border-block-start: 1px solid var(--line);
      line-height: 1.35;
    }
    .later b { font-weight: 600; }
    .later small { grid-row: 2; color: var(--text-2); font-size: var(--size-1); }
    .later bdi { grid-row: 1 / 3; grid-column: 2; font-size: 1.125rem; font-weight: 700; }
    .later a:hover b { color: var(--brand-text); }
  }

  @media (max-width: 1099px) {
    &[data-variant="draw"] > .in[data-sides] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      .stage { grid-area: 1 / 1 / 2 / 3; justify-self: center; inline-size: min(100%, 560px); }
      .wins { grid-area: 2 / 1; align-self: start; }
      .soon { grid-area: 2 / 2; align-self: start; }
    }
  }
  @media (max-width: 640px) {
    &[data-variant="draw"] > .in[data-sides] {
      grid-template-columns: minmax(0, 1fr);
      gap: 16px;
      padding-block: 12px;
      .stage { grid-area: auto; }
      .wins, .soon { grid-area: auto; }
    }
    &[data-variant="draw"] {
      .statement { min-block-size: min(44vh, 360px); gap: 7px; padding: 100px 20px 22px; }
      .art { inset-block-start: -52px; block-size: 216px; }
      .statement::before { background: linear-gradient(transparent 40px, color-mix(in srgb, var(--surface-1) 84%, transparent) 104px, var(--surface-1) 180px); }
      .clock b { font-size: 2.75rem; }
      .statement .balls { gap: 4px; font-size: min(0.9375rem, 3.1vw); }
      .statement > a:last-child { min-block-size: 44px; }
      .wins li:nth-child(n + 2) { display: none; }
      .later li:nth-child(n + 3) { display: none; }
    }
  }
`;
