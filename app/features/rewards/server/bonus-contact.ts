import { signedInMember } from "~/features/access/signed-in-member.server";
import { missingMessage } from "~/platform/brands/account-forms";
import type { MemberContext } from "~/platform/wps/context";
import { validationError } from "~/platform/wps/errors";

/** Contacts that a bonus may depend on. */
const BONUS_CONTACTS = ["zalo", "whatsapp"] as const;

/**
 * Refuses to redeem a bonus while the member's Zalo or WhatsApp number is missing and the brand's registration requires it.
 * Accounts created before the brand required the number can lack it.
 * @throws WpsError validation, with the missing contacts
 */
export async function assertRequiredContacts(ctx: MemberContext): Promise<void> {
  const { register } = ctx.brand.config;
  const required = BONUS_CONTACTS.filter((name) => register[name].enabled && register[name].required);
  if (required.length === 0) return;
  const { contacts } = await signedInMember(ctx);
  const missing = required.filter((name) => !contacts[name]);
  if (missing.length > 0) throw validationError(missing.map((field) => ({ field, issue: missingMessage(field).text })));
}
