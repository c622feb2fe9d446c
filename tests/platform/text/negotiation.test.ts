import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languageForTag, negotiateLanguage } from "~/platform/text/language-negotiation";
import { LANGUAGE_CODES, type LanguageCode } from "~/platform/text/languages";

const all = { brandLanguages: LANGUAGE_CODES, defaultLanguage: "EN" } as const;
const small = { brandLanguages: ["EN", "CN", "VI", "AR"] as LanguageCode[], defaultLanguage: "VI" as LanguageCode };

const fromHeader = (
  acceptLanguage: string,
  brand: { brandLanguages: readonly LanguageCode[]; defaultLanguage: LanguageCode } = all,
) => negotiateLanguage({ ...brand, acceptLanguage });

describe("I3 language negotiation", () => {
  test("I3 the query overrides the cookie, the cookie the browser, and the browser the brand's default", () => {
    const request = { ...small, query: "AR", cookie: "CN", acceptLanguage: "en" };
    expect(negotiateLanguage(request)).toBe("AR");
    expect(negotiateLanguage({ ...request, query: null })).toBe("CN");
    expect(negotiateLanguage({ ...request, query: null, cookie: undefined })).toBe("EN");
    expect(negotiateLanguage(small)).toBe("VI");
  });

  test("I3 a language that the brand does not offer is ignored in the query, the cookie and the header", () => {
    expect(negotiateLanguage({ ...small, query: "TH", cookie: "RU", acceptLanguage: "ja, zh;q=0.1" })).toBe("CN");
    expect(negotiateLanguage({ ...small, query: "__proto__", cookie: "toString" })).toBe("VI");
  });

  test("I3 query and cookie contain codes of the specification: TW is Chinese, MY is Burmese", () => {
    expect(negotiateLanguage({ ...all, query: "TW" })).toBe("TW");
    expect(negotiateLanguage({ ...all, cookie: "MY" })).toBe("MY");
    expect(negotiateLanguage({ ...all, query: "vi" })).toBe("VI");
  });

  test.each([
    ["zh", "CN"],
    ["zh-CN", "CN"],
    ["zh-SG", "CN"],
    ["zh-Hans-HK", "CN"],
    ["zh-TW", "TW"],
    ["zh-HK", "TW"],
    ["zh-MO", "TW"],
    ["ZH-hant", "TW"],
    ["en-GB", "EN"],
    ["ms-MY", "MS"],
    ["my", "MY"],
    ["id-ID", "ID"],
    ["in", "ID"],
    ["pt-BR", "PT"],
    ["ur-PK", "UR"],
  ])("I3 the browser's language %s maps to %s", (tag, code) => {
    expect(languageForTag(tag)).toBe(code);
    expect(negotiateLanguage({ ...all, defaultLanguage: "TY", acceptLanguage: tag })).toBe(code);
  });

  test.each(["tw", "ak", "fr", "x-klingon", "", "zz-ZH"])(
    "I3 the browser's language %j maps to no language of the product",
    (tag) => {
      expect(languageForTag(tag)).toBeNull();
    },
  );
});

describe("I3 Accept-Language", () => {
  test.each([
    ["fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "EN"],
    ["en;q=0.1, vi;q=0.9", "VI"],
    ["en ; Q = 0.2 , ar ; q = 0.3", "AR"],
    ["ar;q=0.5, cn;q=1, zh;q=0.5", "AR"],
    ["en;q=0, zh;q=0.2", "CN"],
    ["*", "VI"],
    ["vi;q=0, *;q=0.1", "EN"],
    ["vi;q=0, en;q=0, zh;q=0, *", "AR"],
    ["*;q=0", "VI"],
    ["de, fr", "VI"],
  ])("I3 %j on a brand with VI as default resolves to %s", (header, code) => {
    expect(fromHeader(header, small)).toBe(code);
  });

  test.each(["en;q=2", "en;q=-1", "en;q=0.12345", "en;q=1e9", "en;q=", "en;q=NaN", ";;;", ",,,", "en;q=0x1"])(
    "I3 the malformed entry %j is ignored",
    (header) => {
      expect(fromHeader(header, small)).toBe("VI");
    },
  );

  test("I3 hostile headers resolve to a language of the brand in bounded time", () => {
    const hostile = [
      ",".repeat(10_000),
      "en;q=".repeat(2_000),
      `${"a-".repeat(5_000)},ar`,
      ";".repeat(10_000),
      "\u0000é中".repeat(3_000),
    ];
    // CPU time, to ignore other load on the machine.
    const start = process.cpuUsage();
    for (let round = 0; round < 100; round++)
      for (const header of hostile) expect(small.brandLanguages).toContain(fromHeader(header, small));
    expect(process.cpuUsage(start).user).toBeLessThan(1_500_000);
  });

  test("I3 a header gives the same result after thousands of others, with bounded memory", () => {
    const before = fromHeader("ar-EG,ar;q=0.9", small);
    for (let i = 0; i < 3_000; i++) fromHeader(`en-${i}, ar;q=0.${i}`, small);
    expect(fromHeader("ar-EG,ar;q=0.9", small)).toBe(before);
  });

  test("I3 any input resolves to a language of the brand", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (query, cookie, acceptLanguage) => {
        expect(small.brandLanguages).toContain(negotiateLanguage({ ...small, query, cookie, acceptLanguage }));
      }),
    );
  });
});
