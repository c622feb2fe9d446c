import { z } from "zod";
import type { PaymentProvider } from "~/platform/brands/config.gen";
import { wireMoney } from "~/platform/money/amounts";
import { parseAmount } from "~/platform/money/money";
import { countDelivery } from "~/platform/outgoing/deliveries";
import { missingAnswerReason } from "~/platform/outgoing/missing-answer-reason";
import type { BrandWork, SiteContext } from "~/platform/wps/context";
import { readLimited } from "~/platform/wps/read-limited";
import { paymentReturn } from "../../payment-return.server";
import type { Payment, PaymentAnswer } from "./payment";
import { SIGNATURE_HEADERS, signPayment } from "./payment-signature";

/** A provider that implements the protocol of docs/payment-provider.md. */
export type HttpProvider = PaymentProvider & { readonly kind: "http" };

/** Time limit for a provider's answer, ms. */
const TIMEOUT_MS = 10_000;
/** Maximum size of an answer, bytes. */
const MOST_BYTES = 64 * 1024;
/** Error statuses that do not decide the payment: timeout, conflict, too early, too many requests. */
const UNDECIDED_STATUSES = new Set([408, 409, 425, 429]);

const answerSchema = z.object({
  state: z.enum(["pending", "paid", "refused"]),
  reference: z.string().min(1).max(100).nullish(),
  payUrl: z.string().max(2_000).nullish(),
  amount: z.string().max(20).nullish(),
  currency: z.string().max(3).nullish(),
});

/**
 * Returns the paid amount reported by a provider, minor units; null for another currency, or too many decimals for the brand's
 * currency.
 */
export function paidAmount(
  { brand }: Pick<SiteContext, "brand">,
  { amount, currency }: { readonly amount?: string | null | undefined; readonly currency?: string | null | undefined },
): bigint | null {
  const { code, scale } = brand.config.currency;
  return currency === code && amount ? parseAmount(amount, scale) : null;
}

/**
 * Creates a payment, or requests its state: the provider identifies it by its id. After a timeout, an invalid answer or a server
 * error the state is unknown; only a definite refusal counts as one (pitfalls: unknown is not failed).
 */
export async function createHttpPayment(
  ctx: BrandWork,
  provider: HttpProvider,
  payment: Payment,
): Promise<PaymentAnswer> {
  const asked = await ask(ctx, provider, payment);
  const service = { kind: "payment", brand: ctx.brand.code, name: payment.method } as const;
  countDelivery(ctx.db, service, asked.kind !== "unknown", ctx.now);
  return asked;
}

async function ask(ctx: BrandWork, provider: HttpProvider, payment: Payment): Promise<PaymentAnswer> {
  const response = await send(ctx, provider, payment).catch((error: Error) => error);
  if (response instanceof Error) return unknown(ctx, payment, { reason: missingAnswerReason(response) });
  const { status } = response;
  const text = await textOf(response);
  if (status >= 400 && status < 500 && !UNDECIDED_STATUSES.has(status)) {
    ctx.log.warn({ brand: ctx.brand.code, order: payment.id, status }, "a payment provider refused a payment");
    return { kind: "told", news: { state: "refused", amount: null } };
  }
  const parsed = response.ok && text !== null ? answerSchema.safeParse(jsonOf(text)) : null;
  if (!parsed?.success) return unknown(ctx, payment, { status, reason: "the answer does not follow the protocol" });
  const { payUrl, reference = null, state } = parsed.data;
  if (state !== "pending") return { kind: "told", news: { state, amount: paidAmount(ctx, parsed.data) } };
  if (!payUrl || !mayLeadTo(payUrl, provider))
    return unknown(ctx, payment, { status, reason: "the answer has no valid payment address" });
  return { kind: "open", payUrl, reference };
}

async function send(ctx: BrandWork, { keyId, secretEnv, url }: HttpProvider, payment: Payment): Promise<Response> {
  const { brand, language, now, outgoing } = ctx;
  const secret = outgoing.secretFor(brand.code, secretEnv, url);
  const { origin, currency } = brand.config;
  const body = JSON.stringify({
    paymentId: payment.id,
    method: payment.method,
    amount: wireMoney(ctx, payment.amount),
    currency: currency.code,
    fields: payment.fields,
    language,
    returnUrl: `${origin}${paymentReturn(payment.id)}`,
    webhookUrl: `${origin}/wps/payment/webhook/${payment.method}`,
  });
  const time = String(Math.floor(now / 1000));
  const signature = signPayment(secret, { method: "POST", path: new URL(url).pathname, time, keyId, body });
  return outgoing.fetch(brand.code, url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      [SIGNATURE_HEADERS.keyId]: keyId,
      [SIGNATURE_HEADERS.time]: time,
      [SIGNATURE_HEADERS.signature]: signature,
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/** Returns the answer's text; null when it is incomplete or too long. */
const textOf = (response: Response): Promise<string | null> => readLimited(response, MOST_BYTES).catch(() => null);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns true for a payment page on https, or (for development) on the origin of a provider that uses http. */
function mayLeadTo(payUrl: string, provider: HttpProvider): boolean {
  if (!URL.canParse(payUrl)) return false;
  const [there, own] = [new URL(payUrl), new URL(provider.url)];
  return there.protocol === "https:" || (own.protocol === "http:" && there.origin === own.origin);
}

function unknown({ brand, log }: BrandWork, { id }: Payment, why: object): PaymentAnswer {
  log.error(
    { brand: brand.code, order: id, ...why },
    "the state of a payment is unknown: the provider gave no valid answer",
  );
  return { kind: "unknown" };
}
