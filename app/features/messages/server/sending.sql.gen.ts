// Generated from sending.sql. Do not edit.
import type { Audience } from "~/features/messages/rules/sending";
import type { SentTexts } from "~/features/messages/rules/sending";
import { statement } from "~/platform/db/statement";

export interface InsertSendingParams {
  readonly id: string;
  readonly requestId: string;
  readonly audience: string;
  readonly name: string;
  readonly title: unknown;
  readonly html: unknown;
  readonly reason: string | null;
  readonly actor: string;
  readonly at: Date;
  readonly receivers: number;
}

/** Stores a message by staff; writes no row when its request was stored before. */
export const insertSending = statement<InsertSendingParams, never>({
  name: "messages/sending.insertSending",
  text: `insert into sending (merchant_id, id, request_id, audience, name, title, html, reason, actor, at, receivers)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
on conflict do nothing`,
  params: ["merchant","id","requestId","audience","name","title","html","reason","actor","at","receivers"],
  json: ["title","html"],
  columns: [],
  isPrepared: true,
});

export interface SendingByRequestParams {
  readonly requestId: string;
}

export interface SendingByRequestRow {
  readonly id: string;
  readonly audience: Audience;
  readonly name: string;
  readonly title: SentTexts;
  readonly html: SentTexts;
  readonly reason: string | null;
  readonly actor: string;
  readonly at: Date;
  readonly receivers: number;
  readonly sent: number;
  readonly doneAt: Date | null;
}

export const sendingByRequest = statement<SendingByRequestParams, SendingByRequestRow>({
  name: "messages/sending.sendingByRequest",
  text: `select id, audience, name, title, html, reason, actor, at, receivers, sent, done_at from sending
where merchant_id = $1 and request_id = $2`,
  params: ["merchant","requestId"],
  json: [],
  columns: ["id","audience","name","title","html","reason","actor","at","receivers","sent","doneAt"],
  isPrepared: true,
});

export interface SendingsPageParams {
  readonly limit: number;
  readonly offset: number;
}

export interface SendingsPageRow {
  readonly id: string;
  readonly audience: Audience;
  readonly name: string;
  readonly title: SentTexts;
  readonly html: SentTexts;
  readonly reason: string | null;
  readonly actor: string;
  readonly at: Date;
  readonly receivers: number;
  readonly sent: number;
  readonly doneAt: Date | null;
}

export const sendingsPage = statement<SendingsPageParams, SendingsPageRow>({
  name: "messages/sending.sendingsPage",
  text: `select id, audience, name, title, html, reason, actor, at, receivers, sent, done_at from sending
where merchant_id = $1
order by id desc
limit $2::int offset $3::int`,
  params: ["merchant","limit","offset"],
  json: [],
  columns: ["id","audience","name","title","html","reason","actor","at","receivers","sent","doneAt"],
  isPrepared: true,
});

export interface CountSendingsRow {
  readonly total: number;
}

export const countSendings = statement<object, CountSendingsRow>({
  name: "messages/sending.countSendings",
  text: `select count(*)::int as "total!" from sending where merchant_id = $1`,
  params: ["merchant"],
  json: [],
  columns: ["total"],
  isPrepared: true,
});

export interface TextsOfSendingsParams {
  readonly ids: readonly string[];
}

export interface TextsOfSendingsRow {
  readonly id: string;
  readonly title: SentTexts;
  readonly html: SentTexts;
}

export const textsOfSendings = statement<TextsOfSendingsParams, TextsOfSendingsRow>({
  name: "messages/sending.textsOfSendings",
  text: `select id, title, html from sending where merchant_id = $1 and id = any($2)`,
  params: ["merchant","ids"],
  json: [],
  columns: ["id","title","html"],
  isPrepared: true,
});

export interface OpenSendingsRow {
  readonly id: string;
}

export const openSendings = statement<object, OpenSendingsRow>({
  name: "messages/sending.openSendings",
  text: `select id from sending where merchant_id = $1 and done_at is null order by id`,
  params: ["merchant"],
  json: [],
  columns: ["id"],
  isPrepared: true,
});

export interface LockOpenSendingParams {
  readonly id: string;
}

export interface LockOpenSendingRow {
  readonly id: string;
  readonly audience: Audience;
  readonly name: string;
  readonly at: Date;
  readonly sentTo: string | null;
}

export const lockOpenSending = statement<LockOpenSendingParams, LockOpenSendingRow>({
  name: "messages/sending.lockOpenSending",
  text: `select id, audience, name, at, sent_to from sending
where merchant_id = $1 and id = $2 and done_at is null
for update`,
  params: ["merchant","id"],
  json: [],
  columns: ["id","audience","name","at","sentTo"],
  isPrepared: true,
});

export interface NoteSentParams {
  readonly sent: number;
  readonly sentTo: string | null;
  readonly doneAt: Date | null;
  readonly id: string;
}

export const noteSent = statement<NoteSentParams, never>({
  name: "messages/sending.noteSent",
  text: `update sending set sent = sent + $1, sent_to = coalesce($2, sent_to), done_at = $3
where merchant_id = $4 and id = $5`,
  params: ["sent","sentTo","doneAt","merchant","id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface CountReceiversParams {
  readonly audience: string;
  readonly name: string;
}

export interface CountReceiversRow {
  readonly total: number;
}

/** Counts the members of an audience, without demo accounts. */
export const countReceivers = statement<CountReceiversParams, CountReceiversRow>({
  name: "messages/sending.countReceivers",
  text: `select count(*)::int as "total!" from member
where merchant_id = $1 and type <> 4
  and case $2::text
    when 'account' then account = $3
    when 'label' then id in (select member_id from member_label where merchant_id = $1 and label = $3)
    else true end`,
  params: ["merchant","audience","name"],
  json: [],
  columns: ["total"],
  isPrepared: false,
});

export interface NextReceiversParams {
  readonly audience: string;
  readonly name: string;
  readonly at: Date;
  readonly after: string | null;
  readonly limit: number;
}

export interface NextReceiversRow {
  readonly id: string;
}

/** Returns the next members of an audience by id, without demo accounts and members who registered after a time. */
export const nextReceivers = statement<NextReceiversParams, NextReceiversRow>({
  name: "messages/sending.nextReceivers",
  text: `select id from member
where merchant_id = $1 and type <> 4
  and case $2::text
    when 'account' then account = $3
    when 'label' then id in (select member_id from member_label where merchant_id = $1 and label = $3)
    else true end
  and created_at <= $4 and ($5::uuid is null or id > $5)
order by id
limit $6::int`,
  params: ["merchant","audience","name","at","after","limit"],
  json: [],
  columns: ["id"],
  isPrepared: false,
});

export interface InsertMessagesParams {
  readonly params: unknown;
  readonly at: Date;
  readonly ids: readonly string[];
  readonly memberIds: readonly string[];
}

export const insertMessages = statement<InsertMessagesParams, never>({
  name: "messages/sending.insertMessages",
  text: `insert into message (merchant_id, id, member_id, kind, params, at)
select $1, message_id, member_id, 'staff', $2::jsonb, $3::timestamptz
from unnest($4::uuid[], $5::uuid[]) as receiver (message_id, member_id)`,
  params: ["merchant","params","at","ids","memberIds"],
  json: ["params"],
  columns: [],
  isPrepared: true,
});
