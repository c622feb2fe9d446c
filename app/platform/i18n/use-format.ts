import { useMemo } from "react";
import { type DateStyle, formatDate } from "~/platform/time/date";
import { useI18n } from "./i18n-provider";
import { type MinorAmount, moneyIn } from "./money";
import { formatNumber } from "./number";

/** Formatters for the page's language and the brand's time zone and currency. */
export interface Format {
  /** `P 1,234.50`: always with the brand's currency and its number of decimals. */
  readonly money: (amount: string | MinorAmount) => string;
  readonly number: (value: number | bigint, decimals?: number) => string;
  /** `at` is UTC ms; the time zone is the brand's. */
  readonly date: (at: number, style?: DateStyle) => string;
}

/** `const format = useFormat(); format.money("1234.5")` → `P 1,234.50`. */
export function useFormat(): Format {
  const { formats, region } = useI18n();
  return useMemo(() => {
    const { timeZone } = region;
    return {
      money: (amount) => moneyIn(region, amount),
      number: (value, decimals) => formatNumber(value, formats, decimals),
      date: (at, style) => formatDate(at, formats, timeZone, style),
    };
  }, [formats, region]);
}
