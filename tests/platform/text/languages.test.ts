import { describe, expect, test } from "vitest";
import { COMPLETE_LANGUAGES, isLanguageCode, LANGUAGE_CODES, LANGUAGES, languageOf } from "~/platform/text/languages";
import { pluralForm, pluralForms, splitPluralKey } from "~/platform/text/plurals";

describe("I2 languages of the specification", () => {
  test("I2 the table contains exactly the 22 codes", () => {
    const codes = "CN TW EN JA KO TH VI MY ID MS KM LO TY HI TA TR BN UR AR ES PT RU".split(" ");
    expect([...LANGUAGE_CODES].sort()).toEqual(codes.sort());
  });

  test.each([
    ["TW", "zh-Hant", "hant"],
    ["CN", "zh-Hans", "hans"],
    ["MY", "my", "myanmar"],
    ["MS", "ms", "latin"],
    ["TY", "ty", "latin"],
    ["KM", "km", "khmer"],
    ["LO", "lo", "lao"],
    ["ID", "id", "latin"],
  ] as const)("I2 %s is %s and not a similar code (TW is not Akan, MY is not Malay)", (code, tag, script) => {
    expect(languageOf(code)).toMatchObject({ bcp47: tag, script });
  });

  test("I2 only Arabic and Urdu are written from right to left", () => {
    expect(LANGUAGE_CODES.filter((code) => LANGUAGES[code].dir === "rtl")).toEqual(["UR", "AR"]);
  });

  test("I2 every tag is well-formed and belongs to one language", () => {
    const tags = LANGUAGE_CODES.map((code) => languageOf(code).bcp47);
    expect(new Set(tags).size).toBe(22);
    for (const tag of tags) expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  });

  test("I3 English, Chinese, Vietnamese and Arabic are complete", () => {
    expect(COMPLETE_LANGUAGES).toEqual(["EN", "CN", "VI", "AR"]);
  });

  test.each(["en", "ZH", "", "toString", "__proto__", null, 3])("I3 %j is not a language code", (value) => {
    expect(isLanguageCode(value)).toBe(false);
  });
});

describe("I2 plurals", () => {
  const numbers = [...Array(1_201).keys(), 1_000_000, 2_000_000, 1_000_001, 0.5, 1.5, 2.5, 11.5, -1, -3];

  // Platforms have no table for Tahitian: its plurals would follow the visitor's language.
  test.each(LANGUAGE_CODES.filter((code) => code !== "TY"))(
    "I2 the plural forms of %s match the Unicode tables",
    (code) => {
      const platform = new Intl.PluralRules(LANGUAGES[code].bcp47);
      expect(new Set(pluralForms(code))).toEqual(new Set(platform.resolvedOptions().pluralCategories));
      for (const n of numbers) expect([n, pluralForm(code, n)]).toEqual([n, platform.select(Math.abs(n))]);
    },
  );

  test("I2 Tahitian has one form, and a value that is not a finite number has the form `other`", () => {
    expect(pluralForms("TY")).toEqual(["other"]);
    expect([pluralForm("TY", 1), pluralForm("EN", Number.NaN), pluralForm("AR", Number.POSITIVE_INFINITY)]).toEqual([
      "other",
      "other",
      "other",
    ]);
  });

  test("I2 a key with a form is split at its last underscore", () => {
    expect(splitPluralKey("row.games_few")).toEqual({ base: "row.games", form: "few" });
    expect([splitPluralKey("row.games"), splitPluralKey("row.other"), splitPluralKey("_one")]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
