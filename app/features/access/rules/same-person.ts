import { nameKey } from "~/platform/text/typed-text";

/** What tells whether two accounts are one person's. */
export interface PersonDetails {
  /** E.164. */
  readonly mobile: string | null;
  readonly email: string | null;
  readonly payeeName: string | null;
  /** `yyyy-MM-dd`. */
  readonly birthday: string | null;
}

/** The same, in one spelling each; `named` is name and birthday together, and null unless both are known. */
export interface PersonKeys {
  readonly mobile: string | null;
  readonly email: string | null;
  readonly named: string | null;
  /** `named` as exclusions have it that are older than `nameKey`; left out of what is stored. */
  readonly formerNamed?: string | null;
}

/** What names were compared by before `nameKey`. */
function formerKey(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("đ", "d");
  return plain.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/** What an account is compared by. */
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
 * One person by what is known: the same mobile number, or the same e-mail address, or the same name and birthday.
 * @param b may be older than `nameKey`
 */
export function isSamePerson(a: PersonKeys, b: PersonKeys): boolean {
  const same = (key: keyof PersonKeys) => a[key] !== null && a[key] === b[key];
  const isNamed = b.named !== null && a.formerNamed === b.named;
  return same("mobile") || same("email") || same("named") || isNamed;
}
