import { describe, expect, test } from "vitest";
import { createI18n } from "~/platform/i18n/create-i18n";
import { checkTexts } from "~/platform/i18n/locales.server";
import { mergeTexts } from "~/platform/i18n/merge-texts";
import { type FlatTexts, SITE_NAMESPACES, type TextOverrides } from "~/platform/i18n/namespaces";
import { FORMAT_TABLES } from "~/platform/i18n/tables";
import { i18nFor, overridableTexts, textsFor } from "~/platform/i18n/texts.server";
import { LANGUAGE_CODES, type LanguageCode } from "~/platform/text/languages";

const region = { timeZone: "UTC", currency: { symbol: "P", scale: 2 } };
const KEY = "errors:forbidden";

function speak(language: LanguageCode, common: FlatTexts) {
  return createI18n({ language, texts: { common }, formats: FORMAT_TABLES[language], region });
}

function merge(language: LanguageCode, own: FlatTexts, english: FlatTexts, overrides: TextOverrides = {}) {
  return mergeTexts({ namespace: "common", language, own, english, overrides });
}

describe("I4 texts of a brand", () => {
  test("I4 a text is looked up in this order: brand in the language, language, brand in EN, EN", () => {
    const english = { a: "en a", b: "en b", c: "en c", d: "en d" };
    const overrides = { CN: { "common:a": "brand cn a" }, EN: { "common:a": "brand en a", "common:c": "brand en c" } };
    expect(merge("CN", { a: "cn a", b: "cn b" }, english, overrides)).toEqual({
      a: "brand cn a",
      b: "cn b",
      c: "brand en c",
      d: "en d",
    });
  });

  test("I4 a brand's texts never appear on another brand or in another version", () => {
    const request = { language: "VI", namespaces: ["errors"] } as const;
    const texts = { VI: { [KEY]: "Riêng của lotus" } };
    const lotus = i18nFor({ ...request, brand: { code: "lotus", version: "1", texts } });
    const harbor = i18nFor({ ...request, brand: { code: "harbor", version: "1", texts: { VI: {} } } });
    const later = i18nFor({ ...request, brand: { code: "lotus", version: "2", texts: {} } });
    expect(lotus.t(KEY)).toBe("Riêng của lotus");
    expect([harbor.t(KEY), later.t(KEY)]).not.toContain("Riêng của lotus");
    expect(i18nFor({ ...request, brand: { code: "lotus", version: "1", texts } })).toBe(lotus);
  });

  test("I4 brands without custom texts share one translator", () => {
    const request = { language: "CN", namespaces: SITE_NAMESPACES } as const;
    const one = i18nFor({ ...request, brand: { code: "a", version: "1", texts: { VI: { [KEY]: "x" } } } });
    expect(i18nFor({ ...request, brand: { code: "b", version: "7", texts: {} } })).toBe(one);
  });

  test("I4 an unknown key or a prototype key overrides no text", () => {
    expect(merge("CN", {}, { a: "en" }, { CN: { "common:b": "x", "common:__proto__": "x" } })).toEqual({ a: "en" });
  });

  test("I4 the keys that can be overridden include every plural form", () => {
    const known = overridableTexts();
    expect(known[KEY]).toBeTruthy();
    const forms = Object.keys(known).filter((key) => key.endsWith("_other"));
    for (const key of forms) expect(known[key.replace(/_other$/, "_few")]).toBe(known[key]);
  });
});

