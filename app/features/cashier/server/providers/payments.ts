import type { PaymentMethod } from "~/platform/brands/config.gen";
import type { BrandWork } from "~/platform/wps/context";
import type { Payment, PaymentAnswer } from "./payment";
import { createHttpPayment } from "./payment-http";
import { sandboxPayAddress } from "./payment-sandbox";

/** Requests a payment from the method's provider; the same payment gets the same answer again. */
export async function createPayment(ctx: BrandWork, method: PaymentMethod, payment: Payment): Promise<PaymentAnswer> {
  const { provider } = method;
  if (provider?.kind === "http") return createHttpPayment(ctx, provider, payment);
  return { kind: "open", payUrl: sandboxPayAddress(ctx, payment.id), reference: null };
}
