import fc from "fast-check";
import { expect, test } from "vitest";
import { timesOf } from "~/features/flags/console/times";
import { auditQueryString, readAuditQuery } from "~/features/staff/console/audit-query";
import { validDay } from "~/platform/time/valid-day";
import { givenDay, givenTime } from "~/platform/wps/shapes";

const INVALID_DAYS = [
  "0000-01-01",
  "0001-01-01",
  "1899-12-31",
  "2200-01-01",
  "9999-12-31",
  "2026-02-30",
  "2026-13-01",
  "2026-1-1",
  "x",
  "",
  "+010000-01-01",
];

test.each(INVALID_DAYS)("a typed day %j is invalid, and a call refuses it", (day) => {
  expect(validDay(day)).toBeNull();
  expect(givenDay.safeParse(day).success).toBe(false);
});

test("a typed day is valid exactly when the calls accept it", () => {
  const text = fc.oneof(
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    fc.stringMatching(/^\d{4}-\d\d-\d\d$/),
  );
  fc.assert(fc.property(text, (day) => (validDay(day) !== null) === givenDay.safeParse(day).success));
});

test("X3 the audit search omits invalid days, and its bounds are always times that the call accepts", () => {
  const days = fc.oneof(fc.constantFrom(...INVALID_DAYS, "1900-01-01", "2199-12-31", "2026-01-31"), fc.string());
  fc.assert(
    fc.property(days, days, (from, to) => {
      const search = readAuditQuery(new URLSearchParams({ from, to }));
      for (const time of [search.from, search.until])
        expect(time === undefined || givenTime.safeParse(time).success).toBe(true);
      expect(() => auditQueryString(search)).not.toThrow();
    }),
  );
});

test("X2 an invalid end time is refused by the call and never omitted, because without an end the switch is permanent", () => {
  const now = Date.UTC(2026, 0, 31);
  const times = (fields: Record<string, string>) => timesOf((name) => fields[name] ?? "", now);
  expect(times({ for: "4" })).toEqual({ until: "2026-01-31T04:00:00.000Z" });
  for (const fields of [
    { until: "soon" },
    { until: "+275760-09-13T00:00" },
    { for: "1e300" },
    { from: "x", for: "4" },
  ]) {
    const { from, until } = times(fields);
    expect([from, until].some((time) => time !== undefined && !givenTime.safeParse(time).success)).toBe(true);
  }
});
