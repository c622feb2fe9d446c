/** An exact fraction; `den` is above 0. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

export const fraction = (num: bigint | number, den: bigint | number = 1n): Fraction =>
  reduced({ num: BigInt(num), den: BigInt(den) });

export const plus = (a: Fraction, b: Fraction): Fraction =>
  reduced({ num: a.num * b.den + b.num * a.den, den: a.den * b.den });

export const times = (a: Fraction, b: Fraction): Fraction => reduced({ num: a.num * b.num, den: a.den * b.den });

export const isGreater = (a: Fraction, b: Fraction): boolean => a.num * b.den > b.num * a.den;

/** The nearest number; for people and for tests, never for money. */
export const numberOf = ({ den, num }: Fraction): number => Number((num * 10n ** 15n) / den) / 1e15;

/** Percent with two decimals, cut off: a declared return is never rounded up. */
export function percentOf({ den, num }: Fraction): string {
  const hundredths = (num * 10_000n) / den;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}`;
}

function reduced({ den, num }: Fraction): Fraction {
  let [a, b] = [num < 0n ? -num : num, den];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? { num: 0n, den: 1n } : { num: num / a, den: den / a };
}
