import type { MailProvider } from "~/platform/brands/config.gen";
import { countDelivery } from "~/platform/outgoing/deliveries";
import { missingAnswerReason } from "~/platform/outgoing/missing-answer-reason";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { storeInOutbox } from "./server/outbox";

/** Timeout of each step of an SMTP session, ms. */
const TIMEOUT_MS = 10_000;

/** Mail to one receiver. */
export interface OutgoingMail {
  /** Address without a display name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Same content as HTML, for mail programs that render it. */
  readonly html?: string;
}

/**
 * Sends a mail with the brand's provider (`providers.mail`). Neither its text nor the address is logged.
 * @throws WpsError deliveryFailed if the mail server does not accept it
 */
export async function sendMail(ctx: SiteContext, mail: OutgoingMail): Promise<void> {
  const chosen = ctx.brand.config.providers.mail;
  if (chosen.kind === "smtp") return overSmtp(ctx, chosen, mail);
  await storeInOutbox(ctx, { channel: "mail", receiver: mail.to, subject: mail.subject, body: mail.text });
}

async function overSmtp(ctx: SiteContext, smtp: MailProvider & { kind: "smtp" }, mail: OutgoingMail): Promise<void> {
  const { from, kind: _, ...server } = smtp;
  const opened = ctx.outgoing.mail(ctx.brand.code, { ...server, timeoutMs: TIMEOUT_MS });
  const transport = await opened.catch((error: Error) => {
    throw deliveryFailure(ctx, { reason: missingAnswerReason(error) });
  });
  const { to, ...content } = mail;
  await transport
    // Objects, because a string could be parsed as a list of addresses.
    .sendMail({ ...content, from: { name: ctx.brand.config.name, address: from }, to: { name: "", address: to } })
    .catch((error: { code?: string; responseCode?: number }) => {
      throw deliveryFailure(ctx, { reason: error.code, status: error.responseCode });
    })
    .finally(() => transport.close());
  countDelivery(ctx.db, "mail", true, ctx.now);
}

function deliveryFailure({ brand, db, log, now }: SiteContext, why: object): WpsError {
  countDelivery(db, "mail", false, now);
  log.error({ brand: brand.code, ...why }, "the mail server did not accept an e-mail");
  return new WpsError("deliveryFailed");
}
