import { sql } from "drizzle-orm";
import { usedOnce } from "~/platform/db/schema";
import type { SiteContext } from "~/platform/wps/context";

/** Kinds of ids that may be used once. */
export type UsedOnceKind = "captcha" | "human" | "twoStep" | "seal" | "identity" | "payment" | "vendor";

/**
 * Consumes an id that may be used once. Of several concurrent uses, on any node, exactly one succeeds.
 *
 * @param until time at which the id expires anyway, UTC ms; it is stored until then
 * @returns false if it was used before
 */
export async function consumeOnce(
  ctx: Pick<SiteContext, "brand" | "db" | "now">,
  kind: UsedOnceKind,
  id: string,
  until: number,
): Promise<boolean> {
  const merchantId = ctx.brand.code;
  const first = await ctx.db.transaction(merchantId, async (tx) => {
    // Expired ids are deleted with each use, so the table contains only unexpired ones.
    await tx.db.delete(usedOnce).where(sql`merchant_id = ${merchantId} and expires_at < ${new Date(ctx.now)}`);
    return tx.db
      .insert(usedOnce)
      .values({ merchantId, kind, id, expiresAt: new Date(until) })
      .onConflictDoNothing()
      .returning({ id: usedOnce.id });
  });
  return first.length > 0;
}
