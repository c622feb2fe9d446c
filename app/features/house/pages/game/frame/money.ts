import { parseAmount, writeAmount } from "~/platform/money/money";

/** Number of decimals; more than any currency has. */
const FINE = 4;

/** Returns an amount as an integer of ten-thousandths, for comparison and addition. */
export const fineUnits = (amount: string): bigint => parseAmount(amount, FINE) ?? 0n;

/** Formats such an integer as an amount, with the decimals of another amount. */
export function moneyFromFineUnits(value: bigint, like: string): string {
  const decimals = like.split(".")[1]?.length ?? 2;
  return writeAmount(value / 10n ** BigInt(FINE - decimals), decimals);
}

/** Returns `a + b`. */
export function plusMoney(a: string, b: string): string {
  return moneyFromFineUnits(fineUnits(a) + fineUnits(b), a);
}

/** Returns `a - b`, at least 0. */
export function minusMoney(a: string, b: string): string {
  const left = fineUnits(a) - fineUnits(b);
  return moneyFromFineUnits(left > 0n ? left : 0n, a);
}
