import { groupDigits } from "./digits";
import type { FormatTable } from "./tables";

/**
 * Writes a count or a figure that is no money in the way of a language, Latin digits, e.g. `12,34,567` in Hindi.
 * `decimals` is the most it shows (3); zeros at the end are dropped. Throws a TypeError for NaN and infinity.
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

/** A count for a badge, where there is room for two figures: `7`, `99+`. */
export const countText = (count: number): string => (count > 99 ? "99+" : String(count));
