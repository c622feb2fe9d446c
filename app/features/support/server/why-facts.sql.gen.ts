// Generated from why-facts.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface OverrideOfParams {
  readonly key: string;
}

export interface OverrideOfRow {
  readonly actor: string;
  readonly at: Date;
  readonly reason: string;
  readonly value: unknown;
}

export const overrideOf = statement<OverrideOfParams, OverrideOfRow>({
  name: "support/why-facts.overrideOf",
  text: `select actor, at, reason, value from brand_override where merchant_id = $1 and key = $2`,
  params: ["merchant","key"],
  json: [],
  columns: ["actor","at","reason","value"],
  isPrepared: true,
});
