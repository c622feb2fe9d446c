import { expect, test } from "vitest";
import { languageCookie, themeCookie } from "~/platform/i18n/preferences";

test("I3 the cookies last one year, are SameSite=Lax, and are Secure only under https", () => {
  expect(languageCookie("AR", true)).toBe("__Host-lang=AR; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure");
  expect(themeCookie("light", false)).toBe("theme=light; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly");
});
