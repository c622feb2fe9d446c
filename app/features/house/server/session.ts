import { randomBytes } from "node:crypto";
import type { SeamlessValue, SeamlessWallet } from "~/features/games/rules/seamless";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { decryptBox, encryptBox } from "~/platform/secrets/encrypted-box";
import { keyFor } from "~/platform/secrets/keys";
import { hashToken, newToken } from "~/platform/secrets/tokens";
import { uuidV7 } from "~/platform/text/uuid";
import { WpsError } from "~/platform/wps/errors";
import { houseKind } from "../rules/games";
import type { HouseContext } from "./context";
import { newClientSeed, newSeed } from "./seeds";
import { callWallet, walletRefusal } from "./wallet-call";

/** Session of a player in a house game. */
export interface HouseSession {
  readonly id: string;
  /** Id of the player at the wallet. */
  readonly playerId: string;
  readonly gameId: string;
  readonly nickname: string;
  /** Language of the launch. */
  readonly language: string;
  readonly demo: boolean;
  /** True when the wallet accepts no more bets of its launch. */
  readonly isEnded: boolean;
  /** Inputs of the next round. */
  readonly clientSeed: string;
  readonly nonce: number;
  readonly seed: Buffer;
  readonly commitment: string;
  /** The launch token, encrypted. */
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

/** Result of `openHouseSession`. */
export interface Entered {
  /** Token for every other call; it replaces the one of an earlier entry by the same launch. */
  readonly token: string;
  readonly session: HouseSession;
  readonly player: SeamlessValue;
}

/**
 * Opens a session for a launch that the wallet authenticates.
 * @throws WpsError gameSessionEnded for an unknown or ended launch, gameUnavailable for a game of another vendor, networkAbnormal
 */
export async function openHouseSession(ctx: HouseContext, wallet: SeamlessWallet, launch: string): Promise<Entered> {
  const answer = await callWallet(wallet, { operation: "authenticate", token: launch });
  if (!answer.ok) throw walletRefusal(answer.code);
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
        hashToken(token),
        hashToken(launch),
        encryptBox(keyFor(ctx, "house"), launch, LAUNCH_PLACE),
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

/** Returns the session of a token. @throws WpsError gameSessionEnded for an unknown token, or one replaced by a later entry */
export function sessionBy(ctx: HouseContext, token: string): Promise<HouseSession> {
  return ctx.db.transaction(ctx.brand.code, async (tx) => {
    const [row] = await tx.query<Row>("select * from house_session where merchant_id = $1 and token_hash = $2", [
      merchantOf(tx),
      hashToken(token),
    ]);
    return sessionIn(row);
  });
}

/** Returns the session, locked until the transaction ends. @throws WpsError gameSessionEnded */
export async function lockSession(tx: Transaction, id: string): Promise<HouseSession> {
  const [row] = await tx.query<Row>("select * from house_session where merchant_id = $1 and id = $2 for update", [
    merchantOf(tx),
    id,
  ]);
  return sessionIn(row);
}

/** Returns the decrypted launch token of a session; bets need it. */
export async function launchOf(ctx: HouseContext, sessionId: string): Promise<string> {
  const [row] = await ctx.db.transaction(ctx.brand.code, (tx) =>
    tx.query<{ launch: Buffer }>("select launch from house_session where merchant_id = $1 and id = $2", [
      merchantOf(tx),
      sessionId,
    ]),
  );
  const launch = row && decryptBox(keyFor(ctx, "house"), row.launch, LAUNCH_PLACE);
  if (!launch) throw new Error("a launch of the house cannot be decrypted: was PREVIEW_SECRET changed?");
  return launch.toString();
}

/** Replaces the session's seed, which a round has taken. */
export async function rotateSeed(ctx: HouseContext, tx: Transaction, session: HouseSession): Promise<void> {
  const { commitment, seed } = newSeed(ctx);
  await tx.query(
    "update house_session set seed = $3, commitment = $4, nonce = nonce + 1 where merchant_id = $1 and id = $2",
    [merchantOf(tx), session.id, seed, commitment],
  );
}

/** Sets the player's client seed for the next rounds. Their numbers restart at 0, with a new server seed. */
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

/** Records that the wallet accepts no more bets of a session. */
export async function endSession(ctx: HouseContext, id: string): Promise<void> {
  await ctx.db.transaction(ctx.brand.code, (tx) =>
    tx.query("update house_session set ended_at = coalesce(ended_at, $3) where merchant_id = $1 and id = $2", [
      merchantOf(tx),
      id,
      new Date(ctx.now),
    ]),
  );
}
