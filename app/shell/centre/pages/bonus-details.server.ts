import type { CentrePageServer } from "~/shell/centre/types";
import { pageOf } from "./cashier/parts.server";

/** What was claimed, and how much of each has been bet. */
export const bonusDetails = {
  load: ({ wps }, request) => wps.promotion.bonusDetails({ pageNo: pageOf(new URL(request.url).searchParams) }),
} satisfies CentrePageServer;
