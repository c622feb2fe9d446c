import { pageNumberOf } from "~/site/centre/parts/parts.server";
import type { CentrePageServer } from "~/site/centre/types";

/** Claimed rewards with their turnover progress. */
export const bonusDetails = {
  load: ({ wps }, request) => wps.promotion.bonusDetails({ pageNo: pageNumberOf(new URL(request.url).searchParams) }),
} satisfies CentrePageServer;
