// Generated from used-once.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface DeleteExpiredIdsParams {
  readonly now: Date;
}

export const deleteExpiredIds = statement<DeleteExpiredIdsParams, never>({
  name: "platform/used-once.deleteExpiredIds",
  text: `delete from used_once where merchant_id = $1 and expires_at < $2`,
  params: ["merchant","now"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface StoreUsedIdParams {
  readonly kind: string;
  readonly id: string;
  readonly expiresAt: Date;
}

/** Stores an id; writes no row when it was used before. */
export const storeUsedId = statement<StoreUsedIdParams, never>({
  name: "platform/used-once.storeUsedId",
  text: `insert into used_once (merchant_id, kind, id, expires_at) values ($1, $2, $3, $4)
on conflict do nothing`,
  params: ["merchant","kind","id","expiresAt"],
  json: [],
  columns: [],
  isPrepared: true,
});
