import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countryOfNumber, toE164 } from "~/features/access/phone.server";
import type { SiteContext } from "~/platform/wps/context";
import { isWpsError } from "~/platform/wps/errors";
import { aBrand } from "../helpers/tenants";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

let site: WpsSite;
let visitorFromMalaysia: SiteContext;
beforeAll(async () => {
  const region = { mode: "allow", countries: ["MY", "SG"] };
  site = await aWpsSite([aBrand("lotus"), aBrand("kampung", { region })]);
  visitorFromMalaysia = site.context({ country: "MY" });
});
afterAll(() => site.close());

/** Returns the result of `toE164`: a number, or the error code. */
function parsedNumber(ctx: SiteContext, number: string | undefined, dialingCode?: string): string {
  try {
    return toE164(ctx, number, dialingCode);
  } catch (error) {
    if (!isWpsError(error)) throw error;
    return error.code;
  }
}

const SEPARATORS = ["", "", "", " ", "-", ".", " - ", "(", ")", "\u00a0", "\u202c", "–"];

/** Digits of a Malaysian number, and one of its many spellings. */
const spelling = fc
  .record({
    number: fc.tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 0, max: 999_999 })),
    start: fc.constantFrom("0", "60", "+60", "+60 (0)", "0060", "＋60", "\u202a+60", " 6 0"),
    gaps: fc.array(fc.constantFrom(...SEPARATORS), { minLength: 9, maxLength: 9 }),
  })
  .map(({ number: [first, rest], start, gaps }) => {
    const digits = `12${first}${String(rest).padStart(6, "0")}`;
    return { e164: `+60${digits}`, written: start + [...digits].map((digit, i) => (gaps[i] ?? "") + digit).join("") };
  });

test("A8 phone: all spellings of a number give one number, for a visitor from its country", () => {
  fc.assert(
    fc.property(spelling, ({ e164, written }) => {
      expect([written, parsedNumber(visitorFromMalaysia, written)]).toEqual([written, e164]);
    }),
  );
});

test("A8 phone: all spellings with the dialling code give one number, from any country", () => {
  const away = site.context({ country: "DE" });
  const code = fc.constantFrom("+60", "60", " +60");
  // The international prefix depends on the caller's country.
  const usual = spelling.filter(({ written }) => !written.startsWith("00"));
  fc.assert(
    fc.property(usual, code, ({ e164, written }, dial) => {
      expect([written, parsedNumber(away, written, dial)]).toEqual([written, e164]);
    }),
  );
});

test.each(["0123456789", "60123456789", "+60 12-345 6789"])(
  "A7 phone: pitfall: %s gives the number of the same account at every brand and from every country",
  (written) => {
    expect(parsedNumber(visitorFromMalaysia, written)).toBe("+60123456789");
    expect(parsedNumber(site.context({ host: "kampung.test", country: "MY" }), written)).toBe("+60123456789");
    expect(parsedNumber(site.context({ host: "kampung.test", country: "DE" }), written)).toBe("+60123456789");
  },
);

test.each([
  ["VN", "0912 345 678", "84912345678", "+84912345678"],
  ["PH", "0917-123-4567", "639171234567", "+639171234567"],
  ["TH", "081 234 5678", "66812345678", "+66812345678"],
  ["DE", "01512 3456789", "4915123456789", "+4915123456789"],
  ["US", "(415) 555-2671", "14155552671", "+14155552671"],
  ["FI", "040 1234567", "358401234567", "+358401234567"],
  ["AG", "464 1234", "1 268 464 1234", "+12684641234"],
])("A8 phone: numbers of country %s", async (country, national, international, e164) => {
  const visitor = site.context({ country });
  expect([parsedNumber(visitor, national), parsedNumber(visitor, international)]).toEqual([e164, e164]);
  const { list } = await site.as().system.countries({});
  const dialingCode = list.find(({ countryCode }) => countryCode === country)?.countryDialingCode;
  expect(parsedNumber(site.context({ country: null }), national, dialingCode)).toBe(e164);
  expect(parsedNumber(site.context({ country: null }), international)).toBe(e164);
});

test("A8 phone: a number with a plus contains its country", () => {
  expect(parsedNumber(visitorFromMalaysia, "+84 912 345 678")).toBe("+84912345678");
  expect(parsedNumber(visitorFromMalaysia, "+84 912 345 678", "+60")).toBe("+84912345678");
  expect(countryOfNumber("+84912345678")).toBe("VN");
  expect(countryOfNumber("+12684641234")).toBe("AG");
});

test("A18 phone: a text that is not a mobile number is refused with invalidPhone", () => {
  const none = ["", " ", "+", "-", "12", "call 0123456789", "0123456789 ext 5", "0123456789;ext=5", "0123456789x5"];
  const others = ["03-2345 6789", "+60 1300 88 1234", "+60 1800 88 1234", "600 1234567", "0123456789 0123456788"];
  const wrong = [...none, ...others, "+60 12-345 67", "+999 123456789", "++60123456789", "0".repeat(300), undefined];
  for (const number of wrong)
    expect([number, parsedNumber(visitorFromMalaysia, number)]).toEqual([number, "invalidPhone"]);
  expect(parsedNumber(visitorFromMalaysia, "0123456789", "+999")).toBe("invalidPhone");
  expect(parsedNumber(visitorFromMalaysia, "0123456789", "abc")).toBe("invalidPhone");
  expect(parsedNumber(site.context({ country: null }), "0123456789")).toBe("invalidPhone");
  expect(parsedNumber(site.context({ country: "ZZ" }), "0123456789")).toBe("invalidPhone");
});

test("A18 phone: any input gives a number or a refusal", () => {
  const any = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."+0123456789 ()-./٣＋") }));
  fc.assert(
    fc.property(any, fc.option(any, { nil: undefined }), (number, dial) => {
      expect(parsedNumber(visitorFromMalaysia, number, dial)).toMatch(/^\+[1-9]\d{6,14}$|^invalidPhone$/);
    }),
  );
});
