import type { SeamlessWallet } from "~/features/games/rules/seamless";
import { contentDigest } from "~/features/wallet/posting-content.server";
import type { Transaction } from "~/platform/db/transaction";
import { WpsError } from "~/platform/wps/errors";
import { type Advanced, abandonBet, advanceRound } from "./advance-round";
import type { HouseContext } from "./context";
import * as sql from "./requests.sql.gen";
import { type HouseRound, openRound } from "./rounds";
import { type HouseSession, lockSession } from "./session";

/** A player's request. */
export interface HouseRequest {
  readonly requestId: string;
  /** Content of the request: the same id with other content is refused. */
  readonly content: unknown;
  /**
   * Stores the requested change, in one transaction with the request.
   * @param open the player's open round of this game; null for none
   * @returns the round's id
   */
  readonly plan: (tx: Transaction, session: HouseSession, open: HouseRound | null) => Promise<string>;
}

/** State of a request after it was stored or found. */
type RequestState = { readonly roundId: string; readonly answer: unknown } | { readonly blocked: HouseRound };

/** Number of attempts to finish an earlier round first. */
const TRIES = 3;

/**
 * Executes a player's request once: stores it, then completes it with the wallet. A repeat with the same requestId continues an
 * interrupted request and gets the same answer.
 * @param show makes the answer from the state of the round
 * @throws WpsError requestConflict, gameBusy while another request is in progress, roundUndone when its bet was rolled back in
 * the meantime, and refusals of `plan` and of the wallet
 */
export async function runRequestOnce<T>(
  ctx: HouseContext,
  wallet: SeamlessWallet,
  session: HouseSession,
  request: HouseRequest,
  show: (advanced: Advanced) => Promise<T>,
): Promise<T> {
  for (let left = TRIES; left > 0; left--) {
    const begun = await begin(ctx, session, request);
    if ("blocked" in begun) {
      await finishBlockingRound(ctx, wallet, begun.blocked);
      continue;
    }
    if (begun.answer !== null) return begun.answer as T;
    const answer = await show(await advanceRound(ctx, wallet, begun.roundId));
    return keepAnswer(ctx, session, request.requestId, answer);
  }
  throw new WpsError("gameBusy");
}

function begin(ctx: HouseContext, { id }: HouseSession, request: HouseRequest): Promise<RequestState> {
  const digest = contentDigest(request.content);
  return ctx.db.transaction(ctx.brand.code, async (tx) => {
    // Concurrent requests wait here until the first one is stored.
    const session = await lockSession(tx, id);
    const key = { sessionId: id, requestId: request.requestId };
    const found = await tx.first(sql.requestById, key);
    if (found && found.content !== digest) throw new WpsError("requestConflict");
    if (found) return { roundId: found.roundId, answer: found.answer };
    const open = await openRound(tx, session.playerId, session.gameId);
    if (open !== null && open.phase !== "playing") return { blocked: open };
    const roundId = await request.plan(tx, session, open);
    await tx.run(sql.insertRequest, { ...key, content: digest, roundId, at: new Date(ctx.now) });
    return { roundId, answer: null };
  });
}

/** Finishes an interrupted round first. A bet that can still be in progress blocks the request. @throws WpsError gameBusy */
async function finishBlockingRound(ctx: HouseContext, wallet: SeamlessWallet, round: HouseRound): Promise<void> {
  if (round.phase === "betting") {
    if ((round.dueAt?.getTime() ?? 0) > ctx.now) throw new WpsError("gameBusy");
    await abandonBet(ctx, round);
  }
  await advanceRound(ctx, wallet, round.id);
}

/** Stores the first answer and returns it to every caller. @throws WpsError roundUndone when the request was deleted */
async function keepAnswer<T>(ctx: HouseContext, session: HouseSession, requestId: string, answer: T): Promise<T> {
  const row = await ctx.db.transaction(ctx.brand.code, (tx) =>
    tx.first(sql.keepAnswer, { sessionId: session.id, requestId, answer }),
  );
  if (!row) throw new WpsError("roundUndone");
  return row.answer as T;
}
