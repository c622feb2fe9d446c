import type { SiteContext } from "~/site/app-context";
import { formDispatcher, newRequestId, pageNumberOf } from "~/site/centre/parts/parts.server";
import type { CentrePageServer } from "~/site/centre/types";
import { answerClaim } from "./claim-answer.server";

async function load({ wps }: SiteContext, request: Request) {
  const pageNo = pageNumberOf(new URL(request.url).searchParams);
  const [list, raffle] = await Promise.all([wps.promotion.rewards({ pageNo }), wps.promotion.raffle({})]);
  return { ...list, raffle, requestId: newRequestId() };
}

const action = formDispatcher({
  claim: {
    form: (values) => ({ fields: [], values }),
    async carryOut(site, values) {
      const { id = "", requestId = "" } = values;
      const { reward } = await site.wps.promotion.claimReward({ id, requestId });
      return answerClaim(site, values, reward.amount);
    },
  },
  draw: {
    form: (values) => ({ fields: [], values }),
    async carryOut(site, values) {
      const { amount } = await site.wps.promotion.raffleClaim({ requestId: values["requestId"] ?? "" });
      return answerClaim(site, values, amount);
    },
  },
});

/** Unclaimed rewards, claimed rewards and the daily prize draw, with the actions that claim and draw. */
export const rewardCenter = { load, action } satisfies CentrePageServer;
