import type { Database } from "~/platform/db/database";
import type { Transaction } from "~/platform/db/transaction";
import { hashToken, newToken } from "~/platform/secrets/tokens";
import { STAFF_IDLE_MS, type StaffMember, type StaffRole, type StaffStage } from "~/platform/wps/staff";

/** Maximum lifetime of a staff session, independent of activity, ms. */
export const STAFF_SESSION_MS = 12 * 3_600_000;

/** Minimum interval between two updates of `seen_at`, ms. */
const SEEN_EVERY = 60_000;

/** Row of a staff account. */
export interface StaffRow {
  readonly id: string;
  readonly account: string;
  readonly role: StaffRole;
  readonly brands: readonly string[] | null;
  readonly password_hash: string;
  readonly password_once: boolean;
  readonly two_step_secret: string | null;
  readonly two_step_on: boolean;
  readonly locked: boolean;
  readonly version: number;
  readonly created_at: Date;
}

/**
 * Returns the step that an account has to complete first: a one-time password must be changed, and the second step set
 * up.
 */
export function requiredStepOf({
  password_once,
  two_step_on,
}: Pick<StaffRow, "password_once" | "two_step_on">): StaffStage {
  if (password_once) return "password";
  return two_step_on ? "ready" : "twoStep";
}

/** Returns the account with this name; undefined for none. */
export async function findStaff(tx: Transaction, account: string): Promise<StaffRow | undefined> {
  const [row] = await tx.query<StaffRow & Record<string, unknown>>("select * from staff_account where account = $1", [
    account.trim().toLowerCase(),
  ]);
  return row;
}

/** Opens a session in the transaction of the sign-in. @returns its token */
export async function openStaffSession(
  tx: Transaction,
  who: { readonly staffId: string; readonly ip: string | null; readonly device: string; readonly now: number },
): Promise<string> {
  const token = newToken();
  await tx.query(
    `insert into staff_session (token_hash, staff_id, ip, device, created_at, seen_at) values ($1, $2, $3, $4, $5, $5)`,
    [hashToken(token), who.staffId, who.ip, who.device, new Date(who.now)],
  );
  return token;
}

/** Ends the session of a token, if there is one. */
export async function endStaffSession(tx: Transaction, token: string): Promise<void> {
  await tx.query("delete from staff_session where token_hash = $1", [hashToken(token)]);
}

/** Ends all sessions of an account, except the one of a token. */
export async function endStaffSessions(tx: Transaction, staffId: string, except: string | null): Promise<void> {
  await tx.query("delete from staff_session where staff_id = $1 and token_hash is distinct from $2", [
    staffId,
    except === null ? null : hashToken(except),
  ]);
}

/**
 * Returns the signed-in member of staff. Read on every request: an ended session or a locked account takes effect with
 * the next request on every process.
 *
 * @returns null for an invalid or expired token
 */
export function staffOf(db: Database, token: string, now: number): Promise<StaffMember | null> {
  return db.transaction(null, async (tx) => {
    const [row] = await tx.query<StaffRow & { seen_at: Date; began: Date } & Record<string, unknown>>(
      `select a.*, s.seen_at, s.created_at as began from staff_session s join staff_account a on a.id = s.staff_id
       where s.token_hash = $1 and not a.locked`,
      [hashToken(token)],
    );
    if (!row || now - row.seen_at.getTime() > STAFF_IDLE_MS || now - row.began.getTime() > STAFF_SESSION_MS)
      return null;
    if (now - row.seen_at.getTime() > SEEN_EVERY)
      await tx.query("update staff_session set seen_at = greatest(seen_at, $2) where token_hash = $1", [
        hashToken(token),
        new Date(now),
      ]);
    const { id, account: name, role, brands } = row;
    return { id, name, role, brands, stage: requiredStepOf(row) };
  });
}
