import { ordersNamed } from "~/features/cashier/order-search.server";
import { type MemberCriterion, memberCondition, memberCriteria } from "~/features/members/member-search.server";
import { vipLevelEntry } from "~/features/members/rank.server";
import { textOf, toApiTime } from "~/platform/brands/brand-parts";
import type { BrandSnapshot } from "~/platform/brands/types";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { brandOf } from "~/platform/staff/brand-of";
import type { StaffContext } from "~/platform/staff/context";
import { maskNumberName } from "~/platform/text/mask";
import type { MemberLabel } from "~/platform/wps/account-types";
import { accountClassOf } from "~/platform/wps/account-types";
import type { Implementation } from "~/platform/wps/implementation";
import type { PlayerState } from "./rules/players";

/** Row of a member in lists. */
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

/** $1 brand, $2 now. @param from joined table */
const rowsOf = (
  from = "",
) => `select m.id, m.account, m.nickname, m.type, m.locked, m.rank_level, m.labels, m.created_at,
    coalesce(
      (select max(seen_at) from session where merchant_id = m.merchant_id and member_id = m.id),
      (select at from sign_in where merchant_id = m.merchant_id and member_id = m.id and ok order by id desc limit 1)
    ) as seen_at, b.kind as break_kind, b.until_at as break_until
  from member m ${from} left join lateral (
    select kind, until_at from play_break where merchant_id = m.merchant_id and member_id = m.id
      and (until_at is null or until_at > $2) order by kind, until_at desc nulls first limit 1
  ) b on true
  where m.merchant_id = $1`;

/** Returns the row of one member. */
export async function playerRowOf(tx: Transaction, id: string, now: number): Promise<PlayerRow | undefined> {
  const [row] = await tx.query<PlayerRow>(`${rowsOf()} and m.id = $3`, [merchantOf(tx), new Date(now), id]);
  return row;
}

/**
 * Returns the members that match a criterion, at most `count`; every criterion uses an index. @param after id of the last member
 * of the previous page
 */
export async function searchMembers(
  tx: Transaction,
  sought: MemberCriterion,
  { after, count, now }: { readonly after: string | null; readonly count: number; readonly now: number },
): Promise<PlayerRow[]> {
  const { from, values, where } = await memberCondition(tx, sought);
  const given = [merchantOf(tx), new Date(now), after, count, ...values];
  return tx.query<PlayerRow>(`${rowsOf(from)} ${where} limit $4`, given);
}

/** Returns the members that match a text: by their data, or else as owners of the orders with this number or bank reference. */
async function membersMatching(
  tx: Transaction,
  brand: BrandSnapshot,
  text: string,
  page: Parameters<typeof searchMembers>[2],
) {
  const all = memberCriteria(brand, text);
  // Further pages use the last criterion, the only one that can match more than one page.
  for (const sought of page.after === null ? all : all.slice(-1)) {
    const rows = await searchMembers(tx, sought, page);
    if (rows.length > 0) return rows;
  }
  if (page.after !== null) return [];
  const owners = [...new Set((await ordersNamed(tx, text)).map(({ memberId }) => memberId))].slice(0, page.count);
  const rows = await Promise.all(owners.map((id) => playerRowOf(tx, id, page.now)));
  return rows.flatMap((row) => row ?? []);
}

/** Returns the labels in use, by name: one index step each. */
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

/** Returns members of a brand: see the call `players`. */
export const players: Implementation<"staff">["players"] = (
  ctx,
  { after = null, code, find = "", label, pageSize },
) => {
  const brand = brandOf(ctx, code);
  const wanted = { after, count: pageSize + 1, now: ctx.now };
  return ctx.db.transaction(code, async (tx) => {
    const rows =
      label === undefined
        ? await membersMatching(tx, brand, find, wanted)
        : await searchMembers(tx, { by: "label", value: label }, wanted);
    const page = rows.slice(0, pageSize);
    const next = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null;
    return { rows: page.map((row) => playerView({ ...ctx, brand }, row)), next, labels: await labelsInUse(tx) };
  });
};

/** Returns the strongest restriction of a member. */
function stateOf({ break_kind, break_until, locked }: PlayerRow): { state: PlayerState; until: string | null } {
  if (locked) return { state: "locked", until: null };
  if (break_kind === null) return { state: "active", until: null };
  const until = break_until && toApiTime(break_until.getTime());
  return { state: break_kind === "exclusion" ? "excluded" : "timeOut", until };
}

/** Returns a member in the shape of lists. */
export function playerView(ctx: StaffContext & { readonly brand: BrandSnapshot }, row: PlayerRow) {
  const { state, until } = stateOf(row);
  return {
    memberId: row.id,
    account: maskNumberName(row.account),
    nickname: row.nickname,
    class: accountClassOf(row.type),
    state,
    stateUntil: until,
    level: { rank: row.rank_level, name: textOf(ctx, vipLevelEntry(ctx, row.rank_level)?.name) },
    registeredAt: toApiTime(row.created_at.getTime()),
    seenAt: row.seen_at && toApiTime(row.seen_at.getTime()),
    labels: [...row.labels],
  };
}
