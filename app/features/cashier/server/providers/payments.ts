import type { PaymentMethod } from "~/platform/brands/config.gen";
import type { BrandWork } from "~/platform/wps/context";
import type { AskedPayment, Payment } from "./payment";
import { askHttpPayment } from "./payment-http";
import { sandboxPayAddress } from "./payment-sandbox";

/** Requests a payment from the method's provider; the same payment gets the same answer again. */
export async function askPayment(ctx: BrandWork, method: PaymentMethod, payment: Payment): Promise<AskedPayment> {
  const { provider } = method;
  if (provider?.kind === "http") return askHttpPayment(ctx, provider, payment);
  return { kind: "open", payUrl: sandboxPayAddress(ctx, payment.id), reference: null };
}
