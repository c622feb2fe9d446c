import type { PaymentReport } from "../../rules/payments";

/** Fields of an order that are sent to the provider; the amount in minor units. */
export interface Payment {
  readonly id: string;
  readonly method: string;
  readonly amount: bigint;
  readonly fields: Readonly<Record<string, string>>;
}

/** Provider's answer: a payment page, or the final state; `unknown` without a definite answer. */
export type PaymentAnswer =
  | { readonly kind: "open"; readonly payUrl: string; readonly reference: string | null }
  | { readonly kind: "told"; readonly news: PaymentReport }
  | { readonly kind: "unknown" };
