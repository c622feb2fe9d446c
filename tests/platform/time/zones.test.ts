import { describe, expect, test } from "vitest";
import { dayAfter, dayRange, localDate, localMinute, periodAround } from "~/platform/time/calendar-day";
import { isTimeZone } from "~/platform/time/zones";

const ZONES = ["UTC", ...Intl.supportedValuesOf("timeZone").filter(isTimeZone)];
const HOUR = 3_600_000;
// The full run adds years with unusual clock changes, at unusual times of the day.
const YEARS = (process.env["TEST_FULL"] ? [1900, 2000, 2010, 2011, 2026] : [2026]).map((year) => Date.UTC(year, 0, 1));

/** Returns the days of a year around a zone's clock changes, found by its offset at noon UTC. */
function changesOf(zone: string, year: number): readonly string[] {
  const offset = (at: number) => Date.parse(`${localMinute(zone, at).replace(" ", "T")}Z`) - at;
  const noons = Array.from({ length: 366 }, (_, day) => year + (day * 24 + 12) * HOUR);
  const changed = noons.filter((at) => offset(at) !== offset(at - 24 * HOUR));
  return changed.flatMap((at) => [-1, 0, 1].map((days) => dayAfter(localDate(zone, at), days)));
}

describe("X1 one calendar for pages, records, downloads and limits", () => {
  test("X1 days follow each other without gap or overlap, in every zone, on both clock changes", () => {
    expect(ZONES.length).toBeGreaterThan(380);
    const faults: string[] = [];
    for (const zone of ZONES)
      for (const day of YEARS.flatMap((year) => changesOf(zone, year))) {
        const { from, to } = dayRange(zone, day);
        const isSkipped = from === to;
        if (to !== dayRange(zone, dayAfter(day, 1)).from || to < from) faults.push(`${zone} ${day} ${from} ${to}`);
        // Newfoundland changed its clocks a minute after midnight, so that one minute belonged to both days.
        const inside = [from + 2 * 60_000, (from + to) / 2, to - 1];
        if (!isSkipped && inside.some((at) => localDate(zone, at) !== day))
          faults.push(`${zone} ${day} holds other days`);
        if (periodAround("day", zone, from).from !== from) faults.push(`${zone} ${day} is another day for limits`);
      }
    expect(faults).toEqual([]);
  }, 120_000);

  test("X1 days of the years 0 to 9999 have a start and an end, and the calendar ends there", () => {
    for (const zone of ["UTC", "Pacific/Kiritimati", "America/St_Johns", "Pacific/Pago_Pago"])
      for (const day of ["0000-01-01", "0001-01-01", "0099-12-31", "1582-10-10", "9999-12-31"]) {
        const { from, to } = dayRange(zone, day);
        expect((to - from) / HOUR, `${zone} ${day}`).toBe(24);
        expect(localDate(zone, from + 12 * HOUR)).toBe(day);
      }
    expect(dayAfter("9999-12-31", 1)).toBe("9999-12-31");
    expect(dayAfter("0000-01-01", -7)).toBe("0000-01-01");
  });

  test("X1 a day that the clocks skip completely is empty, and the adjacent days are complete", () => {
    expect(dayRange("Pacific/Apia", "2011-12-30")).toEqual({
      from: Date.UTC(2011, 11, 30, 10),
      to: Date.UTC(2011, 11, 30, 10),
    });
    expect(dayRange("Pacific/Apia", "2011-12-29", "2011-12-31").to).toBe(Date.UTC(2011, 11, 31, 10));
  });

  test.each([
    "IST",
    "VST",
    "CET",
    "EST5EDT",
    "GMT",
    "Etc/GMT+5",
    "US/Pacific",
    "utc",
    "Asia/Nowhere",
    "asia/tokyo",
    "Mars/Base",
    "",
  ])("X1 %j is refused, because other systems read it differently or not at all", (zone) =>
    expect(isTimeZone(zone)).toBe(false),
  );
  test.each(["UTC", "Asia/Saigon", "Asia/Ho_Chi_Minh", "America/Argentina/Buenos_Aires", "Europe/Kyiv"])(
    "X1 %s is accepted as a zone",
    (zone) => expect(isTimeZone(zone)).toBe(true),
  );
});
