import { RemixI18Next } from "remix-i18next/server";
import { negotiateLanguage } from "~/platform/text/language-negotiation";
import type { LanguageCode } from "~/platform/text/languages";
import { readCookies } from "./cookies";

/** The languages that a brand, or the console, has. */
interface LanguageOffer {
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
}

/**
 * Finds the language of a request that is rendered (checklist I3). remix-i18next asks `negotiateLanguage`, as the key of a
 * kept page does: by itself it takes the first entry of Accept-Language alone, and standard tags for codes.
 * @param secure the visitor came by https: protected cookies count
 */
export async function requestLanguage(
  request: Request,
  { defaultLanguage, languages }: LanguageOffer,
  secure: boolean,
): Promise<LanguageCode> {
  const i18n = new RemixI18Next({
    detection: {
      supportedLanguages: [...languages],
      fallbackLanguage: defaultLanguage,
      order: ["custom"],
      findLocale: async ({ headers, url }) =>
        negotiateLanguage({
          query: new URL(url).searchParams.get("lang"),
          cookie: readCookies(headers.get("cookie") ?? undefined, secure).language,
          acceptLanguage: headers.get("accept-language"),
          brandLanguages: languages,
          defaultLanguage,
        }),
    },
  });
  return (await i18n.getLocale(request)) as LanguageCode;
}
