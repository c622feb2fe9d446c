// Generated from secret-mark.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface StoredMarkParams {
  readonly name: string;
}

export interface StoredMarkRow {
  readonly mark: string;
}

export const storedMark = statement<StoredMarkParams, StoredMarkRow>({
  name: "platform/secret-mark.storedMark",
  text: `select mark from secret_mark where name = $1`,
  params: ["name"],
  json: [],
  columns: ["mark"],
  isPrepared: true,
});

export interface AddMarkParams {
  readonly name: string;
  readonly mark: string;
}

export const addMark = statement<AddMarkParams, never>({
  name: "platform/secret-mark.addMark",
  text: `insert into secret_mark (name, mark) values ($1, $2) on conflict do nothing`,
  params: ["name","mark"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface ReplaceMarkParams {
  readonly mark: string;
  readonly name: string;
  readonly replaces: string;
}

export const replaceMark = statement<ReplaceMarkParams, never>({
  name: "platform/secret-mark.replaceMark",
  text: `update secret_mark set mark = $1, at = now() where name = $2 and mark = $3`,
  params: ["mark","name","replaces"],
  json: [],
  columns: [],
  isPrepared: true,
});
