// Generated from outbox.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface DeleteOutboxBeforeParams {
  readonly before: Date;
}

export const deleteOutboxBefore = statement<DeleteOutboxBeforeParams, never>({
  name: "sending/outbox.deleteOutboxBefore",
  text: `delete from outbox where merchant_id = $1 and at < $2`,
  params: ["merchant","before"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface InsertOutboxParams {
  readonly id: string;
  readonly channel: string;
  readonly receiver: string;
  readonly subject: string | null;
  readonly body: string;
  readonly at: Date;
}

export const insertOutbox = statement<InsertOutboxParams, never>({
  name: "sending/outbox.insertOutbox",
  text: `insert into outbox (merchant_id, id, channel, receiver, subject, body, at)
values ($1, $2, $3, $4, $5, $6, $7)`,
  params: ["merchant","id","channel","receiver","subject","body","at"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface OutboxPageParams {
  readonly limit: number;
  readonly offset: number;
}

export interface OutboxPageRow {
  readonly id: string;
  readonly channel: "sms" | "mail";
  readonly receiver: string;
  readonly subject: string | null;
  readonly body: string;
  readonly at: Date;
}

export const outboxPage = statement<OutboxPageParams, OutboxPageRow>({
  name: "sending/outbox.outboxPage",
  text: `select id, channel, receiver, subject, body, at from outbox
where merchant_id = $1
order by id desc
limit $2::int offset $3::int`,
  params: ["merchant","limit","offset"],
  json: [],
  columns: ["id","channel","receiver","subject","body","at"],
  isPrepared: true,
});

export interface CountOutboxRow {
  readonly total: number;
}

export const countOutbox = statement<object, CountOutboxRow>({
  name: "sending/outbox.countOutbox",
  text: `select count(*)::int as "total!" from outbox where merchant_id = $1`,
  params: ["merchant"],
  json: [],
  columns: ["total"],
  isPrepared: true,
});
