import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { countryOfDialingCode } from "~/features/system/countries.server";
import { phoneText } from "~/platform/text/typed-text";
import type { SiteContext } from "~/platform/wps/context";
import { finerError, WpsError } from "~/platform/wps/errors";

/** What people write a number with. Anything else (an extension, a word) is no number. */
const SPELLING = /^\+?[\d ()[\]./-]+$/;

/** A country's code in brackets: `(+84) 912 …`. */
const BRACKETED = /^[([](\+?\d{1,4})[)\]]/;

/** What says where a number without its country's code is at home. */
type Home = Pick<SiteContext, "brand" | "country">;

/** What a text message reaches. In North America the two cannot be told apart. */
const MOBILE: ReadonlySet<string | undefined> = new Set(["MOBILE", "FIXED_LINE_OR_MOBILE"]);

/**
 * One spelling for every mobile number, E.164 (`+60123456789`): a number has one account, however it is written.
 *
 * @param number with or without the country's code; with a plus it says the country itself
 * @param dialingCode of the number's country, with or without a plus. Without it the brand's country counts where it
 * serves certain ones only, else the visitor's.
 * @throws WpsError invalidPhone when it is no mobile number
 */
export function toE164(ctx: Home, number: string | undefined, dialingCode?: string): string {
  const written = phoneText(number ?? "").replace(BRACKETED, "$1 ");
  if (written === "") throw finerError("errors:required.mobileNum", new WpsError("invalidPhone"));
  if (written.length > 40 || !SPELLING.test(written)) throw new WpsError("invalidPhone");
  const country = dialingCode ? countryOfDialingCode(dialingCode) : homeCountry(ctx);
  if (dialingCode && country === null) throw new WpsError("invalidPhone");
  const found = asNational(written, country) ?? asInternational(written, country);
  if (found === null) throw new WpsError("invalidPhone");
  return found;
}

/** ISO code of the country of a number in E.164; null for a number of no country. */
export function countryOfNumber(e164: string): string | null {
  return parsePhoneNumberFromString(e164)?.country ?? null;
}

/** As it is dialled in a country, or with a plus. */
function asNational(written: string, country: string | null): string | null {
  const home = country !== null && isSupportedCountry(country) ? { defaultCountry: country } : {};
  const parsed = parsePhoneNumberFromString(written, { ...home, extract: false });
  return parsed?.isValid() && MOBILE.has(parsed.getType()) ? parsed.number : null;
}

/** With its country's code but without the plus. Where a country is known, a mistyped number is not taken for abroad. */
function asInternational(written: string, country: string | null): string | null {
  if (written.startsWith("+")) return null;
  const number = asNational(`+${written}`, null);
  const isHome =
    country === null || !isSupportedCountry(country) || number?.startsWith(`+${getCountryCallingCode(country)}`);
  return isHome ? number : null;
}

/** The country whose numbers may come without its code. */
function homeCountry({ brand, country }: Home): string | null {
  const { mode, countries } = brand.config.region;
  if (mode !== "allow" || (country !== null && countries.includes(country))) return country;
  return countries[0] ?? country;
}
