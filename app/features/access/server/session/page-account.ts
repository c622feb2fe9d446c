import { createHmac } from "node:crypto";
import type { BrandSnapshot } from "~/platform/brands/types";
import type { Database } from "~/platform/db/database";
import { keyFor } from "~/platform/secrets/keys";
import { staffOf } from "~/platform/staff/sessions";
import type { accountClasses } from "~/platform/upstream/account-class";
import { sessionRules } from "../../current-session.server";
import { findSession } from "../../sessions.server";

/**
 * Name of an account for its own pages: stable and opaque, by brand and member. It is no secret and opens nothing.
 * @param brand code; null for staff
 */
export const pageAccountOf = (secret: string, brand: string | null, id: string): string =>
  createHmac("sha256", keyFor({ secret, brand: { code: brand ?? "*" } }, "pageAccount"))
    .update(id)
    .digest("base64url")
    .slice(0, 16);

/** What finding the account of a token needs. */
interface Deps {
  readonly db: Database;
  readonly secret: string;
  readonly upstreamAccount: ReturnType<typeof accountClasses>;
}

/** A request's token and where it came to; `brand` null for the console. `now` in UTC ms. */
interface Asked {
  readonly brand: BrandSnapshot | null;
  readonly token: string;
  readonly now: number;
}

/** Name of the account that a token signs in; empty for a token of nobody, and for one whose session is over. */
export async function pageAccountOfToken({ db, secret, upstreamAccount }: Deps, asked: Asked): Promise<string> {
  const { brand, now, token } = asked;
  const id = await idOf();
  return id ? pageAccountOf(secret, brand?.code ?? null, id) : "";

  async function idOf(): Promise<string | null | undefined> {
    if (brand === null) return (await staffOf(db, token, now))?.id;
    if (brand.config.wps !== "embedded") return (await upstreamAccount(brand, token, now)).id;
    return (await findSession(db, token, sessionRules(brand, now)))?.memberId;
  }
}
