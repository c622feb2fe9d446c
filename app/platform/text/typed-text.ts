import { BLANKS, foldText, INVISIBLE, plainDigits } from "./fold";

/*
 * Normalisation of typed text, one rule per kind. Every entry applies the rule of its kind before it validates,
 * compares or stores: calls by their contract (`platform/wps/typed.ts`), forms by `fieldProblems`. All functions are
 * idempotent.
 */

type Form = "NFC" | "NFKC";

/** Normalises to one Unicode form, without invisible characters, repeated white space or white space at the ends. */
function tidied(text: string, form: Form): string {
  const plain = text.normalize(form).replace(BLANKS, " ").replace(INVISIBLE, "");
  // Characters around a removed invisible character may combine now.
  return plain.normalize(form).replace(/ {2,}/g, " ").trim();
}

/** Hyphens and dashes of every kind, including those typed by Japanese input methods. */
const DASHES = /[\p{Pd}\u2212\u30fc]/gu;

/** Returns the stored form of a name, label or contact: composed (NFC), no invisible characters, single spaces. */
export const nameText = (text: string): string => tidied(text, "NFC");

/**
 * Returns the comparison key of a name: `Nguyễn  Văn-Đức` and `NGUYEN VAN DUC` are equal. Empty for a name without
 * letters.
 */
export const nameKey = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/**
 * Returns the form of a password for hashing and comparison (RFC 8265, OpaqueString): NFC, every kind of space as
 * U+0020; case, width and everything else stay. Spaces at the ends are removed, as in other form fields.
 */
export const passwordText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\p{Zs}/gu, " ")
    .trim();

/**
 * Returns the form of a payment password for hashing and comparison. Passwords of digits only are normalised like a
 * code, others like a password with digits of every script.
 */
export function paymentPasswordText(text: string): string {
  const digits = codeText(text);
  return /^\d+$/.test(digits) ? digits : plainDigits(passwordText(text));
}

/**
 * Returns a one-time, authenticator, recovery or captcha code without spaces, hyphens and invisible characters.
 * Full-width letters and digits of every script become plain. Case stays: the comparison decides.
 */
export const codeText = (text: string): string =>
  plainDigits(tidied(text, "NFKC")).replace(/ /g, "").replace(DASHES, "");

/** Returns a phone number in plain digits, signs and spaces; `toE164` parses it. */
export const phoneText = (text: string): string => plainDigits(tidied(text, "NFKC")).replace(DASHES, "-");

/** Returns a dialling code as `+84` or `84`: `00 84` and `+84 ` are equal. */
export const dialingText = (text: string): string => codeText(text).replace(/^00/, "+");

/**
 * Returns a user name as typed, including capitals: like `nameText`, without full-width forms. Compare with
 * `userNameKey`.
 */
export const userNameText = (text: string): string => tidied(text, "NFKC");

/** Returns the stored and compared form of a user name: lower case. */
export const userNameKey = (text: string): string => userNameText(text).toLowerCase().normalize("NFC");

/**
 * Returns an e-mail address without spaces, invisible characters and full-width forms; full-width dots become plain.
 */
export const emailText = (text: string): string =>
  tidied(text, "NFKC")
    .replace(/ /g, "")
    .replace(/[\u3002\uff61]/g, ".");

/** Returns an invitation, referral or affiliate code: no spaces and invisible characters, plain letters and digits. */
export const invitationText = (text: string): string => plainDigits(tidied(text, "NFKC")).replace(/ /g, "");

/** Returns the number of a bank account, an IBAN or a wallet id: capitals and digits without spaces and hyphens. */
export const accountNumberText = (text: string): string => codeText(text).toUpperCase().normalize("NFC");

/** Groups of three digits, separated by a character that no language uses as decimal sign. */
const GROUPED = /^\d{1,3}(?:[ \u066c'\u2019]\d{3})+(?=\.|$)/;

/** A point or a comma separates thousands if the other one separates decimals, or if it occurs more than once. */
const BY_COMMAS = /^\d{1,3}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/;
const BY_POINTS = /^\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/;

/**
 * Returns an amount in the wire format: `١٬٢٣٤٫٥٠`, `1 234.50`, `1,234.50` and `1.234,50` become `1234.50`. An
 * ambiguous amount such as `1,234` stays unchanged and is refused later.
 */
export function amountText(text: string): string {
  const plain = plainDigits(tidied(text, "NFKC")).replace("\u066b", ".");
  if (BY_COMMAS.test(plain)) return plain.replaceAll(",", "");
  if (BY_POINTS.test(plain)) return plain.replaceAll(".", "").replace(",", ".");
  return plain.replace(GROUPED, (whole) => whole.replace(/\D/g, ""));
}

/**
 * Returns a date as `yyyy-MM-dd` if the year comes first: `1990/5/1`. Any other order stays unchanged and is refused
 * later.
 */
export function dayText(text: string): string {
  const plain = plainDigits(tidied(text, "NFKC")).replace(DASHES, "-");
  const [, year, , month = "", day = ""] = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(plain) ?? [];
  return year === undefined ? plain : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Returns a general code, number or id: an order number, a bank's reference. Case stays. */
export const referenceText = (text: string): string => plainDigits(tidied(text, "NFKC"));

/** Returns true if two names belong to the same person: equal without case, accents and signs (`nameKey`). */
export function isSameName(a: string, b: string): boolean {
  const [first, second] = [nameKey(a), nameKey(b)];
  return first === "" ? nameText(a) === nameText(b) : first === second;
}
