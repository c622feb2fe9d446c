import { hash, verify } from "@node-rs/argon2";
import { validationError } from "~/platform/wps/errors";

// The library's defaults are argon2id with 19 MiB, two passes, one lane: OWASP's first choice.

/** Hashes a password (argon2id). */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/**
 * Whether a password is the one behind a hash. Without a hash (no such account, no password) it does the same work and
 * says no, so that the time tells nothing.
 */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("nobody's password");
  const right = await verify(stored ?? (await decoy), password);
  return stored !== null && right;
}

/**
 * The account password and the payment password are never the same: who sees one does not know the other.
 * @param stored hash of the other one; null where it is not set
 * @throws WpsError validation at the field
 */
export async function assertUnlike(stored: string | null, field: string, password: string): Promise<void> {
  if (stored !== null && (await checkPassword(stored, password)))
    throw validationError([{ field, issue: "errors:field.samePassword" }]);
}
