// Generated from drift.sql. Do not edit.
import type { DriftKind } from "~/platform/wps/upstream/drift";
import { statement } from "~/platform/db/statement";

export interface StoreDriftParams {
  readonly call: string;
  readonly kind: string;
  readonly count: bigint;
  readonly detail: string;
  readonly now: Date;
}

export const storeDrift = statement<StoreDriftParams, never>({
  name: "platform/drift.storeDrift",
  text: `insert into upstream_drift as stored (merchant_id, call, kind, count, detail, first_at, last_at)
values ($1, $2, $3, $4, $5, $6, $6)
on conflict (merchant_id, call, kind) do update
set count = stored.count + excluded.count, detail = excluded.detail, last_at = excluded.last_at`,
  params: ["merchant","call","kind","count","detail","now"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface DeleteDriftBeforeParams {
  readonly before: Date;
}

export const deleteDriftBefore = statement<DeleteDriftBeforeParams, never>({
  name: "platform/drift.deleteDriftBefore",
  text: `delete from upstream_drift where merchant_id = $1 and last_at < $2`,
  params: ["merchant","before"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface DriftOfBrandRow {
  readonly call: string;
  readonly kind: DriftKind;
  readonly count: bigint;
  readonly detail: string;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

export const driftOfBrand = statement<object, DriftOfBrandRow>({
  name: "platform/drift.driftOfBrand",
  text: `select call, kind, count, detail, first_at, last_at from upstream_drift where merchant_id = $1 order by last_at desc`,
  params: ["merchant"],
  json: [],
  columns: ["call","kind","count","detail","firstAt","lastAt"],
  isPrepared: true,
});

export interface DriftOfBrandsParams {
  readonly merchants: readonly string[];
  readonly most: number;
}

export interface DriftOfBrandsRow {
  readonly merchantId: string;
  readonly call: string;
  readonly kind: DriftKind;
  readonly count: bigint;
  readonly detail: string;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/** Returns the latest differences of several brands' systems. */
export const driftOfBrands = statement<DriftOfBrandsParams, DriftOfBrandsRow>({
  name: "platform/drift.driftOfBrands",
  text: `select merchant_id, call, kind, count, detail, first_at, last_at from upstream_drift
where merchant_id = any($1)
order by last_at desc, merchant_id
limit $2::int`,
  params: ["merchants","most"],
  json: [],
  columns: ["merchantId","call","kind","count","detail","firstAt","lastAt"],
  isPrepared: true,
});
