import type { SiteContext } from "~/lib/app-context";
import type { CentrePageServer } from "~/shell/centre/types";
import { actBy, newRequestId } from "./cashier/parts.server";
import { paid } from "./rewards/parts.server";

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

/** What comes back of bets, and claiming it. */
export const manualRebate = { load, action } satisfies CentrePageServer;
