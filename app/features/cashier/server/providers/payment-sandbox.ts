import { createHmac, timingSafeEqual } from "node:crypto";
import { keyFor } from "~/platform/secrets/keys";
import type { SiteContext } from "~/platform/wps/context";

/** Signs the address of one order's page: who does not have it pays nothing. */
const ticketOf = (ctx: Pick<SiteContext, "secret" | "brand">, orderId: string): string =>
  createHmac("sha256", keyFor(ctx, "payLink")).update(orderId).digest("base64url");

/** The page of a demo brand that stands in for a payment provider. */
export const sandboxPayAddress = (ctx: Pick<SiteContext, "secret" | "brand">, orderId: string): string =>
  `/pay/sandbox/${orderId}?ticket=${ticketOf(ctx, orderId)}`;

/** Whether a ticket came with an order's address. */
export function isSandboxTicket(ctx: Pick<SiteContext, "secret" | "brand">, orderId: string, ticket: string): boolean {
  const [right, given] = [Buffer.from(ticketOf(ctx, orderId)), Buffer.from(ticket)];
  return given.length === right.length && timingSafeEqual(given, right);
}
