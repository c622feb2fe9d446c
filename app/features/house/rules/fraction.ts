/** An exact fraction; `den` is above 0. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

export const fraction = (num: bigint | number, den: bigint | number = 1n): Fraction =>
  reduced({ num: BigInt(num), den: BigInt(den) });

export const addFractions = (a: Fraction, b: Fraction): Fraction =>
  reduced({ num: a.num * b.den + b.num * a.den, den: a.den * b.den });

export const multiplyFractions = (a: Fraction, b: Fraction): Fraction =>
  reduced({ num: a.num * b.num, den: a.den * b.den });

export const isGreater = (a: Fraction, b: Fraction): boolean => a.num * b.den > b.num * a.den;

/** Returns the nearest number; for display and tests, never for money. */
export const numberOf = ({ den, num }: Fraction): number => Number((num * 10n ** 15n) / den) / 1e15;

/** Returns percent with two decimals, truncated: a declared return is never rounded up. */
export function percentOf({ den, num }: Fraction): string {
  const hundredths = (num * 10_000n) / den;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}`;
}

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

function reduced({ den, num }: Fraction): Fraction {
  if (den === 1n) return { num, den };
  const size = num < 0n ? -num : num;
  // Arithmetic with `number` is many times faster than with `bigint`.
  const divisor = size <= SAFE && den <= SAFE ? safeDivisor(Number(size), Number(den)) : divisorOf(size, den);
  return divisor === 1n ? { num, den } : { num: num / divisor, den: den / divisor };
}

/** Returns the greatest common divisor. */
function divisorOf(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

function safeDivisor(a: number, b: number): bigint {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return BigInt(x);
}
