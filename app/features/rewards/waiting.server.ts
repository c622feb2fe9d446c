import { and, count, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Transaction } from "~/platform/db/transaction";
import type { MemberContext } from "~/platform/wps/context";
import { reward as table } from "./server/schema-rewards";

/** Returns the number of the session's claimable rewards, and their sum in minor units. */
export async function waitingRewards(tx: Transaction, ctx: MemberContext) {
  const [row] = await tx.db
    .select({ many: count(), sum: sql<bigint>`coalesce(sum(${table.amount}), 0)::bigint` })
    .from(table)
    .where(
      and(
        ...[eq(table.merchantId, ctx.brand.code), eq(table.memberId, ctx.session.memberId)],
        eq(table.state, "waiting"),
        or(isNull(table.expiresAt), gt(table.expiresAt, new Date(ctx.now))),
      ),
    );
  return { many: row?.many ?? 0, sum: BigInt(row?.sum ?? 0) };
}