describe("I3 only the active language is shipped", () => {
  test("I3 the texts in the page give the same result in the browser as on the server, for every key", () => {
    const server = i18nFor({ language: "AR", namespaces: SITE_NAMESPACES, region });
    expect(server.json).not.toContain("<");
    const page = JSON.parse(server.json) as ReturnType<typeof textsFor>;
    const browser = createI18n(page);
    expect(Object.keys(page.texts)).toEqual(SITE_NAMESPACES);
    for (const [namespace, texts] of Object.entries(page.texts))
      for (const key of Object.keys(texts))
        expect(browser.t(`${namespace}:${key}`)).toBe(server.t(`${namespace}:${key}`));
  });

  test("I3 a text with a closing script tag cannot end the script element", () => {
    const texts = { EN: { [KEY]: "</script><script>alert(1)</script>" } };
    const { json } = i18nFor({ language: "EN", namespaces: ["errors"], brand: { code: "x", version: "1", texts } });
    expect(json).not.toContain("</script");
    expect(JSON.parse(json).texts.errors.forbidden).toBe("</script><script>alert(1)</script>");
  });

  test.each(LANGUAGE_CODES)(
    "I3 in %s every key of the product has a text, with English as the fallback",
    (language) => {
      const { texts } = textsFor({ language, namespaces: SITE_NAMESPACES });
      for (const flat of Object.values(texts)) for (const text of Object.values(flat)) expect(text).toMatch(/\S/);
    },
  );
});

describe("I2 texts with a count", () => {
  const english = { games_one: "{{count}} game", games_other: "{{count}} games" };

  test("I2 all plural forms of Arabic follow the product's own rules", () => {
    const forms = ["zero", "one", "two", "few", "many", "other"];
    const { t } = speak("AR", Object.fromEntries(forms.map((form) => [`games_${form}`, `${form} {{count}}`])));
    const said = [0, 1, 2, 3, 11, 100].map((count) => t("common:games", { count }));
    expect(said).toEqual(["zero 0", "one 1", "two 2", "few 3", "many 11", "other 100"]);
  });

  test("I2 a missing plural form falls back to the language's `other`, then to English", () => {
    expect(merge("AR", { games_few: "few", games_other: "other" }, english)).toMatchObject({
      games_one: "other",
      games_few: "few",
    });
    expect(speak("MY", merge("MY", {}, english)).t("common:games", { count: 1 })).toBe("1 games");
    expect(speak("EN", merge("EN", english, english)).t("common:games", { count: 1 })).toBe("1 game");
  });
});

describe("I3 texts are plain texts", () => {
  const { t } = speak("EN", {
    "a.hi": "Hi {{name}}, {{name}}!",
    "a.link": "$t(common:a.secret)",
    "a.secret": "secret",
    "a.price": "{{a}} {{count}}",
  });

  test("I3 a player's name appears unchanged: references, placeholders, patterns and markup in it have no effect", () => {
    for (const name of ["$t(common:a.secret)", "{{count}}", "$& $1 $$", "<b>x</b>", "a&b"])
      expect(t("common:a.hi", { name })).toBe(`Hi ${name}, ${name}!`);
  });

  test("I3 a value that looks like a placeholder is not replaced", () => {
    const { t } = speak("EN", { said: "{{who}} of {{brand}}: {{ count }}" });
    expect(t("common:said", { who: "{{brand}}", brand: "{{count}} $& $t(common:said)", count: 2 })).toBe(
      "{{brand}} of {{count}} $& $t(common:said): 2",
    );
  });

  test("I3 a text cannot include other texts, and parameter names are not library options", () => {
    expect(t("common:a.link")).toBe("$t(common:a.secret)");
    expect(t("common:a.hi", { name: "A", lng: "CN", ns: "x", context: "y", defaultValue: "z", postProcess: "w" })).toBe(
      "Hi A, A!",
    );
    expect(t("common:a.price", { a: 0, count: 2 })).toBe("0 2");
  });

  test("I3 a key without a text returns the key", () => {
    expect([t("common:a.none"), t("nowhere:x"), t("common:a.none")]).toEqual(["a.none", "x", "a.none"]);
  });

  test.each([
    [{ common: { b: { c: "x" } } }],
    [{ common: { a: 1 } }],
    [{ common: { b: null } }],
    [{ common: { a: ["x"] } }],
    [{ common: "x" }],
    [{ common: null }],
    [{ common: [] }],
    [{ comon: { a: "x" } }],
    ["x"],
    [null],
    [[]],
  ])("I3 the text file %j is refused by name", (tree) => {
    expect(() => checkTexts("site/texts/CN.json", tree)).toThrow(/site\/texts\/CN\.json/);
    expect(() => checkTexts("site/texts/CN.json", { common: { a: "x" } })).not.toThrow();
  });
});
