import type { Transaction } from "~/platform/db/transaction";
import { userNameKey } from "~/platform/text/typed-text";
import { isAgentType } from "~/platform/wps/account-types";
import * as sql from "./server/accounts.sql.gen";

/** A row of the member table. */
export type Member = sql.MemberByIdRow;

/** Lookup key of a member. */
export type MemberKey =
  | { readonly id: string }
  | { readonly account: string }
  | { readonly mobile: string }
  | { readonly referralCode: string };

/** Returns a brand's member by id, by user name or referral code as typed, or by mobile number (E.164). */
export async function findMember(tx: Transaction, key: MemberKey): Promise<Member | null> {
  if ("id" in key) return tx.first(sql.memberById, key);
  const rows = await tx.all(sql.membersByKey, { accounts: [], mobile: null, referralCodes: [], ...spellingsOf(key) });
  if (rows.length < 2) return rows[0] ?? null;
  // Older accounts keep the spelling that they were opened with, so an exact match takes precedence.
  const typed = "account" in key ? formerAccount(key.account) : "referralCode" in key ? key.referralCode : "";
  return rows.find(({ account, referralCode }) => account === typed || referralCode === typed) ?? rows[0] ?? null;
}

/** Returns the spellings under which a key can be stored. */
function spellingsOf(key: Exclude<MemberKey, { readonly id: string }>) {
  if ("account" in key) return { accounts: [formerAccount(key.account), normaliseUserName(key.account)] };
  if ("mobile" in key) return key;
  const { referralCode: code } = key;
  return { referralCodes: [code, code.toLowerCase(), code.toUpperCase()] };
}

/** Returns a user name in the normalised form of older accounts. */
const formerAccount = (name: string): string => name.trim().toLowerCase();

/** Fields of a new member; those without a value are null. */
export type NewMember = Pick<
  sql.InsertMemberParams,
  "id" | "account" | "nickname" | "contacts" | "avatar" | "referralCode" | "createdAt"
> &
  Partial<sql.InsertMemberParams>;

const EMPTY = {
  passwordHash: null,
  paymentHash: null,
  mobile: null,
  email: null,
  payeeName: null,
  language: null,
  uplineId: null,
};

/** Stores a new member. @throws a unique violation for a taken user name, number or referral code */
export async function addMember(tx: Transaction, fields: NewMember): Promise<Member> {
  await tx.run(sql.insertMember, { ...EMPTY, ...fields });
  const who = await findMember(tx, { id: fields.id });
  if (!who) throw new Error("the account was not stored");
  return who;
}

/** Sets a permanent password and clears the one-time password. @param change `now` in UTC ms */
export async function setPassword(
  tx: Transaction,
  id: string,
  { now, passwordHash }: { readonly passwordHash: string; readonly now: number },
): Promise<void> {
  await tx.run(sql.setPasswordHash, { id, passwordHash, now: new Date(now) });
}

/** Normalises a user name for storage and comparison (`platform/text/typed-text.ts`). */
export const normaliseUserName = userNameKey;

/** Returns a member in the form of the calls. */
export function userView({ id, account, nickname, type, uplineId }: Member) {
  return { id, account, nickname, isAgent: type, toUpline: uplineId !== null && !isAgentType(type) };
}
