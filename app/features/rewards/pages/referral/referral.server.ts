import { drawQr } from "~/platform/text/qr.server";
import { pageNumberOf } from "~/site/centre/parts/parts.server";
import type { CentrePageServer } from "~/site/centre/types";

/** The member's code, link and QR code, their invited friends and the rewards from them. */
export const referral = {
  async load({ wps }, request) {
    const found = await wps.promotion.referral({ pageNo: pageNumberOf(new URL(request.url).searchParams) });
    // The link is private to the member, so its QR code is inlined: no address serves it to others.
    const qr = `data:image/svg+xml;base64,${Buffer.from(drawQr(found.link)).toString("base64")}`;
    return { ...found, qr };
  },
} satisfies CentrePageServer;
