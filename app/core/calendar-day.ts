/**
 * The day it is somewhere, as `yyyy-MM-dd`.
 * @param now UTC ms
 * @param timeZone an IANA name, e.g. a brand's
 */
export function dayIn(timeZone: string, now: number): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`;
}
