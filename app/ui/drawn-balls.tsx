import { css } from "styled-components";

/** Styles of drawn balls, for a parent element. Plain class names keep large tables cheap. */
export const ballsLook = css`
  .balls { display: flex; flex-wrap: wrap; gap: 5px; }
  /* The numbers run left to right in every language, but align with the start of the page's lines. */
  [dir="rtl"] & .balls { justify-content: flex-end; }
  .balls li {
    display: grid;
    place-items: center;
    min-inline-size: 2.125em;
    block-size: 2.125em;
    padding-inline: 0.35em;
    border-radius: 999px;
    background: var(--brand);
    box-shadow: inset 0 0.125em 0.2em rgb(255 255 255 / 0.38), inset 0 -0.2em 0.35em rgb(0 0 0 / 0.24);
    color: var(--on-brand);
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: 700;
    line-height: 1;
  }
  .balls li:nth-child(3n + 2) {
    background: var(--accent);
    color: var(--on-accent);
  }
  .balls li:nth-child(3n) {
    background: var(--surface-0);
    box-shadow: inset 0 0 0 0.125em var(--brand-text);
    color: var(--text-1);
  }
`;

/**
 * Renders drawn numbers in draw order, left to right in every language. `label` is the accessible name. A plain function, not a
 * component.
 */
export function drawnBalls(numbers: readonly string[], label: string) {
  return (
    <ol className="balls" dir="ltr" aria-label={label}>
      {numbers.map((number, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ball stands for its position in the draw
        <li key={at}>{number}</li>
      ))}
    </ol>
  );
}
