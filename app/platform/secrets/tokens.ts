import { createHash, randomBytes } from "node:crypto";

/** Returns a new token of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Returns the hash that is stored instead of a token: a copy of the database allows no sign-in. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/**
 * Returns the token of `Authorization: Bearer …` (RFC 6750), sent by API clients. Tokens of operators' systems may be
 * long.
 */
export function bearerToken(headers: Headers): string | null {
  return /^Bearer ([\w.~+/=-]{20,4000})$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;
}
