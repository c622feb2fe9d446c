import { parseAmount, writeAmount } from "~/platform/money/money";

/** Decimals that are finer than those of any currency. */
const FINE = 4;

/** Money on the wire as a whole number, to be compared and added: ten-thousandths. */
export const fine = (amount: string): bigint => parseAmount(amount, FINE) ?? 0n;

/** Such a number as money again, with the decimals of another amount. */
export function fromFine(value: bigint, like: string): string {
  const decimals = like.split(".")[1]?.length ?? 2;
  return writeAmount(value / 10n ** BigInt(FINE - decimals), decimals);
}

/** `a + b`, never below 0. */
export function plusMoney(a: string, b: string): string {
  return fromFine(fine(a) + fine(b), a);
}

/** `a - b`, never below 0. */
export function minusMoney(a: string, b: string): string {
  const left = fine(a) - fine(b);
  return fromFine(left > 0n ? left : 0n, a);
}
