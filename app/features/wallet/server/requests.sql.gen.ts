// Generated from requests.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface InsertRequestParams {
  readonly memberId: string;
  readonly requestId: string;
  readonly content: string;
  readonly at: Date;
}

/** Stores a request without an answer. Writes no row when it was stored before; waits for a concurrent repeat. */
export const insertRequest = statement<InsertRequestParams, never>({
  name: "wallet/requests.insertRequest",
  text: `insert into money_request (merchant_id, member_id, request_id, content, answer, at)
values ($1, $2, $3, $4, 'null', $5)
on conflict do nothing`,
  params: ["merchant","memberId","requestId","content","at"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface RequestByIdParams {
  readonly memberId: string;
  readonly requestId: string;
}

export interface RequestByIdRow {
  readonly content: string;
  readonly answer: unknown;
}

export const requestById = statement<RequestByIdParams, RequestByIdRow>({
  name: "wallet/requests.requestById",
  text: `select content, answer from money_request
where merchant_id = $1 and member_id = $2 and request_id = $3`,
  params: ["merchant","memberId","requestId"],
  json: [],
  columns: ["content","answer"],
  isPrepared: true,
});

export interface SetAnswerParams {
  readonly answer: unknown;
  readonly memberId: string;
  readonly requestId: string;
}

export const setAnswer = statement<SetAnswerParams, never>({
  name: "wallet/requests.setAnswer",
  text: `update money_request set answer = $1
where merchant_id = $2 and member_id = $3 and request_id = $4`,
  params: ["answer","merchant","memberId","requestId"],
  json: ["answer"],
  columns: [],
  isPrepared: true,
});
