// Generated from winners.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface WinsSinceParams {
  readonly above: bigint;
  readonly since: Date;
  readonly most: number;
}

export interface WinsSinceRow {
  readonly gameId: string;
  readonly win: bigint;
  readonly account: string;
  readonly at: Date;
}

/** Returns the latest wins above an amount, without demo rounds. */
export const winsSince = statement<WinsSinceParams, WinsSinceRow>({
  name: "content/winners.winsSince",
  text: `select r.game_id, r.win, m.account, r.closed_at as "at!"
from round r join member m on m.merchant_id = r.merchant_id and m.id = r.member_id
where r.merchant_id = $1 and r.win > $2 and not r.demo and r.state = 'closed' and r.closed_at > $3
order by r.closed_at desc, r.id desc
limit $4::int`,
  params: ["merchant","above","since","most"],
  json: [],
  columns: ["gameId","win","account","at"],
  isPrepared: false,
});
