import { css } from "styled-components";
import { ballsLook } from "~/ui/drawn-balls";

/** Styles of a countdown and its captions. */
export const clockLook = css`
  .clock { display: grid; justify-items: start; gap: 2px; line-height: 1.35; }
  .clock small { color: var(--text-2); font-size: var(--size-1); }
  .clock b { font-size: clamp(1.75rem, 1.5rem + 0.9vw, 2.25rem); font-weight: 700; letter-spacing: -0.02em; line-height: 1.1; }
  .clock[data-closed] b { color: var(--lose); }
`;

/** Styles of lotteries as tickets. The stub shows the latest draw. */
export const ticketLook = css`
  ${clockLook}
  ${ballsLook}

  .ticket {
    --notch: 9px;
    position: relative;
    display: grid;
    grid-template-rows: auto 1fr auto;
    gap: 14px;
    padding: 16px 18px 0;
    background: var(--surface-1);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    transition: transform var(--speed) var(--ease), box-shadow var(--speed) var(--ease);
  }
  [data-card="raised"] & .ticket { border-color: transparent; box-shadow: var(--shadow-1); }
  .ticket .head { display: flex; align-items: center; gap: 12px; min-inline-size: 0; }
  .ticket img {
    flex: none;
    inline-size: 48px;
    block-size: 48px;
    border-radius: var(--radius-small);
    background: var(--surface-2);
    object-fit: cover;
    object-position: top;
  }
  .ticket :is(h2, h3, h4) { display: grid; gap: 2px; min-inline-size: 0; font-size: 1.0625rem; line-height: 1.25; }
  .ticket :is(h2, h3, h4) a { overflow-wrap: anywhere; }
  .ticket :is(h2, h3, h4) a::after { content: ""; position: absolute; inset: 0; border-radius: var(--radius); }
  .ticket :is(h2, h3, h4) a:focus-visible { outline: 0; }
  .ticket :is(h2, h3, h4) a:focus-visible::after { outline: 2px solid var(--focus); outline-offset: 2px; }
  .ticket :is(h2, h3, h4) small { color: var(--text-2); font-family: var(--font); font-size: var(--size-1); font-weight: 400; letter-spacing: 0; }
  .ticket .stub {
    position: relative;
    margin-inline: -18px;
    padding: 14px 18px 16px;
    border-block-start: 2px dashed var(--line);
    font-size: 0.875rem;
  }
  /* The background of the notches matches the surface behind the ticket. */
  .ticket .stub::before, .ticket .stub::after {
    content: "";
    position: absolute;
    inset-block-start: calc(-1 * var(--notch) - 1px);
    inline-size: calc(2 * var(--notch));
    block-size: calc(2 * var(--notch));
    border: 1px solid var(--line);
    border-radius: 50%;
    background: var(--surface-0);
    clip-path: inset(0 0 0 50%);
  }
  .ticket .stub::before { inset-inline-start: calc(-1 * var(--notch) - 1px); }
  .ticket .stub::after { inset-inline-end: calc(-1 * var(--notch) - 1px); clip-path: inset(0 50% 0 0); }
  [dir="rtl"] & .ticket .stub::before { clip-path: inset(0 50% 0 0); }
  [dir="rtl"] & .ticket .stub::after { clip-path: inset(0 0 0 50%); }

  @media (max-width: 560px) {
    .ticket { grid-template: auto auto / minmax(0, 1fr) auto; align-items: center; padding-block-start: 14px; }
    .ticket .stub { grid-column: 1 / 3; padding-block: 12px 14px; }
    .ticket .clock { justify-items: end; text-align: end; }
    .ticket .clock b { font-size: 1.5rem; }
  }
  @media (hover: hover) {
    .ticket:hover { transform: translateY(-2px); }
    .ticket:hover h3 a { color: var(--brand-text); }
  }
`;
