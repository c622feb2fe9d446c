import { emailText, phoneText } from "./typed-text";

const HIDDEN = "*";

/** Masks a mobile number (E.164) so that its owner recognises it: `+60*****6789`. */
export function maskPhone(e164: string): string {
  const [head, tail] = [e164.slice(0, 3), e164.slice(-4)];
  return head + HIDDEN.repeat(Math.max(3, e164.length - head.length - tail.length)) + tail;
}

/** Masks an e-mail address: `t***@mail.example`. The length of the name stays hidden. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf("@");
  return `${[...address][0] ?? ""}${HIDDEN.repeat(3)}${at < 0 ? "" : address.slice(at)}`;
}

/** Masks an account name for other members: `ab***9`, or `a***` for a short one. */
export function maskAccount(account: string): string {
  const letters = [...account];
  if (letters.length < 4) return `${letters[0] ?? ""}${HIDDEN.repeat(3)}`;
  return `${letters.slice(0, 2).join("")}${HIDDEN.repeat(3)}${letters.at(-1)}`;
}

/** Masks the name of a person: `T*** L***`. */
export function maskName(name: string): string {
  const parts = name.trim().split(/\s+/);
  return parts.map((part) => `${[...part][0] ?? ""}${HIDDEN.repeat(3)}`).join(" ");
}

/** Masks a date of birth (`1990-05-01`) except its year. */
export const maskDay = (day: string): string => `${day.slice(0, 4)}-${HIDDEN.repeat(2)}-${HIDDEN.repeat(2)}`;

/** Masks a user name for staff only if it is a mobile number, which is the user name of members registered by phone. */
export const maskNumberName = (account: string): string =>
  /^\d{7,15}$/.test(account) ? maskPhone(`+${account}`) : account;

/** Masks a search term for the audit: e-mail addresses, numbers and names are personal data. */
export function maskSearchTerm(text: string): string {
  const [mail, phone] = [emailText(text), phoneText(text)];
  if (mail.includes("@")) return maskEmail(mail);
  if (/^[+\d ()[\]./-]{6,}$/.test(phone)) return maskPhone(phone);
  return /^[\w.-]*$/.test(text) ? text : maskName(text);
}
