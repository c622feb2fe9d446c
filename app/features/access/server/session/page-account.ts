import { createHmac } from "node:crypto";
import type { BrandSnapshot } from "~/platform/brands/types";
import type { Database } from "~/platform/db/database";
import { keyFor } from "~/platform/secrets/keys";
import { staffOf } from "~/platform/staff/sessions";
import type { accountClasses } from "~/platform/upstream/account-class";
import { sessionRules } from "../../current-session.server";
import { findSession } from "../../sessions.server";

/**
 * Returns the name of an account for its pages: stable and opaque, by brand and member. It is not a secret and grants no access.
 * @param brand code; null for staff
 */
export const pageAccountOf = (secret: string, brand: string | null, id: string): string =>
  createHmac("sha256", keyFor({ secret, brand: { code: brand ?? "*" } }, "pageAccount"))
    .update(id)
    .digest("base64url")
    .slice(0, 16);

/** Dependencies of the lookup of a token's account. */
interface Deps {
  readonly db: Database;
  readonly secret: string;
  readonly upstreamAccount: ReturnType<typeof accountClasses>;
}

/** Token and brand of a request; `brand` null for the console. `now` in UTC ms. */
interface AccountRequest {
  readonly brand: BrandSnapshot | null;
  readonly token: string;
  readonly now: number;
}

/** Returns the name of the account that a token signs in; empty for an unknown token and for an ended session. */
export async function pageAccountOfToken(
  { db, secret, upstreamAccount }: Deps,
  asked: AccountRequest,
): Promise<string> {
  const { brand, now, token } = asked;
  const id = await idOf();
  return id ? pageAccountOf(secret, brand?.code ?? null, id) : "";

  async function idOf(): Promise<string | null | undefined> {
    if (brand === null) return (await staffOf(db, token, now))?.id;
    if (brand.config.wps !== "embedded") return (await upstreamAccount(brand, token, now)).id;
    return (await findSession(db, token, sessionRules(brand, now)))?.memberId;
  }
}
