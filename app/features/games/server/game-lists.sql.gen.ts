// Generated from game-lists.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface FavouritesOfParams {
  readonly memberId: string;
}

export interface FavouritesOfRow {
  readonly nodeId: number;
}

/** Returns the games that a member keeps, latest first. */
export const favouritesOf = statement<FavouritesOfParams, FavouritesOfRow>({
  name: "games/game-lists.favouritesOf",
  text: `select node_id from favourite where merchant_id = $1 and member_id = $2 order by at desc, node_id`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["nodeId"],
  isPrepared: true,
});

export interface InsertFavouriteParams {
  readonly memberId: string;
  readonly nodeId: number;
  readonly at: Date;
}

export const insertFavourite = statement<InsertFavouriteParams, never>({
  name: "games/game-lists.insertFavourite",
  text: `insert into favourite (merchant_id, member_id, node_id, at) values ($1, $2, $3, $4)
on conflict do nothing`,
  params: ["merchant","memberId","nodeId","at"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface DeleteFavouriteParams {
  readonly memberId: string;
  readonly nodeId: number;
}

export const deleteFavourite = statement<DeleteFavouriteParams, never>({
  name: "games/game-lists.deleteFavourite",
  text: `delete from favourite where merchant_id = $1 and member_id = $2 and node_id = $3`,
  params: ["merchant","memberId","nodeId"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface RecentGamesParams {
  readonly memberId: string;
  readonly limit: number;
}

export interface RecentGamesRow {
  readonly gameId: string;
}

/** Returns the games that a member opened, latest first. */
export const recentGames = statement<RecentGamesParams, RecentGamesRow>({
  name: "games/game-lists.recentGames",
  text: `select game_id from launch
where merchant_id = $1 and member_id = $2
group by game_id
order by max(id::text) desc
limit $3::int`,
  params: ["merchant","memberId","limit"],
  json: [],
  columns: ["gameId"],
  isPrepared: true,
});

export interface PlaysSinceParams {
  readonly since: Date;
}

export interface PlaysSinceRow {
  readonly gameId: string;
  readonly plays: number;
}

/** Counts the rounds of each game by real accounts since a time. */
export const playsSince = statement<PlaysSinceParams, PlaysSinceRow>({
  name: "games/game-lists.playsSince",
  text: `select game_id, count(*)::int as "plays!" from round
where merchant_id = $1 and opened_at > $2 and not demo
group by game_id`,
  params: ["merchant","since"],
  json: [],
  columns: ["gameId","plays"],
  isPrepared: true,
});

export interface PlayersByRoomParams {
  readonly vendor: string;
  readonly since: Date;
}

export interface PlayersByRoomRow {
  readonly room: string;
  readonly players: number;
}

/** Counts the members in each room of a vendor who opened it since a time. */
export const playersByRoom = statement<PlayersByRoomParams, PlayersByRoomRow>({
  name: "games/game-lists.playersByRoom",
  text: `select room as "room!", count(distinct member_id)::int as "players!" from launch
where merchant_id = $1 and vendor = $2 and created_at > $3 and room is not null
group by room`,
  params: ["merchant","vendor","since"],
  json: [],
  columns: ["room","players"],
  isPrepared: true,
});
