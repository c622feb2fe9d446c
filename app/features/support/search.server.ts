import { toE164 } from "~/features/access/phone.server";
import { levelEntry } from "~/features/members/rank.server";
import { textOf, timeOf } from "~/platform/brands/brand-parts";
import type { BrandSnapshot } from "~/platform/brands/types";
import type { MemberLabel } from "~/platform/db/schema";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { brandOf } from "~/platform/staff/brand-of";
import type { StaffContext } from "~/platform/staff/context";
import { maskNumberName } from "~/platform/text/mask";
import { emailText, userNameKey } from "~/platform/text/typed-text";
import { accountClassOf } from "~/platform/wps/account-types";
import { isWpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import type { PlayerState } from "./rules/players";

/** A member as lists read him. */
export interface PlayerRow extends Record<string, unknown> {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly locked: boolean;
  readonly rank_level: number;
  readonly labels: readonly MemberLabel[];
  readonly created_at: Date;
  readonly seen_at: Date | null;
  readonly break_kind: "timeOut" | "exclusion" | null;
  readonly break_until: Date | null;
}

/** $1 brand, $2 now. */
const ROWS = `select m.id, m.account, m.nickname, m.type, m.locked, m.rank_level, m.labels, m.created_at,
    coalesce(
      (select max(seen_at) from session where merchant_id = m.merchant_id and member_id = m.id),
      (select at from sign_in where merchant_id = m.merchant_id and member_id = m.id and ok order by id desc limit 1)
    ) as seen_at, b.kind as break_kind, b.until_at as break_until
  from member m left join lateral (
    select kind, until_at from play_break where merchant_id = m.merchant_id and member_id = m.id
      and (until_at is null or until_at > $2) order by kind, until_at desc nulls first limit 1
  ) b on true
  where m.merchant_id = $1`;

/** The row of one member. */
export async function playerRowOf(tx: Transaction, id: string, now: number): Promise<PlayerRow | undefined> {
  const [row] = await tx.query<PlayerRow>(`${ROWS} and m.id = $3`, [merchantOf(tx), new Date(now), id]);
  return row;
}

/** What is looked for. */
export type Sought =
  | { readonly by: "all" }
  | { readonly by: "id" | "label" | "email"; readonly value: string }
  /** E.164. */
  | { readonly by: "mobile"; readonly value: string }
  /** Beginning of a user name, in small letters. */
  | { readonly by: "account"; readonly value: string };

/** Above every name that begins with something, in order of bytes. */
const LAST = "\u{10FFFF}";

/** The condition of a search, its order, and its values from $5 on. $3 is the id to go on after, $4 how many. */
function conditionOf(sought: Sought): { readonly where: string; readonly values: readonly unknown[] } {
  const byTime = "and ($3::uuid is null or m.id < $3) order by m.id desc";
  switch (sought.by) {
    case "all":
      return { where: byTime, values: [] };
    case "id":
      return { where: `and m.id = $5 ${byTime}`, values: [sought.value] };
    case "email":
      return { where: `and m.email_key = lower($5) ${byTime}`, values: [sought.value] };
    case "mobile":
      // Who registered by his number has it for a name, without the plus, and may have bound another since.
      return {
        where: `and m.id in (select id from member where merchant_id = $1 and mobile = $5
          union all select id from member where merchant_id = $1 and account = $6) ${byTime}`,
        values: [sought.value, sought.value.slice(1)],
      };
    case "label":
      return {
        where: `and m.id in (select member_id from member_label where merchant_id = $1 and label = $5
          and ($3::uuid is null or member_id < $3) order by member_id desc limit $4) order by m.id desc`,
        values: [sought.value],
      };
    case "account":
      return {
        where: `and m.account collate "C" >= $5 and m.account collate "C" < $6 and ($3::uuid is null
          or m.account collate "C" > (select account from member where merchant_id = $1 and id = $3))
          order by m.account collate "C"`,
        values: [sought.value, sought.value + LAST],
      };
  }
}

/** Members that are looked for, at most `count`; each way goes along an index. @param after id of the last one before */
export function searchMembers(
  tx: Transaction,
  sought: Sought,
  { after, count, now }: { readonly after: string | null; readonly count: number; readonly now: number },
): Promise<PlayerRow[]> {
  const { values, where } = conditionOf(sought);
  return tx.query<PlayerRow>(`${ROWS} ${where} limit $4`, [merchantOf(tx), new Date(now), after, count, ...values]);
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** What somebody means who looks for this. */
function meaningOf(brand: BrandSnapshot, text: string): Sought {
  if (text === "") return { by: "all" };
  if (UUID.test(text)) return { by: "id", value: text };
  if (emailText(text).indexOf("@") > 0) return { by: "email", value: emailText(text) };
  try {
    return { by: "mobile", value: toE164({ brand, country: null }, text) };
  } catch (error) {
    if (!isWpsError(error)) throw error;
    return { by: "account", value: userNameKey(text) };
  }
}

/** The labels in use, by name: one step of an index each. */
export async function labelsInUse(tx: Transaction): Promise<string[]> {
  const rows = await tx.query<{ label: string }>(
    `with recursive used as (
       (select label from member_label where merchant_id = $1 order by label limit 1)
       union all
       select (select label from member_label where merchant_id = $1 and label > used.label order by label limit 1)
       from used where used.label is not null
     ) select label from used where label is not null limit 60`,
    [merchantOf(tx)],
  );
  return rows.map(({ label }) => label);
}

/** Members of a brand: see the call `players`. */
export const players: Implementation<"staff">["players"] = (
  ctx,
  { after = null, code, find = "", label, pageSize },
) => {
  const brand = brandOf(ctx, code);
  const sought: Sought = label === undefined ? meaningOf(brand, find) : { by: "label", value: label };
  return ctx.db.transaction(code, async (tx) => {
    const rows = await searchMembers(tx, sought, { after, count: pageSize + 1, now: ctx.now });
    const page = rows.slice(0, pageSize);
    const next = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null;
    return { rows: page.map((row) => playerView({ ...ctx, brand }, row)), next, labels: await labelsInUse(tx) };
  });
};

/** The strongest of what keeps somebody out, or from playing. */
function stateOf({ break_kind, break_until, locked }: PlayerRow): { state: PlayerState; until: string | null } {
  if (locked) return { state: "locked", until: null };
  if (break_kind === null) return { state: "active", until: null };
  const until = break_until && timeOf(break_until.getTime());
  return { state: break_kind === "exclusion" ? "excluded" : "timeOut", until };
}

/** A member as lists show him. */
export function playerView(ctx: StaffContext & { readonly brand: BrandSnapshot }, row: PlayerRow) {
  const { state, until } = stateOf(row);
  return {
    memberId: row.id,
    account: maskNumberName(row.account),
    nickname: row.nickname,
    class: accountClassOf(row.type),
    state,
    stateUntil: until,
    level: { rank: row.rank_level, name: textOf(ctx, levelEntry(ctx, row.rank_level)?.name) },
    registeredAt: timeOf(row.created_at.getTime()),
    seenAt: row.seen_at && timeOf(row.seen_at.getTime()),
    labels: [...row.labels],
  };
}
