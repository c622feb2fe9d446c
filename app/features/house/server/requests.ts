import type { SeamlessWallet } from "~/features/games/rules/seamless";
import { contentDigest } from "~/features/wallet/posting-content.server";
import type { Transaction } from "~/platform/db/transaction";
import { WpsError } from "~/platform/wps/errors";
import { type Advanced, abandonBet, advanceRound } from "./advance-round";
import type { HouseContext } from "./context";
import * as sql from "./requests.sql.gen";
import { type HouseRound, openRound, roundIn } from "./rounds";
import { type HouseSession, lockSession, sessionIn } from "./session";
import { balanceNow } from "./views";

/** A player's request: the session's token, and the caller's request id. */
export interface PlayerRequest {
  readonly session: string;
  readonly requestId: string;
}

/** Content of a request, and the change that it asks for. */
export interface RequestPlan {
  /** The same request id with other content is refused. */
  readonly content: unknown;
  /**
   * Stores the requested change, in one transaction with the request.
   * @param open the player's open round of this game; null for none
   */
  readonly store: (tx: Transaction, session: HouseSession, open: HouseRound | null) => Promise<HouseRound>;
}

/** A round after its request, for the answer. */
export interface PlayedRound {
  readonly round: HouseRound;
  /** Minor units. */
  readonly balance: bigint;
  /** The session with the inputs of the next round. */
  readonly session: HouseSession;
}

/** A player's request and its answer. */
export interface HouseRequest<T> extends PlayerRequest {
  /** Checks the request for the session's game. @throws WpsError */
  readonly plan: (session: HouseSession) => RequestPlan;
  /** Makes the answer, in the transaction that stores it. */
  readonly show: (played: PlayedRound, tx: Transaction) => Promise<T> | T;
}

/** State of a request after it was stored or found. */
type RequestState =
  | { readonly round: HouseRound; readonly session: HouseSession; readonly answer: unknown }
  | { readonly blocked: HouseRound };

/** Number of attempts to finish an earlier round first. */
const TRIES = 3;

/**
 * Executes a player's request once: stores it, then completes it with the wallet. A repeat with the same requestId continues an
 * interrupted request and gets the same answer.
 * @throws WpsError gameSessionEnded, requestConflict, gameBusy while another request is in progress, roundUndone when its bet was
 * rolled back in the meantime, and refusals of `plan` and of the wallet
 */
export async function runRequestOnce<T>(
  ctx: HouseContext,
  wallet: SeamlessWallet,
  request: HouseRequest<T>,
): Promise<T> {
  for (let left = TRIES; left > 0; left--) {
    const begun = await begin(ctx, request);
    if (!("blocked" in begun)) return begun.answer === null ? finish(ctx, wallet, request, begun) : (begun.answer as T);
    await finishBlockingRound(ctx, wallet, begun.blocked);
  }
  throw new WpsError("gameBusy");
}

function begin<T>(ctx: HouseContext, { plan, requestId, session: token }: HouseRequest<T>): Promise<RequestState> {
  return ctx.db.transaction(ctx.brand.code, async (tx) => {
    // Concurrent requests wait here until the first one is stored.
    const session = await lockSession(tx, token);
    const { content, store } = plan(session);
    const digest = contentDigest(content);
    const key = { sessionId: session.id, requestId };
    const found = await tx.first(sql.requestById, key);
    if (found && found.content !== digest) throw new WpsError("requestConflict");
    if (found) return { round: await roundIn(tx, found.roundId), session, answer: found.answer };
    const open = await openRound(tx, session.playerId, session.gameId);
    if (open !== null && open.phase !== "playing") return { blocked: open };
    const round = await store(tx, session, open);
    await tx.run(sql.insertRequest, { ...key, content: digest, roundId: round.id, at: new Date(ctx.now) });
    return { round, session, answer: null };
  });
}

/** Finishes an interrupted round first. A bet that can still be in progress blocks the request. @throws WpsError gameBusy */
async function finishBlockingRound(ctx: HouseContext, wallet: SeamlessWallet, blocked: HouseRound): Promise<void> {
  const isBetting = blocked.phase === "betting";
  if (isBetting && (blocked.dueAt?.getTime() ?? 0) > ctx.now) throw new WpsError("gameBusy");
  const round = isBetting ? await abandonBet(ctx, blocked) : blocked;
  if (round) await advanceRound(ctx, wallet, round);
}

/** Advances the round. Its last change and the answer are stored together. @throws WpsError roundUndone */
async function finish<T>(
  ctx: HouseContext,
  wallet: SeamlessWallet,
  request: HouseRequest<T>,
  { round, session }: { readonly round: HouseRound; readonly session: HouseSession },
): Promise<T> {
  // Undefined until it is stored; null when the request was deleted.
  const stored: { answer?: T | null } = {};
  const store = async (tx: Transaction, { balance, round }: Advanced) => {
    if (balance === null) return;
    stored.answer = await storeAnswer(tx, request, { round, balance, session: await sessionIn(tx, session.id) });
  };
  const advanced = await advanceRound(ctx, wallet, round, { session, onRest: store });
  // Another process has advanced it last, or the wallet's last answer had no balance.
  if (stored.answer === undefined) {
    const balance = await balanceNow(wallet, session.playerId, advanced.balance);
    await ctx.db.transaction(ctx.brand.code, (tx) => store(tx, { ...advanced, balance }));
  }
  if (!stored.answer) throw new WpsError("roundUndone");
  return stored.answer;
}

/** Stores the first answer and returns it to every caller. @returns null when the request was deleted */
async function storeAnswer<T>(tx: Transaction, request: HouseRequest<T>, played: PlayedRound): Promise<T | null> {
  const answer = await request.show(played, tx);
  const key = { sessionId: played.session.id, requestId: request.requestId };
  const row = await tx.first(sql.keepAnswer, { ...key, answer });
  return row && (row.answer as T);
}
