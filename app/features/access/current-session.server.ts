import { isFlagOn } from "~/platform/brands/is-flag-on";
import type { BrandSnapshot } from "~/platform/brands/types";
import type { EngineContext } from "~/platform/wps/context";
import type { Session } from "~/platform/wps/session";
import { findSession, type SessionRules } from "./sessions.server";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Returns the brand's lifetimes of sessions and passwords. */
export function sessionRules(brand: BrandSnapshot, now: number): SessionRules {
  const { session, passwordExpiryDays } = brand.config;
  const expires = isFlagOn(brand, "passwordExpiry");
  const expiryMs = expires ? passwordExpiryDays * DAY : null;
  const forceOld = isFlagOn(brand, "forcedPasswordChange");
  return { merchant: brand.code, idleMs: session.idleMinutes * MINUTE, expiryMs, forceOld, now };
}

/**
 * Returns the session of the request's token on this brand; null for a visitor. In a preview the live brand's rules apply: a
 * draft must not revive an expired session.
 */
export async function sessionOf({ sessionOfPage, ...ctx }: EngineContext): Promise<Session | null> {
  if (!sessionOfPage) return readSession(ctx);
  sessionOfPage.read ??= readSession(ctx);
  return sessionOfPage.read;
}

async function readSession({ brand, db, now, preview, tenants, token }: EngineContext): Promise<Session | null> {
  if (token === null || brand === null) return null;
  const ruling = preview ? (tenants.get(brand.code) ?? brand) : brand;
  return findSession(db, token, sessionRules(ruling, now));
}
