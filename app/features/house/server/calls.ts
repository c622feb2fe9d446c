import type { SeamlessWallet } from "~/features/games/rules/seamless";
import { toApiTime } from "~/platform/brands/brand-parts";
import type { Transaction } from "~/platform/db/transaction";
import { wireMoney } from "~/platform/money/amounts";
import type { SiteContext } from "~/platform/wps/context";
import type { DeepReadonly, ParsedOf, ValueOf } from "~/platform/wps/types";
import type { houseCalls } from "../contract/house";
import { resumeFor } from "../resume.server";
import { percentOf } from "../rules/fraction";
import { HOUSE_GAMES, houseKind } from "../rules/games";
import { MAX_PAYOUT_MULTIPLE, MOST_LEGS, returnOf } from "../rules/slip";
import { walletOf } from "../wallet.server";
import { matchFacts, offeredMatches } from "./matches";
import { dealHand, placeSlip, playAction, playSpin, sessionOf } from "./play";
import type { PlayedRound } from "./requests";
import { countRounds, type HouseRound, newestRounds, openRound } from "./rounds";
import { type HouseSession, openHouseSession, sessionBy, setClientSeed } from "./session";
import { stakesOf } from "./stakes";
import { balanceNow, handView, matchOdds, nextFairness, reelsView, revealedOf, slipView } from "./views";

type Calls = typeof houseCalls;

/** Implementations of the house calls. */
export type HouseImplementation = {
  readonly [C in keyof Calls]: (
    ctx: SiteContext,
    input: DeepReadonly<ParsedOf<Calls[C]>>,
  ) => Promise<ValueOf<Calls[C]>>;
};

/** Number of rounds in the fairness panel. */
const SHOWN = 20;

/** Returns the wallet of a context's brand, through the vendor API. */
type WalletOf = (ctx: SiteContext) => SeamlessWallet;

type Part<C extends keyof Calls> = Pick<HouseImplementation, C>;

/** Returns the house calls on a wallet; their contract is `contract/house.ts`. */
export function houseOver(wallet: WalletOf): HouseImplementation {
  return { ...entryCalls(wallet), ...roundCalls(wallet), ...slipCalls(wallet), fairness };
}

const balanceOf = (wallet: WalletOf, ctx: SiteContext, { playerId }: HouseSession) => balanceNow(wallet(ctx), playerId);

/** Calls to enter a game, and to read the balance in it. */
function entryCalls(wallet: WalletOf): Part<"enter" | "gameBalance"> {
  return {
    async enter(ctx, { token: launch }) {
      const { player, session: entered, token } = await openHouseSession(ctx, wallet(ctx), launch);
      await resumeFor(ctx, wallet(ctx), entered);
      const session = await sessionBy(ctx, token);
      const { gameId, playerId } = session;
      const open = await ctx.db.read(ctx.brand.code, (tx) => openRound(tx, playerId, gameId));
      const balance = await balanceOf(wallet, ctx, session);
      return {
        session: token,
        gameId,
        kind: houseKind(gameId) ?? "reels",
        nickname: session.nickname,
        demo: player.demo,
        balance: wireMoney(ctx, balance),
        stakes: stakesOf(ctx, gameId).map((minor) => wireMoney(ctx, minor)),
        declared: HOUSE_GAMES[gameId]?.declared ?? null,
        fairness: nextFairness(session),
        hand: open?.play.game === "table" ? handView(ctx, open, balance, session) : null,
      };
    },
    async gameBalance(ctx, { session: token }) {
      return { balance: wireMoney(ctx, await balanceOf(wallet, ctx, await sessionBy(ctx, token))) };
    },
  };
}

