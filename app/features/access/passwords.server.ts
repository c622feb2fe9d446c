import { hash, verify } from "@node-rs/argon2";
import { takePoint } from "~/platform/limits/limits";
import { passwordText, paymentPasswordText } from "~/platform/text/typed-text";
import type { SiteContext } from "~/platform/wps/context";
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

/** Passwords of a member. */
interface StoredPasswords {
  readonly id: string;
  readonly passwordHash: string | null;
  readonly paymentHash: string | null;
}

/**
 * Asserts that account password and payment password differ: knowledge of one must not reveal the other. A refusal reveals that
 * the guess is right, so each comparison is counted per member and the count is never reset. Not inside a transaction: the
 * counter has a connection of its own.
 * @param other kind of the password to compare with
 * @throws WpsError validation at the field, tooManyRequests
 */
export async function assertDifferentPassword(
  ctx: SiteContext,
  who: StoredPasswords,
  other: PasswordKind,
  { field, password }: { readonly field: string; readonly password: string },
): Promise<void> {
  const stored = other === "account" ? who.passwordHash : who.paymentHash;
  if (stored === null) return;
  await takePoint(ctx, "passwordChange", who.id);
  if (await checkPassword(stored, password, other))
    throw validationError([{ field, issue: "errors:field.samePassword" }]);
}
