import { sessionAllowanceKey } from "~/features/access/allowance.server";
import { checkCode, spendCodes } from "~/features/access/codes.server";
import { mailAddress } from "~/features/access/mail-address.server";
import { proveOwner } from "~/features/access/owner.server";
import { toE164 } from "~/features/access/phone.server";
import { signedInMember } from "~/features/access/signed-in-member.server";
import { violatedUniqueKey } from "~/platform/db/errors";
import type { MemberContext, SiteContext } from "~/platform/wps/context";
import { validationError, WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { notifyFormerContact } from "./server/contact-notice";
import * as sql from "./server/profile.sql.gen";

type BindContactInput = Parameters<Implementation<"member">["bindContact"]>[1];

/** Binds a mobile number or an e-mail address, verified by a code; see the call `bindContact`. */
export async function bindContact(ctx: MemberContext, given: BindContactInput) {
  const contact = contactOf(ctx, given);
  const receiver = "mobile" in contact ? contact.mobile : contact.email;
  const who = await signedInMember(ctx);
  const owner = await proveOwner(ctx, who, given);
  const typed = { receiver, code: given.verificationCode, key: sessionAllowanceKey(who.id) };
  const right = await checkCode(ctx, { purpose: "contact", ...typed });
  // The unique index decides if two accounts bind the same number at the same time.
  await spendCodes(ctx, [right, ...owner], (tx) =>
    contact.mobile === undefined
      ? tx.run(sql.setEmail, { id: who.id, email: contact.email })
      : tx.run(sql.setMobile, { id: who.id, mobile: contact.mobile }),
  ).catch(rethrowTaken);
  notifyFormerContact(ctx, who, contact);
  return {};
}

/**
 * Returns the contact to bind.
 * @throws WpsError validation unless exactly one of the two is given, invalidPhone
 */
function contactOf(ctx: SiteContext, { countryDialingCode, email, mobileNum }: BindContactInput) {
  if (mobileNum && email) throw validationError([{ field: "email", issue: "one_contact_only" }]);
  if (mobileNum) return { mobile: toE164(ctx, mobileNum, countryDialingCode) };
  if (email) return { email: mailAddress(ctx, email) };
  throw validationError([{ field: "mobileNum", issue: "errors:required.mobileNum" }]);
}

/**
 * Converts a unique violation of the mobile number.
 * @throws WpsError mobileTaken
 */
function rethrowTaken(error: unknown): never {
  if (violatedUniqueKey(error) !== "member_mobile") throw error;
  throw new WpsError("mobileTaken", {}, { issues: [{ field: "mobileNum", issue: "taken" }] });
}
