import { css, type RuleSet } from "styled-components";
import { bannerLook } from "../banners/banner-slide";
import { carouselLook } from "../banners/carousel";

/** Styles shared by all variants. */
const common = css`
  ${carouselLook}
  ${bannerLook}

  position: relative;
  isolation: isolate;
  color: var(--text-1);
  background: var(--surface-0);

  .in { max-inline-size: var(--width); margin-inline: auto; padding-inline: var(--edge); }
  h1 { font-size: var(--size-hero); }
  h2 {
    color: var(--text-2);
    font-family: var(--font);
    font-size: var(--size-1);
    font-weight: 600;
    letter-spacing: 0;
  }
  .say { display: grid; justify-items: start; align-content: center; gap: 16px; }
  .say > p { max-inline-size: 44ch; color: var(--text-2); font-size: 1.0625rem; }
  .art { object-fit: cover; background: var(--surface-2); }
  .stage { position: relative; color: #fff; min-inline-size: 0; }
  .statement { position: relative; isolation: isolate; block-size: 100%; overflow: hidden; }
  .pages { position: absolute; inset-block-end: 8px; inset-inline-end: 16px; }
  .banner .line b { font-size: clamp(1.5rem, 1.1rem + 1.8vw, 2.75rem); }

  .jackpot { display: grid; gap: 6px; }
  .places { display: flex; flex-wrap: wrap; align-items: center; gap: 3px; font-weight: 750; line-height: 1; }
  .places b { margin-inline-end: 0.35em; color: var(--accent-text); }
  .places s { text-decoration: none; }
  .places i { display: grid; place-items: center; font-style: normal; }

  .wins ol { display: grid; }
  .wins li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    padding-block: 10px;
    border-block-start: 1px solid var(--line);
  }
  .wins h2 { margin-block-end: 8px; }
  .wins img {
    inline-size: 40px;
    block-size: 40px;
    border-radius: var(--radius-small);
    object-fit: cover;
    object-position: top;
  }
  .wins span { display: grid; line-height: 1.35; min-inline-size: 0; }
  .wins b { font-weight: 600; }
  .wins b, .wins small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .wins small { color: var(--text-2); font-size: var(--size-1); }
  .wins li > bdi { color: var(--win); font-weight: 700; }

`;

const small = css`
  @media (max-width: 899px) {
    .say { gap: 12px; }
    .say > p { font-size: var(--size-2); }
  }
`;

/** Returns the styles of one variant. */
export const heroLook = (own: RuleSet): RuleSet => css`${common}${own}${small}`;
