import type { SeamlessWallet } from "~/features/games/rules/seamless";
import type { Transaction } from "~/platform/db/transaction";
import type { SiteContext } from "~/platform/wps/context";
import { validationError, WpsError } from "~/platform/wps/errors";
import { houseKind } from "../rules/games";
import type { RoundPlay, SlipLeg } from "../rules/rounds";
import { type MatchResult, MOST_LEGS, parseOdds } from "../rules/slip";
import type { TableAction } from "../rules/table";
import { playingUntil } from "./advance-round";
import type { HouseContext } from "./context";
import { handOf, NO_RESULTS, winOf } from "./games";
import { type Match, offeredMatches } from "./matches";
import { type HouseRequest, type PlayerRequest, type RequestPlan, runRequestOnce } from "./requests";
import { type HouseRound, insertRound, moveRound, RESUME_AFTER_MS, type RoundChange, roundIn } from "./rounds";
import { type HouseSession, rotateSeed, sessionBy } from "./session";
import { slipStakeIn, stakeIn } from "./stakes";

type Show<T> = HouseRequest<T>["show"];

/** Checks that the session is one of a game of this kind. @throws WpsError gameUnavailable for another game */
function assertKind({ gameId }: HouseSession, kind: "reels" | "table" | "slip"): void {
  if (houseKind(gameId) !== kind) throw new WpsError("gameUnavailable");
}

/** Returns the session of a game of this kind. @throws WpsError gameSessionEnded, gameUnavailable for another game */
export async function sessionOf(
  ctx: HouseContext,
  token: string,
  kind: "reels" | "table" | "slip",
): Promise<HouseSession> {
  const session = await sessionBy(ctx, token);
  assertKind(session, kind);
  return session;
}

/** Stores a new round, which takes the session's seed. @throws WpsError gameSessionEnded when no more bets are accepted */
async function startRound(
  ctx: HouseContext,
  tx: Transaction,
  session: HouseSession,
  play: RoundPlay,
): Promise<HouseRound> {
  if (session.isEnded) throw new WpsError("gameSessionEnded");
  const round = await insertRound(ctx, tx, session, { play, pending: BigInt(play.stake) });
  await rotateSeed(ctx, tx, session);
  return round;
}

/** Plays a round of the reels. */
export function playSpin<T>(
  ctx: HouseContext,
  wallet: SeamlessWallet,
  { stake, ...request }: PlayerRequest & { readonly stake: string },
  show: Show<T>,
): Promise<T> {
  const plan = (session: HouseSession): RequestPlan => {
    assertKind(session, "reels");
    const minor = String(stakeIn(ctx, session.gameId, stake));
    const store: RequestPlan["store"] = (tx, own) => startRound(ctx, tx, own, { game: "reels", stake: minor });
    return { content: { spin: minor }, store };
  };
  return runRequestOnce(ctx, wallet, { ...request, plan, show });
}

/** Deals a hand. @throws WpsError moveNotOpen while another hand is open */
export function dealHand<T>(
  ctx: HouseContext,
  wallet: SeamlessWallet,
  { stake, ...request }: PlayerRequest & { readonly stake: string },
  show: Show<T>,
): Promise<T> {
  const plan = (session: HouseSession): RequestPlan => {
    assertKind(session, "table");
    const minor = String(stakeIn(ctx, session.gameId, stake));
    const store: RequestPlan["store"] = (tx, own, open) => {
      if (open !== null) throw new WpsError("moveNotOpen");
      return startRound(ctx, tx, own, { game: "table", stake: minor, actions: [] });
    };
    return { content: { deal: minor }, store };
  };
  return runRequestOnce(ctx, wallet, { ...request, plan, show });
}

/** Plays the open hand. @throws WpsError moveNotOpen without an open hand, or when it does not allow the action */
export function playAction<T>(
  ctx: HouseContext,
  wallet: SeamlessWallet,
  { action, ...request }: PlayerRequest & { readonly action: TableAction },
  show: Show<T>,
): Promise<T> {
  const store: RequestPlan["store"] = async (tx, own, open) => {
    if (open === null || open.play.game !== "table" || !handOf(ctx, open).mayDo.includes(action))
      throw new WpsError("moveNotOpen");
    const change = action === "double" ? doubled(ctx, own, open) : played(ctx, open, action);
    return (await moveRound(ctx, tx, open, change)) ?? roundIn(tx, open.id);
  };
  const plan = (session: HouseSession): RequestPlan => {
    assertKind(session, "table");
    return { content: { act: action }, store };
  };
  return runRequestOnce(ctx, wallet, { ...request, plan, show });
}

/** Returns the change of a hand by a double, which needs a bet first. @throws WpsError gameSessionEnded */
function doubled(ctx: HouseContext, session: HouseSession, { bets, play }: HouseRound): RoundChange {
  if (session.isEnded) throw new WpsError("gameSessionEnded");
  const next: RoundPlay = play.game === "table" ? { ...play, next: "double" } : play;
  // The bet uses the current launch, which can differ from the one of the deal.
  const bet = { sessionId: session.id, pending: BigInt(play.stake), bets: bets + 1 };
  return { phase: "betting", play: next, ...bet, due: ctx.now + RESUME_AFTER_MS };
}

/** Returns the change of a hand by an action without a bet. */
function played(ctx: HouseContext, round: HouseRound, action: TableAction): RoundChange {
  const play: RoundPlay =
    round.play.game === "table" ? { ...round.play, actions: [...round.play.actions, action] } : round.play;
  const win = winOf(ctx, { ...round, play }, NO_RESULTS);
  return win === null
    ? { phase: "playing", play, win: 0n, due: playingUntil(ctx, { play }) }
    : { phase: "paying", play, win, due: ctx.now + RESUME_AFTER_MS };
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
  { legs, stake, ...request }: PlayerRequest & { readonly stake: string; readonly legs: readonly WantedLeg[] },
  show: Show<T>,
): Promise<T> {
  const matches = await offeredMatches(ctx);
  const plan = (session: HouseSession): RequestPlan => {
    assertKind(session, "slip");
    const minor = String(slipStakeIn(ctx, session.gameId, stake));
    if (legs.length > MOST_LEGS || new Set(legs.map(({ matchId }) => matchId)).size < legs.length)
      throw validationError([{ field: "legs", issue: "one_leg_a_match" }]);
    const store: RequestPlan["store"] = async (tx, own) =>
      startRound(ctx, tx, own, { game: "slip", stake: minor, legs: takenLegs(matches, legs) });
    return { content: { slip: minor, legs }, store };
  };
  return runRequestOnce(ctx, wallet, { ...request, plan, show });
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
