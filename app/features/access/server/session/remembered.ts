import type { Transaction } from "~/platform/db/transaction";
import { hashToken, newToken } from "~/platform/secrets/tokens";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { REMEMBER_MS } from "~/platform/wps/session-cookies";
import { deleteSession } from "../sessions.sql.gen";
import * as sql from "./remembered.sql.gen";

// A remembered sign-in is a session with a row of single-use tokens: only the last one is unused. The rows are deleted with the
// session (foreign key), so ending a session ends its remembered sign-in.

/** Two uses of a token within this time are treated as one form submitted twice, ms. */
const SENT_TWICE_MS = 10_000;

/** Member and session of an unused token. */
export interface Remembered {
  readonly memberId: string;
  readonly sessionId: string;
}

/** Creates a token for one more sign-in within a day (requirement A5). */
export async function remember(
  tx: Transaction,
  ctx: SiteContext,
  { memberId, sessionId }: Remembered,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(ctx.now + REMEMBER_MS);
  await tx.run(sql.insertRemembered, { memberId, sessionId, tokenHash: hashToken(token), expiresAt });
  return token;
}

/**
 * Returns the member of a token without using it up: the second step can still be missing. A used token means that there is a
 * copy; since the owner is unknown, the session and all its tokens end.
 * @throws WpsError notLoggedIn for an unknown or used token, and one older than a day
 */
export async function findRemembered(ctx: SiteContext, token: string): Promise<Remembered> {
  const found = await ctx.db.transaction(ctx.brand.code, async (tx) => {
    const row = await tx.first(sql.rememberedOfToken, { tokenHash: hashToken(token), now: new Date(ctx.now) });
    if (!row) return null;
    const { memberId, sessionId, usedAt } = row;
    if (usedAt === null) return { memberId, sessionId };
    if (ctx.now - usedAt.getTime() > SENT_TWICE_MS) await tx.run(deleteSession, { id: sessionId });
    return null;
  });
  if (!found) throw new WpsError("notLoggedIn");
  return found;
}

/**
 * Uses up a token. Of concurrent uses only one succeeds.
 * @throws WpsError notLoggedIn when another use came first, or the session has ended
 */
export async function takeRemembered(tx: Transaction, ctx: SiteContext, token: string): Promise<void> {
  const used = await tx.run(sql.useUpRemembered, { tokenHash: hashToken(token), now: new Date(ctx.now) });
  if (used === 0) throw new WpsError("notLoggedIn");
}

/** Moves the tokens of a remembered session to its successor and ends it. Used tokens move too, to detect copies. */
export async function moveRemembered(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.run(sql.moveToSession, { from, to });
  await tx.run(deleteSession, { id: from });
}

/**
 * Ends the remembered session that a sign-in in the same browser replaces, whatever its member. Unknown tokens have no effect.
 */
export async function replaceRemembered(tx: Transaction, token: string): Promise<void> {
  await tx.run(sql.deleteSessionOfRemembered, { tokenHash: hashToken(token) });
}
