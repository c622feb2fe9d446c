/** Where every link to customer service leads: it answers with the way that is meant for who asks (checklist A17). */
export const SERVICE_PATH = "/service";

/** The form by which visitors and members write to staff: customer service of a brand that has no other. */
export const CONTACT_PATH = "/contact";

/** How an entry opens: 1 in the page, 2 in a new tab, 3 in a window of its own; its path is then encrypted on the wire. */
export const SERVICE_IN_TAB = 2;
export const SERVICE_IN_WINDOW = 3;

/** Ranks above this have a service of their own (spec 1 section 6). */
const VIP_ABOVE = 4;

/** What tells the ways to customer service apart. */
export interface ServiceWay {
  readonly csType: "VIP" | "LIVECHAT";
  readonly type: number;
}

/**
 * The way to customer service that somebody is offered: VIP for a rank above 4, where the brand has it, else live chat.
 * @param rankLevel rank of the VIP level; 0 for visitors
 */
export function serviceFor<W extends ServiceWay>(ways: readonly W[], rankLevel: number): W | undefined {
  const first = (csType: W["csType"]) => ways.find((way) => way.csType === csType);
  return (rankLevel > VIP_ABOVE ? first("VIP") : undefined) ?? first("LIVECHAT");
}
