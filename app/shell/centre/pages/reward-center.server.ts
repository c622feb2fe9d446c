import type { SiteContext } from "~/lib/app-context";
import type { CentrePageServer } from "~/shell/centre/types";
import { actBy, newRequestId, pageOf } from "./cashier/parts.server";
import { paid } from "./rewards/parts.server";

async function load({ wps }: SiteContext, request: Request) {
  const pageNo = pageOf(new URL(request.url).searchParams);
  const [list, raffle] = await Promise.all([wps.promotion.rewards({ pageNo }), wps.promotion.raffle({})]);
  return { ...list, raffle, requestId: newRequestId() };
}

const action = actBy({
  claim: {
    form: (values) => ({ fields: [], values }),
    async carryOut(site, values) {
      const { id = "", requestId = "" } = values;
      const { reward } = await site.wps.promotion.claimReward({ id, requestId });
      return paid(site, values, reward.amount);
    },
  },
  draw: {
    form: (values) => ({ fields: [], values }),
    async carryOut(site, values) {
      const { amount } = await site.wps.promotion.raffleClaim({ requestId: values["requestId"] ?? "" });
      return paid(site, values, amount);
    },
  },
});

/** What waits to be claimed, what was claimed, and the prize draw of the day. */
export const rewardCenter = { load, action } satisfies CentrePageServer;
