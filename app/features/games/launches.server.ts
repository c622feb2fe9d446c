import { createHash } from "node:crypto";
import type { Transaction } from "~/platform/db/transaction";
import { merchantOf } from "~/platform/db/transaction";
import type { VendorContext } from "./seamless-context.server";
import { SeamlessRefusal } from "./seamless-refusal.server";

/** Period in which the vendor may repeat `authenticate`, ms: its first answer may have been lost. */
const AGAIN_MS = 60_000;

/** Player and game of a launch token. */
export interface OpenLaunch {
  readonly memberId: string;
  readonly nickname: string;
  readonly gameId: string;
  readonly language: string;
  readonly demo: boolean;
  /** False when no more bets are accepted: the launch expired, its session ended, or the account is locked. */
  readonly live: boolean;
}

/** Returns the hash that is stored in place of a token. */
export const hashLaunchToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

const COLUMNS = `l.member_id as "memberId", m.nickname, l.game_id as "gameId", l.language, l.demo,
  l.expires_at > $4 and not m.locked and exists (
    select 1 from session s where s.merchant_id = l.merchant_id and s.id = l.session_id
  ) as live`;

/** Returns the launch of a token of this vendor. @throws SeamlessRefusal tokenExpired when there is none */
export async function findLaunch(tx: Transaction, ctx: VendorContext, token: string): Promise<OpenLaunch> {
  const [found] = await tx.query<OpenLaunch & Record<string, unknown>>(
    `select ${COLUMNS} from launch l join member m on m.merchant_id = l.merchant_id and m.id = l.member_id
     where l.merchant_id = $1 and l.token_hash = $2 and l.vendor = $3`,
    [merchantOf(tx), hashLaunchToken(token), ctx.vendor, new Date(ctx.now)],
  );
  if (!found) throw new SeamlessRefusal("tokenExpired");
  return found;
}

/**
 * Opens a game. A token opens it once, so that a leaked address opens nothing.
 * @throws SeamlessRefusal tokenExpired for a used or expired token
 */
export async function enterLaunch(tx: Transaction, ctx: VendorContext, token: string): Promise<OpenLaunch> {
  const found = await findLaunch(tx, ctx, token);
  const now = new Date(ctx.now);
  const first = await tx.query(
    `update launch set opened_at = coalesce(opened_at, $3)
     where merchant_id = $1 and token_hash = $2 and (opened_at is null or opened_at > $4) returning 1`,
    [merchantOf(tx), hashLaunchToken(token), now, new Date(ctx.now - AGAIN_MS)],
  );
  if (!found.live || first.length === 0) throw new SeamlessRefusal("tokenExpired");
  return found;
}
