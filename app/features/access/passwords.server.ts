import { hash, verify } from "@node-rs/argon2";
import { passwordText, paymentPasswordText } from "~/platform/text/typed-text";
import { validationError } from "~/platform/wps/errors";

// The library's defaults are argon2id with 19 MiB, two passes, one lane: the first choice of OWASP.

/** Normalisation of account and payment passwords, independent of the keyboard. */
const RULES = { account: passwordText, payment: paymentPasswordText } as const;
type PasswordKind = keyof typeof RULES;

/** Hashes a password (argon2id). */
export const hashPassword = (password: string, kind: PasswordKind = "account"): Promise<string> =>
  hash(RULES[kind](password));

let decoy: Promise<string> | undefined;

/**
 * Returns true when the password matches the hash. Older hashes were made of the unnormalised text, so that is compared too if it
 * differs. Without a hash (unknown account, no password) the function does the same work and returns false, so that timing
 * reveals nothing.
 */
export async function checkPassword(
  stored: string | null,
  password: string,
  kind: PasswordKind = "account",
): Promise<boolean> {
  decoy ??= hashPassword("nobody's password");
  const known = stored ?? (await decoy);
  const plain = RULES[kind](password);
  const right = (await verify(known, plain)) || (plain !== password && (await verify(known, password)));
  return stored !== null && right;
}

/**
 * Asserts that account password and payment password differ: knowledge of one must not reveal the other.
 * @param stored hash of the other password; null when it is not set
 * @param other kind of the other password
 * @throws WpsError validation at the field
 */
export async function assertDifferentPassword(
  stored: string | null,
  other: PasswordKind,
  { field, password }: { readonly field: string; readonly password: string },
): Promise<void> {
  if (stored !== null && (await checkPassword(stored, password, other)))
    throw validationError([{ field, issue: "errors:field.samePassword" }]);
}
