import { createTransport } from "nodemailer";
import type { MailProvider } from "~/core/config.gen";
import type { SiteContext } from "~/engine/context";
import { noteDelivery } from "~/engine/health/deliveries";
import { WpsError } from "~/wps/errors";
import { keepInOutbox } from "./outbox";

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
  const { host, port, secure, from, userEnv, passwordEnv } = smtp;
  const [user, pass] = [ctx.providerSecret(userEnv), ctx.providerSecret(passwordEnv)];
  if (!user || !pass) throw failed(ctx, { reason: `${user ? passwordEnv : userEnv} is not set` });
  const transport = createTransport({
    host,
    port,
    secure,
    // The password never travels in the open.
    requireTLS: true,
    auth: { user, pass },
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
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
