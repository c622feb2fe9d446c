import { and, eq, type InferSelectModel, inArray } from "drizzle-orm";
import { member } from "~/platform/db/schema";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { userNameKey } from "~/platform/text/typed-text";
import { isAgentType } from "~/platform/wps/account-types";

/** A row of the table of members. */
export type Member = InferSelectModel<typeof member>;

/** What a member is looked for by. */
export type MemberKey =
  | { readonly id: string }
  | { readonly account: string }
  | { readonly mobile: string }
  | { readonly referralCode: string };

/** A brand's member by its id, user name or referral code as they were typed, or mobile number (E.164). */
export async function findMember(tx: Transaction, key: MemberKey): Promise<Member | null> {
  const rows = await tx.db
    .select()
    .from(member)
    .where(and(eq(member.merchantId, merchantOf(tx)), isMember(key)));
  if (rows.length < 2) return rows[0] ?? null;
  // Older accounts keep the form in which they were opened: who types that one means it.
  const typed = "account" in key ? formerAccount(key.account) : "referralCode" in key ? key.referralCode : "";
  return rows.find(({ account, referralCode }) => account === typed || referralCode === typed) ?? rows[0] ?? null;
}

function isMember(key: MemberKey) {
  if ("id" in key) return eq(member.id, key.id);
  if ("account" in key) return inArray(member.account, [formerAccount(key.account), foldAccount(key.account)]);
  if ("mobile" in key) return eq(member.mobile, key.mobile);
  const { referralCode: code } = key;
  return inArray(member.referralCode, [code, code.toLowerCase(), code.toUpperCase()]);
}

/** A user name as it was compared before there was one form of it. */
const formerAccount = (name: string): string => name.trim().toLowerCase();

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

/** A user name as it is stored and compared (`platform/text/typed-text.ts`). */
export const foldAccount = userNameKey;

/** Somebody as the answers of the calls name him. */
export function userOf({ id, account, nickname, type, uplineId }: Member) {
  return { id, account, nickname, isAgent: type, toUpline: uplineId !== null && !isAgentType(type) };
}
