import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { CALL_ROUTES } from "~/registry/calls";
import { aBrand } from "../../helpers/tenants";
import { ALL_FEATURES_ON } from "../../helpers/wps/contract-suite";
import { fittedExample } from "../../helpers/wps/examples";
import { aMember, aToken } from "../../helpers/wps/members";
import { aWpsSite, type WpsSite } from "../../helpers/wps/wps-site";

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus", ALL_FEATURES_ON), aBrand("harbor")]);
});
afterAll(() => site.close());

type Field = { readonly format?: string; readonly anyOf?: readonly Field[] };

/** Returns the fields of an input that contain a day or a time. */
function datesOf(input: z.ZodType): readonly (readonly [name: string, format: string])[] {
  const { properties = {} } = z.toJSONSchema(input, { io: "input" }) as { properties?: Record<string, Field> };
  return Object.entries(properties).flatMap(([name, field]) => {
    const format = [field, ...(field.anyOf ?? [])].map((one) => one.format).find((one) => one?.startsWith("date"));
    return format ? [[name, format] as const] : [];
  });
}

const DAYS = [
  "0000-01-01",
  "0001-01-01",
  "1582-10-10",
  "1969-12-31",
  "2199-12-31",
  "9999-12-31",
  "2026-02-30",
  "10000-01-01",
];
const TIMES = DAYS.map((day) => `${day}T00:00:00Z`);

// The records of members have a separate test, tests/reports/report.test.ts.
const dated = CALL_ROUTES.filter(({ area, call }) => area !== "report" && datesOf(call.input).length > 0);

test("the test finds the calls with days or times", () => {
  expect(dated.map(({ area, name }) => `${area}.${name}`)).toEqual(
    expect.arrayContaining(["staff.auditLog", "staff.setFlag", "staff.setMaintenance", "staff.playerLedger"]),
  );
});

describe.each(dated.map((route) => [`${route.area}.${route.name}`, route] as const))("%s", (_name, route) => {
  test("X3 accepts or refuses days and times out of range, never with a system error", async () => {
    const account = await aMember(site);
    const { call } = route;
    const host = call.staff ? "console.test" : "lotus.test";
    const token = call.token ? await aToken(site, account) : null;
    const fields = datesOf(call.input);
    for (let at = 0; at < DAYS.length; at += 1) {
      const given = Object.fromEntries(fields.map(([name, format]) => [name, (format === "date" ? DAYS : TIMES)[at]]));
      const input = { ...(await fittedExample(site, route, account)), ...given };
      const { body, status } = await site.send(call.method, call.path, input, { host, token });
      expect([given, status < 500, body.code ?? "answered"]).toEqual([given, true, body.code ?? "answered"]);
    }
    expect(site.logged).toEqual([]);
  });
});
