// Generated from audit.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export const addHead = statement<object, never>({
  name: "platform/audit.addHead",
  text: `insert into staff_audit_head (id, seq, hash) values (1, 0, '') on conflict do nothing`,
  params: [],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface LockHeadRow {
  readonly seq: bigint;
  readonly hash: string;
}

export const lockHead = statement<object, LockHeadRow>({
  name: "platform/audit.lockHead",
  text: `select seq, hash from staff_audit_head where id = 1 for update`,
  params: [],
  json: [],
  columns: ["seq","hash"],
  isPrepared: true,
});

export interface ReadHeadRow {
  readonly seq: bigint;
  readonly hash: string;
}

export const readHead = statement<object, ReadHeadRow>({
  name: "platform/audit.readHead",
  text: `select seq, hash from staff_audit_head where id = 1`,
  params: [],
  json: [],
  columns: ["seq","hash"],
  isPrepared: true,
});

export interface SetHeadParams {
  readonly seq: bigint;
  readonly hash: string;
}

export const setHead = statement<SetHeadParams, never>({
  name: "platform/audit.setHead",
  text: `update staff_audit_head set seq = $1, hash = $2 where id = 1`,
  params: ["seq","hash"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface DoneEntryParams {
  readonly callId: string;
  readonly brand: string | null;
}

export interface DoneEntryRow {
  readonly seq: bigint;
}

/** A call on several brands has an entry for each of them, and one without a brand for the whole call. */
export const doneEntry = statement<DoneEntryParams, DoneEntryRow>({
  name: "platform/audit.doneEntry",
  text: `select seq from staff_audit
where call_id = $1 and outcome = 'done' and brand is not distinct from $2`,
  params: ["callId","brand"],
  json: [],
  columns: ["seq"],
  isPrepared: true,
});

export interface InsertEntryParams {
  readonly seq: bigint;
  readonly at: Date;
  readonly actor: string;
  readonly call: string;
  readonly brand: string | null;
  readonly outcome: string;
  readonly body: string;
  readonly hash: string;
  readonly scope: readonly string[] | null;
  readonly callId: string;
}

export const insertEntry = statement<InsertEntryParams, never>({
  name: "platform/audit.insertEntry",
  text: `insert into staff_audit (seq, at, actor, call, brand, outcome, body, hash, scope, call_id)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  params: ["seq","at","actor","call","brand","outcome","body","hash","scope","callId"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface EntriesAfterParams {
  readonly seq: bigint;
  readonly limit: number;
}

export interface EntriesAfterRow {
  readonly seq: bigint;
  readonly at: Date;
  readonly actor: string;
  readonly call: string;
  readonly brand: string | null;
  readonly outcome: string;
  readonly body: string;
  readonly hash: string;
  readonly scope: readonly string[] | null;
  readonly callId: string | null;
}

export const entriesAfter = statement<EntriesAfterParams, EntriesAfterRow>({
  name: "platform/audit.entriesAfter",
  text: `select seq, at, actor, call, brand, outcome, body, hash, scope, call_id from staff_audit
where seq > $1
order by seq
limit $2::int`,
  params: ["seq","limit"],
  json: [],
  columns: ["seq","at","actor","call","brand","outcome","body","hash","scope","callId"],
  isPrepared: true,
});

export interface CountEntriesParams {
  readonly actor: string | null;
  readonly call: string | null;
  readonly brand: string | null;
  readonly pattern: string | null;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly brands: readonly string[] | null;
  readonly reader: string;
  readonly without: readonly string[];
}

export interface CountEntriesRow {
  readonly total: number;
}

/** Counts the entries that match a search. `pattern` matches an entry folded approximately like `foldText`: case, full-width forms, accents and the stroke of đ; most entries are plain ASCII and skip the expensive part. Staff of some brands (`brands`) see entries about these brands whose actors also work on at least one of them, entries about no brand whose actors work on no other brand, and their own entries. The `started` entry of work on files is hidden once a later entry of the same call exists. */
export const countEntries = statement<CountEntriesParams, CountEntriesRow>({
  name: "platform/audit.countEntries",
  text: `select count(*)::int as "total!" from staff_audit
where ($1::text is null or actor = $1) and ($2::text is null or call = $2)
  and ($3::text is null or brand = $3)
  and ($4::text is null or case when octet_length(body) <> length(body)
    then lower(translate(
      regexp_replace(normalize(body, NFKD), '[\\u0300-\\u036f\\u064b-\\u0655]', '', 'g'), 'đĐøØłŁı', 'dDoOlLi'))
    else lower(body) end like $4)
  and ($5::timestamptz is null or at >= $5) and ($6::timestamptz is null or at < $6)
  and ($7::text[] is null
    or (brand = any($7) and (scope is null or scope && $7))
    or (brand is null and (actor = $8 or scope <@ $7)))
  and (outcome <> 'started' or not exists (
    select 1 from staff_audit later where later.call_id = staff_audit.call_id and later.seq > staff_audit.seq))
  and (outcome <> 'done' or call <> all($9::text[]))`,
  params: ["actor","call","brand","pattern","from","until","brands","reader","without"],
  json: [],
  columns: ["total"],
  isPrepared: false,
});

export interface EntriesPageParams {
  readonly actor: string | null;
  readonly call: string | null;
  readonly brand: string | null;
  readonly pattern: string | null;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly brands: readonly string[] | null;
  readonly reader: string;
  readonly without: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

export interface EntriesPageRow {
  readonly seq: bigint;
  readonly body: string;
  readonly hash: string;
}

/** Returns one page of the entries that match a search (see `countEntries`), latest first. */
export const entriesPage = statement<EntriesPageParams, EntriesPageRow>({
  name: "platform/audit.entriesPage",
  text: `select seq, body, hash from staff_audit
where ($1::text is null or actor = $1) and ($2::text is null or call = $2)
  and ($3::text is null or brand = $3)
  and ($4::text is null or case when octet_length(body) <> length(body)
    then lower(translate(
      regexp_replace(normalize(body, NFKD), '[\\u0300-\\u036f\\u064b-\\u0655]', '', 'g'), 'đĐøØłŁı', 'dDoOlLi'))
    else lower(body) end like $4)
  and ($5::timestamptz is null or at >= $5) and ($6::timestamptz is null or at < $6)
  and ($7::text[] is null
    or (brand = any($7) and (scope is null or scope && $7))
    or (brand is null and (actor = $8 or scope <@ $7)))
  and (outcome <> 'started' or not exists (
    select 1 from staff_audit later where later.call_id = staff_audit.call_id and later.seq > staff_audit.seq))
  and (outcome <> 'done' or call <> all($9::text[]))
order by seq desc
limit $10::int offset $11::int`,
  params: ["actor","call","brand","pattern","from","until","brands","reader","without","limit","offset"],
  json: [],
  columns: ["seq","body","hash"],
  isPrepared: false,
});
