import { cleanUp, cleanUpProduct } from "~/features/access/server/clean-up";
import { confirmOverdue, requestUnansweredPayments } from "~/features/cashier/server/overdue";
import { expireOverrides } from "~/features/flags/server/expire-overrides";
import { settleDue } from "~/features/house/resume.server";
import { deleteOldHouseRounds } from "~/features/house/server/retention";
import { HOUSE, walletOf } from "~/features/house/wallet.server";
import { sendPendingMessages } from "~/features/messages/server/sending";
import { spreadExclusions } from "~/features/responsible-play/server/self-exclusion";
import { payReferrals } from "~/features/rewards/referral.server";
import { raiseLevels } from "~/features/rewards/vip.server";
import { deleteOldRounds } from "~/features/vendors/server/retention";
import { listedVendors } from "~/platform/brands/vendors";
import type { Job, JobFigures } from "~/platform/jobs/job";
import type { BrandJobContext } from "~/platform/wps/context";

/** Every job of the product. A new job is a line here. */
export const JOBS: readonly Job[] = [
  { name: "expireOverrides", pattern: "*/15 * * * *", scope: "brand", catchUp: 1, run: expireOverrides },
  { name: "spreadExclusions", pattern: "*/10 * * * *", scope: "embedded", catchUp: 1, run: spreadExclusions },
  { name: "confirmOverdue", pattern: "* * * * *", scope: "embedded", catchUp: 1, run: confirmReceipts },
  { name: "askPayments", pattern: "* * * * *", scope: "embedded", catchUp: 1, run: checkUnansweredPayments },
  { name: "settleHouse", pattern: "* * * * *", scope: "embedded", catchUp: 1, run: settleHouse },
  { name: "raiseLevels", pattern: "*/2 * * * *", scope: "embedded", catchUp: 1, run: raiseLevels },
  { name: "sendMessages", pattern: "* * * * *", scope: "embedded", catchUp: 1, run: sendPendingMessages },
  { name: "payReferrals", pattern: "15 0 * * *", scope: "embedded", catchUp: 1, run: payReferrals },
  { name: "cleanUp", pattern: "20 4 * * *", scope: "brand", catchUp: 1, run: deleteExpired },
  { name: "cleanUpProduct", pattern: "40 * * * *", scope: "product", catchUp: 1, run: cleanUpProduct },
];

/** Counts withdrawals that the member did not confirm in time as received (requirement W5). */
async function confirmReceipts(ctx: BrandJobContext): Promise<JobFigures> {
  return { orders: await confirmOverdue(ctx, ctx.now) };
}

/** Asks the provider again about payments without an answer (pitfall: a timeout leaves the outcome unknown, not failed). */
async function checkUnansweredPayments(ctx: BrandJobContext): Promise<JobFigures> {
  return { asked: await requestUnansweredPayments(ctx) };
}

/** Decides matches, settles slips and finishes interrupted rounds (requirement G12). */
async function settleHouse(ctx: BrandJobContext): Promise<JobFigures> {
  const isOpen = listedVendors(ctx).some(([code, { integration }]) => code === HOUSE && integration);
  return isOpen ? { ...(await settleDue(ctx, walletOf(ctx), ctx.now)) } : {};
}

/** Applies the retention rules of a brand's tables (docs/operating.md, "Retention"). */
async function deleteExpired(ctx: BrandJobContext): Promise<JobFigures> {
  return { ...(await cleanUp(ctx)), ...(await deleteOldRounds(ctx)), ...(await deleteOldHouseRounds(ctx)) };
}
