import { BLANKS, foldText, INVISIBLE, plainDigits } from "./fold";

/*
 * Text that people type, one rule for each kind. Every entry applies the rule of its kind before it checks, compares or
 * stores: calls by their contract (`platform/wps/typed.ts`), forms by `fieldProblems`. All functions are idempotent.
 */

type Form = "NFC" | "NFKC";

/** One Unicode form, no invisible characters, single blanks, none at the ends. */
function tidied(text: string, form: Form): string {
  const plain = text.normalize(form).replace(BLANKS, " ").replace(INVISIBLE, "");
  // What stood around an invisible character may combine now.
  return plain.normalize(form).replace(/ {2,}/g, " ").trim();
}

/** Hyphens and dashes of every kind, also those that an input method for Japanese types. */
const DASHES = /[\p{Pd}\u2212\u30fc]/gu;

/** Returns a name, label or contact as it is kept: composed (NFC), no invisible characters, single blanks. */
export const nameText = (text: string): string => tidied(text, "NFC");

/** Returns what a name is compared by: `Nguyễn  Văn-Đức` and `NGUYEN VAN DUC` are one. Empty for a name without letters. */
export const nameKey = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/**
 * Returns a password as it is hashed and compared (RFC 8265, OpaqueString): NFC, blanks of every kind as U+0020; case,
 * width and everything else stay. Blanks at the ends are left out, as forms do (spec 1 section 5).
 */
export const passwordText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\p{Zs}/gu, " ")
    .trim();

/**
 * Returns a payment password as it is hashed and compared. One of digits alone is typed like a code; any other one like a
 * password, with digits of every script.
 */
export function paymentPasswordText(text: string): string {
  const digits = codeText(text);
  return /^\d+$/.test(digits) ? digits : plainDigits(passwordText(text));
}

/**
 * Returns a one-time, authenticator, recovery or captcha code: no blanks, hyphens and invisible characters; full-width
 * letters and digits of every script are plain. Case stays: the comparison decides.
 */
export const codeText = (text: string): string =>
  plainDigits(tidied(text, "NFKC")).replace(/ /g, "").replace(DASHES, "");

/** Returns a phone number in plain digits, signs and blanks; `toE164` reads it. */
export const phoneText = (text: string): string => plainDigits(tidied(text, "NFKC")).replace(DASHES, "-");

/** Returns a dialling code as `+84` or `84`: what is typed as `00 84` or `+84 ` is one. */
export const dialingText = (text: string): string => codeText(text).replace(/^00/, "+");

/** Returns a user name as it is typed, with its capitals: `nameText` without full-width forms. `userNameKey` compares. */
export const userNameText = (text: string): string => tidied(text, "NFKC");

/** Returns a user name as it is stored and compared: in small letters. */
export const userNameKey = (text: string): string => userNameText(text).toLowerCase().normalize("NFC");

/** Returns an e-mail address without blanks, invisible characters and full-width forms, its dots included. */
export const emailText = (text: string): string =>
  tidied(text, "NFKC")
    .replace(/ /g, "")
    .replace(/[\u3002\uff61]/g, ".");

/** Returns an invitation, referral or affiliate code: no blanks and invisible characters, plain letters and digits. */
export const invitationText = (text: string): string => plainDigits(tidied(text, "NFKC")).replace(/ /g, "");

/** Returns the number of a bank account, an IBAN or a wallet's id: capitals and digits without blanks and hyphens. */
export const accountNumberText = (text: string): string => codeText(text).toUpperCase();

/** Three digits at a time, parted by something that is no decimal sign in any language. */
const GROUPED = /^\d{1,3}(?:[ \u066c'\u2019]\d{3})+(?=\.|$)/;

/** A point or a comma parts thousands where the other one parts decimals, or where it stands more than once. */
const BY_COMMAS = /^\d{1,3}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/;
const BY_POINTS = /^\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/;

/**
 * Returns an amount as the wire has it: `١٬٢٣٤٫٥٠`, `1 234.50`, `1,234.50` and `1.234,50` are `1234.50`. What may mean two
 * amounts, such as `1,234`, stays as it is, so that it is refused.
 */
export function amountText(text: string): string {
  const plain = plainDigits(tidied(text, "NFKC")).replace("\u066b", ".");
  if (BY_COMMAS.test(plain)) return plain.replaceAll(",", "");
  if (BY_POINTS.test(plain)) return plain.replaceAll(".", "").replace(",", ".");
  return plain.replace(GROUPED, (whole) => whole.replace(/\D/g, ""));
}

/** Returns a day as `yyyy-MM-dd` where the year comes first: `1990/5/1`. Any other order stays, so that it is refused. */
export function dayText(text: string): string {
  const plain = plainDigits(tidied(text, "NFKC")).replace(DASHES, "-");
  const [, year, , month = "", day = ""] = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(plain) ?? [];
  return year === undefined ? plain : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Returns a code, number or id of no special kind: an order's number, a bank's reference. Case stays. */
export const referenceText = (text: string): string => plainDigits(tidied(text, "NFKC"));

/** Whether two names are one person's: without case, accents and signs (`nameKey`). */
export function isSameName(a: string, b: string): boolean {
  const [first, second] = [nameKey(a), nameKey(b)];
  return first === "" ? nameText(a) === nameText(b) : first === second;
}
