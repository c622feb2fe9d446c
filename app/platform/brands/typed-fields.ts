import * as typed from "~/platform/text/typed-text";

/** Normalisation of each field of the account forms. Fields that are not listed use the rule for names. */
const RULES: Readonly<Record<string, (text: string) => string>> = {
  username: typed.userNameText,
  password: typed.passwordText,
  confirmPassword: typed.passwordText,
  oldPassword: typed.passwordText,
  newPassword: typed.passwordText,
  confirmNewPassword: typed.passwordText,
  paymentPassword: typed.paymentPasswordText,
  confirmPaymentPassword: typed.paymentPasswordText,
  oldPaymentPassword: typed.paymentPasswordText,
  verificationCode: typed.codeText,
  twoStepCode: typed.codeText,
  appCode: typed.codeText,
  ownerCode: typed.codeText,
  captcha: typed.codeText,
  email: typed.emailText,
  mobileNum: typed.phoneText,
  whatsapp: typed.phoneText,
  zalo: typed.phoneText,
  countryDialingCode: typed.dialingText,
  recommenderId: typed.invitationText,
  affiliateCode: typed.invitationText,
  referralCode: typed.invitationText,
  qqNum: typed.referenceText,
  idNumber: typed.referenceText,
  birthday: typed.dayText,
};

/** Returns the normalised text of a field, in the form that calls store or compare. */
export const normaliseField = (name: string, text: string): string => (RULES[name] ?? typed.nameText)(text);

const PHONES = ["mobileNum", "whatsapp", "zalo"];

/** Maximum number of digits of a country calling code. */
const MOST_CODE = 3;

/**
 * Returns the spellings of a phone number that a brand's rule may expect: as typed, digits only, and the national number with and
 * without the leading 0. When the number was typed with `+` or `00`, the national number is unknown: 1 to 3 digits are cut off.
 */
function spellingsOf(number: string): readonly string[] {
  const plain = number.replace(/[^\d+]/g, "");
  const digits = plain.replace(/^(?:\+|00)/, "");
  const national = [digits, digits.replace(/^0/, ""), digits.replace(/^0?/, "0")];
  const cut = digits === plain ? [] : Array.from({ length: MOST_CODE }, (_, code) => digits.slice(code + 1));
  return [...new Set([number, plain, ...national, ...cut.flatMap((rest) => [rest, `0${rest.replace(/^0/, "")}`])])];
}

/**
 * Returns the spellings of a field's text (as returned by `normaliseField`) to check against the brand's rule. One of them must
 * match.
 */
export const spellingsToCheck = (name: string, text: string): readonly string[] =>
  PHONES.includes(name) ? spellingsOf(text) : [text];
