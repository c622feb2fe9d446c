// Generated from rounds.sql. Do not edit.
import type { RoundRecord } from "~/features/games/rules/seamless";
import { statement } from "~/platform/db/statement";

export interface RoundOfMemberParams {
  readonly memberId: string;
  readonly id: string;
}

export interface RoundOfMemberRow {
  readonly id: string;
  readonly roundId: string;
  readonly vendor: string;
  readonly gameId: string;
  readonly state: "open" | "closed";
  readonly bet: bigint;
  readonly win: bigint;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly record: RoundRecord | null;
}

export const roundOfMember = statement<RoundOfMemberParams, RoundOfMemberRow>({
  name: "games/rounds.roundOfMember",
  text: `select id, round_id, vendor, game_id, state, bet, win, opened_at, closed_at, record from round
where merchant_id = $1 and member_id = $2 and id = $3`,
  params: ["merchant","memberId","id"],
  json: [],
  columns: ["id","roundId","vendor","gameId","state","bet","win","openedAt","closedAt","record"],
  isPrepared: true,
});
