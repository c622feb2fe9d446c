import { randomBytes } from "node:crypto";
import type { SeamlessValue, SeamlessWallet } from "~/features/games/rules/seamless";
import type { Transaction } from "~/platform/db/transaction";
import { decryptBox, encryptBox } from "~/platform/secrets/encrypted-box";
import { keyFor } from "~/platform/secrets/keys";
import { hashToken, newToken } from "~/platform/secrets/tokens";
import { uuidV7 } from "~/platform/text/uuid";
import { WpsError } from "~/platform/wps/errors";
import { houseKind } from "../rules/games";
import type { HouseContext } from "./context";
import { newClientSeed, newSeed } from "./seeds";
import * as sql from "./session.sql.gen";
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
    const row = await tx.first(sql.openSession, {
      id: uuidV7(ctx.now, randomBytes(10)),
      tokenHash: hashToken(token),
      launchHash: hashToken(launch),
      launch: encryptBox(keyFor(ctx, "house"), launch, LAUNCH_PLACE),
      playerId: player.playerId,
      gameId,
      nickname,
      language,
      demo: player.demo,
      clientSeed: newClientSeed(),
      seed,
      commitment,
      createdAt: new Date(ctx.now),
    });
    return sessionOfRow(row);
  });
  return { token, session, player };
}

function sessionOfRow(row: sql.SessionByTokenRow | null): HouseSession {
  if (!row) throw new WpsError("gameSessionEnded");
  const { endedAt, ...session } = row;
  return { ...session, isEnded: endedAt !== null };
}

/** Returns the session of a token. @throws WpsError gameSessionEnded for an unknown token, or one replaced by a later entry */
export async function sessionBy(ctx: HouseContext, token: string): Promise<HouseSession> {
  return sessionOfRow(await ctx.db.lookUp(ctx.brand.code, sql.sessionByToken, { tokenHash: hashToken(token) }));
}

/** Returns the session of a token, locked until the transaction ends. @throws WpsError like `sessionBy` */
export async function lockSession(tx: Transaction, token: string): Promise<HouseSession> {
  return sessionOfRow(await tx.first(sql.lockSession, { tokenHash: hashToken(token) }));
}

/** Returns a session. @throws WpsError gameSessionEnded for an unknown id */
export async function sessionIn(tx: Transaction, id: string): Promise<HouseSession> {
  return sessionOfRow(await tx.first(sql.sessionById, { id }));
}

/** Returns the decrypted launch token of a session; bets need it. @param session the session, when the caller has read it */
export async function launchOf(ctx: HouseContext, sessionId: string, session?: HouseSession): Promise<string> {
  const isRead = session?.id === sessionId;
  const row = isRead ? session : await ctx.db.lookUp(ctx.brand.code, sql.launchOfSession, { id: sessionId });
  const launch = row && decryptBox(keyFor(ctx, "house"), row.launch, LAUNCH_PLACE);
  if (!launch) throw new Error("a launch of the house cannot be decrypted: was PREVIEW_SECRET changed?");
  return launch.toString();
}

/** Replaces the session's seed, which a round has taken. */
export async function rotateSeed(ctx: HouseContext, tx: Transaction, { id }: HouseSession): Promise<void> {
  await tx.run(sql.setSeed, { id, ...newSeed(ctx) });
}

/** Sets the player's client seed for the next rounds. Their numbers restart at 0, with a new server seed. */
export function setClientSeed(ctx: HouseContext, id: string, clientSeed: string): Promise<HouseSession> {
  const seed = newSeed(ctx);
  return ctx.db.transaction(ctx.brand.code, async (tx) =>
    sessionOfRow(await tx.first(sql.setClientSeed, { id, clientSeed, ...seed })),
  );
}

/** Records that the wallet accepts no more bets of a session. */
export async function endSession(ctx: HouseContext, id: string): Promise<void> {
  await ctx.db.transaction(ctx.brand.code, (tx) => tx.run(sql.endSession, { id, now: new Date(ctx.now) }));
}
