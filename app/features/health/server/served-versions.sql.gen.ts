// Generated from served-versions.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface ChangesOfVersionsParams {
  readonly merchants: readonly string[];
  readonly versions: readonly bigint[];
}

export interface ChangesOfVersionsRow {
  readonly merchantId: string;
  readonly version: bigint;
  readonly at: Date;
}

/** Returns the times of override versions. */
export const changesOfVersions = statement<ChangesOfVersionsParams, ChangesOfVersionsRow>({
  name: "health/served-versions.changesOfVersions",
  text: `select h.merchant_id, h.version, h.at
from brand_override_history h
join unnest($1::text[], $2::bigint[]) as meant (merchant, version)
  on meant.merchant = h.merchant_id and meant.version = h.version`,
  params: ["merchants","versions"],
  json: [],
  columns: ["merchantId","version","at"],
  isPrepared: true,
});
