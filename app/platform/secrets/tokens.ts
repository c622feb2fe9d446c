import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, as they go to the caller. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is stored in a token's place: a copy of the database signs in nobody. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** API clients send their token as `Authorization: Bearer …` (RFC 6750); those of operators' own systems may be long. */
export function bearerToken(headers: Headers): string | null {
  return /^Bearer ([\w.~+/=-]{20,4000})$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;
}
