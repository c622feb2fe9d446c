import { groupDigits } from "./digits";
import type { FormatTable } from "./tables";

/**
 * Formats a count or other number, except money, in the style of a language, with Latin digits, e.g. `12,34,567` in
 * Hindi. `decimals` is the maximum number of decimals (default 3); trailing zeros are dropped. Throws a TypeError for
 * NaN and infinity.
 */
export function formatNumber(value: number | bigint, table: FormatTable, decimals = 3): string {
  if (typeof value === "number" && !Number.isFinite(value)) throw new TypeError(`not a number: ${value}`);
  const text =
    typeof value === "bigint" || Math.abs(value) >= 1e21 ? BigInt(value).toString() : value.toFixed(decimals);
  const [whole = "", fraction = ""] = text.replace("-", "").split(".");
  const shown = fraction.replace(/0+$/, "");
  const sign = text.startsWith("-") && /[1-9]/.test(whole + shown) ? "-" : "";
  const grouped = groupDigits(whole, table.group, table.indian);
  return `${sign}${grouped}${shown === "" ? "" : `${table.decimal}${shown}`}`;
}

/** Formats a count for a badge with room for two digits: `7`, `99+`. */
export const countText = (count: number): string => (count > 99 ? "99+" : String(count));
