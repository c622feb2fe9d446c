import { useT } from "~/platform/i18n/use-t";

/** Returns functions that format durations: whole days instead of hours, and whole years instead of months. */
export function useDurations() {
  const t = useT("shell");
  return {
    minutes: (count: number) => t("limits.minutes", { count }),
    hours: (count: number) =>
      count % 24 === 0 && count > 24 ? t("limits.days", { count: count / 24 }) : t("limits.hours", { count }),
    months: (count: number) =>
      count % 12 === 0 ? t("limits.years", { count: count / 12 }) : t("limits.months", { count }),
  };
}
