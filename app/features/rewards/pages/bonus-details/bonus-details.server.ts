import { pageOf } from "~/site/centre/parts/parts.server";
import type { CentrePageServer } from "~/site/centre/types";

/** What was claimed, and how much of each has been bet. */
export const bonusDetails = {
  load: ({ wps }, request) => wps.promotion.bonusDetails({ pageNo: pageOf(new URL(request.url).searchParams) }),
} satisfies CentrePageServer;
