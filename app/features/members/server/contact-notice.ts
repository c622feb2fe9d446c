import type { Member } from "~/features/access/accounts.server";
import { sendMail } from "~/features/sending/mail.server";
import { sendSms } from "~/features/sending/sms.server";
import type { SiteContext } from "~/platform/wps/context";

/** What took the place of a contact: one of the two. */
type Replaced = { readonly mobile: string } | { readonly email: string };

/**
 * Tells the number or the address that an account no longer has: if it was not its owner who changed it, this is how he
 * hears of it. Not waited for, and no reason to refuse what is done.
 */
export function tellFormerContact(ctx: SiteContext, who: Member, replaced: Replaced): void {
  const { brand, language, log } = ctx;
  const say = (key: string) => ctx.translate(brand, language, key, { brand: brand.config.name, name: who.nickname });
  const told =
    "mobile" in replaced
      ? who.mobile && who.mobile !== replaced.mobile && sendSms(ctx, who.mobile, say("common:sms.replaced"))
      : who.email &&
        who.email !== replaced.email &&
        sendMail(ctx, {
          to: who.email,
          subject: say("common:mail.replaced.subject"),
          text: say("common:mail.replaced.text"),
        });
  if (told) told.catch(() => log.warn({ brand: brand.code }, "A former contact was not told."));
}
