import { css } from "styled-components";

/** Centred search field, with the banners below it. */
export const searchLook = css`
  &[data-variant="search"] {
    > .in { display: grid; gap: 20px; justify-items: center; padding-block: 40px 20px; text-align: center; }
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
    .stage { inline-size: 100%; overflow: hidden; border-radius: var(--radius); text-align: start; }
    .track > li { block-size: clamp(120px, 15vw, 200px); }
    .banner { background: linear-gradient(100deg, color-mix(in srgb, var(--brand) 12%, #08080c), color-mix(in srgb, var(--brand) 38%, #08080c)); }
    .banner > img { inset-inline: auto 0; inline-size: 60%; mask: linear-gradient(to right, transparent, #000 46%); }
    [dir="rtl"] & .banner > img { mask: linear-gradient(to left, transparent, #000 46%); }
    .banner::before, [dir="rtl"] & .banner::before { background: none; }
    .banner .line { padding-inline: clamp(20px, 4vw, 48px); }
    .banner .line b { font-size: clamp(1.25rem, 0.9rem + 1.5vw, 2rem); }
    .banner .go { display: none; }
  }
`;
