/** Money is an integer count of the currency's minor units; `scale` is how many decimals the currency has (0 JPY, 2 PHP, 3 KWD). */

const AMOUNT = /^(0|[1-9]\d{0,14})(?:\.(\d{1,4}))?$/;

/** The decimals that money on the wire has at least (spec 1 section 9). */
const WIRE_DECIMALS = 2;

/**
 * Reads an amount that somebody typed or sent, e.g. `1234.5`: no sign, no separators, no exponent.
 * @returns minor units; null for what is none, and for more decimals than the currency has (zeros apart)
 */
export function parseAmount(text: string, scale: number): bigint | null {
  const match = AMOUNT.exec(text);
  if (!match) return null;
  const [, whole = "", decimals = ""] = match;
  if (/[1-9]/.test(decimals.slice(scale))) return null;
  return BigInt(whole + decimals.slice(0, scale).padEnd(scale, "0"));
}

/**
 * Reads an amount that somebody typed. `1.234` in a currency with less than three decimals may mean a thousand more, as
 * Vietnamese writes it, and is none.
 * @returns minor units; null for what is none
 */
export const parseTyped = (text: string, scale: number): bigint | null =>
  scale < 3 && /\.\d{3}$/.test(text) ? null : parseAmount(text, scale);

/** Money as calls show it: `-1234.50`, with as many decimals as the currency has, and never less than two. */
export function writeAmount(minor: bigint, scale: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  const decimals = digits.slice(digits.length - scale).padEnd(WIRE_DECIMALS, "0");
  return `${minor < 0n ? "-" : ""}${whole}.${decimals}`;
}

/** An exact rate: `numerator / denominator`. */
export interface Rate {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Reads a rate of the files, e.g. `0.65` (percent) or `2.15` (odds). @throws TypeError for what is none */
export function parseRate(text: string): Rate {
  const match = AMOUNT.exec(text);
  if (!match) throw new TypeError(`not a rate: ${JSON.stringify(text.slice(0, 40))}`);
  const [, whole = "", decimals = ""] = match;
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) };
}

/** `minor × rate`, cut off towards zero: what the house pays never grows by rounding. */
export function timesRate(minor: bigint, { numerator, denominator }: Rate): bigint {
  return (minor * numerator) / denominator;
}
