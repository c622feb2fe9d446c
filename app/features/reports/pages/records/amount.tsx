import { styled } from "styled-components";
import { Money } from "~/ui/money";

const Tone = styled.span`
  font-weight: 650;
  &[data-tone="good"] { color: var(--win); }
  &[data-tone="bad"] { color: var(--lose); }
`;

/** Returns the tone of an amount: gain or loss; undefined for zero. */
export const toneOf = (amount: string): "good" | "bad" | undefined =>
  /[1-9]/.test(amount) ? (amount.startsWith("-") ? "bad" : "good") : undefined;

/** Renders an amount that may be a gain or a loss. The sign carries the meaning; the colour is only an aid. */
export function SignedMoney({ amount }: { readonly amount: string }) {
  const tone = toneOf(amount);
  return (
    <Tone data-tone={tone}>
      {tone === "good" ? <span dir="ltr">+</span> : null}
      <Money amount={amount} />
    </Tone>
  );
}
