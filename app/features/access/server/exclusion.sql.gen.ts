// Generated from exclusion.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface ExclusionOfPersonParams {
  readonly memberId: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly named: string | null;
  readonly formerNamed: string | null;
  readonly now: Date;
}

export interface ExclusionOfPersonRow {
  readonly untilAt: Date | null;
}

/** Returns the longest exclusion of an account or of the person who owns it; no date means for ever. */
export const exclusionOfPerson = statement<ExclusionOfPersonParams, ExclusionOfPersonRow>({
  name: "access/exclusion.exclusionOfPerson",
  text: `select until_at from (
  select until_at from play_break where merchant_id = $1 and member_id = $2 and kind = 'exclusion'
  union all
  select until_at from self_exclusion
  where merchant_id = $1 and (mobile = $3 or email = $4 or named in ($5, $6))
) as exclusion
where until_at is null or until_at > $7
order by until_at desc nulls first
limit 1`,
  params: ["merchant","memberId","mobile","email","named","formerNamed","now"],
  json: [],
  columns: ["untilAt"],
  isPrepared: true,
});
