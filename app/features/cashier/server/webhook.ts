import { z } from "zod";
import { readText } from "~/platform/wps/body";
import type { SiteContext } from "~/platform/wps/context";
import { isWpsError } from "~/platform/wps/errors";
import { type NoticeResult, receiveNotice } from "./notices";
import { type HttpProvider, paidAmount } from "./providers/payment-http";
import { isSigned, SIGNATURE_HEADERS } from "./providers/payment-signature";

/** Maximum body size, kB. */
const BODY_KB = 16;

const body = z.object({
  eventId: z.string().min(1).max(100),
  paymentId: z.uuid(),
  state: z.enum(["pending", "paid", "refused"]),
  reference: z.string().min(1).max(100).nullish(),
  amount: z.string().max(20).nullish(),
  currency: z.string().max(3).nullish(),
});

const STATUS: Readonly<Record<NoticeResult, number>> = {
  applied: 200,
  ignored: 200,
  repeated: 200,
  conflict: 409,
  unknown: 404,
};

const resultResponse = (status: number, result: string): Response =>
  Response.json({ result }, { status, headers: { "cache-control": "no-store" } });

/**
 * Receives notifications of payment providers (docs/payment-provider.md): `POST /wps/payment/webhook/<method>`. Messages must be
 * signed with the method's webhook secret. On 2xx the provider need not repeat the message.
 * @param method path after the prefix
 */
export async function paymentWebhook(request: Request, ctx: SiteContext, method: string): Promise<Response> {
  const provider = httpProvider(ctx, method);
  if (!provider) return resultResponse(404, "unknownMethod");
  if (request.method !== "POST") return resultResponse(405, "methodNotAllowed");
  const text = await readText(request, BODY_KB).catch(refusedBody);
  if (text === null) return resultResponse(413, "tooLarge");
  if (!isTheirs(ctx, provider, request, text)) return resultResponse(401, "signature");
  const parsed = body.safeParse(jsonOf(text));
  if (!parsed.success) return resultResponse(422, "malformed");
  const { eventId, paymentId: orderId, reference = null, state } = parsed.data;
  const amount = paidAmount(ctx, parsed.data);
  const result = await receiveNotice(ctx, { eventId, orderId, method, state, amount, reference });
  return resultResponse(STATUS[result], result);
}

function httpProvider({ brand }: SiteContext, method: string): HttpProvider | null {
  const { paymentMethods } = brand.config;
  const provider = Object.hasOwn(paymentMethods, method) ? paymentMethods[method]?.provider : undefined;
  return provider?.kind === "http" ? provider : null;
}

function refusedBody(error: unknown): null {
  if (isWpsError(error)) return null;
  throw error;
}

function isTheirs(ctx: SiteContext, provider: HttpProvider, request: Request, text: string): boolean {
  const { headers, method, url } = request;
  const secret = secretOf(ctx, provider);
  if (secret === null) return false;
  const [keyId = "", time = "", signature = ""] = [
    SIGNATURE_HEADERS.keyId,
    SIGNATURE_HEADERS.time,
    SIGNATURE_HEADERS.signature,
  ].map((name) => headers.get(name) ?? "");
  const message = { method, path: new URL(url).pathname, time, keyId, body: text };
  return keyId === provider.keyId && isSigned(secret, message, signature, ctx.now);
}

function secretOf({ brand, log, outgoing }: SiteContext, { webhookSecretEnv }: HttpProvider): string | null {
  try {
    return outgoing.secret(brand.code, webhookSecretEnv);
  } catch (error) {
    log.error(
      { brand: brand.code, reason: (error as Error).message },
      "notifications of a payment provider cannot be accepted",
    );
    return null;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
