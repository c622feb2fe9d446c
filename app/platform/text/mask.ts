import { emailText, phoneText } from "./typed-text";

const HIDDEN = "*";

/** What is shown of a mobile number (E.164): enough to know one's own, `+60*****6789`. */
export function maskPhone(e164: string): string {
  const [head, tail] = [e164.slice(0, 3), e164.slice(-4)];
  return head + HIDDEN.repeat(Math.max(3, e164.length - head.length - tail.length)) + tail;
}

/** What is shown of an e-mail address: `t***@mail.example`. How long the name is stays hidden. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf("@");
  return `${[...address][0] ?? ""}${HIDDEN.repeat(3)}${at < 0 ? "" : address.slice(at)}`;
}

/** What others see of an account: `ab***9`, or `a***` for a short one. */
export function maskAccount(account: string): string {
  const letters = [...account];
  if (letters.length < 4) return `${letters[0] ?? ""}${HIDDEN.repeat(3)}`;
  return `${letters.slice(0, 2).join("")}${HIDDEN.repeat(3)}${letters.at(-1)}`;
}

/** What is shown of somebody's name: `T*** L***`. */
export function maskName(name: string): string {
  const parts = name.trim().split(/\s+/);
  return parts.map((part) => `${[...part][0] ?? ""}${HIDDEN.repeat(3)}`).join(" ");
}

/** What is shown of a day of birth (`1990-05-01`): its year. */
export const maskDay = (day: string): string => `${day.slice(0, 4)}-${HIDDEN.repeat(2)}-${HIDDEN.repeat(2)}`;

/** What staff see of a user name: all of it, unless it is a mobile number, which who registered by one has for a name. */
export const maskNumberName = (account: string): string =>
  /^\d{7,15}$/.test(account) ? maskPhone(`+${account}`) : account;

/** What is kept of something that was looked for: an e-mail address, a number and the words of a name are somebody's. */
export function maskSought(text: string): string {
  const [mail, phone] = [emailText(text), phoneText(text)];
  if (mail.includes("@")) return maskEmail(mail);
  if (/^[+\d ()[\]./-]{6,}$/.test(phone)) return maskPhone(phone);
  return /^[\w.-]*$/.test(text) ? text : maskName(text);
}
