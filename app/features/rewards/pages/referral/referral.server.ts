import { drawQr } from "~/platform/text/qr.server";
import { pageOf } from "~/site/centre/parts/parts.server";
import type { CentrePageServer } from "~/site/centre/types";

/** The member's link and code, whom he invited, and what that has brought. */
export const referral = {
  async load({ wps }, request) {
    const found = await wps.promotion.referral({ pageNo: pageOf(new URL(request.url).searchParams) });
    // The link is the member's own: its picture comes with the page, no address draws it for others.
    const qr = `data:image/svg+xml;base64,${Buffer.from(drawQr(found.link)).toString("base64")}`;
    return { ...found, qr };
  },
} satisfies CentrePageServer;
