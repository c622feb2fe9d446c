import type { SmsProvider } from "~/platform/brands/config.gen";
import { countDelivery } from "~/platform/outgoing/deliveries";
import { missingAnswerReason } from "~/platform/outgoing/missing-answer-reason";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { storeInOutbox } from "./server/outbox";

/** Timeout of a gateway's response, ms. */
const TIMEOUT_MS = 10_000;

/**
 * Sends a text message with the brand's provider (`providers.sms`). Neither the text nor the number is logged.
 * @param to number in E.164
 * @throws WpsError deliveryFailed if the gateway does not accept it
 */
export async function sendSms(ctx: SiteContext, to: string, text: string): Promise<void> {
  const { sms } = ctx.brand.config.providers;
  if (sms.kind === "http") return post(ctx, sms, { to, from: sms.from, text });
  await storeInOutbox(ctx, { channel: "sms", receiver: to, subject: null, body: text });
}

/**
 * Sends one POST with JSON and a bearer token. Any 2xx status means that the gateway accepted the message
 * (docs/operating.md).
 */
async function post(ctx: SiteContext, { url, tokenEnv }: SmsProvider & { kind: "http" }, message: object) {
  const response = await send(ctx, url, tokenEnv, message).catch((error: Error) => {
    throw deliveryFailure(ctx, { reason: missingAnswerReason(error) });
  });
  await response.body?.cancel();
  if (!response.ok) throw deliveryFailure(ctx, { status: response.status });
  countDelivery(ctx.db, "sms", true, ctx.now);
}

async function send({ brand, outgoing }: SiteContext, url: string, tokenEnv: string, message: object) {
  const token = outgoing.secretFor(brand.code, tokenEnv, url);
  return outgoing.fetch(brand.code, url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

function deliveryFailure({ brand, db, log, now }: SiteContext, why: object): WpsError {
  countDelivery(db, "sms", false, now);
  log.error({ brand: brand.code, ...why }, "the SMS gateway did not accept a message");
  return new WpsError("deliveryFailed");
}
