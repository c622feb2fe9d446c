import { pageOf } from "~/site/centre/parts/parts.server";
import type { CentrePageServer } from "~/site/centre/types";

/** Claimed rewards with their turnover progress. */
export const bonusDetails = {
  load: ({ wps }, request) => wps.promotion.bonusDetails({ pageNo: pageOf(new URL(request.url).searchParams) }),
} satisfies CentrePageServer;
