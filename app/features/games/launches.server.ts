import { createHash } from "node:crypto";
import type { Transaction } from "~/platform/db/transaction";
import type { VendorContext } from "./seamless-context.server";
import { SeamlessRefusal } from "./seamless-refusal.server";
import * as sql from "./server/launches.sql.gen";

/** Period in which the vendor may repeat `authenticate`, ms: its first answer may have been lost. */
const AGAIN_MS = 60_000;

/** Player and game of a launch token. `live` is false when no more bets are accepted. */
export type OpenLaunch = sql.LaunchByTokenRow;

/** Returns the hash that is stored in place of a token. */
export const hashLaunchToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Returns the launch of a token of this vendor. @throws SeamlessRefusal tokenExpired when there is none */
export async function findLaunch(tx: Transaction, ctx: VendorContext, token: string): Promise<OpenLaunch> {
  const found = await tx.first(sql.launchByToken, keyOf(ctx, token));
  if (!found) throw new SeamlessRefusal("tokenExpired");
  return found;
}

/**
 * Opens a game. A token opens it once, so that a leaked address opens nothing.
 * @throws SeamlessRefusal tokenExpired for a used or expired token
 */
export async function enterLaunch(tx: Transaction, ctx: VendorContext, token: string): Promise<OpenLaunch> {
  const found = await tx.first(sql.openLaunch, { ...keyOf(ctx, token), again: new Date(ctx.now - AGAIN_MS) });
  if (!found?.live) throw new SeamlessRefusal("tokenExpired");
  return found;
}

const keyOf = ({ now, vendor }: VendorContext, token: string) => ({
  tokenHash: hashLaunchToken(token),
  vendor,
  now: new Date(now),
});
