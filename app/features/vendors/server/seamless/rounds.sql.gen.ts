// Generated from rounds.sql. Do not edit.
import type { AccountType } from "~/platform/wps/account-types";
import type { GameCategory } from "~/platform/brands/bet-weights";
import { statement } from "~/platform/db/statement";

export interface OpenOrRaiseRoundParams {
  readonly vendor: string;
  readonly roundId: string;
  readonly id: string;
  readonly memberId: string;
  readonly gameId: string;
  readonly category: string;
  readonly demo: boolean;
  readonly amount: bigint;
  readonly at: Date;
}

/** Opens the round of a bet, or adds the bet to it; writes no row for a closed round and another player's. */
export const openOrRaiseRound = statement<OpenOrRaiseRoundParams, never>({
  name: "vendors/rounds.openOrRaiseRound",
  text: `insert into round (merchant_id, vendor, round_id, id, member_id, game_id, category, demo, state, bet, win, opened_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, 'open', $9, 0, $10)
on conflict (merchant_id, vendor, round_id) do update set bet = round.bet + excluded.bet
where round.state = 'open' and round.member_id = excluded.member_id`,
  params: ["merchant","vendor","roundId","id","memberId","gameId","category","demo","amount","at"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface AddWinParams {
  readonly amount: bigint;
  readonly vendor: string;
  readonly roundId: string;
  readonly memberId: string;
}

export interface AddWinRow {
  readonly demo: boolean;
  readonly gameId: string;
}

export const addWin = statement<AddWinParams, AddWinRow>({
  name: "vendors/rounds.addWin",
  text: `update round set win = win + $1
where merchant_id = $2 and vendor = $3 and round_id = $4 and member_id = $5
  and state = 'open' and bet > 0
returning demo, game_id`,
  params: ["amount","merchant","vendor","roundId","memberId"],
  json: [],
  columns: ["demo","gameId"],
  isPrepared: true,
});

export interface SubtractBetParams {
  readonly amount: bigint;
  readonly vendor: string;
  readonly roundId: string;
  readonly memberId: string;
}

export interface SubtractBetRow {
  readonly demo: boolean;
  readonly gameId: string;
}

export const subtractBet = statement<SubtractBetParams, SubtractBetRow>({
  name: "vendors/rounds.subtractBet",
  text: `update round set bet = bet - $1
where merchant_id = $2 and vendor = $3 and round_id = $4 and member_id = $5 and state = 'open'
returning demo, game_id`,
  params: ["amount","merchant","vendor","roundId","memberId"],
  json: [],
  columns: ["demo","gameId"],
  isPrepared: true,
});

export interface CloseRoundParams {
  readonly at: Date;
  readonly record: unknown | null;
  readonly vendor: string;
  readonly roundId: string;
  readonly memberId: string;
}

export interface CloseRoundRow {
  readonly memberId: string;
  readonly gameId: string;
  readonly category: GameCategory;
  readonly bet: bigint;
  readonly demo: boolean;
}

export const closeRound = statement<CloseRoundParams, CloseRoundRow>({
  name: "vendors/rounds.closeRound",
  text: `update round set state = 'closed', closed_at = $1, record = $2
where merchant_id = $3 and vendor = $4 and round_id = $5 and member_id = $6 and state = 'open'
returning member_id, game_id, category, bet, demo`,
  params: ["at","record","merchant","vendor","roundId","memberId"],
  json: ["record"],
  columns: ["memberId","gameId","category","bet","demo"],
  isPrepared: true,
});

export interface SetTurnoverParams {
  readonly turnover: bigint;
  readonly vendor: string;
  readonly roundId: string;
}

export const setTurnover = statement<SetTurnoverParams, never>({
  name: "vendors/rounds.setTurnover",
  text: `update round set turnover = $1 where merchant_id = $2 and vendor = $3 and round_id = $4`,
  params: ["turnover","merchant","vendor","roundId"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface StateOfRoundParams {
  readonly vendor: string;
  readonly roundId: string;
}

export interface StateOfRoundRow {
  readonly memberId: string;
  readonly state: "open" | "closed";
}

export const stateOfRound = statement<StateOfRoundParams, StateOfRoundRow>({
  name: "vendors/rounds.stateOfRound",
  text: `select member_id, state from round where merchant_id = $1 and vendor = $2 and round_id = $3`,
  params: ["merchant","vendor","roundId"],
  json: [],
  columns: ["memberId","state"],
  isPrepared: true,
});

export interface TypeOfMemberParams {
  readonly id: string;
}

export interface TypeOfMemberRow {
  readonly type: AccountType;
}

export const typeOfMember = statement<TypeOfMemberParams, TypeOfMemberRow>({
  name: "vendors/rounds.typeOfMember",
  text: `select type from member where merchant_id = $1 and id = $2`,
  params: ["merchant","id"],
  json: [],
  columns: ["type"],
  isPrepared: true,
});
