import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { countryOfDialingCode } from "~/features/system/countries.server";
import { phoneText } from "~/platform/text/typed-text";
import type { SiteContext } from "~/platform/wps/context";
import { finerError, WpsError } from "~/platform/wps/errors";

/** Characters allowed in a number. Anything else (an extension, a word) is invalid. */
const SPELLING = /^\+?[\d ()[\]./-]+$/;

/** A dialling code in brackets: `(+84) 912 …`. */
const BRACKETED = /^[([](\+?\d{1,4})[)\]]/;

/** Context that determines the country of a number without a dialling code. */
type Home = Pick<SiteContext, "brand" | "country">;

/** Number types that receive SMS. In North America mobile and fixed lines cannot be distinguished. */
const MOBILE: ReadonlySet<string | undefined> = new Set(["MOBILE", "FIXED_LINE_OR_MOBILE"]);

/**
 * Returns a mobile number in E.164 (`+60123456789`), so that a number has one account however it is written.
 *
 * @param number with or without dialling code; a leading plus means that it contains one
 * @param dialingCode of the number's country, with or without a plus. Without it the brand's country applies if the brand serves
 * only certain countries, else the visitor's.
 * @throws WpsError invalidPhone when it is not a mobile number
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

/** Returns the ISO code of the country of a number in E.164; null without one. */
export function countryOfNumber(e164: string): string | null {
  return parsePhoneNumberFromString(e164)?.country ?? null;
}

/** Parses a number in the national format of a country, or with a plus. */
function asNational(written: string, country: string | null): string | null {
  const home = country !== null && isSupportedCountry(country) ? { defaultCountry: country } : {};
  const parsed = parsePhoneNumberFromString(written, { ...home, extract: false });
  return parsed?.isValid() && MOBILE.has(parsed.getType()) ? parsed.number : null;
}

/**
 * Parses a number with its dialling code but without the plus. With a known country, foreign numbers are refused: they are
 * probably typing errors.
 */
function asInternational(written: string, country: string | null): string | null {
  if (written.startsWith("+")) return null;
  const number = asNational(`+${written}`, null);
  const isHome =
    country === null || !isSupportedCountry(country) || number?.startsWith(`+${getCountryCallingCode(country)}`);
  return isHome ? number : null;
}

/** Returns the country whose numbers may omit the dialling code. */
function homeCountry({ brand, country }: Home): string | null {
  const { mode, countries } = brand.config.region;
  if (mode !== "allow" || (country !== null && countries.includes(country))) return country;
  return countries[0] ?? country;
}
