import type { Transaction } from "~/platform/db/transaction";
import { isAgentType, isDemoType } from "~/platform/wps/account-types";
import { findMember, type Member } from "../accounts.server";

/** The ways to name who invited somebody; each is a field of the registration. */
export interface Invitation {
  readonly affiliateCode?: string | undefined;
  readonly referralCode?: string | undefined;
  readonly recommenderId?: string | undefined;
}

/** Who invites by this: an agent by his code, any member by his, and either by user name or code. Null for nobody. */
export async function findInviter(tx: Transaction, invitation: Invitation): Promise<Member | null> {
  const { affiliateCode, recommenderId, referralCode } = invitation;
  const code = affiliateCode || referralCode || recommenderId || "";
  const found =
    (await findMember(tx, { referralCode: code })) ??
    (recommenderId ? await findMember(tx, { account: recommenderId }) : null);
  if (!found || found.locked || isDemoType(found.type)) return null;
  return affiliateCode && !isAgentType(found.type) ? null : found;
}
