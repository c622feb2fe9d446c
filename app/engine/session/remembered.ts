import { and, eq, gt } from "drizzle-orm";
import type { SiteContext } from "~/engine/context";
import { remembered } from "~/engine/db/schema";
import type { Transaction } from "~/engine/db/transaction";
import { hashOf } from "./sessions";

/**
 * Uses the token of a remembered sign-in up (checklist A5).
 * @returns the id of its member; null when it was used before, or a day has passed
 */
export async function takeRemembered(tx: Transaction, ctx: SiteContext, token: string): Promise<string | null> {
  const [found] = await tx.db
    .delete(remembered)
    .where(
      and(
        eq(remembered.merchantId, ctx.brand.code),
        eq(remembered.tokenHash, hashOf(token)),
        gt(remembered.expiresAt, new Date(ctx.now)),
      ),
    )
    .returning({ memberId: remembered.memberId });
  return found?.memberId ?? null;
}
