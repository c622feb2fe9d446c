import { styled } from "styled-components";
import { Money } from "~/ui/money";

const Tone = styled.span`
  font-weight: 650;
  &[data-tone="good"] { color: var(--win); }
  &[data-tone="bad"] { color: var(--lose); }
`;

/** Whether an amount is a gain or a loss; undefined for nothing. */
export const toneOf = (amount: string): "good" | "bad" | undefined =>
  /[1-9]/.test(amount) ? (amount.startsWith("-") ? "bad" : "good") : undefined;

/** An amount that may be a gain or a loss: its sign says it, colour only helps. */
export function SignedMoney({ amount }: { readonly amount: string }) {
  const tone = toneOf(amount);
  return (
    <Tone data-tone={tone}>
      {tone === "good" ? <span dir="ltr">+</span> : null}
      <Money amount={amount} />
    </Tone>
  );
}