/** Calls of the reels and of the table. */
function roundCalls(wallet: WalletOf): Part<"reelsSpin" | "tableDeal" | "tableAct"> {
  const hand =
    (ctx: SiteContext) =>
    ({ balance, round, session }: PlayedRound) =>
      handView(ctx, round, balance, session);
  return {
    reelsSpin: (ctx, input) =>
      playSpin(ctx, wallet(ctx), input, ({ balance, round, session }) => reelsView(ctx, round, balance, session)),
    tableDeal: (ctx, input) => dealHand(ctx, wallet(ctx), input, hand(ctx)),
    tableAct: (ctx, input) => playAction(ctx, wallet(ctx), input, hand(ctx)),
  };
}

/** Calls for matches and slips. */
function slipCalls(wallet: WalletOf): Part<"slipMatches" | "slipPlace" | "slipBets"> {
  return {
    async slipMatches(ctx, { session }) {
      await sessionOf(ctx, session, "slip");
      const matches = (await offeredMatches(ctx)).map((match) => {
        const { away, commitment, end, fixed, home, league, matchId, sport, startsAt } = match;
        const declared = percentOf(returnOf(fixed));
        return {
          ...{ matchId, sport, league, home, away, startsAt },
          endsAt: toApiTime(end),
          odds: matchOdds(fixed),
          declared,
          commitment,
        };
      });
      return { matches, mostLegs: MOST_LEGS, mostTimes: Number(MAX_PAYOUT_MULTIPLE) };
    },
    slipPlace: (ctx, input) =>
      placeSlip(ctx, wallet(ctx), input, async ({ balance, round }, tx) => {
        const [bet] = await slipsIn(ctx, tx, [round]);
        if (!bet) throw new Error("the slip was not found after the bet");
        return { bet, balance: wireMoney(ctx, balance) };
      }),
    async slipBets(ctx, { pageNo, pageSize, session: token }) {
      const { gameId, playerId } = await sessionOf(ctx, token, "slip");
      const asked = { gameId, playerId, limit: pageSize, skip: (pageNo - 1) * pageSize };
      const [rows, total] = await ctx.db.read(ctx.brand.code, async (tx) => [
        await slipsIn(ctx, tx, await newestRounds(tx, asked)),
        await countRounds(tx, playerId, gameId),
      ]);
      return { rows, pageNo, pageSize, total, totalPages: Math.ceil(total / pageSize) };
    },
  };
}

/** Returns seeds and outcomes of the last rounds; sets the player's client seed. */
const fairness: HouseImplementation["fairness"] = async (ctx, { clientSeed, session: token }) => {
  const before = await sessionBy(ctx, token);
  const session = clientSeed === undefined ? before : await setClientSeed(ctx, before.id, clientSeed);
  const { gameId, playerId } = session;
  const asked = { gameId, playerId, limit: SHOWN, skip: 0 };
  const rounds = await ctx.db.read(ctx.brand.code, (tx) => newestRounds(tx, asked));
  // Seeds of matches are shown with their slips; the seed of an open hand stays secret.
  const over = rounds.filter(({ closedAt, play }) => closedAt !== null && play.game !== "slip");
  return { next: nextFairness(session), rounds: over.map((round) => fairRound(ctx, round)) };
};

/** Returns slips with the known facts of their matches. */
async function slipsIn(ctx: SiteContext, tx: Transaction, rounds: readonly HouseRound[]) {
  const ids = rounds.flatMap(({ play }) => (play.game === "slip" ? play.legs.map(({ matchId }) => matchId) : []));
  const facts = await matchFacts(ctx, tx, ids);
  return rounds.map((round) => slipView(ctx, round, facts));
}

const fairRound = (ctx: SiteContext, round: HouseRound) => ({
  roundId: round.id,
  closedAt: toApiTime((round.closedAt ?? round.openedAt).getTime()),
  stake: wireMoney(ctx, BigInt(round.play.stake)),
  won: wireMoney(ctx, round.win),
  actions: round.play.game === "table" ? [...round.play.actions] : [],
  revealed: revealedOf(ctx, round),
});

/** The house calls on the brand's wallet. */
export const house: HouseImplementation = houseOver(walletOf);
