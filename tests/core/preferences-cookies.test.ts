import { expect, test } from "vitest";
import { languageCookie, readPreferences, themeCookie } from "~/lib/preferences";

test("I3 language and theme are read from the cookies that were set", () => {
  const header = [languageCookie("TW", true), themeCookie("dark", false)]
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  expect(readPreferences(`a=b; ${header}; c=d`)).toEqual({ language: "TW", theme: "dark" });
});

test("I3 the cookies last a year, stay on the site, and are Secure under https only", () => {
  expect(languageCookie("AR", true)).toBe("lang=AR; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure");
  expect(themeCookie("light", false)).toBe("theme=light; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly");
});

test.each([
  undefined,
  null,
  "",
  "lang",
  "lang=",
  "lang=xx; theme=blue",
  "xlang=EN",
  "lang=__proto__",
  ";;=;",
  "lang=EN%0d",
])("I3 the cookie header %j says nothing", (header) => {
  expect(readPreferences(header)).toEqual({});
});

test("I3 of two cookies with one name the first counts", () => {
  expect(readPreferences("lang=CN; lang=VI")).toEqual({ language: "CN" });
});
