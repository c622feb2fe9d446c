// Generated from calls.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface LatestChangesParams {
  readonly merchants: readonly string[];
}

export interface LatestChangesRow {
  readonly brand: string;
  readonly version: bigint;
  readonly key: string;
  readonly at: Date;
}

/** Returns the latest change of each brand that has one, latest first. */
export const latestChanges = statement<LatestChangesParams, LatestChangesRow>({
  name: "health/calls.latestChanges",
  text: `select v.merchant_id as brand, v.version, h.key, h.at
from brand_override_version v
join brand_override_history h on h.merchant_id = v.merchant_id and h.version = v.version
where v.merchant_id = any($1)
order by h.at desc, v.merchant_id`,
  params: ["merchants"],
  json: [],
  columns: ["brand","version","key","at"],
  isPrepared: true,
});

export interface SandboxedCountsParams {
  readonly merchants: readonly string[];
  readonly after: Date;
}

export interface SandboxedCountsRow {
  readonly channel: "sms" | "mail";
  readonly kept: number;
}

/** Counts the messages in the sandboxes of some brands after a time, by channel. */
export const sandboxedCounts = statement<SandboxedCountsParams, SandboxedCountsRow>({
  name: "health/calls.sandboxedCounts",
  text: `select channel, count(*)::int as "kept!" from outbox where merchant_id = any($1) and at > $2 group by channel`,
  params: ["merchants","after"],
  json: [],
  columns: ["channel","kept"],
  isPrepared: true,
});
