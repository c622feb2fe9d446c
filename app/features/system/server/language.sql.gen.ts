// Generated from language.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface SetLanguageParams {
  readonly language: string;
  readonly id: string;
}

export const setLanguage = statement<SetLanguageParams, never>({
  name: "system/language.setLanguage",
  text: `update member set language = $1 where merchant_id = $2 and id = $3`,
  params: ["language","merchant","id"],
  json: [],
  columns: [],
  isPrepared: true,
});
