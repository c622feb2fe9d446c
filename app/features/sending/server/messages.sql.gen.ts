// Generated from messages.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface InsertMessageParams {
  readonly id: string;
  readonly memberId: string;
  readonly kind: string;
  readonly params: unknown;
  readonly at: Date;
}

export const insertMessage = statement<InsertMessageParams, never>({
  name: "sending/messages.insertMessage",
  text: `insert into message (merchant_id, id, member_id, kind, params, at)
values ($1, $2, $3, $4, $5, $6)`,
  params: ["merchant","id","memberId","kind","params","at"],
  json: ["params"],
  columns: [],
  isPrepared: true,
});

export interface MessagesOfParams {
  readonly memberId: string;
  readonly limit: number;
  readonly offset: number;
}

export interface MessagesOfRow {
  readonly id: string;
  readonly kind: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly at: Date;
  readonly readAt: Date | null;
}

/** Returns one page of a member's messages, latest first. */
export const messagesOf = statement<MessagesOfParams, MessagesOfRow>({
  name: "sending/messages.messagesOf",
  text: `select id, kind, params, at, read_at from message
where merchant_id = $1 and member_id = $2
order by at desc, id desc
limit $3::int offset $4::int`,
  params: ["merchant","memberId","limit","offset"],
  json: [],
  columns: ["id","kind","params","at","readAt"],
  isPrepared: true,
});

export interface CountMessagesParams {
  readonly memberId: string;
}

export interface CountMessagesRow {
  readonly total: number;
  readonly unread: number;
}

export const countMessages = statement<CountMessagesParams, CountMessagesRow>({
  name: "sending/messages.countMessages",
  text: `select count(*)::int as "total!", (count(*) filter (where read_at is null))::int as "unread!" from message
where merchant_id = $1 and member_id = $2`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["total","unread"],
  isPrepared: true,
});

export interface MarkReadParams {
  readonly now: Date;
  readonly memberId: string;
  readonly id: string | null;
}

/** Marks one message as read, or all. */
export const markRead = statement<MarkReadParams, never>({
  name: "sending/messages.markRead",
  text: `update message set read_at = $1
where merchant_id = $2 and member_id = $3 and ($4::uuid is null or id = $4) and read_at is null`,
  params: ["now","merchant","memberId","id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface DeleteMessageParams {
  readonly memberId: string;
  readonly id: string;
}

export const deleteMessage = statement<DeleteMessageParams, never>({
  name: "sending/messages.deleteMessage",
  text: `delete from message where merchant_id = $1 and member_id = $2 and id = $3`,
  params: ["merchant","memberId","id"],
  json: [],
  columns: [],
  isPrepared: true,
});
