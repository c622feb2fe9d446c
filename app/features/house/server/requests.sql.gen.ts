// Generated from requests.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface RequestByIdParams {
  readonly sessionId: string;
  readonly requestId: string;
}

export interface RequestByIdRow {
  readonly content: string;
  readonly roundId: string;
  readonly answer: unknown | null;
}

export const requestById = statement<RequestByIdParams, RequestByIdRow>({
  name: "house/requests.requestById",
  text: `select content, round_id, answer from house_request
where merchant_id = $1 and session_id = $2 and request_id = $3`,
  params: ["merchant","sessionId","requestId"],
  json: [],
  columns: ["content","roundId","answer"],
  isPrepared: true,
});

export interface InsertRequestParams {
  readonly sessionId: string;
  readonly requestId: string;
  readonly content: string;
  readonly roundId: string;
  readonly at: Date;
}

export const insertRequest = statement<InsertRequestParams, never>({
  name: "house/requests.insertRequest",
  text: `insert into house_request (merchant_id, session_id, request_id, content, round_id, at)
values ($1, $2, $3, $4, $5, $6)`,
  params: ["merchant","sessionId","requestId","content","roundId","at"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface KeepAnswerParams {
  readonly answer: unknown;
  readonly sessionId: string;
  readonly requestId: string;
}

export interface KeepAnswerRow {
  readonly answer: unknown | null;
}

/** Stores the first answer of a request, and returns the stored one. */
export const keepAnswer = statement<KeepAnswerParams, KeepAnswerRow>({
  name: "house/requests.keepAnswer",
  text: `update house_request set answer = coalesce(answer, $1::json)
where merchant_id = $2 and session_id = $3 and request_id = $4
returning answer`,
  params: ["answer","merchant","sessionId","requestId"],
  json: ["answer"],
  columns: ["answer"],
  isPrepared: true,
});

export interface ForgetRequestsParams {
  readonly roundId: string;
}

/** Deletes unanswered requests of a round, so that they can be made again. */
export const forgetRequests = statement<ForgetRequestsParams, never>({
  name: "house/requests.forgetRequests",
  text: `delete from house_request where merchant_id = $1 and round_id = $2 and answer is null`,
  params: ["merchant","roundId"],
  json: [],
  columns: [],
  isPrepared: true,
});
