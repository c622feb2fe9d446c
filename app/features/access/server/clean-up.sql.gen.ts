// Generated from clean-up.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface DeleteExpiredCountersParams {
  readonly now: bigint;
  readonly limit: number;
}

/** Deletes some expired rate-limit counters. */
export const deleteExpiredCounters = statement<DeleteExpiredCountersParams, never>({
  name: "access/clean-up.deleteExpiredCounters",
  text: `delete from rate_limit where key in (select key from rate_limit where expire < $1 limit $2::int)`,
  params: ["now","limit"],
  json: [],
  columns: [],
  isPrepared: true,
});
