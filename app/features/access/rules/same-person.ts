import { nameKey } from "~/platform/text/typed-text";

/** Personal details that identify a person across accounts. */
export interface PersonDetails {
  /** E.164. */
  readonly mobile: string | null;
  readonly email: string | null;
  readonly payeeName: string | null;
  /** `yyyy-MM-dd`. */
  readonly birthday: string | null;
}

/** Normalised details; `named` combines name and birthday, and is null unless both are known. */
export interface PersonKeys {
  readonly mobile: string | null;
  readonly email: string | null;
  readonly named: string | null;
  /** `named` in the form of exclusions older than `nameKey`; not stored. */
  readonly formerNamed?: string | null;
}

/** Returns the key that names had before `nameKey`. */
function formerKey(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("đ", "d");
  return plain.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/** Returns the comparison keys of an account. */
export function personKeys({ birthday, email, mobile, payeeName }: PersonDetails): PersonKeys {
  const born = (name: string) => (name !== "" && birthday ? `${name} ${birthday}` : null);
  return {
    mobile: mobile || null,
    email: email?.trim().toLowerCase() || null,
    named: born(nameKey(payeeName ?? "")),
    formerNamed: born(formerKey(payeeName ?? "")),
  };
}

/**
 * Returns true for the same mobile number, the same e-mail address, or the same name and birthday.
 * @param b may be older than `nameKey`
 */
export function isSamePerson(a: PersonKeys, b: PersonKeys): boolean {
  const same = (key: keyof PersonKeys) => a[key] !== null && a[key] === b[key];
  const isNamed = b.named !== null && a.formerNamed === b.named;
  return same("mobile") || same("email") || same("named") || isNamed;
}
