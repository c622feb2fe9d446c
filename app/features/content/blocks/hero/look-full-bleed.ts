import { css } from "styled-components";

/** Full-width picture; the live figures are in front of it on wide screens, below it on small ones. */
export const fullBleedLook = css`
  &[data-variant="full-bleed"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    .stage, .over { grid-area: 1 / 1; }
    .track { block-size: 100%; }
    .track > li { min-block-size: clamp(360px, 34vw, 500px); }
    .art {
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      z-index: -2;
      inline-size: 116%;
      max-inline-size: none;
      block-size: 100%;
    }
    .statement::before {
      content: "";
      position: absolute;
      inset: 0;
      z-index: -1;
      background: linear-gradient(to right, rgb(0 0 0 / 0.72), rgb(0 0 0 / 0.32) 44%, transparent 64%);
    }
    [dir="rtl"] & .statement::before {
      background: linear-gradient(to left, rgb(0 0 0 / 0.72), rgb(0 0 0 / 0.32) 44%, transparent 64%);
    }
    .statement > .in, .over {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
      gap: 32px;
      inline-size: 100%;
      block-size: 100%;
      padding-block: 32px;
    }
    .say, .banner .line { max-inline-size: 560px; }
    .banner .line { margin-inline-start: max(var(--edge), (100% - var(--width)) / 2 + var(--edge)); }
    h1, .say > p { color: #fff; }
    .pages { inset-inline: max(var(--edge), (100% - var(--width)) / 2 + var(--edge)) auto; margin-inline-start: -10px; }
    .over { position: relative; z-index: 1; pointer-events: none; }
    .live {
      grid-column: 2;
      align-self: center;
      display: grid;
      gap: 20px;
      padding: 24px;
      border-radius: var(--radius);
      background: color-mix(in srgb, var(--surface-0) 86%, transparent);
      box-shadow: 0 0 0 1px color-mix(in srgb, var(--text-1) 14%, transparent), var(--shadow-2);
    }
    @supports (backdrop-filter: blur(1px)) {
      .live { background: color-mix(in srgb, var(--surface-0) 74%, transparent); backdrop-filter: blur(18px) saturate(1.3); }
    }
    .places { gap: 2px; font-size: clamp(1.0625rem, 0.7rem + 0.7vw, 1.5rem); }
    .places i {
      min-inline-size: 1.08em;
      block-size: 1.62em;
      border-radius: min(var(--radius-small), 6px);
      background: linear-gradient(var(--surface-3) 50%, var(--surface-2) 50%);
      box-shadow: inset 0 0 0 1px var(--line);
    }
  }

  @media (max-width: 899px) {
    &[data-variant="full-bleed"] {
      .over { grid-area: 2 / 1; display: block; padding-block: 0 16px; block-size: auto; }
      .track > li { min-block-size: min(40vh, 340px); }
      .statement > .in { grid-template-columns: minmax(0, 1fr); padding-block: 16px 40px; }
      .say { align-content: end; }
      .art { inline-size: 100%; }
      .statement::before, [dir="rtl"] & .statement::before {
        background:
          linear-gradient(transparent, rgb(0 0 0 / 0.2) 50%, var(--surface-0)),
          radial-gradient(120% 90% at var(--text-side, 0%) 72%, rgb(0 0 0 / 0.72), rgb(0 0 0 / 0.36) 56%, transparent);
      }
      [dir="rtl"] & .statement { --text-side: 100%; }
      .banner { align-items: end; padding-block-end: 40px; }
      .live { gap: 12px; padding: 16px; background: var(--surface-1); backdrop-filter: none; }
      .wins li:nth-child(n + 2) { display: none; }
      .places { font-size: clamp(1.0625rem, 4.6vw, 1.5rem); }
    }
  }
`;
