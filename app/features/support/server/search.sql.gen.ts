// Generated from search.sql. Do not edit.
import type { AccountType } from "~/platform/wps/account-types";
import type { MemberLabel } from "~/platform/wps/account-types";
import { statement } from "~/platform/db/statement";

export interface PlayerRowsParams {
  readonly ids: readonly string[];
  readonly now: Date;
}

export interface PlayerRowsRow {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: AccountType;
  readonly locked: boolean;
  readonly rankLevel: number;
  readonly labels: readonly MemberLabel[];
  readonly createdAt: Date;
  readonly seenAt: Date | null;
  readonly breakKind: "timeOut" | "exclusion" | null;
  readonly breakUntil: Date | null;
}

/** Returns members in the order of the ids, each with its last activity and its strongest break. */
export const playerRows = statement<PlayerRowsParams, PlayerRowsRow>({
  name: "support/search.playerRows",
  text: `select m.id, m.account, m.nickname, m.type, m.locked, m.rank_level, m.labels, m.created_at,
  coalesce(
    (select max(seen_at) from session where merchant_id = m.merchant_id and member_id = m.id),
    (select at from sign_in where merchant_id = m.merchant_id and member_id = m.id and ok order by id desc limit 1)
  ) as seen_at,
  b.kind as "break_kind?", b.until_at as break_until
from unnest($1::uuid[]) with ordinality as found (id, place)
join member m on m.merchant_id = $2 and m.id = found.id
left join lateral (
  select kind, until_at from play_break
  where merchant_id = m.merchant_id and member_id = m.id and (until_at is null or until_at > $3)
  order by kind, until_at desc nulls first
  limit 1
) b on true
order by found.place`,
  params: ["ids","merchant","now"],
  json: [],
  columns: ["id","account","nickname","type","locked","rankLevel","labels","createdAt","seenAt","breakKind","breakUntil"],
  isPrepared: true,
});

export interface LabelsInUseRow {
  readonly label: string;
}

/** Returns the labels in use, by name: one index step each. */
export const labelsInUse = statement<object, LabelsInUseRow>({
  name: "support/search.labelsInUse",
  text: `with recursive used as (
  (select label from member_label where merchant_id = $1 order by label limit 1)
  union all
  select (select label from member_label where merchant_id = $1 and label > used.label order by label limit 1)
  from used where used.label is not null
)
select label as "label!" from used where label is not null limit 60`,
  params: ["merchant"],
  json: [],
  columns: ["label"],
  isPrepared: true,
});
