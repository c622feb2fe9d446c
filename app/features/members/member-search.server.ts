import { toE164 } from "~/features/access/phone.server";
import type { BrandSnapshot } from "~/platform/brands/types";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { emailText } from "~/platform/text/typed-text";
import { isWpsError } from "~/platform/wps/errors";

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

/**
 * SQL condition on members `m`, its sort order, and its parameters from $5 on. $1 is the brand, $3 the id to continue
 * after, $4 the limit.
 */
export interface MemberCondition {
  readonly where: string;
  readonly values: readonly unknown[];
  /** Additional join next to `member m`, if the criterion uses another table. */
  readonly from?: string;
}

/** Maximum number of words in a search; further words are ignored. */
const MOST_WORDS = 4;

const BY_TIME = "and ($3::uuid is null or m.id < $3) order by m.id desc";

/** Upper bound of a prefix search in byte order. */
const LAST = "\u{10FFFF}";

/** Returns the condition of a criterion. Each condition uses an index. */
export async function memberCondition(tx: Transaction, sought: MemberCriterion): Promise<MemberCondition> {
  switch (sought.by) {
    case "all":
      return { where: BY_TIME, values: [] };
    case "id":
      return { where: `and m.id = $5 ${BY_TIME}`, values: [sought.value] };
    case "email":
      return { where: `and m.email_key = lower($5) ${BY_TIME}`, values: [sought.value] };
    case "mobile":
      // An account registered by mobile number has that number, without the plus, as its user name, even after binding
      // another number.
      return {
        where: `and m.id in (select id from member where merchant_id = $1 and mobile = $5
          union all select id from member where merchant_id = $1 and account = $6) ${BY_TIME}`,
        values: [sought.value, sought.value.slice(1)],
      };
    case "label":
      return {
        where: `and m.id in (select member_id from member_label where merchant_id = $1 and label = $5
          and ($3::uuid is null or member_id < $3) order by member_id desc limit $4) order by m.id desc`,
        values: [sought.value],
      };
    case "name":
      return nameCondition(tx, sought.value);
  }
}

/**
 * Searches name parts by the longest word, and checks the other words against each member's parts. If several parts of
 * a member match, only the first one counts, so pages do not repeat members.
 */
async function nameCondition(tx: Transaction, name: string): Promise<MemberCondition> {
  const [found] = await tx.query<{ words: string[] }>("select name_words($1) as words", [name]);
  const [word, ...others] = (found?.words ?? []).toSorted((a, b) => b.length - a.length).slice(0, MOST_WORDS);
  if (word === undefined) return { where: `and false ${BY_TIME}`, values: [] };
  const own = "from member_name own where own.merchant_id = $1 and own.member_id =";
  return {
    from: "join member_name p on p.merchant_id = m.merchant_id and p.member_id = m.id",
    where: `and p.merchant_id = $1 and p.part >= $5 and p.part < $6
      and not exists (select 1 ${own} p.member_id and own.part >= $5 and own.part < p.part)
      and not exists (select 1 from unnest($7::text[]) as word
        where not exists (select 1 ${own} p.member_id and own.part >= word and own.part < word || $8))
      and ($3::uuid is null
        or (p.part, p.member_id) > ((select min(own.part) ${own} $3 and own.part >= $5 and own.part < $6), $3))
      order by p.part, p.member_id`,
    values: [word, word + LAST, others, LAST],
  };
}

/** Returns the ids of the members that match a text, at most `most`. */
export async function findMemberIds(tx: Transaction, brand: BrandSnapshot, text: string, most: number) {
  for (const sought of memberCriteria(brand, text)) {
    const { from = "", values, where } = await memberCondition(tx, sought);
    const rows = await tx.query<{ id: string }>(
      `select m.id from member m ${from} where m.merchant_id = $1 and $2::int = 0 ${where} limit $4`,
      [merchantOf(tx), 0, null, most, ...values],
    );
    if (rows.length > 0) return rows.map(({ id }) => id);
  }
  return [];
}
