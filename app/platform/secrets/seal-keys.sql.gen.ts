// Generated from seal-keys.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface SealKeysSinceParams {
  readonly since: Date;
}

export interface SealKeysSinceRow {
  readonly kid: string;
  readonly privateJwk: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
}

export const sealKeysSince = statement<SealKeysSinceParams, SealKeysSinceRow>({
  name: "platform/seal-keys.sealKeysSince",
  text: `select kid, private_jwk, created_at from seal_key where created_at > $1 order by created_at desc, kid`,
  params: ["since"],
  json: [],
  columns: ["kid","privateJwk","createdAt"],
  isPrepared: true,
});

export interface DeleteSealKeysUntilParams {
  readonly until: Date;
}

export const deleteSealKeysUntil = statement<DeleteSealKeysUntilParams, never>({
  name: "platform/seal-keys.deleteSealKeysUntil",
  text: `delete from seal_key where created_at <= $1`,
  params: ["until"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface InsertSealKeyParams {
  readonly kid: string;
  readonly privateJwk: unknown;
  readonly createdAt: Date;
}

export const insertSealKey = statement<InsertSealKeyParams, never>({
  name: "platform/seal-keys.insertSealKey",
  text: `insert into seal_key (kid, private_jwk, created_at) values ($1, $2, $3)`,
  params: ["kid","privateJwk","createdAt"],
  json: ["privateJwk"],
  columns: [],
  isPrepared: true,
});
