// Generated from records.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface BreaksOfParams {
  readonly memberId: string;
}

export interface BreaksOfRow {
  readonly id: string;
  readonly kind: "timeOut" | "exclusion";
  readonly at: Date;
  readonly untilAt: Date | null;
}

/** Returns a member's breaks, latest first. */
export const breaksOf = statement<BreaksOfParams, BreaksOfRow>({
  name: "support/records.breaksOf",
  text: `select id, kind, at, until_at from play_break
where merchant_id = $1 and member_id = $2
order by at desc, id desc
limit 50`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["id","kind","at","untilAt"],
  isPrepared: true,
});
