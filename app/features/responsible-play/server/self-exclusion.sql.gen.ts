// Generated from self-exclusion.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface InsertExclusionParams {
  readonly id: string;
  readonly origin: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly named: string | null;
  readonly at: Date;
  readonly untilAt: Date | null;
}

export const insertExclusion = statement<InsertExclusionParams, never>({
  name: "responsible-play/self-exclusion.insertExclusion",
  text: `insert into self_exclusion (merchant_id, id, origin, mobile, email, named, at, until_at)
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict do nothing`,
  params: ["merchant","id","origin","mobile","email","named","at","untilAt"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface InsertExclusionBreakParams {
  readonly memberId: string;
  readonly id: string;
  readonly at: Date;
  readonly untilAt: Date | null;
}

export const insertExclusionBreak = statement<InsertExclusionBreakParams, never>({
  name: "responsible-play/self-exclusion.insertExclusionBreak",
  text: `insert into play_break (merchant_id, member_id, id, kind, at, until_at)
values ($1, $2, $3, 'exclusion', $4, $5)
on conflict do nothing`,
  params: ["merchant","memberId","id","at","untilAt"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface AccountsLikeParams {
  readonly mobile: string | null;
  readonly email: string | null;
  readonly birthday: string | null;
}

export interface AccountsLikeRow {
  readonly id: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly payeeName: string | null;
  readonly birthday: string | null;
}

/** Returns the accounts with one of a person's details. */
export const accountsLike = statement<AccountsLikeParams, AccountsLikeRow>({
  name: "responsible-play/self-exclusion.accountsLike",
  text: `select id, mobile, email, payee_name, birthday from member
where merchant_id = $1 and (mobile = $2 or email_key = lower($3) or birthday = $4)`,
  params: ["merchant","mobile","email","birthday"],
  json: [],
  columns: ["id","mobile","email","payeeName","birthday"],
  isPrepared: true,
});

export interface MissingExclusionsParams {
  readonly siblings: readonly string[];
  readonly now: Date;
  readonly brand: string;
}

export interface MissingExclusionsRow {
  readonly id: string;
  readonly origin: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly named: string | null;
  readonly at: Date;
  readonly untilAt: Date | null;
}

/** Returns the exclusions in force at other brands that are missing at a brand, each once. */
export const missingExclusions = statement<MissingExclusionsParams, MissingExclusionsRow>({
  name: "responsible-play/self-exclusion.missingExclusions",
  text: `select distinct on (id) id, origin, mobile, email, named, at, until_at from self_exclusion as there
where there.merchant_id = any($1) and (until_at is null or until_at > $2)
  and not exists (select 1 from self_exclusion here where here.merchant_id = $3 and here.id = there.id)
order by id`,
  params: ["siblings","now","brand"],
  json: [],
  columns: ["id","origin","mobile","email","named","at","untilAt"],
  isPrepared: true,
});
