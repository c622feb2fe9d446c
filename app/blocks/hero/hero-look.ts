import { styled } from "styled-components";
import { variants } from "./hero-variants";

/** All four variants of the hero in one element's styles; which apply is said by `data-variant`. */
export const HeroSection = styled.section`
  position: relative;
  isolation: isolate;
  color: var(--text-1);
  background: var(--surface-0);

  .in { max-inline-size: var(--width); margin-inline: auto; padding-inline: var(--edge); }
  h1 { font-size: var(--size-hero); }
  .say { display: grid; justify-items: start; align-content: center; gap: 16px; }
  .say > p { max-inline-size: 44ch; color: var(--text-2); font-size: 1.0625rem; }
  .art { object-fit: cover; background: var(--surface-2); }
  .jackpot { display: grid; gap: 4px; }
  .jackpot > span:first-child, .wins > h2 {
    color: var(--text-2);
    font-family: var(--font);
    font-size: var(--size-1);
    font-weight: 600;
    letter-spacing: 0;
  }
  .jackpot > bdi {
    justify-self: start;
    font-size: clamp(1.5rem, 1.1rem + 1.4vw, 2.25rem);
    font-weight: 750;
    letter-spacing: -0.02em;
    line-height: 1.2;
  }
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

  ${variants}

  @media (max-width: 899px) {
    &[data-variant="full-bleed"] .in {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      min-block-size: 0;
      padding-block: 0 16px;
    }
    &[data-variant="full-bleed"] .say { align-content: end; min-block-size: min(42vh, 350px); padding-block: 16px; }
    &[data-variant="full-bleed"] .art { inline-size: 100%; block-size: 70%; }
    &[data-variant="full-bleed"] .clip { inset-block-end: auto; block-size: min(42vh, 350px); }
    &[data-variant="full-bleed"] .clip::after { background: linear-gradient(transparent, var(--surface-0) 69%); }
    &[data-variant="full-bleed"] .live {
      padding: 16px;
      gap: 12px;
      background: var(--surface-1);
      backdrop-filter: none;
    }
    &[data-variant="split"] .in { grid-template-columns: minmax(0, 1fr); }
    &[data-variant="split"] .panel { min-block-size: 240px; padding: 20px; }
    &[data-variant="full-bleed"] .wins li:nth-child(n + 2) { display: none; }
    .say { gap: 12px; }
    .say > p { font-size: var(--size-2); }
  }
`;
