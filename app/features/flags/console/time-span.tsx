import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";

/** Returns a function that formats a period such as `29 Nov, 14:00 to 15:00`; empty without start and end. Times in ISO 8601. */
export function useSpanText(): (from: string | null, until: string | null) => string {
  const t = useT("console");
  const format = useFormat();
  const when = (time: string) => format.date(Date.parse(time), "dateTime");
  return (from, until) => {
    if (from && until) return t("times.span", { from: when(from), until: when(until) });
    if (from) return t("times.spanFrom", { from: when(from) });
    return until ? t("times.spanUntil", { until: when(until) }) : "";
  };
}
