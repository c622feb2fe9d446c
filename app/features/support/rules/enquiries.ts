import { emailText, phoneText } from "~/platform/text/typed-text";
import type { AccountClass } from "~/platform/wps/account-types";

/** Topics of enquiries. */
export const ENQUIRY_KINDS = ["account", "payment", "game", "other"] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** Maximum length of an enquiry, in characters. */
export const ENQUIRY_LENGTH = 140;

/** Returns true if the sender must give an address for the answer: only members and agents have messages. */
export const isContactAsked = (account: AccountClass): boolean => account === "visitor" || account === "demo";

/** Digits of a phone number, at least: the shortest national numbers in use. */
const PHONE_DIGITS = 6;

/** True for an e-mail address or a phone number, in any spelling: customer service can answer there. */
export function isReachable(contact: string): boolean {
  if (/^[^@]+@[^@]+\.[^@.]+$/.test(emailText(contact))) return true;
  const phone = phoneText(contact);
  return /^[\d+()./ -]+$/.test(phone) && phone.replace(/\D/g, "").length >= PHONE_DIGITS;
}
