import { ordersNamed } from "~/features/cashier/order-search.server";
import {
  type MemberCriterion,
  type MemberPage,
  memberCriteria,
  memberIds,
} from "~/features/members/member-search.server";
import { vipLevelEntry } from "~/features/members/rank.server";
import { textOf, toApiTime } from "~/platform/brands/brand-parts";
import type { BrandSnapshot } from "~/platform/brands/types";
import type { Transaction } from "~/platform/db/transaction";
import { brandOf } from "~/platform/staff/brand-of";
import type { StaffContext } from "~/platform/staff/context";
import { maskNumberName } from "~/platform/text/mask";
import { accountClassOf } from "~/platform/wps/account-types";
import type { Implementation } from "~/platform/wps/implementation";
import type { PlayerState } from "./rules/players";
import * as sql from "./server/search.sql.gen";

/** Row of a member in lists. */
export type PlayerRow = sql.PlayerRowsRow;

/** Returns the rows of members, in the order of the ids. */
const playerRows = (tx: Transaction, ids: readonly string[], now: number): Promise<PlayerRow[]> =>
  tx.all(sql.playerRows, { ids, now: new Date(now) });

/** Returns the row of one member. */
export async function playerRowOf(tx: Transaction, id: string, now: number): Promise<PlayerRow | undefined> {
  return (await playerRows(tx, [id], now))[0];
}

/**
 * Returns the members that match a criterion, at most `count`; every criterion uses an index. @param after id of the last member
 * of the previous page
 */
export async function searchMembers(
  tx: Transaction,
  sought: MemberCriterion,
  { now, ...page }: MemberPage & { readonly now: number },
): Promise<PlayerRow[]> {
  const ids = await memberIds(tx, sought, page);
  return ids.length > 0 ? playerRows(tx, ids, now) : [];
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
  return owners.length > 0 ? playerRows(tx, owners, page.now) : [];
}

/** Returns the labels in use, by name: one index step each. */
export async function labelsInUse(tx: Transaction): Promise<string[]> {
  const rows = await tx.all(sql.labelsInUse, {});
  return rows.map(({ label }) => label);
}

/** Returns members of a brand: see the call `players`. */
export const players: Implementation<"staff">["players"] = (
  ctx,
  { after = null, code, find = "", label, pageSize },
) => {
  const brand = brandOf(ctx, code);
  const wanted = { after, count: pageSize + 1, now: ctx.now };
  return ctx.db.read(code, async (tx) => {
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
function stateOf({ breakKind, breakUntil, locked }: PlayerRow): { state: PlayerState; until: string | null } {
  if (locked) return { state: "locked", until: null };
  if (breakKind === null) return { state: "active", until: null };
  const until = breakUntil && toApiTime(breakUntil.getTime());
  return { state: breakKind === "exclusion" ? "excluded" : "timeOut", until };
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
    level: { rank: row.rankLevel, name: textOf(ctx, vipLevelEntry(ctx, row.rankLevel)?.name) },
    registeredAt: toApiTime(row.createdAt.getTime()),
    seenAt: row.seenAt && toApiTime(row.seenAt.getTime()),
    labels: [...row.labels],
  };
}
