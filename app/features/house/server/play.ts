import type { SeamlessWallet } from "~/features/games/rules/seamless";
import type { Transaction } from "~/platform/db/transaction";
import type { SiteContext } from "~/platform/wps/context";
import { validationError, WpsError } from "~/platform/wps/errors";
import { houseKind } from "../rules/games";
import type { RoundPlay, SlipLeg } from "../rules/rounds";
import { type MatchResult, MOST_LEGS, parseOdds } from "../rules/slip";
import type { TableAction } from "../rules/table";
import { type Advanced, playingUntil } from "./advance-round";
import type { HouseContext } from "./context";
import { handOf, winOf } from "./games";
import { type Match, offeredMatches } from "./matches";
import { runRequestOnce } from "./requests";
import { type HouseRound, insertRound, moveRound, RESUME_AFTER_MS } from "./rounds";
import { type HouseSession, rotateSeed, sessionBy } from "./session";
import { slipStakeIn, stakeIn } from "./stakes";

/** A player's request: the session's token, and the caller's request id. */
export interface PlayerRequest {
  readonly session: string;
  readonly requestId: string;
}

type Show<T> = (advanced: Advanced, session: HouseSession) => Promise<T>;

/** Returns the session of a game of this kind. @throws WpsError gameSessionEnded, gameUnavailable for another game */
export async function sessionOf(
  ctx: HouseContext,
  token: string,
  kind: "reels" | "table" | "slip",
): Promise<HouseSession> {
  const session = await sessionBy(ctx, token);
  if (houseKind(session.gameId) !== kind) throw new WpsError("gameUnavailable");
  return session;
}

/** Stores a new round, which takes the session's seed. @throws WpsError gameSessionEnded when no more bets are accepted */
async function startRound(ctx: HouseContext, tx: Transaction, session: HouseSession, play: RoundPlay): Promise<string> {
  if (session.isEnded) throw new WpsError("gameSessionEnded");
  const id = await insertRound(ctx, tx, session, { play, pending: BigInt(play.stake) });
  await rotateSeed(ctx, tx, session);
  return id;
}

/** Plays a round of the reels. */
export async function playSpin<T>(
  ctx: HouseContext,
  wallet: SeamlessWallet,
  { requestId, session: token, stake }: PlayerRequest & { readonly stake: string },
  show: Show<T>,
): Promise<T> {
  const session = await sessionOf(ctx, token, "reels");
  const minor = stakeIn(ctx, session.gameId, stake);
  const plan = (tx: Transaction, own: HouseSession) =>
    startRound(ctx, tx, own, { game: "reels", stake: String(minor) });
  const request = { requestId, content: { spin: String(minor) }, plan };
  return runRequestOnce(ctx, wallet, session, request, (advanced) => show(advanced, session));
}

/** Deals a hand. @throws WpsError moveNotOpen while another hand is open */
export async function dealHand<T>(
  ctx: HouseContext,
  wallet: SeamlessWallet,
  { requestId, session: token, stake }: PlayerRequest & { readonly stake: string },
  show: Show<T>,
): Promise<T> {
  const session = await sessionOf(ctx, token, "table");
  const minor = stakeIn(ctx, session.gameId, stake);
  const plan = (tx: Transaction, own: HouseSession, open: HouseRound | null) => {
    if (open !== null) throw new WpsError("moveNotOpen");
    return startRound(ctx, tx, own, { game: "table", stake: String(minor), actions: [] });
  };
  const request = { requestId, content: { deal: String(minor) }, plan };
  return runRequestOnce(ctx, wallet, session, request, (advanced) => show(advanced, session));
}

/** Plays the open hand. @throws WpsError moveNotOpen without an open hand, or when it does not allow the action */
export async function playAction<T>(
  ctx: HouseContext,
  wallet: SeamlessWallet,
  { action, requestId, session: token }: PlayerRequest & { readonly action: TableAction },
  show: Show<T>,
): Promise<T> {
  const session = await sessionOf(ctx, token, "table");
  const plan = async (tx: Transaction, own: HouseSession, open: HouseRound | null) => {
    if (open === null || open.play.game !== "table" || !handOf(ctx, open).mayDo.includes(action))
      throw new WpsError("moveNotOpen");
    const { play } = open;
    if (action === "double") {
      if (own.isEnded) throw new WpsError("gameSessionEnded");
      // The bet uses the current launch, which can differ from the one of the deal.
      const bet = {
        sessionId: own.id,
        pending: BigInt(play.stake),
        bets: open.bets + 1,
        due: ctx.now + RESUME_AFTER_MS,
      };
      await moveRound(ctx, tx, open, { phase: "betting", play: { ...play, next: action }, ...bet });
      return open.id;
    }
    const next = { ...open, play: { ...play, actions: [...play.actions, action] } };
    const win = winOf(ctx, next, new Map());
    const due = win === null ? playingUntil(ctx, next) : ctx.now + RESUME_AFTER_MS;
    await moveRound(ctx, tx, open, {
      phase: win === null ? "playing" : "paying",
      play: next.play,
      win: win ?? 0n,
      due,
    });
    return open.id;
  };
  return runRequestOnce(ctx, wallet, session, { requestId, content: { act: action }, plan }, (advanced) =>
    show(advanced, session),
  );
}

/** A leg requested by a player. */
export interface WantedLeg {
  readonly matchId: string;
  readonly pick: MatchResult;
  readonly odds: string;
}

/** Places a slip. @throws WpsError matchStarted, oddsChanged, validation for two legs on one match */
export async function placeSlip<T>(
  ctx: SiteContext,
  wallet: SeamlessWallet,
  {
    legs,
    requestId,
    session: token,
    stake,
  }: PlayerRequest & { readonly stake: string; readonly legs: readonly WantedLeg[] },
  show: Show<T>,
): Promise<T> {
  const session = await sessionOf(ctx, token, "slip");
  const minor = slipStakeIn(ctx, session.gameId, stake);
  if (legs.length > MOST_LEGS || new Set(legs.map(({ matchId }) => matchId)).size < legs.length)
    throw validationError([{ field: "legs", issue: "one_leg_a_match" }]);
  const matches = await offeredMatches(ctx);
  const plan = (tx: Transaction, own: HouseSession) =>
    startRound(ctx, tx, own, { game: "slip", stake: String(minor), legs: takenLegs(matches, legs) });
  const request = { requestId, content: { slip: String(minor), legs }, plan };
  return runRequestOnce(ctx, wallet, session, request, (advanced) => show(advanced, session));
}

/** Returns the legs at the current odds. @throws WpsError matchStarted, oddsChanged when the offer differs from the request */
function takenLegs(matches: readonly Match[], legs: readonly WantedLeg[]): readonly SlipLeg[] {
  return legs.map(({ matchId, odds, pick }) => {
    const match = matches.find((one) => one.matchId === matchId);
    if (!match) throw new WpsError("matchStarted");
    const now = match.fixed[pick];
    if (now === null || now !== parseOdds(odds)) throw new WpsError("oddsChanged");
    const { away, end: endsAt, home, league, start: startsAt } = match;
    return { matchId, pick, odds: now, league, home, away, startsAt, endsAt };
  });
}
