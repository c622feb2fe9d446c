import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { hashToken, newToken } from "~/platform/secrets/tokens";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { REMEMBER_MS } from "~/platform/wps/session-cookies";

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
  await tx.query(
    `insert into remembered (merchant_id, token_hash, member_id, session_id, expires_at) values ($1, $2, $3, $4, $5)`,
    [merchantOf(tx), hashToken(token), memberId, sessionId, new Date(ctx.now + REMEMBER_MS)],
  );
  return token;
}

/**
 * Returns the member of a token without using it up: the second step can still be missing. A used token means that there is a
 * copy; since the owner is unknown, the session and all its tokens end.
 * @throws WpsError notLoggedIn for an unknown or used token, and one older than a day
 */
export async function findRemembered(ctx: SiteContext, token: string): Promise<Remembered> {
  const found = await ctx.db.transaction(ctx.brand.code, async (tx) => {
    const [row] = await tx.query<{ member_id: string; session_id: string; used_at: Date | null }>(
      `select member_id, session_id, used_at from remembered
       where merchant_id = $1 and token_hash = $2 and expires_at > $3`,
      [merchantOf(tx), hashToken(token), new Date(ctx.now)],
    );
    if (!row) return null;
    if (row.used_at === null) return { memberId: row.member_id, sessionId: row.session_id };
    if (ctx.now - row.used_at.getTime() > SENT_TWICE_MS) await endRemembered(tx, row.session_id);
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
  const used = await tx.query(
    `update remembered set used_at = $3 where merchant_id = $1 and token_hash = $2 and used_at is null returning 1`,
    [merchantOf(tx), hashToken(token), new Date(ctx.now)],
  );
  if (used.length === 0) throw new WpsError("notLoggedIn");
}

/** Moves the tokens of a remembered session to its successor and ends it. Used tokens move too, to detect copies. */
export async function moveRemembered(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.query("update remembered set session_id = $3 where merchant_id = $1 and session_id = $2", [
    merchantOf(tx),
    from,
    to,
  ]);
  await endRemembered(tx, from);
}

/**
 * Ends the remembered session that a sign-in in the same browser replaces, whatever its member. Unknown tokens have no effect.
 */
export async function replaceRemembered(tx: Transaction, token: string): Promise<void> {
  await tx.query(
    `delete from session where merchant_id = $1 and id in (
       select session_id from remembered where merchant_id = $1 and token_hash = $2)`,
    [merchantOf(tx), hashToken(token)],
  );
}

async function endRemembered(tx: Transaction, sessionId: string): Promise<void> {
  await tx.query("delete from session where merchant_id = $1 and id = $2", [merchantOf(tx), sessionId]);
}
