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
