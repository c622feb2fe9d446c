import { RemixI18Next } from "remix-i18next/server";
import { negotiateLanguage } from "~/platform/text/language-negotiation";
import type { LanguageCode } from "~/platform/text/languages";
import { readCookies } from "./cookies";

/** Languages of a brand or of the console. */
interface LanguageOffer {
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
}

/**
 * Returns the language of a rendered request (requirement I3). remix-i18next delegates to `negotiateLanguage`, like the
 * key of a cached page. Its own detection reads only the first entry of Accept-Language and expects standard tags as
 * codes.
 *
 * @param secure true for https: only cookies with a protected name count
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
