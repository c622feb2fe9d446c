import { createHmac, timingSafeEqual } from "node:crypto";
import { keyFor } from "~/platform/secrets/keys";
import type { SiteContext } from "~/platform/wps/context";

/** Signs the URL of one order's payment page, so that only holders of the URL can pay. */
const ticketOf = (ctx: Pick<SiteContext, "secret" | "brand">, orderId: string): string =>
  createHmac("sha256", keyFor(ctx, "payLink")).update(orderId).digest("base64url");

/** Path of the page that replaces a payment provider on a demo brand. */
export const sandboxPayAddress = (ctx: Pick<SiteContext, "secret" | "brand">, orderId: string): string =>
  `/pay/sandbox/${orderId}?ticket=${ticketOf(ctx, orderId)}`;

/** Returns true when the ticket matches the order. */
export function isSandboxTicket(ctx: Pick<SiteContext, "secret" | "brand">, orderId: string, ticket: string): boolean {
  const [right, given] = [Buffer.from(ticketOf(ctx, orderId)), Buffer.from(ticket)];
  return given.length === right.length && timingSafeEqual(given, right);
}
