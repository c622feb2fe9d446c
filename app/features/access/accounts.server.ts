import { and, eq, type InferSelectModel, inArray } from "drizzle-orm";
import { member } from "~/platform/db/schema";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { userNameKey } from "~/platform/text/typed-text";
import { isAgentType } from "~/platform/wps/account-types";

/** A row of the member table. */
export type Member = InferSelectModel<typeof member>;

/** Lookup key of a member. */
export type MemberKey =
  | { readonly id: string }
  | { readonly account: string }
  | { readonly mobile: string }
  | { readonly referralCode: string };

/** Returns a brand's member by id, by user name or referral code as typed, or by mobile number (E.164). */
export async function findMember(tx: Transaction, key: MemberKey): Promise<Member | null> {
  const rows = await tx.db
    .select()
    .from(member)
    .where(and(eq(member.merchantId, merchantOf(tx)), isMember(key)));
  if (rows.length < 2) return rows[0] ?? null;
  // Older accounts keep the spelling that they were opened with, so an exact match takes precedence.
  const typed = "account" in key ? formerAccount(key.account) : "referralCode" in key ? key.referralCode : "";
  return rows.find(({ account, referralCode }) => account === typed || referralCode === typed) ?? rows[0] ?? null;
}

function isMember(key: MemberKey) {
  if ("id" in key) return eq(member.id, key.id);
  if ("account" in key) return inArray(member.account, [formerAccount(key.account), normaliseUserName(key.account)]);
  if ("mobile" in key) return eq(member.mobile, key.mobile);
  const { referralCode: code } = key;
  return inArray(member.referralCode, [code, code.toLowerCase(), code.toUpperCase()]);
}

/** Returns a user name in the normalised form of older accounts. */
const formerAccount = (name: string): string => name.trim().toLowerCase();

/** Sets a permanent password and clears the one-time password. @param change `now` in UTC ms */
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

/** Normalises a user name for storage and comparison (`platform/text/typed-text.ts`). */
export const normaliseUserName = userNameKey;

/** Returns a member in the form of the calls. */
export function userView({ id, account, nickname, type, uplineId }: Member) {
  return { id, account, nickname, isAgent: type, toUpline: uplineId !== null && !isAgentType(type) };
}
