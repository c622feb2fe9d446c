// Generated from member-search.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface MemberIdsParams {
  readonly id: string | null;
  readonly email: string | null;
  readonly after: string | null;
  readonly limit: number;
}

export interface MemberIdsRow {
  readonly id: string;
}

/** Returns the members with an id or an e-mail address, or all, newest first. */
export const memberIds = statement<MemberIdsParams, MemberIdsRow>({
  name: "members/member-search.memberIds",
  text: `select id from member
where merchant_id = $1 and ($2::uuid is null or id = $2) and ($3::text is null or email_key = lower($3))
  and ($4::uuid is null or id < $4)
order by id desc
limit $5::int`,
  params: ["merchant","id","email","after","limit"],
  json: [],
  columns: ["id"],
  isPrepared: false,
});

export interface MemberIdsByMobileParams {
  readonly mobile: string;
  readonly account: string;
  readonly after: string | null;
  readonly limit: number;
}

export interface MemberIdsByMobileRow {
  readonly id: string;
}

/** Returns the members with a mobile number or a user name, newest first. */
export const memberIdsByMobile = statement<MemberIdsByMobileParams, MemberIdsByMobileRow>({
  name: "members/member-search.memberIdsByMobile",
  text: `select id from member
where merchant_id = $1
  and id in (
    select id from member where merchant_id = $1 and mobile = $2
    union all
    select id from member where merchant_id = $1 and account = $3
  )
  and ($4::uuid is null or id < $4)
order by id desc
limit $5::int`,
  params: ["merchant","mobile","account","after","limit"],
  json: [],
  columns: ["id"],
  isPrepared: false,
});

export interface MemberIdsByLabelParams {
  readonly label: string;
  readonly after: string | null;
  readonly limit: number;
}

export interface MemberIdsByLabelRow {
  readonly id: string;
}

export const memberIdsByLabel = statement<MemberIdsByLabelParams, MemberIdsByLabelRow>({
  name: "members/member-search.memberIdsByLabel",
  text: `select member_id as id from member_label
where merchant_id = $1 and label = $2 and ($3::uuid is null or member_id < $3)
order by member_id desc
limit $4::int`,
  params: ["merchant","label","after","limit"],
  json: [],
  columns: ["id"],
  isPrepared: false,
});

export interface NameWordsParams {
  readonly name: string;
}

export interface NameWordsRow {
  readonly words: readonly string[];
}

export const nameWords = statement<NameWordsParams, NameWordsRow>({
  name: "members/member-search.nameWords",
  text: `select name_words($1) as "words!"`,
  params: ["name"],
  json: [],
  columns: ["words"],
  isPrepared: true,
});

export interface MemberIdsByNameParams {
  readonly word: string;
  readonly wordEnd: string;
  readonly others: readonly string[];
  readonly last: string;
  readonly after: string | null;
  readonly limit: number;
}

export interface MemberIdsByNameRow {
  readonly id: string;
}

/** Returns the members with a name part between `word` and `wordEnd`, and with parts that start with each of the other words. `last` is the last character. Of several parts between the bounds, only the first one of a member counts. */
export const memberIdsByName = statement<MemberIdsByNameParams, MemberIdsByNameRow>({
  name: "members/member-search.memberIdsByName",
  text: `select p.member_id as id from member_name p
where p.merchant_id = $1 and p.part >= $2 and p.part < $3
  and not exists (
    select 1 from member_name own
    where own.merchant_id = $1 and own.member_id = p.member_id and own.part >= $2 and own.part < p.part
  )
  and not exists (
    select 1 from unnest($4::text[]) as word
    where not exists (
      select 1 from member_name own
      where own.merchant_id = $1 and own.member_id = p.member_id and own.part >= word and own.part < word || $5
    )
  )
  and ($6::uuid is null or (p.part, p.member_id) > (
    (select min(own.part) from member_name own
      where own.merchant_id = $1 and own.member_id = $6 and own.part >= $2 and own.part < $3),
    $6
  ))
order by p.part, p.member_id
limit $7::int`,
  params: ["merchant","word","wordEnd","others","last","after","limit"],
  json: [],
  columns: ["id"],
  isPrepared: false,
});
