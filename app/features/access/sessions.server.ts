import { randomBytes } from "node:crypto";
import pg from "pg";
import type { Database } from "~/platform/db/database";
import type { SignInMethod } from "~/platform/db/schema";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { hashToken, newToken } from "~/platform/secrets/tokens";
import { uuidV7 } from "~/platform/text/uuid";
import { type AccountType, isAgentType } from "~/platform/wps/account-types";
import type { Session } from "~/platform/wps/session";
import { endTrust } from "./server/session/devices";
import { type PasswordRules, passwordState } from "./server/session/password-state";

/** Fields of a new session. */
export interface NewSession {
  readonly memberId: string;
  readonly side: "member" | "agent";
  readonly method: SignInMethod;
  readonly ip: string | null;
  readonly device: string;
  /** Defaults to a new id. */
  readonly id?: string;
  /** Id of the row in `member_device`. */
  readonly deviceId?: string | undefined;
  /** UTC ms. */
  readonly now: number;
}

/** Minimum time between two updates of a session's last use, ms. */
const SEEN_EVERY = 60_000;

export const newSessionId = (now: number): string => uuidV7(now, randomBytes(10));

/** Opens a session in the sign-in's transaction. @returns its token */
export async function openSession(tx: Transaction, { now, ...given }: NewSession): Promise<string> {
  const token = newToken();
  await tx.query(
    `insert into session (merchant_id, token_hash, id, member_id, side, method, ip, device, device_id, created_at, seen_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
    [
      merchantOf(tx),
      hashToken(token),
      given.id ?? newSessionId(now),
      given.memberId,
      given.side,
      given.method,
      given.ip,
      given.device,
      given.deviceId ?? null,
      new Date(now),
    ],
  );
  return token;
}

interface Row {
  readonly id: string;
  readonly member_id: string;
  readonly side: "member" | "agent";
  readonly method: SignInMethod;
  readonly seen_at: Date;
  readonly account: string;
  readonly type: AccountType;
  readonly password_once: boolean;
  readonly password_at: Date;
}

/** Rules for the validity of a session. */
export interface SessionRules extends PasswordRules {
  readonly merchant: string;
  /** Idle time after which a session ends, ms (requirement A20). */
  readonly idleMs: number;
}

/**
 * Returns the session of a token. Read from the database each time, so a session ended anywhere is refused from the next request
 * on. One round trip; a second one per minute updates the last use.
 * @returns null for an unknown token, another brand's, a locked account, and an expired session
 */
export async function findSession(db: Database, token: string, rules: SessionRules): Promise<Session | null> {
  const { merchant, now } = rules;
  const [row] = await db.lookUp<Row>(
    merchant,
    `select s.id, s.member_id, s.side, s.method, s.seen_at, m.account, m.type, m.password_once, m.password_at
     from session s join member m on m.merchant_id = s.merchant_id and m.id = s.member_id
     where s.merchant_id = ${pg.escapeLiteral(merchant)} and s.token_hash = ${pg.escapeLiteral(hashToken(token))}
       and not m.locked`,
  );
  if (!row || now - row.seen_at.getTime() > rules.idleMs) return null;
  if (now - row.seen_at.getTime() > SEEN_EVERY) await noteUse(db, merchant, token, now);
  const { id, member_id: memberId, account, side, method, type } = row;
  const password = passwordState({ type, passwordOnce: row.password_once, passwordAt: row.password_at }, method, rules);
  return { id, memberId, account, type, side, method, password };
}

function noteUse(db: Database, merchant: string, token: string, now: number): Promise<void> {
  const [own, hash, seen] = [merchant, hashToken(token), new Date(now).toISOString()].map(pg.escapeLiteral);
  return db.touch(
    merchant,
    `update session set seen_at = greatest(seen_at, ${seen}) where merchant_id = ${own} and token_hash = ${hash}`,
  );
}

/** Ends the session of a token, whatever its member. Unknown tokens have no effect. */
export async function endSessionOf(tx: Transaction, token: string): Promise<void> {
  await tx.query("delete from session where merchant_id = $1 and token_hash = $2", [merchantOf(tx), hashToken(token)]);
}

/**
 * Ends sessions of a member: one by its id, or all but `except`, with their remembered sign-ins (foreign key). The trust in their
 * devices ends too: a member who ends a session from the list does not have that device at hand.
 */
export async function endSessions(
  tx: Transaction,
  memberId: string,
  which: { readonly id: string } | { readonly except: string | null },
): Promise<void> {
  const merchant = merchantOf(tx);
  if ("id" in which) {
    const [ended] = await tx.query<{ device_id: string | null }>(
      "delete from session where merchant_id = $1 and member_id = $2 and id::text = $3 returning device_id",
      [merchant, memberId, which.id],
    );
    if (ended?.device_id) await endTrust(tx, memberId, ended.device_id);
    return;
  }
  await tx.query("delete from session where merchant_id = $1 and member_id = $2 and id::text is distinct from $3", [
    merchant,
    memberId,
    which.except,
  ]);
  // The remaining session loses its remembered sign-in.
  await tx.query("delete from remembered where merchant_id = $1 and member_id = $2", [merchant, memberId]);
  await endTrust(tx, memberId, null);
}

/** Returns true when accounts of this type may use this side of the brand (requirement A14). */
export function fitsSide(type: AccountType, side: "member" | "agent", agentsOnMemberSide: boolean): boolean {
  if (side === "agent") return isAgentType(type);
  return !isAgentType(type) || agentsOnMemberSide;
}
