/** Path of every link to customer service. It redirects to the service of the caller (requirement A17). */
export const SERVICE_PATH = "/service";

/** Path of the contact form to staff: customer service of a brand without another one. */
export const CONTACT_PATH = "/contact";

/**
 * Types of an entry: 1 opens in the page, 2 in a new tab, 3 in a separate window, with a path that is encrypted on the
 * wire.
 */
export const SERVICE_IN_TAB = 2;
export const SERVICE_IN_WINDOW = 3;

/** Ranks above this have a separate service (requirement A17). */
const VIP_ABOVE = 4;

/** Properties that distinguish customer service entries. */
export interface ServiceWay {
  readonly csType: "VIP" | "LIVECHAT";
  readonly type: number;
}

/**
 * Returns the customer service entry for a rank: VIP above rank 4, if the brand has it, else live chat.
 *
 * @param rankLevel rank of the VIP level; 0 for visitors
 */
export function serviceFor<W extends ServiceWay>(ways: readonly W[], rankLevel: number): W | undefined {
  const first = (csType: W["csType"]) => ways.find((way) => way.csType === csType);
  return (rankLevel > VIP_ABOVE ? first("VIP") : undefined) ?? first("LIVECHAT");
}
