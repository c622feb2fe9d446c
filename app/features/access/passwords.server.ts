import { hash, verify } from "@node-rs/argon2";
import { passwordText, paymentPasswordText } from "~/platform/text/typed-text";
import { validationError } from "~/platform/wps/errors";

// The library's defaults are argon2id with 19 MiB, two passes, one lane: OWASP's first choice.

/** The account password, or the one for payments: how each is read, whatever keyboard it was typed on. */
const RULES = { account: passwordText, payment: paymentPasswordText } as const;
type PasswordKind = keyof typeof RULES;

/** Hashes a password (argon2id). */
export const hashPassword = (password: string, kind: PasswordKind = "account"): Promise<string> =>
  hash(RULES[kind](password));

let decoy: Promise<string> | undefined;

/**
 * Whether a password is the one behind a hash. Hashes from before passwords had one form were made of what was typed:
 * where that differs it is compared, too. Without a hash (no such account, no password) it does the same work and says
 * no, so that the time tells nothing.
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
 * The account password and the payment password are never the same: who sees one does not know the other.
 * @param stored hash of the other one; null where it is not set
 * @param other which one that is
 * @throws WpsError validation at the field
 */
export async function assertUnlike(
  stored: string | null,
  other: PasswordKind,
  { field, password }: { readonly field: string; readonly password: string },
): Promise<void> {
  if (stored !== null && (await checkPassword(stored, password, other)))
    throw validationError([{ field, issue: "errors:field.samePassword" }]);
}
