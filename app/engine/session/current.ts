import type { EngineContext } from "~/engine/context";
import type { BrandSnapshot } from "~/tenant/types";
import { findSession, type Session, type SessionRules } from "./sessions";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What the brand says about how long sessions and passwords hold. */
export function sessionRules(brand: BrandSnapshot, now: number): SessionRules {
  const { session, passwordExpiryDays } = brand.config;
  const expires = brand.flags["passwordExpiry"] === true;
  const expiryMs = expires ? passwordExpiryDays * DAY : null;
  const forceOld = brand.flags["forcedPasswordChange"] === true;
  return { merchant: brand.code, idleMs: session.idleMinutes * MINUTE, expiryMs, forceOld, now };
}

/** Who is signed in on this brand with the request's token; null for a visitor. */
export async function sessionOf(ctx: EngineContext): Promise<Session | null> {
  if (ctx.token === null || ctx.brand === null) return null;
  return findSession(ctx.db, ctx.token, sessionRules(ctx.brand, ctx.now));
}
