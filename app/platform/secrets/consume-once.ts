import { sql } from "drizzle-orm";
import { usedOnce } from "~/platform/db/schema";
import type { SiteContext } from "~/platform/wps/context";

/** What may be used one time. */
export type UsedOnceKind = "captcha" | "human" | "twoStep" | "seal" | "identity" | "payment" | "vendor";

/**
 * Uses something up that works once. Of any number of uses at once, on any node, one is the first.
 * @param until when it would be refused anyway, UTC ms: remembered that long
 * @returns false when it was used before
 */
export async function consumeOnce(
  ctx: Pick<SiteContext, "brand" | "db" | "now">,
  kind: UsedOnceKind,
  id: string,
  until: number,
): Promise<boolean> {
  const merchantId = ctx.brand.code;
  const first = await ctx.db.transaction(merchantId, async (tx) => {
    // What nobody can use any more goes with the next one: the table stays as small as what is in use.
    await tx.db.delete(usedOnce).where(sql`merchant_id = ${merchantId} and expires_at < ${new Date(ctx.now)}`);
    return tx.db
      .insert(usedOnce)
      .values({ merchantId, kind, id, expiresAt: new Date(until) })
      .onConflictDoNothing()
      .returning({ id: usedOnce.id });
  });
  return first.length > 0;
}
