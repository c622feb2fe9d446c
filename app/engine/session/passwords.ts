import { hash, verify } from "@node-rs/argon2";

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
