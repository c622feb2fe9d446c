// Generated from launches.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface LaunchByTokenParams {
  readonly now: Date;
  readonly tokenHash: string;
  readonly vendor: string;
}

export interface LaunchByTokenRow {
  readonly memberId: string;
  readonly nickname: string;
  readonly gameId: string;
  readonly language: string;
  readonly demo: boolean;
  readonly live: boolean;
}

/** Returns the player and game of a launch token. `live` is false when no more bets are accepted: the launch expired, its session ended, or the account is locked. */
export const launchByToken = statement<LaunchByTokenParams, LaunchByTokenRow>({
  name: "games/launches.launchByToken",
  text: `select l.member_id, m.nickname, l.game_id, l.language, l.demo,
  l.expires_at > $1 and not m.locked and exists (
    select 1 from session s where s.merchant_id = l.merchant_id and s.id = l.session_id
  ) as "live!"
from launch l join member m on m.merchant_id = l.merchant_id and m.id = l.member_id
where l.merchant_id = $2 and l.token_hash = $3 and l.vendor = $4`,
  params: ["now","merchant","tokenHash","vendor"],
  json: [],
  columns: ["memberId","nickname","gameId","language","demo","live"],
  isPrepared: true,
});

export interface OpenLaunchParams {
  readonly now: Date;
  readonly tokenHash: string;
  readonly vendor: string;
  readonly again: Date;
}

export interface OpenLaunchRow {
  readonly memberId: string;
  readonly nickname: string;
  readonly gameId: string;
  readonly language: string;
  readonly demo: boolean;
  readonly live: boolean;
}

/** Marks a launch as opened and returns it like `launchByToken`; no row when it was opened before `again`. */
export const openLaunch = statement<OpenLaunchParams, OpenLaunchRow>({
  name: "games/launches.openLaunch",
  text: `update launch l set opened_at = coalesce(l.opened_at, $1)
from member m
where l.merchant_id = $2 and l.token_hash = $3 and l.vendor = $4
  and m.merchant_id = l.merchant_id and m.id = l.member_id
  and (l.opened_at is null or l.opened_at > $5)
returning l.member_id, m.nickname, l.game_id, l.language, l.demo,
  l.expires_at > $1 and not m.locked and exists (
    select 1 from session s where s.merchant_id = l.merchant_id and s.id = l.session_id
  ) as "live!"`,
  params: ["now","merchant","tokenHash","vendor","again"],
  json: [],
  columns: ["memberId","nickname","gameId","language","demo","live"],
  isPrepared: true,
});

export interface InsertLaunchParams {
  readonly tokenHash: string;
  readonly id: string;
  readonly memberId: string;
  readonly sessionId: string;
  readonly vendor: string;
  readonly gameId: string;
  readonly room: string | null;
  readonly language: string;
  readonly demo: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export const insertLaunch = statement<InsertLaunchParams, never>({
  name: "games/launches.insertLaunch",
  text: `insert into launch (merchant_id, token_hash, id, member_id, session_id, vendor, game_id, room, language, demo, created_at,
  expires_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
  $12)`,
  params: ["merchant","tokenHash","id","memberId","sessionId","vendor","gameId","room","language","demo","createdAt","expiresAt"],
  json: [],
  columns: [],
  isPrepared: true,
});
