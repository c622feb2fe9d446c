import { useMemo } from "react";
import { type DateStyle, formatDate } from "~/platform/time/date";
import { useI18n } from "./i18n-provider";
import { formatMoney, type MinorAmount } from "./money";
import { formatNumber } from "./number";

/** Formats bound to the page's language and the brand's time zone and currency. */
export interface Format {
  /** `1,234.50`; with `{ symbol: true }` the brand's currency symbol stands before it. */
  readonly money: (amount: string | MinorAmount, options?: { readonly symbol?: boolean }) => string;
  readonly number: (value: number | bigint, decimals?: number) => string;
  /** `at` is UTC ms; the time zone is the brand's. */
  readonly date: (at: number, style?: DateStyle) => string;
}

/** `const format = useFormat(); format.money("1234.5")` → `1,234.50`. */
export function useFormat(): Format {
  const { formats, region } = useI18n();
  return useMemo(() => {
    const { timeZone, currency } = region;
    return {
      money: (amount, options) =>
        formatMoney(amount, {
          symbol: options?.symbol ? currency.symbol : undefined,
          scale: typeof amount === "string" ? currency.scale : undefined,
        }),
      number: (value, decimals) => formatNumber(value, formats, decimals),
      date: (at, style) => formatDate(at, formats, timeZone, style),
    };
  }, [formats, region]);
}
