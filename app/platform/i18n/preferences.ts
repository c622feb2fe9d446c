import type { LanguageCode } from "~/platform/text/languages";
import { cookieName } from "~/platform/wps/session-cookies";

/** Cookies that hold what a visitor chose. They are no secret; the server alone reads and writes them. */
export const LANGUAGE_COOKIE = "lang";
export const THEME_COOKIE = "theme";

/** One year, in seconds. */
const MAX_AGE = 31_536_000;

export type ThemeMode = "light" | "dark";

/** True for `light` and `dark`. */
export function isThemeMode(value: unknown): value is ThemeMode {
  return value === "light" || value === "dark";
}

function serialise(name: string, value: string, secure: boolean): string {
  return `${cookieName(name, secure)}=${value}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax; HttpOnly${secure ? "; Secure" : ""}`;
}

/** The Set-Cookie value that keeps a language for a year. `secure` is true under https. */
export function languageCookie(language: LanguageCode, secure: boolean): string {
  return serialise(LANGUAGE_COOKIE, language, secure);
}

/** The Set-Cookie value that keeps a theme for a year. `secure` is true under https. */
export function themeCookie(theme: ThemeMode, secure: boolean): string {
  return serialise(THEME_COOKIE, theme, secure);
}
