// Generated from identity-accounts.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface MemberOfIdentityParams {
  readonly provider: string;
  readonly subject: string;
}

export interface MemberOfIdentityRow {
  readonly memberId: string;
}

export const memberOfIdentity = statement<MemberOfIdentityParams, MemberOfIdentityRow>({
  name: "access/identity-accounts.memberOfIdentity",
  text: `select member_id from member_identity
where merchant_id = $1 and provider = $2 and subject = $3`,
  params: ["merchant","provider","subject"],
  json: [],
  columns: ["memberId"],
  isPrepared: true,
});

export interface InsertIdentityParams {
  readonly provider: string;
  readonly subject: string;
  readonly memberId: string;
  readonly at: Date;
}

export const insertIdentity = statement<InsertIdentityParams, never>({
  name: "access/identity-accounts.insertIdentity",
  text: `insert into member_identity (merchant_id, provider, subject, member_id, at)
values ($1, $2, $3, $4, $5)`,
  params: ["merchant","provider","subject","memberId","at"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface IsEmailTakenParams {
  readonly email: string;
}

export interface IsEmailTakenRow {
  readonly taken: boolean;
}

export const isEmailTaken = statement<IsEmailTakenParams, IsEmailTakenRow>({
  name: "access/identity-accounts.isEmailTaken",
  text: `select exists (select 1 from member where merchant_id = $1 and email_key = lower($2)) as "taken!"`,
  params: ["merchant","email"],
  json: [],
  columns: ["taken"],
  isPrepared: true,
});
