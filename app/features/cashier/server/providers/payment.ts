import type { PaymentNews } from "../../rules/payments";

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
