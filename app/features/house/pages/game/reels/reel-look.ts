import { css, keyframes } from "styled-components";

const pulse = keyframes`
  0%, 100% { scale: 1; }
  40% { scale: 1.13; }
`;
const swell = keyframes`
  from { opacity: 0; scale: 1 0.3; }
  70% { opacity: 1; scale: 1 1.04; }
  to { opacity: 1; scale: 1; }
`;
const glow = keyframes`from { opacity: 0.72; } to { opacity: 1; }`;

/** Emphasises the symbols of a win and dims the others. */
export const marked = css`
  &[data-shown] [data-mark] svg {
    animation: ${pulse} 900ms var(--ease) infinite;
    filter: drop-shadow(0 0 8px rgb(255 205 110 / 0.95));
  }
  &[data-shown] div > div:not([data-mark]) > svg { opacity: 0.34; transition: opacity var(--speed); }
`;

/** A reel filled by a lantern. */
export const litColumn = css`
  .lit {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    background:
      radial-gradient(70% 42% at 50% 50%, rgb(255 226 140 / 0.95), transparent),
      linear-gradient(#7a0c14, #d7352c 22%, #ff8a4c 50%, #d7352c 78%, #7a0c14);
    border-radius: inherit;
    box-shadow: inset 0 0 0 3px #f2c14e, inset 0 0 26px rgb(255 220 130 / 0.9);
    animation: ${swell} 460ms var(--ease) both;
  }
  .lit::before, .lit::after { content: ""; position: absolute; inset-inline: 8px; block-size: 10px; border-radius: 5px; background: linear-gradient(#ffe9a8, #c58a2b); }
  .lit::before { inset-block-start: 6px; }
  .lit::after { inset-block-end: 6px; }
  .lit > svg { inline-size: 94%; max-block-size: 60%; animation: ${glow} 800ms ease-in-out infinite alternate; }
`;
