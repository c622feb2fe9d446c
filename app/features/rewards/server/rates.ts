import type { Rate } from "~/platform/money/money";

/** Returns the sum of two rates. */
export const addRates = (a: Rate, b: Rate): Rate => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

/** Returns a rate in percent, e.g. `0.35`, with one to four decimals. */
export function percentOf({ denominator, numerator }: Rate): string {
  const text = ((numerator * 1_000_000n) / denominator).toString().padStart(7, "0");
  const [whole, decimals] = [text.slice(0, -4), text.slice(-4).replace(/0{1,3}$/, "")];
  return `${BigInt(whole)}.${decimals}`;
}
