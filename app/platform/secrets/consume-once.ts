import type { SiteContext } from "~/platform/wps/context";
import * as sql from "./used-once.sql.gen";

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
  const stored = await ctx.db.transaction(ctx.brand.code, async (tx) => {
    // Expired ids are deleted with each use, so the table contains only unexpired ones.
    await tx.run(sql.deleteExpiredIds, { now: new Date(ctx.now) });
    return tx.run(sql.storeUsedId, { kind, id, expiresAt: new Date(until) });
  });
  return stored > 0;
}
