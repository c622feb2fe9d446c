import type { Member } from "~/features/access/accounts.server";
import { sendMail } from "~/features/sending/mail.server";
import { sendSms } from "~/features/sending/sms.server";
import type { SiteContext } from "~/platform/wps/context";

/** New contact that replaces the former one: a number or an address. */
type NewContact = { readonly mobile: string } | { readonly email: string };

/**
 * Notifies the former number or address of an account, so the owner learns of a change by a third party. Does not wait
 * for the message; a failure is logged and does not undo the change.
 */
export function notifyFormerContact(ctx: SiteContext, who: Member, replaced: NewContact): void {
  const { brand, language, log } = ctx;
  const translated = (key: string) =>
    ctx.translate(brand, language, key, { brand: brand.config.name, name: who.nickname });
  const delivery =
    "mobile" in replaced
      ? who.mobile && who.mobile !== replaced.mobile && sendSms(ctx, who.mobile, translated("common:sms.replaced"))
      : who.email &&
        who.email !== replaced.email &&
        sendMail(ctx, {
          to: who.email,
          subject: translated("common:mail.replaced.subject"),
          text: translated("common:mail.replaced.text"),
        });
  if (delivery) delivery.catch(() => log.warn({ brand: brand.code }, "the notice to a previous contact was not sent"));
}
