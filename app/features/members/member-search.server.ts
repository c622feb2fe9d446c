import { toE164 } from "~/features/access/phone.server";
import type { BrandSnapshot } from "~/platform/brands/types";
import type { Transaction } from "~/platform/db/transaction";
import { emailText } from "~/platform/text/typed-text";
import { isWpsError } from "~/platform/wps/errors";
import * as sql from "./server/member-search.sql.gen";

/** Search criterion for members. */
export type MemberCriterion =
  | { readonly by: "all" }
  | { readonly by: "id" | "label" | "email"; readonly value: string }
  /** E.164. */
  | { readonly by: "mobile"; readonly value: string }
  /** Words, or parts of words, of user name, nickname or payee name. */
  | { readonly by: "name"; readonly value: string };

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * Returns the criteria that match the form of a text, narrowest first: id, e-mail address, mobile number, name. The
 * caller uses the first criterion that finds members.
 */
export function memberCriteria(brand: BrandSnapshot, text: string): readonly MemberCriterion[] {
  if (text === "") return [{ by: "all" }];
  if (UUID.test(text)) return [{ by: "id", value: text }];
  if (emailText(text).indexOf("@") > 0) return [{ by: "email", value: emailText(text) }];
  const name = { by: "name", value: text } as const;
  try {
    return [{ by: "mobile", value: toE164({ brand, country: null }, text) }, name];
  } catch (error) {
    if (!isWpsError(error)) throw error;
    return [name];
  }
}

/** Page of members: at most `count`, after the last member of the previous page. */
export interface MemberPage {
  readonly after: string | null;
  readonly count: number;
}

/** Maximum number of words in a search; further words are ignored. */
const MOST_WORDS = 4;

/** Upper bound of a prefix search in byte order. */
const LAST = "\u{10FFFF}";

/** Returns the ids of the members that match a criterion, in the order of lists. Every criterion uses an index. */
export async function memberIds(
  tx: Transaction,
  sought: MemberCriterion,
  { after, count }: MemberPage,
): Promise<string[]> {
  const rows = await rowsMatching(tx, sought, { after, limit: count });
  return rows.map(({ id }) => id);
}

type Page = Pick<sql.MemberIdsParams, "after" | "limit">;

async function rowsMatching(tx: Transaction, sought: MemberCriterion, page: Page): Promise<sql.MemberIdsRow[]> {
  switch (sought.by) {
    case "all":
      return tx.all(sql.memberIds, { id: null, email: null, ...page });
    case "id":
      return tx.all(sql.memberIds, { id: sought.value, email: null, ...page });
    case "email":
      return tx.all(sql.memberIds, { id: null, email: sought.value, ...page });
    case "mobile":
      // An account registered by mobile number has that number, without the plus, as its user name, even after binding
      // another number.
      return tx.all(sql.memberIdsByMobile, { mobile: sought.value, account: sought.value.slice(1), ...page });
    case "label":
      return tx.all(sql.memberIdsByLabel, { label: sought.value, ...page });
    case "name":
      return rowsNamed(tx, sought.value, page);
  }
}

/**
 * Searches name parts by the longest word, and checks the other words against each member's parts. If several parts of
 * a member match, only the first one counts, so pages do not repeat members.
 */
async function rowsNamed(tx: Transaction, name: string, page: Page): Promise<sql.MemberIdsRow[]> {
  const words = (await tx.first(sql.nameWords, { name }))?.words ?? [];
  const [word, ...others] = words.toSorted((a, b) => b.length - a.length).slice(0, MOST_WORDS);
  if (word === undefined) return [];
  return tx.all(sql.memberIdsByName, { word, wordEnd: word + LAST, others, last: LAST, ...page });
}

/** Returns the ids of the members that match a text, at most `most`. */
export async function findMemberIds(tx: Transaction, brand: BrandSnapshot, text: string, most: number) {
  for (const sought of memberCriteria(brand, text)) {
    const ids = await memberIds(tx, sought, { after: null, count: most });
    if (ids.length > 0) return ids;
  }
  return [];
}
