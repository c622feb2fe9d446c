import type { CentrePageServer } from "~/site/centre/types";
import { askedOf } from "../records/ask.server";

/** Loads the page of personal profit and loss. */
export const personalProfit = {
  async load(site, request) {
    const { pageNo: _one, ...period } = askedOf(request).asked;
    return site.wps.report.personalProfit(period);
  },
} satisfies CentrePageServer;
