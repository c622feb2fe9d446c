import type { SiteContext } from "~/site/app-context";
import { formDispatcher, newRequestId } from "~/site/centre/parts/parts.server";
import type { CentrePageServer } from "~/site/centre/types";
import { answerClaim } from "../reward-center/claim-answer.server";

async function load({ wps }: SiteContext) {
  return { ...(await wps.promotion.manualRebate({})), requestId: newRequestId() };
}

const action = formDispatcher({
  rebate: {
    form: (values) => ({ fields: [], values }),
    async carryOut(site, values) {
      const { amount } = await site.wps.promotion.claimRebate({ requestId: values["requestId"] ?? "" });
      return answerClaim(site, values, amount);
    },
  },
});

/** Rebate by category, and the action that claims it. */
export const manualRebate = { load, action } satisfies CentrePageServer;
