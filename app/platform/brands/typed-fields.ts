import * as typed from "~/platform/text/typed-text";

/** The kind of text of each field of the forms of an account; all others are names. */
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

/** Returns the text of a field as its rule judges it: the same as calls keep or compare. */
export const typedField = (name: string, text: string): string => (RULES[name] ?? typed.nameText)(text);

const PHONES = ["mobileNum", "whatsapp", "zalo"];

/** Digits of a country's code, at most. */
const MOST_CODE = 3;

/**
 * Returns the spellings of a phone number that a brand's rule may mean: as it was typed, in digits alone, and without the
 * country's code where it was typed, with and without the 0 before it.
 */
function spellingsOf(number: string): readonly string[] {
  const plain = number.replace(/[^\d+]/g, "");
  const digits = plain.replace(/^(?:\+|00)/, "");
  const national = [digits, digits.replace(/^0/, ""), digits.replace(/^0?/, "0")];
  const cut = digits === plain ? [] : Array.from({ length: MOST_CODE }, (_, code) => digits.slice(code + 1));
  return [...new Set([number, plain, ...national, ...cut.flatMap((rest) => [rest, `0${rest.replace(/^0/, "")}`])])];
}

/** Returns what a brand's rule may judge of a field's text, as `typedField` gives it: one of them has to keep it. */
export const judgedSpellings = (name: string, text: string): readonly string[] =>
  PHONES.includes(name) ? spellingsOf(text) : [text];
