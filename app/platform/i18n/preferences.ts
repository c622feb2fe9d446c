import type { LanguageCode } from "~/platform/text/languages";
import { cookieName } from "~/platform/wps/session-cookies";

/** Cookies with the visitor's preferences. They are not secret; only the server reads and writes them. */
export const LANGUAGE_COOKIE = "lang";
export const THEME_COOKIE = "theme";

/** One year, in seconds. */
const MAX_AGE = 31_536_000;

export type ThemeMode = "light" | "dark";

export function isThemeMode(value: unknown): value is ThemeMode {
  return value === "light" || value === "dark";
}

function serialise(name: string, value: string, secure: boolean): string {
  return `${cookieName(name, secure)}=${value}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax; HttpOnly${secure ? "; Secure" : ""}`;
}

/** Returns the Set-Cookie value that stores a language for a year. `secure` is true under https. */
export function languageCookie(language: LanguageCode, secure: boolean): string {
  return serialise(LANGUAGE_COOKIE, language, secure);
}

/** Returns the Set-Cookie value that stores a theme for a year. `secure` is true under https. */
export function themeCookie(theme: ThemeMode, secure: boolean): string {
  return serialise(THEME_COOKIE, theme, secure);
}
