import type { PaymentMethod } from "~/platform/brands/config.gen";
import type { BrandWork } from "~/platform/wps/context";
import type { PaymentNews } from "../../rules/payments";
import { askHttpPayment } from "./payment-http";
import { sandboxPayAddress } from "./payment-sandbox";

/** What of an order a provider is told; the amount in minor units. */
export interface Payment {
  readonly id: string;
  readonly method: string;
  readonly amount: bigint;
  readonly fields: Readonly<Record<string, string>>;
}

/** What a provider answers: where to pay, or what became of it already. Without a clear answer it is not known. */
export type AskedPayment =
  | { readonly kind: "open"; readonly payUrl: string; readonly reference: string | null }
  | { readonly kind: "told"; readonly news: PaymentNews }
  | { readonly kind: "unknown" };

/** Asks a method's provider for a payment; the same payment again gets the same answer. */
export async function askPayment(ctx: BrandWork, method: PaymentMethod, payment: Payment): Promise<AskedPayment> {
  const { provider } = method;
  if (provider?.kind === "http") return askHttpPayment(ctx, provider, payment);
  return { kind: "open", payUrl: sandboxPayAddress(ctx, payment.id), reference: null };
}
