import type { Transaction } from "~/platform/db/transaction";
import type { MemberContext } from "~/platform/wps/context";
import { claimableRewards } from "./server/rewards.sql.gen";

/** Returns the number of the session's claimable rewards, and their sum in minor units. */
export async function waitingRewards(tx: Transaction, ctx: MemberContext) {
  const row = await tx.first(claimableRewards, { memberId: ctx.session.memberId, now: new Date(ctx.now) });
  return { many: row?.total ?? 0, sum: row?.sum ?? 0n };
}
