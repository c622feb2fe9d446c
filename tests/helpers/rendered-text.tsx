import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { CONSOLE_NAMESPACES } from "~/platform/i18n/namespaces";
import { i18nFor } from "~/platform/i18n/texts.server";
import type { LanguageCode } from "~/platform/text/languages";

const REGION = { timeZone: "UTC", currency: { symbol: "P", scale: 2 } };

/** Renders a part of a page to HTML, in a language. No-break spaces become spaces, and bidi isolates are left out. */
export function renderIn(language: LanguageCode, part: ReactNode): string {
  const i18n = i18nFor({ language, namespaces: CONSOLE_NAMESPACES, region: REGION });
  const drawn = renderToStaticMarkup(<I18nProvider i18n={i18n}>{part}</I18nProvider>);
  return drawn.replaceAll("\u00a0", " ").replace(/[\u2066-\u2069]/g, "");
}

/** Returns the text of HTML, one line per element. */
export const textOfHtml = (drawn: string): string =>
  drawn
    .replace(/<style.*?<\/style>/gs, "")
    .replace(/<[^>]+>/g, "\n")
    .replace(/\n+/g, "\n")
    .trim();
