// Generated from overrides.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface StoredOverridesRow {
  readonly merchantId: string;
  readonly version: bigint;
  readonly key: string | null;
  readonly value: unknown | null;
}

/** Returns the overrides of every brand that ever had one, in one statement, so that values and versions belong together. */
export const storedOverrides = statement<object, StoredOverridesRow>({
  name: "flags/overrides.storedOverrides",
  text: `select v.merchant_id, v.version, o.key as "key?", o.value as "value?"
from brand_override_version v left join brand_override o on o.merchant_id = v.merchant_id`,
  params: [],
  json: [],
  columns: ["merchantId","version","key","value"],
  isPrepared: true,
});

export interface OverridesOfBrandRow {
  readonly version: bigint;
  readonly key: string | null;
  readonly value: unknown | null;
  readonly reason: string | null;
  readonly actor: string | null;
  readonly at: Date | null;
}

export const overridesOfBrand = statement<object, OverridesOfBrandRow>({
  name: "flags/overrides.overridesOfBrand",
  text: `select v.version, o.key as "key?", o.value as "value?", o.reason as "reason?", o.actor as "actor?", o.at as "at?"
from brand_override_version v left join brand_override o on o.merchant_id = v.merchant_id
where v.merchant_id = $1`,
  params: ["merchant"],
  json: [],
  columns: ["version","key","value","reason","actor","at"],
  isPrepared: true,
});

export interface OverridesOfKeyParams {
  readonly key: string;
}

export interface OverridesOfKeyRow {
  readonly merchantId: string;
  readonly version: bigint;
  readonly key: string | null;
  readonly value: unknown | null;
  readonly reason: string | null;
  readonly actor: string | null;
  readonly at: Date | null;
}

/** Returns the overrides of one key, for every brand that ever had an override. */
export const overridesOfKey = statement<OverridesOfKeyParams, OverridesOfKeyRow>({
  name: "flags/overrides.overridesOfKey",
  text: `select v.merchant_id, v.version, o.key as "key?", o.value as "value?", o.reason as "reason?", o.actor as "actor?", o.at as "at?"
from brand_override_version v left join brand_override o on o.merchant_id = v.merchant_id and o.key = $1`,
  params: ["key"],
  json: [],
  columns: ["merchantId","version","key","value","reason","actor","at"],
  isPrepared: true,
});

export interface ValueOfOverrideParams {
  readonly key: string;
}

export interface ValueOfOverrideRow {
  readonly value: unknown;
}

export const valueOfOverride = statement<ValueOfOverrideParams, ValueOfOverrideRow>({
  name: "flags/overrides.valueOfOverride",
  text: `select value from brand_override where merchant_id = $1 and key = $2`,
  params: ["merchant","key"],
  json: [],
  columns: ["value"],
  isPrepared: true,
});

export interface DeleteOverrideParams {
  readonly key: string;
}

export const deleteOverride = statement<DeleteOverrideParams, never>({
  name: "flags/overrides.deleteOverride",
  text: `delete from brand_override where merchant_id = $1 and key = $2`,
  params: ["merchant","key"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface StoreOverrideParams {
  readonly key: string;
  readonly value: unknown;
  readonly reason: string;
  readonly actor: string;
  readonly at: Date;
}

export const storeOverride = statement<StoreOverrideParams, never>({
  name: "flags/overrides.storeOverride",
  text: `insert into brand_override (merchant_id, key, value, reason, actor, at)
values ($1, $2, $3, $4, $5, $6)
on conflict (merchant_id, key) do update
set value = excluded.value, reason = excluded.reason, actor = excluded.actor, at = excluded.at`,
  params: ["merchant","key","value","reason","actor","at"],
  json: ["value"],
  columns: [],
  isPrepared: true,
});

export const addVersion = statement<object, never>({
  name: "flags/overrides.addVersion",
  text: `insert into brand_override_version (merchant_id, version) values ($1, 0) on conflict do nothing`,
  params: ["merchant"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface ClaimVersionRow {
  readonly version: bigint;
}

export const claimVersion = statement<object, ClaimVersionRow>({
  name: "flags/overrides.claimVersion",
  text: `update brand_override_version set version = version + 1 where merchant_id = $1 returning version`,
  params: ["merchant"],
  json: [],
  columns: ["version"],
  isPrepared: true,
});

export interface CountChangeParams {
  readonly name: string;
}

/** Tells every node that overrides have changed. */
export const countChange = statement<CountChangeParams, never>({
  name: "flags/overrides.countChange",
  text: `insert into config_version as c (name, version) values ($1, 1) on conflict (name) do update set version = c.version + 1`,
  params: ["name"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface NotifyNodesParams {
  readonly channel: string;
}

export interface NotifyNodesRow {
  readonly pgNotify: string | null;
}

export const notifyNodes = statement<NotifyNodesParams, NotifyNodesRow>({
  name: "flags/overrides.notifyNodes",
  text: `select pg_notify($1, $2)::text`,
  params: ["channel","merchant"],
  json: [],
  columns: ["pgNotify"],
  isPrepared: true,
});
