import type { MailProvider } from "~/platform/brands/config.gen";
import { noteDelivery } from "~/platform/outgoing/deliveries";
import { noAnswer } from "~/platform/outgoing/no-answer";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { keepInOutbox } from "./server/outbox";

/** How long each step of the talk with a mail server may take, ms. */
const TIMEOUT_MS = 10_000;

/** A mail to one person. */
export interface Mail {
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as HTML, for programs that show it. */
  readonly html?: string;
}

/**
 * Sends a mail by what the brand has chosen (`providers.mail`). Neither its text nor the address is logged.
 * @throws WpsError deliveryFailed when the mail server does not take it
 */
export async function sendMail(ctx: SiteContext, mail: Mail): Promise<void> {
  const chosen = ctx.brand.config.providers.mail;
  if (chosen.kind === "smtp") return overSmtp(ctx, chosen, mail);
  await keepInOutbox(ctx, { channel: "mail", receiver: mail.to, subject: mail.subject, body: mail.text });
}

async function overSmtp(ctx: SiteContext, smtp: MailProvider & { kind: "smtp" }, mail: Mail): Promise<void> {
  const { from, kind: _, ...server } = smtp;
  const opened = ctx.outgoing.mail(ctx.brand.code, { ...server, timeoutMs: TIMEOUT_MS });
  const transport = await opened.catch((error: Error) => {
    throw failed(ctx, { reason: noAnswer(error) });
  });
  const { to, ...content } = mail;
  await transport
    // As objects: what stands in them is one address, never a list.
    .sendMail({ ...content, from: { name: ctx.brand.config.name, address: from }, to: { name: "", address: to } })
    .catch((error: { code?: string; responseCode?: number }) => {
      throw failed(ctx, { reason: error.code, status: error.responseCode });
    })
    .finally(() => transport.close());
  noteDelivery(ctx.db, "mail", true, ctx.now);
}

function failed({ brand, db, log, now }: SiteContext, why: object): WpsError {
  noteDelivery(db, "mail", false, now);
  log.error({ brand: brand.code, ...why }, "The mail server did not take a mail.");
  return new WpsError("deliveryFailed");
}
