import { and, eq, type InferSelectModel } from "drizzle-orm";
import { member } from "~/platform/db/schema";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { isAgentType } from "~/platform/wps/account-types";

/** A row of the table of members. */
export type Member = InferSelectModel<typeof member>;

/** What a member is looked for by. */
export type MemberKey =
  | { readonly id: string }
  | { readonly account: string }
  | { readonly mobile: string }
  | { readonly referralCode: string };

/** A brand's member by its id, user name (in small letters), mobile number (E.164) or referral code. */
export async function findMember(tx: Transaction, key: MemberKey): Promise<Member | null> {
  const [row] = await tx.db
    .select()
    .from(member)
    .where(and(eq(member.merchantId, merchantOf(tx)), isMember(key)));
  return row ?? null;
}

function isMember(key: MemberKey) {
  if ("id" in key) return eq(member.id, key.id);
  if ("account" in key) return eq(member.account, key.account);
  if ("mobile" in key) return eq(member.mobile, key.mobile);
  return eq(member.referralCode, key.referralCode);
}

/** Gives a member a password of his own. @param change `now` in UTC ms */
export async function setPassword(
  tx: Transaction,
  id: string,
  { now, passwordHash }: { readonly passwordHash: string; readonly now: number },
): Promise<Member | null> {
  const [changed] = await tx.db
    .update(member)
    .set({ passwordHash, passwordAt: new Date(now), passwordOnce: false, passwordUntil: null })
    .where(and(eq(member.merchantId, merchantOf(tx)), eq(member.id, id)))
    .returning();
  return changed ?? null;
}

/** A user name as it is compared: in small letters, without spaces around it. */
export const foldAccount = (name: string): string => name.trim().toLowerCase();

/** Somebody as the answers of the calls name him. */
export function userOf({ id, account, nickname, type, uplineId }: Member) {
  return { id, account, nickname, isAgent: type, toUpline: uplineId !== null && !isAgentType(type) };
}
