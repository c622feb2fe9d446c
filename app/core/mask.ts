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
