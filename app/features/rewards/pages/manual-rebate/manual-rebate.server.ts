import type { SiteContext } from "~/site/app-context";
import { actBy, newRequestId } from "~/site/centre/parts/parts.server";
import type { CentrePageServer } from "~/site/centre/types";
import { paid } from "../reward-center/parts.server";

async function load({ wps }: SiteContext) {
  return { ...(await wps.promotion.manualRebate({})), requestId: newRequestId() };
}

const action = actBy({
  rebate: {
    form: (values) => ({ fields: [], values }),
    async carryOut(site, values) {
      const { amount } = await site.wps.promotion.claimRebate({ requestId: values["requestId"] ?? "" });
      return paid(site, values, amount);
    },
  },
});

/** Rebate by category, and the action that claims it. */
export const manualRebate = { load, action } satisfies CentrePageServer;
