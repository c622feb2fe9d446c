import { z } from "zod";
import * as text from "~/platform/text/typed-text";

/*
 * Typed text as inputs of calls. The rule of the kind runs first, so bounds and patterns apply to the stored form,
 * which upstream systems also get. Passwords and user names of members are passed unchanged: the stored value may have
 * another form.
 */

const typed = (rule: (typed: string) => string, most: number) => z.string().max(MOST_TYPED).overwrite(rule).max(most);

/** Longer texts are refused before normalisation, because a few characters may expand to many. */
const MOST_TYPED = 2_000;

/** Name, label or contact. @param most maximum number of characters */
export const typedName = (most: number) => typed(text.nameText, most);

/** User name of a member, unchanged: older accounts may have another form of it (`accounts.server.ts`). */
export const typedUserName = z.string().trim().max(255);

/** Name of a staff account. */
export const typedStaffName = typed(text.userNameKey, 60);

/** One-time code, or the text of a captcha. */
export const typedCode = (most = 255) => typed(text.codeText, most);

/** Code of an authenticator app or a recovery code. Hyphens are kept, because they may matter to an upstream system. */
export const typedStepCode = typed(text.invitationText, 255);

/** Phone number in any notation. */
export const typedPhone = typed(text.phoneText, 40);

/** E-mail address, not yet validated. */
export const typedEmail = typed(text.emailText, 255);

/** Password of any kind, unchanged. `platform/text/typed-text.ts` defines its form for hashing and comparison. */
export const typedPassword = z.string().max(1_000);

/** Dialling code next to a phone number. */
export const typedDialingCode = typed(text.dialingText, 255);

/** Invitation, referral or affiliate code. */
export const typedInvitation = (most: number) => typed(text.invitationText, most);

/** Number of a bank account, an IBAN or a wallet id. Case is kept, because it may matter to an upstream system. */
export const typedAccountNumber = typed(text.codeText, 40).regex(/^[A-Za-z0-9]{5,40}$/);

/** Amount without bounds. */
export const typedAmount = typed(text.amountText, 20);

/** Date. */
export const typedDay = typed(text.dayText, 255);

/** Number or id of a general kind. */
export const typedReference = (most: number) => typed(text.referenceText, most);

/** Search term; the search folds it. */
export const typedSearch = (most: number) => typed(text.nameText, most);
