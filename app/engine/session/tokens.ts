import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, as they go to the caller. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is stored in a token's place: a copy of the database signs in nobody. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");
