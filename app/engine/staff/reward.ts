import { and, eq } from "drizzle-orm";
import { reward as table } from "~/engine/db/schema-rewards";
import { merchantOf, type Transaction } from "~/engine/db/transaction";
import { findMember } from "~/engine/member/accounts";
import { tell } from "~/engine/message/messages";
import { giveReward, type NewReward, type Reward } from "~/engine/reward/rewards";
import { turnoverOf } from "~/engine/reward/turnover-rule";
import { rewardView } from "~/engine/reward/view";
import { amountOf } from "~/engine/wallet/amounts";
import type { Implementation } from "~/engine/wps";
import { WpsError } from "~/wps/errors";
import { brandOf } from "./brand-of";
import { neededReason } from "./reason";

/** What staff give by hand. */
export const rewardGiving: Pick<Implementation<"staff">, "giveReward"> = {
  async giveReward(ctx, { amount, code, days, kind, memberId, reason, requestId, turnoverTimes }) {
    const brand = brandOf(ctx, code);
    const words = neededReason(reason);
    const at = { brand, now: ctx.now, language: ctx.language };
    const minor = amountOf(at, amount);
    const given: NewReward = {
      memberId,
      kind,
      reference: `staff:${requestId}`,
      amount: minor,
      turnover: turnoverOf(at, minor, turnoverTimes),
      about: { reason: words, by: ctx.staff.name },
      ...(days === undefined ? {} : { days }),
    };
    return ctx.change(code, async (tx) => {
      if (!(await findMember(tx, { id: memberId }))) throw new WpsError("notFound");
      const reward = await giveReward(tx, at, given);
      if (reward) await tell(tx, ctx.now, memberId, "reward", { amount: String(minor) });
      return { reward: rewardView(at, reward ?? (await givenBefore(tx, given))) };
    });
  },
};

/** @throws WpsError requestConflict when the requestId stands for another reward */
async function givenBefore(tx: Transaction, given: NewReward): Promise<Reward> {
  const [found] = await tx.db
    .select()
    .from(table)
    .where(and(eq(table.merchantId, merchantOf(tx)), eq(table.reference, given.reference)));
  const isSame =
    found?.memberId === given.memberId && found.amount === given.amount && found.turnover === given.turnover;
  if (!isSame || found.kind !== given.kind || found.about["reason"] !== given.about["reason"])
    throw new WpsError("requestConflict");
  return found;
}
