import { z } from "zod";
import * as text from "~/platform/text/typed-text";

/*
 * Texts that people type, as inputs of calls. The rule of the kind runs first, so that bounds and patterns judge what is
 * kept, and an operator's own system is sent that, too. Passwords and user names of members go on as they were typed:
 * what is stored may stem from another form.
 */

const typed = (rule: (typed: string) => string, most: number) => z.string().max(MOST_TYPED).overwrite(rule).max(most);

/** Longer texts are not even read: a few characters may fold to many. */
const MOST_TYPED = 2_000;

/** A name, label or contact. @param most characters */
export const typedName = (most: number) => typed(text.nameText, most);

/** A user name of a member, as it was typed: older accounts may bear another form of it (`accounts.server.ts`). */
export const typedUserName = z.string().trim().max(255);

/** A name of an account of staff. */
export const typedStaffName = typed(text.userNameKey, 60);

/** A one-time code, or what is read in a captcha. */
export const typedCode = (most = 255) => typed(text.codeText, most);

/** A code of an authenticator app or a recovery code, whose hyphens may count for an operator's own system. */
export const typedStepCode = typed(text.invitationText, 255);

/** A phone number in any spelling. */
export const typedPhone = typed(text.phoneText, 40);

/** An e-mail address, not yet judged. */
export const typedEmail = typed(text.emailText, 255);

/** A password of any kind, as it was typed: `platform/text/typed-text.ts` says how it is hashed and compared. */
export const typedPassword = z.string().max(1_000);

/** A dialling code beside a phone number. */
export const typedDialingCode = typed(text.dialingText, 255);

/** An invitation, referral or affiliate code. */
export const typedInvitation = (most: number) => typed(text.invitationText, most);

/** The number of a bank account, an IBAN or a wallet's id, whose case may count for an operator's own system. */
export const typedAccountNumber = typed(text.codeText, 40).regex(/^[A-Za-z0-9]{5,40}$/);

/** An amount, not yet bounded. */
export const typedAmount = typed(text.amountText, 20);

/** A day. */
export const typedDay = typed(text.dayText, 255);

/** A number or id of no special kind. */
export const typedReference = (most: number) => typed(text.referenceText, most);

/** Something to search for; the search folds it. */
export const typedSearch = (most: number) => typed(text.nameText, most);
