/**
 * Money is an integer number of the currency's minor units; `scale` is the currency's number of decimals (0 JPY, 2 PHP,
 * 3 KWD).
 */

const AMOUNT = /^(0|[1-9]\d{0,14})(?:\.(\d{1,4}))?$/;

/** Minimum number of decimals of money on the wire. */
const WIRE_DECIMALS = 2;

/**
 * Parses an amount that was typed or sent, e.g. `1234.5`: no sign, no separators, no exponent.
 *
 * @returns minor units; null if invalid or with more decimals than the currency has (except zeros)
 */
export function parseAmount(text: string, scale: number): bigint | null {
  const match = AMOUNT.exec(text);
  if (!match) return null;
  const [, whole = "", decimals = ""] = match;
  if (/[1-9]/.test(decimals.slice(scale))) return null;
  return BigInt(whole + decimals.slice(0, scale).padEnd(scale, "0"));
}

/**
 * Parses a typed amount. `1.234` in a currency with less than three decimals is invalid, because it may mean 1,234, as
 * written in Vietnamese.
 *
 * @returns minor units; null if invalid
 */
export const parseTypedAmount = (text: string, scale: number): bigint | null =>
  scale < 3 && /\.\d{3}$/.test(text) ? null : parseAmount(text, scale);

/** Formats money for the wire: `-1234.50`, with the decimals of the currency, at least two. */
export function writeAmount(minor: bigint, scale: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  const decimals = digits.slice(digits.length - scale).padEnd(WIRE_DECIMALS, "0");
  return `${minor < 0n ? "-" : ""}${whole}.${decimals}`;
}

/** Exact rate: `numerator / denominator`. */
export interface Rate {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Parses a rate of the files, e.g. `0.65` (percent) or `2.15` (odds). @throws TypeError if invalid */
export function parseRate(text: string): Rate {
  const match = AMOUNT.exec(text);
  if (!match) throw new TypeError(`not a rate: ${JSON.stringify(text.slice(0, 40))}`);
  const [, whole = "", decimals = ""] = match;
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) };
}

/** Returns `minor × rate`, truncated towards zero, so rounding never increases payouts. */
export function multiplyByRate(minor: bigint, { numerator, denominator }: Rate): bigint {
  return (minor * numerator) / denominator;
}
