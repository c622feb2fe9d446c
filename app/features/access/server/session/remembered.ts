import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { hashOf, newToken } from "~/platform/secrets/tokens";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { REMEMBER_MS } from "~/platform/wps/session-cookies";

// A remembered sign-in is a session with a row of tokens behind it: the last one is good, those before it were used. The
// rows are deleted with the session (foreign key), so that whatever ends a session ends what it remembers.

/** Uses of one token that come this close together are one browser that sent its form twice, ms. */
const SENT_TWICE_MS = 10_000;

/** A token that still signs in. */
export interface Remembered {
  readonly memberId: string;
  readonly sessionId: string;
}

/** Gives a session a token that signs in once more, within a day (checklist A5). */
export async function remember(
  tx: Transaction,
  ctx: SiteContext,
  { memberId, sessionId }: Remembered,
): Promise<string> {
  const token = newToken();
  await tx.query(
    `insert into remembered (merchant_id, token_hash, member_id, session_id, expires_at) values ($1, $2, $3, $4, $5)`,
    [merchantOf(tx), hashOf(token), memberId, sessionId, new Date(ctx.now + REMEMBER_MS)],
  );
  return token;
}

/**
 * Finds the member of a token and leaves it as it is: the second step may still be missing. A token that was used
 * before comes from a copy, and nobody knows which of the two is the owner: the session and all its tokens end.
 * @throws WpsError notLoggedIn for a token of nobody, one that was used, and one that is older than a day
 */
export async function findRemembered(ctx: SiteContext, token: string): Promise<Remembered> {
  const found = await ctx.db.transaction(ctx.brand.code, async (tx) => {
    const [row] = await tx.query<{ member_id: string; session_id: string; used_at: Date | null }>(
      `select member_id, session_id, used_at from remembered
       where merchant_id = $1 and token_hash = $2 and expires_at > $3`,
      [merchantOf(tx), hashOf(token), new Date(ctx.now)],
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
 * Uses a token up. Of any number of uses at once one is done.
 * @throws WpsError notLoggedIn when another was faster, or the session has ended meanwhile
 */
export async function takeRemembered(tx: Transaction, ctx: SiteContext, token: string): Promise<void> {
  const used = await tx.query(
    `update remembered set used_at = $3 where merchant_id = $1 and token_hash = $2 and used_at is null returning 1`,
    [merchantOf(tx), hashOf(token), new Date(ctx.now)],
  );
  if (used.length === 0) throw new WpsError("notLoggedIn");
}

/** Puts a new session in the place of the remembered one, which ends; the used tokens go along, to be recognised. */
export async function moveRemembered(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.query("update remembered set session_id = $3 where merchant_id = $1 and session_id = $2", [
    merchantOf(tx),
    from,
    to,
  ]);
  await endRemembered(tx, from);
}

/** Ends the remembered session that a sign-in on the same browser replaces, whosever it was; none is as good. */
export async function replaceRemembered(tx: Transaction, token: string): Promise<void> {
  await tx.query(
    `delete from session where merchant_id = $1 and id in (
       select session_id from remembered where merchant_id = $1 and token_hash = $2)`,
    [merchantOf(tx), hashOf(token)],
  );
}

async function endRemembered(tx: Transaction, sessionId: string): Promise<void> {
  await tx.query("delete from session where merchant_id = $1 and id = $2", [merchantOf(tx), sessionId]);
}
