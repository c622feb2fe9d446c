import { writeAmount } from "~/platform/money/money";
import { groupDigits } from "./digits";
import type { Region } from "./namespaces";

/** Amount in minor units, e.g. `{ minor: 123450n, scale: 2 }` is 1,234.50. */
export interface MinorAmount {
  readonly minor: bigint;
  /** Decimals of the currency: 0 for JPY, 3 for KWD. */
  readonly scale: number;
}

export interface MoneyOptions {
  /** Prefix of the amount, e.g. `P`. */
  readonly symbol?: string | undefined;
  /** Minimum number of decimals for an amount given as a string. Default 2. */
  readonly scale?: number | undefined;
}

const AMOUNT = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Formats money in the same way for every language: Latin digits, comma thousands, e.g. `P 1,234.50`. Works on the digits,
 * so nothing is rounded: decimals beyond the scale are kept unless they are zeros.
 * Throws a TypeError for anything but a plain decimal such as `-1234.5`. In right-to-left text, wrap the result in
 * `<bdi dir="ltr">`; otherwise a minus sign moves to the other end.
 */
export function formatMoney(amount: string | MinorAmount, options: MoneyOptions = {}): string {
  const text = typeof amount === "string" ? amount : writeAmount(amount.minor, amount.scale);
  const scale = options.scale ?? (typeof amount === "string" ? 2 : amount.scale);
  const match = AMOUNT.exec(text);
  if (!match) throw new TypeError(`not an amount: ${JSON.stringify(text.slice(0, 40))}`);
  const whole = (match[2] ?? "").replace(/^0+(?=\d)/, "");
  const fraction = (match[3] ?? "").replace(/0+$/, "").padEnd(scale, "0");
  const isZero = /^0*$/.test(whole + fraction);
  const number = `${groupDigits(whole, ",")}${fraction === "" ? "" : `.${fraction}`}`;
  const sign = match[1] && !isZero ? "-" : "";
  return `${sign}${options.symbol ? `${options.symbol}\u00a0` : ""}${number}`;
}

/**
 * Formats an amount in the currency of a page: the only money format of a brand.
 *
 * @param amount a decimal string, or minor units
 */
export function moneyIn({ currency }: Pick<Region, "currency">, amount: string | MinorAmount): string {
  const scale = typeof amount === "string" ? currency.scale : undefined;
  return formatMoney(amount, { symbol: currency.symbol, scale });
}

/** Formats an amount for a sentence of any direction. Unicode isolates keep the amount left-to-right. */
export const moneyInText = (page: { readonly region: Pick<Region, "currency"> }, amount: string): string =>
  `\u2066${moneyIn(page.region, amount)}\u2069`;
