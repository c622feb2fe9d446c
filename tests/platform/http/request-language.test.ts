import fc from "fast-check";
import { expect, test } from "vitest";
import { requestLanguage } from "~/platform/http/request-language";
import { SITE_NAMESPACES } from "~/platform/i18n/namespaces";
import { i18nFor } from "~/platform/i18n/texts.server";
import { negotiateLanguage } from "~/platform/text/language-negotiation";
import { COMPLETE_LANGUAGES, LANGUAGE_CODES, LANGUAGES, type LanguageCode } from "~/platform/text/languages";
import { placeholders } from "~/platform/text/placeholders";

const ALL = { languages: LANGUAGE_CODES, defaultLanguage: "EN" } as const;

const request = (headers: Record<string, string>, search = "") =>
  new Request(`http://lotus.localhost/help${search}`, { headers });

test.each<[header: string, expected: LanguageCode]>([
  ["xx, vi;q=0.8, *;q=0.1", "VI"],
  ["zh-CN, en;q=0.5", "CN"],
  ["zh-HK, en;q=0.5", "EN"],
  ["fr-CA, fr;q=0.9", "EN"],
  ["ar;q=0.2, vi;q=0.7", "VI"],
  ["", "EN"],
])("I3 all entries of Accept-Language %j are read: %s", async (header, expected) => {
  const offer = { languages: COMPLETE_LANGUAGES, defaultLanguage: "EN" } as const;
  expect(await requestLanguage(request({ "accept-language": header }), offer, false)).toBe(expected);
});

test("I3 the language of a page equals the language of its cache key, for any request", async () => {
  const code = fc.constantFrom<string>(...LANGUAGE_CODES, "vi", "zh-CN", "xx", "EN,VI", "__proto__");
  const tag = fc.constantFrom("vi", "zh-TW", "zh-Hans", "ms-MY", "en;q=0.4", "*;q=0.1", "ar;q=0", "q=1", ";;");
  const facts = fc.record({
    query: fc.option(code),
    cookie: fc.option(code),
    header: fc.array(tag, { maxLength: 4 }),
    languages: fc.uniqueArray(fc.constantFrom(...LANGUAGE_CODES), { minLength: 1, maxLength: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(facts, async ({ cookie, header, languages, query }) => {
      const [defaultLanguage] = languages as [LanguageCode];
      const acceptLanguage = header.join(", ");
      const headers = { "accept-language": acceptLanguage, ...(cookie === null ? {} : { cookie: `lang=${cookie}` }) };
      const search = query === null ? "" : `?lang=${encodeURIComponent(query)}`;
      const found = await requestLanguage(request(headers, search), { languages, defaultLanguage }, false);
      const asked = { query, cookie, acceptLanguage, brandLanguages: languages, defaultLanguage };
      expect(found).toBe(negotiateLanguage(asked));
    }),
  );
});

test.each(LANGUAGE_CODES)("I3 the language tag of a cached page's request resolves to %s", async (language) => {
  const headers = { "accept-language": LANGUAGES[language].bcp47 };
  expect(await requestLanguage(request(headers), ALL, false)).toBe(language);
});

test("I3 over https a cookie without the __Host- prefix is ignored", async () => {
  expect(await requestLanguage(request({ cookie: "lang=VI" }), ALL, true)).toBe("EN");
  expect(await requestLanguage(request({ cookie: "__Host-lang=VI" }), ALL, true)).toBe("VI");
});

test.each(COMPLETE_LANGUAGES)(
  "I3 in %s loaders produce the same texts as pages, with all values and plural forms",
  async (language) => {
    const i18n = i18nFor({ language, namespaces: SITE_NAMESPACES });
    const t = await i18n.loaderT();
    const texts = (JSON.parse(i18n.json) as { texts: Record<string, Record<string, string>> }).texts;
    const keys = Object.entries(texts).flatMap(([name, group]) => Object.keys(group).map((key) => `${name}:${key}`));
    expect(keys.length).toBeGreaterThan(800);
    const different = keys
      .flatMap((key) => [key, key.replace(/_(zero|one|two|few|many|other)$/, "")])
      .flatMap((key) => [0, 1, 2, 3, 11, 100].map((count) => [key, { ...valuesOf(i18n.t(key)), count }] as const))
      .filter(([key, params]) => t(key, params) !== i18n.t(key, params));
    expect(different).toEqual([]);
    expect(t("shell:limits.minutes", { count: 30 })).toContain("30");
  },
);

/** Returns a value for each placeholder of a text. A value that looks like a placeholder must not be replaced. */
const valuesOf = (text: string) => Object.fromEntries([...placeholders(text)].map((name) => [name, "{{count}} & <b>"]));
