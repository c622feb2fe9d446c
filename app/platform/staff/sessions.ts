import type { Database } from "~/platform/db/database";
import type { Transaction } from "~/platform/db/transaction";
import { hashToken, newToken } from "~/platform/secrets/tokens";
import { STAFF_IDLE_MS, type StaffMember, type StaffStage } from "~/platform/wps/staff";
import * as sql from "./sessions.sql.gen";

/** Maximum lifetime of a staff session, independent of activity, ms. */
export const STAFF_SESSION_MS = 12 * 3_600_000;

/** Minimum interval between two updates of `seen_at`, ms. */
const SEEN_EVERY = 60_000;

/** Row of a staff account. */
export type StaffRow = sql.StaffByAccountRow;

/**
 * Returns the step that an account has to complete first: a one-time password must be changed, and the second step set
 * up.
 */
export function requiredStepOf({ passwordOnce, twoStepOn }: Pick<StaffRow, "passwordOnce" | "twoStepOn">): StaffStage {
  if (passwordOnce) return "password";
  return twoStepOn ? "ready" : "twoStep";
}

/** Returns the account with this name; null for none. */
export const findStaff = (tx: Transaction, account: string): Promise<StaffRow | null> =>
  tx.first(sql.staffByAccount, { account: account.trim().toLowerCase() });

/** Opens a session in the transaction of the sign-in. @returns its token */
export async function openStaffSession(
  tx: Transaction,
  {
    now,
    ...who
  }: { readonly staffId: string; readonly ip: string | null; readonly device: string; readonly now: number },
): Promise<string> {
  const token = newToken();
  await tx.run(sql.insertStaffSession, { ...who, tokenHash: hashToken(token), now: new Date(now) });
  return token;
}

/** Ends the session of a token, if there is one. */
export async function endStaffSession(tx: Transaction, token: string): Promise<void> {
  await tx.run(sql.deleteStaffSession, { tokenHash: hashToken(token) });
}

/** Ends all sessions of an account, except the one of a token. */
export async function endStaffSessions(tx: Transaction, staffId: string, except: string | null): Promise<void> {
  await tx.run(sql.deleteStaffSessions, { staffId, exceptHash: except === null ? null : hashToken(except) });
}

/**
 * Returns the signed-in member of staff. Read on every request: an ended session or a locked account takes effect with
 * the next request on every process.
 *
 * @returns null for an invalid or expired token
 */
export function staffOf(db: Database, token: string, now: number): Promise<StaffMember | null> {
  const tokenHash = hashToken(token);
  return db.transaction(null, async (tx) => {
    const row = await tx.first(sql.staffOfSession, { tokenHash });
    if (!row) return null;
    const unusedMs = now - row.seenAt.getTime();
    if (unusedMs > STAFF_IDLE_MS || now - row.createdAt.getTime() > STAFF_SESSION_MS) return null;
    if (unusedMs > SEEN_EVERY) await tx.run(sql.touchStaffSession, { tokenHash, now: new Date(now) });
    const { id, account: name, role, brands } = row;
    return { id, name, role, brands, stage: requiredStepOf(row) };
  });
}
