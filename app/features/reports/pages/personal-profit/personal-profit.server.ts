import type { CentrePageServer } from "~/site/centre/types";
import { readRecordQuery } from "../records/record-query.server";

/** Loads the page of personal profit and loss. */
export const personalProfit = {
  async load(site, request) {
    const { pageNo: _one, ...period } = readRecordQuery(request).asked;
    return site.wps.report.personalProfit(period);
  },
} satisfies CentrePageServer;
