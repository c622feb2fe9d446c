import { randomBytes } from "node:crypto";
import type { Database } from "~/platform/db/database";
import type { Transaction } from "~/platform/db/transaction";
import { hashToken, newToken } from "~/platform/secrets/tokens";
import { uuidV7 } from "~/platform/text/uuid";
import type { SignInMethod } from "~/platform/wps/account-types";
import { type AccountType, isAgentType } from "~/platform/wps/account-types";
import type { Session } from "~/platform/wps/session";
import { endTrust } from "./server/session/devices";
import { type PasswordRules, passwordState } from "./server/session/password-state";
import { deleteRememberedOf } from "./server/session/remembered.sql.gen";
import * as sql from "./server/sessions.sql.gen";

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
  await tx.run(sql.insertSession, {
    ...given,
    id: given.id ?? newSessionId(now),
    deviceId: given.deviceId ?? null,
    tokenHash: hashToken(token),
    now: new Date(now),
  });
  return token;
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
  const tokenHash = hashToken(token);
  const row = await db.lookUp(merchant, sql.sessionOfToken, { tokenHash });
  if (!row || now - row.seenAt.getTime() > rules.idleMs) return null;
  if (now - row.seenAt.getTime() > SEEN_EVERY) await db.touch(merchant, sql.noteUse, { tokenHash, now: new Date(now) });
  const { account, id, memberId, method, side, type } = row;
  return { id, memberId, account, type, side, method, password: passwordState(row, method, rules) };
}

/** Ends the session of a token, whatever its member. Unknown tokens have no effect. */
export async function endSessionOf(tx: Transaction, token: string): Promise<void> {
  await tx.run(sql.deleteSessionOfToken, { tokenHash: hashToken(token) });
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
  if ("id" in which) {
    const ended = await tx.first(sql.deleteOwnSession, { memberId, id: which.id });
    if (ended?.deviceId) await endTrust(tx, memberId, ended.deviceId);
    return;
  }
  await tx.run(sql.deleteOtherSessions, { memberId, except: which.except });
  // The remaining session loses its remembered sign-in.
  await tx.run(deleteRememberedOf, { memberId });
  await endTrust(tx, memberId, null);
}

/** Returns true when accounts of this type may use this side of the brand (requirement A14). */
export function fitsSide(type: AccountType, side: "member" | "agent", agentsOnMemberSide: boolean): boolean {
  if (side === "agent") return isAgentType(type);
  return !isAgentType(type) || agentsOnMemberSide;
}
