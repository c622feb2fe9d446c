// Generated from profile.sql. Do not edit.
import type { SignInMethod } from "~/platform/wps/account-types";
import { statement } from "~/platform/db/statement";

export interface SetMobileParams {
  readonly mobile: string;
  readonly id: string;
}

export const setMobile = statement<SetMobileParams, never>({
  name: "members/profile.setMobile",
  text: `update member set mobile = $1 where merchant_id = $2 and id = $3`,
  params: ["mobile","merchant","id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface SetEmailParams {
  readonly email: string;
  readonly id: string;
}

export const setEmail = statement<SetEmailParams, never>({
  name: "members/profile.setEmail",
  text: `update member set email = $1 where merchant_id = $2 and id = $3`,
  params: ["email","merchant","id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface SetAvatarParams {
  readonly avatar: string;
  readonly id: string;
}

export const setAvatar = statement<SetAvatarParams, never>({
  name: "members/profile.setAvatar",
  text: `update member set avatar = $1 where merchant_id = $2 and id = $3`,
  params: ["avatar","merchant","id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface LockMemberParams {
  readonly id: string;
}

export interface LockMemberRow {
  readonly id: string;
}

/** Locks a member's row, because fields that can be set once are compared with it. */
export const lockMember = statement<LockMemberParams, LockMemberRow>({
  name: "members/profile.lockMember",
  text: `select id from member where merchant_id = $1 and id = $2 for update`,
  params: ["merchant","id"],
  json: [],
  columns: ["id"],
  isPrepared: true,
});

export interface SetProfileParams {
  readonly contacts: unknown;
  readonly nickname: string;
  readonly payeeName: string | null;
  readonly birthday: string | null;
  readonly id: string;
}

export const setProfile = statement<SetProfileParams, never>({
  name: "members/profile.setProfile",
  text: `update member set contacts = $1, nickname = $2, payee_name = $3, birthday = $4
where merchant_id = $5 and id = $6`,
  params: ["contacts","nickname","payeeName","birthday","merchant","id"],
  json: ["contacts"],
  columns: [],
  isPrepared: true,
});

export interface SignInsOfParams {
  readonly memberId: string;
  readonly limit: number;
  readonly offset: number;
}

export interface SignInsOfRow {
  readonly at: Date;
  readonly ip: string | null;
  readonly device: string;
  readonly ok: boolean;
  readonly method: SignInMethod;
}

/** Returns one page of a member's sign-ins, latest first. */
export const signInsOf = statement<SignInsOfParams, SignInsOfRow>({
  name: "members/profile.signInsOf",
  text: `select at, ip, device, ok, method from sign_in
where merchant_id = $1 and member_id = $2
order by id desc
limit $3::int offset $4::int`,
  params: ["merchant","memberId","limit","offset"],
  json: [],
  columns: ["at","ip","device","ok","method"],
  isPrepared: true,
});

export interface CountSignInsParams {
  readonly memberId: string;
}

export interface CountSignInsRow {
  readonly total: number;
}

export const countSignIns = statement<CountSignInsParams, CountSignInsRow>({
  name: "members/profile.countSignIns",
  text: `select count(*)::int as "total!" from sign_in where merchant_id = $1 and member_id = $2`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["total"],
  isPrepared: true,
});

export interface FormerSignInParams {
  readonly memberId: string;
}

export interface FormerSignInRow {
  readonly at: Date;
  readonly ip: string | null;
  readonly device: string;
  readonly ok: boolean;
  readonly method: SignInMethod;
}

/** Returns the sign-in before the current one. */
export const formerSignIn = statement<FormerSignInParams, FormerSignInRow>({
  name: "members/profile.formerSignIn",
  text: `select at, ip, device, ok, method from sign_in
where merchant_id = $1 and member_id = $2 and ok
order by id desc
offset 1 limit 1`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["at","ip","device","ok","method"],
  isPrepared: true,
});
