import { randomBytes } from "node:crypto";
import type { SeamlessValue, SeamlessWallet } from "~/features/games/rules/seamless";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { opened, shut } from "~/platform/secrets/box";
import { keyFor } from "~/platform/secrets/keys";
import { hashOf, newToken } from "~/platform/secrets/tokens";
import { uuidV7 } from "~/platform/text/uuid";
import { WpsError } from "~/platform/wps/errors";
import { houseKind } from "../rules/games";
import { asked, refusal } from "./asking";
import type { HouseContext } from "./context";
import { newClientSeed, newSeed } from "./seeds";

/** A player at a game of the house. */
export interface HouseSession {
  readonly id: string;
  /** Who it is at the wallet. */
  readonly playerId: string;
  readonly gameId: string;
  readonly nickname: string;
  /** Language of the launch. */
  readonly language: string;
  readonly demo: boolean;
  /** The wallet takes no more bets of its launch. */
  readonly isEnded: boolean;
  /** What decides the next round. */
  readonly clientSeed: string;
  readonly nonce: number;
  readonly seed: Buffer;
  readonly commitment: string;
  /** The launch token, shut away. */
  readonly launch: Buffer;
}

interface Row {
  readonly id: string;
  readonly player_id: string;
  readonly game_id: string;
  readonly nickname: string;
  readonly language: string;
  readonly demo: boolean;
  readonly ended_at: Date | null;
  readonly client_seed: string;
  readonly nonce: number;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly launch: Buffer;
}

const LAUNCH_PLACE = "house launch";

/** What `enter` gives. */
export interface Entered {
  /** The token that every other call carries; it ends the one of an earlier entry by the same launch. */
  readonly token: string;
  readonly session: HouseSession;
  readonly player: SeamlessValue;
}

/**
 * Lets a player in: the wallet says whose launch it is.
 * @throws WpsError gameSessionEnded for a launch that is not known or over, gameUnavailable for a game that is none of the
 * house, networkAbnormal
 */
export async function enterBy(ctx: HouseContext, wallet: SeamlessWallet, launch: string): Promise<Entered> {
  const answer = await asked(wallet, { operation: "authenticate", token: launch });
  if (!answer.ok) throw refusal(answer.code);
  const { value: player } = answer;
  const { gameId = "", language = "EN", nickname = "" } = player;
  if (houseKind(gameId) === null) throw new WpsError("gameUnavailable");
  const token = newToken();
  const { commitment, seed } = newSeed(ctx);
  const session = await ctx.db.transaction(ctx.brand.code, async (tx) => {
    const [row] = await tx.query<Row>(
      `insert into house_session (merchant_id, id, token_hash, launch_hash, launch, player_id, game_id, nickname, language,
         demo, client_seed, nonce, seed, commitment, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0, $12, $13, $14)
       on conflict (merchant_id, launch_hash) do update set token_hash = excluded.token_hash returning *`,
      [
        merchantOf(tx),
        uuidV7(ctx.now, randomBytes(10)),
        hashOf(token),
        hashOf(launch),
        shut(keyFor(ctx, "house"), launch, LAUNCH_PLACE),
        player.playerId,
        gameId,
        nickname,
        language,
        player.demo,
        newClientSeed(),
        seed,
        commitment,
        new Date(ctx.now),
      ],
    );
    return sessionIn(row);
  });
  return { token, session, player };
}

function sessionIn(row: Row | undefined): HouseSession {
  if (!row) throw new WpsError("gameSessionEnded");
  const { client_seed: clientSeed, commitment, demo, game_id: gameId, id, language, launch, nickname } = row;
  const { ended_at: endedAt, nonce, player_id: playerId, seed } = row;
  const own = { id, playerId, gameId, nickname, language, demo, isEnded: endedAt !== null };
  return { ...own, clientSeed, nonce, seed, commitment, launch };
}

/** The session behind a token. @throws WpsError gameSessionEnded for none, or one that went on elsewhere */
export function sessionBy(ctx: HouseContext, token: string): Promise<HouseSession> {
  return ctx.db.transaction(ctx.brand.code, async (tx) => {
    const [row] = await tx.query<Row>("select * from house_session where merchant_id = $1 and token_hash = $2", [
      merchantOf(tx),
      hashOf(token),
    ]);
    return sessionIn(row);
  });
}

/** The session, so that nothing else happens in it until the transaction ends. @throws WpsError gameSessionEnded */
export async function lockSession(tx: Transaction, id: string): Promise<HouseSession> {
  const [row] = await tx.query<Row>("select * from house_session where merchant_id = $1 and id = $2 for update", [
    merchantOf(tx),
    id,
  ]);
  return sessionIn(row);
}

/** The launch token of a session: bets name it. */
export async function launchOf(ctx: HouseContext, sessionId: string): Promise<string> {
  const [row] = await ctx.db.transaction(ctx.brand.code, (tx) =>
    tx.query<{ launch: Buffer }>("select launch from house_session where merchant_id = $1 and id = $2", [
      merchantOf(tx),
      sessionId,
    ]),
  );
  const launch = row && opened(keyFor(ctx, "house"), row.launch, LAUNCH_PLACE);
  if (!launch) throw new Error("a launch of the house cannot be opened: was the secret changed?");
  return launch.toString();
}

/** Gives the session's seed away to a round, and puts the next one in its place. */
export async function takeSeed(ctx: HouseContext, tx: Transaction, session: HouseSession): Promise<void> {
  const { commitment, seed } = newSeed(ctx);
  await tx.query(
    "update house_session set seed = $3, commitment = $4, nonce = nonce + 1 where merchant_id = $1 and id = $2",
    [merchantOf(tx), session.id, seed, commitment],
  );
}

/** Puts the player's own words into the next rounds, which count from 0 again, under a server seed that is new too. */
export function setClientSeed(ctx: HouseContext, id: string, clientSeed: string): Promise<HouseSession> {
  const { commitment, seed } = newSeed(ctx);
  return ctx.db.transaction(ctx.brand.code, async (tx) => {
    const [row] = await tx.query<Row>(
      `update house_session set client_seed = $3, nonce = 0, seed = $4, commitment = $5
       where merchant_id = $1 and id = $2 returning *`,
      [merchantOf(tx), id, clientSeed, seed, commitment],
    );
    return sessionIn(row);
  });
}

/** Notes that the wallet takes no more bets of a session. */
export async function endSession(ctx: HouseContext, id: string): Promise<void> {
  await ctx.db.transaction(ctx.brand.code, (tx) =>
    tx.query("update house_session set ended_at = coalesce(ended_at, $3) where merchant_id = $1 and id = $2", [
      merchantOf(tx),
      id,
      new Date(ctx.now),
    ]),
  );
}
