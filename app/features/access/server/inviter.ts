import type { Transaction } from "~/platform/db/transaction";
import { isAgentType, isDemoType } from "~/platform/wps/account-types";
import { findMember, type Member } from "../accounts.server";

/** Registration fields that name the inviter. */
export interface Invitation {
  readonly affiliateCode?: string | undefined;
  readonly referralCode?: string | undefined;
  readonly recommenderId?: string | undefined;
}

/**
 * Returns the inviter: an agent by affiliate code, any member by referral code, and either by user name or code. Null for none.
 */
export async function findInviter(tx: Transaction, invitation: Invitation): Promise<Member | null> {
  const { affiliateCode, recommenderId, referralCode } = invitation;
  const code = affiliateCode || referralCode || recommenderId || "";
  const found =
    (await findMember(tx, { referralCode: code })) ??
    (recommenderId ? await findMember(tx, { account: recommenderId }) : null);
  if (!found || found.locked || isDemoType(found.type)) return null;
  return affiliateCode && !isAgentType(found.type) ? null : found;
}
