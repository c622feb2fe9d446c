import { aBrand } from "../helpers/tenants";
import { aToken } from "../helpers/wps/members";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

/** One day in ms. */
export const DAY = 86_400_000;

/** Rule of a contact that a brand requires. */
const CONTACT = { enabled: true, required: true };

/** Opens a site: `lotus` has referrals and its own rebate, `harbor` only the base, and `coral` requires Zalo and WhatsApp. */
export const aRewardSite = () =>
  aWpsSite([
    aBrand("lotus", {
      timeZone: "Asia/Manila",
      flags: { referral: true },
      // The margin of live games is too small for this rebate: the brand offers none.
      vendors: ["REEL"],
      rewards: { rebate: { LIVE: "0.001" }, weights: { rewards: { categories: { LIVE: "1" } } } },
    }),
    aBrand("harbor"),
    aBrand("coral", { register: { whatsapp: CONTACT, zalo: CONTACT } }),
  ]);

/** Returns the calls of a member who signs in again a day later. */
export async function tomorrow(site: WpsSite, account: string) {
  const now = NOW + DAY;
  return site.as({ token: await aToken({ ...site, now }, account), now });
}
