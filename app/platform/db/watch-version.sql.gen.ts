// Generated from watch-version.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface VersionOfParams {
  readonly name: string;
}

export interface VersionOfRow {
  readonly version: bigint;
}

export const versionOf = statement<VersionOfParams, VersionOfRow>({
  name: "platform/watch-version.versionOf",
  text: `select version from config_version where name = $1`,
  params: ["name"],
  json: [],
  columns: ["version"],
  isPrepared: true,
});
