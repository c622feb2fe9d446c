import { css } from "styled-components";

/** The look of drawn balls below an element; plain class names, so that a table full of them costs nothing. */
export const ballsLook = css`
  .balls { display: flex; flex-wrap: wrap; gap: 5px; }
  /* They read from the left in every language, and stand where the page's lines begin. */
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

/** What was drawn, in its order and from left to right in every language. `label` says what it is. A plain function. */
export function balls(numbers: readonly string[], label: string) {
  return (
    <ol className="balls" dir="ltr" aria-label={label}>
      {numbers.map((number, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the draw is what a ball stands for
        <li key={at}>{number}</li>
      ))}
    </ol>
  );
}
