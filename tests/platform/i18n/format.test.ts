import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMoney, moneyIn, moneyInText } from "~/platform/i18n/money";
import { countText, formatNumber } from "~/platform/i18n/number";
import { FORMAT_TABLES } from "~/platform/i18n/tables";
import { writeAmount } from "~/platform/money/money";
import { LANGUAGE_CODES } from "~/platform/text/languages";
import { formatDate } from "~/platform/time/date";

describe("I2 money", () => {
  test.each([
    ["1234.5", "1,234.50"],
    ["0", "0.00"],
    ["-0.00", "0.00"],
    ["-1234567", "-1,234,567.00"],
    ["999", "999.00"],
    ["1000", "1,000.00"],
    ["007.1", "7.10"],
    ["1.239", "1.239"],
    ["1.2300", "1.23"],
    ["123456789012345678901234567890.12", "123,456,789,012,345,678,901,234,567,890.12"],
  ])("I2 %s is formatted as %s, and never rounded", (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  test("I2 decimals follow the scale of the currency: JPY has none, KWD has three", () => {
    expect(formatMoney({ minor: 1500n, scale: 0 })).toBe("1,500");
    expect(formatMoney({ minor: -1_234_567n, scale: 3 })).toBe("-1,234.567");
    expect(formatMoney({ minor: 5n, scale: 2 })).toBe("0.05");
    expect(formatMoney("1500", { scale: 0 })).toBe("1,500");
  });

  test("I2 the symbol precedes the amount with a non-breaking space", () => {
    expect(formatMoney("1234.5", { symbol: "P" })).toBe("P\u00a01,234.50");
    expect(formatMoney("-5", { symbol: "RM" })).toBe("-RM\u00a05.00");
  });

  test.each(["", "1,234.50", "1e3", ".5", "5.", "+1", "١٢", " 1", "NaN", "--1", "1.2.3"])(
    "I2 %j is refused as an amount",
    (amount) => {
      expect(() => formatMoney(amount)).toThrow(TypeError);
    },
  );

  test("I2 a formatted amount parses back to the same amount, for every scale", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
        fc.integer({ min: 0, max: 8 }),
        (minor, scale) => {
          const text = formatMoney({ minor, scale });
          expect(text).toMatch(
            scale === 0 ? /^-?\d{1,3}(,\d{3})*$/ : new RegExp(`^-?\\d{1,3}(,\\d{3})*\\.\\d{${scale}}$`),
          );
          expect(BigInt(text.replace(/[,.]/g, ""))).toBe(minor);
        },
      ),
    );
  });
});

describe("I2 numbers", () => {
  test.each([
    ["EN", "1,234,567.891"],
    ["VI", "1.234.567,891"],
    ["RU", "1\u00a0234\u00a0567,891"],
    ["HI", "12,34,567.891"],
    ["AR", "1,234,567.891"],
  ] as const)("I2 in %s 1234567.891 is formatted as %s", (language, text) => {
    expect(formatNumber(1_234_567.891, FORMAT_TABLES[language])).toBe(text);
  });

  test("I2 decimals are limited, large numbers keep all digits, and minus zero is zero", () => {
    expect(formatNumber(2.5, FORMAT_TABLES.EN, 0)).toBe("3");
    expect(formatNumber(1e21, FORMAT_TABLES.EN)).toBe("1,000,000,000,000,000,000,000");
    expect(formatNumber(123_456_789n, FORMAT_TABLES.BN)).toBe("12,34,56,789");
    expect(formatNumber(-0.0001, FORMAT_TABLES.EN)).toBe("0");
    expect(() => formatNumber(Number.NaN, FORMAT_TABLES.EN)).toThrow(TypeError);
  });
});

describe("I2 dates", () => {
  const at = Date.UTC(2025, 2, 5, 16, 7);

  test.each([
    ["EN", "6 Mar 2025, 00:07"],
    ["CN", "2025年3月6日 00:07"],
    ["VI", "06/03/2025 00:07"],
    ["AR", "6 مارس 2025، 00:07"],
    ["MY", "2025 မတ် 6 00:07"],
    ["TY", "6 Māti 2025, 00:07"],
  ] as const)("I2 in %s a time is formatted as %s in the brand's zone", (language, text) => {
    expect(formatDate(at, FORMAT_TABLES[language], "Asia/Manila")).toBe(text);
  });

  test("I2 date and time can be formatted separately, and a clock change moves the hour", () => {
    expect(formatDate(at, FORMAT_TABLES.EN, "UTC", "date")).toBe("5 Mar 2025");
    expect(formatDate(Date.UTC(2025, 2, 9, 6, 59), FORMAT_TABLES.EN, "America/New_York", "time")).toBe("01:59");
    expect(formatDate(Date.UTC(2025, 2, 9, 7, 0), FORMAT_TABLES.EN, "America/New_York", "time")).toBe("03:00");
  });

  test("I2 an unknown zone falls back to UTC, and an invalid time is refused", () => {
    expect(formatDate(at, FORMAT_TABLES.EN, "Mars/Olympus")).toBe("5 Mar 2025, 16:07");
    expect(() => formatDate(Number.NaN, FORMAT_TABLES.EN, "UTC")).toThrow(RangeError);
  });

  test.each(LANGUAGE_CODES)("I2 %s has a complete table: order, names, separators, Latin digits", (language) => {
    const table = FORMAT_TABLES[language];
    expect(table.months).toHaveLength(table.date.includes("{mon}") ? 12 : 0);
    expect(new Set(table.months).size).toBe(table.months.length);
    const text = formatDate(at, table, "UTC");
    expect(text).not.toMatch(/[{}]/);
    expect(text.replace(/\P{Nd}/gu, "")).toMatch(/^[0-9]+$/);
    expect(text).toContain("2025");
  });
});

test("C2 a badge shows at most two digits", () => {
  expect([1, 99, 100, 4_000].map(countText)).toEqual(["1", "99", "99+", "99+"]);
});

describe("I2 a brand's money", () => {
  const dong = { currency: { symbol: "₫", scale: 0 } };

  test("I2 has its currency and decimals, from a decimal text or from minor units", () => {
    expect(moneyIn(dong, "20000.00")).toBe("₫\u00a020,000");
    expect(moneyIn(dong, { minor: 20_000n, scale: 0 })).toBe("₫\u00a020,000");
    expect(moneyIn({ currency: { symbol: "KD", scale: 3 } }, "1.5")).toBe("KD\u00a01.500");
    expect(moneyInText({ region: dong }, "5")).toBe("\u2066₫\u00a05\u2069");
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
        fc.integer({ min: 0, max: 4 }),
        (minor, scale) => {
          const region = { currency: { symbol: "P", scale } };
          const text = writeAmount(minor, scale);
          expect(moneyIn(region, text)).toBe(moneyIn(region, { minor, scale }));
          expect(moneyIn(region, text)).toMatch(/^-?P\u00a0/);
        },
      ),
    );
  });

  test("I2 is formatted in one place: no other module of the product formats an amount", () => {
    const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
    const users = files.filter((file) => /\bformatMoney\b/.test(readFileSync(`app/${file}`, "utf8")));
    expect(users).toEqual(["platform/i18n/money.ts"]);
  });
});
