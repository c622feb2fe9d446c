import { commitmentOf, drawsOf } from "~/features/house/rules/draws";
import { HOUSE_GAMES, houseKind } from "~/features/house/rules/games";
import { playReels } from "~/features/house/rules/reels";
import { playTable, type TableAction, tableWin } from "~/features/house/rules/table";
import { writeAmount } from "~/platform/money/money";
import { CallError } from "~/platform/wps/call-error";
import { type Answer, type HouseApi, newRequestId } from "../api";
import type { FairRound } from "../frame/fairness-sheet";
import { fineUnits } from "../frame/money";
import { type FakeBalance, slipCalls } from "./fake-slip";
import { seekSeeds } from "./seek-seeds";

const SCALE = 2;
const text = (minor: bigint): string => writeAmount(minor, SCALE);
const minorOf = (amount: string): bigint => fineUnits(amount) / 100n;
const STAKES = [20n, 40n, 100n, 200n, 400n, 1_000n, 2_000n, 5_000n, 10_000n].map(text);
const SESSION = "preview-session-0000000";
/** Simulated network delay, ms. */
const TRIP = 220;

const tripped = <T>(value: () => T): Promise<T> =>
  new Promise((done, fail) =>
    setTimeout(() => {
      try {
        done(value());
      } catch (error) {
        fail(error as Error);
      }
    }, TRIP),
  );

/** Seeds of the successive rounds. */
function seeds() {
  const state = { serverSeed: newRequestId() + newRequestId(), clientSeed: "preview", nonce: 0 };
  return {
    state,
    next: () => ({ commitment: commitmentOf(state.serverSeed), clientSeed: state.clientSeed, nonce: state.nonce }),
    revealed: () => ({ ...state, commitment: commitmentOf(state.serverSeed) }),
    advance: () => Object.assign(state, { serverSeed: newRequestId() + newRequestId(), nonce: state.nonce + 1 }),
  };
}

/** Balance, seeds and past rounds of one preview. */
function fakeTable(wish: string) {
  const purse: FakeBalance = { minor: wish === "poor" ? 30n : 250_000n };
  const fate = seeds();
  const rounds: FairRound[] = [];
  let away = wish === "away" ? 3 : 0;
  const take = (stake: string) => {
    if (away-- > 0) throw new CallError("networkAbnormal", "");
    if (wish === "ended") throw new CallError("gameSessionEnded", "");
    if (minorOf(stake) > purse.minor) throw new CallError("insufficientBalance", "");
    purse.minor -= minorOf(stake);
  };
  const close = (stake: string, won: bigint, actions: readonly TableAction[] = []) => {
    purse.minor += won;
    const revealed = fate.revealed();
    const closedAt = new Date().toISOString();
    rounds.unshift({ roundId: newRequestId(), closedAt, stake, won: text(won), actions, revealed });
    fate.advance();
    return { won: text(won), balance: text(purse.minor), revealed, next: fate.next() };
  };
  return { purse, fate, rounds, take, close };
}

type FakeTable = ReturnType<typeof fakeTable>;

/**
 * Returns an in-browser implementation of the house calls, for previews.
 * @param gameId game to show
 * @param wish wanted result of the next rounds, e.g. `free`: seeds are tried until one fits; or a state: `poor`, `ended`, `away`
 */
export function fakeHouse(gameId: string, wish: string): HouseApi {
  const table = fakeTable(wish);
  const { fate, purse, rounds, take } = table;
  const base = {
    enter: () =>
      tripped(() => ({
        session: SESSION,
        gameId,
        kind: houseKind(gameId) ?? "reels",
        nickname: "Thea",
        demo: true,
        balance: text(purse.minor),
        stakes: STAKES,
        declared: HOUSE_GAMES[gameId]?.declared ?? null,
        fairness: fate.next(),
        hand: null,
      })),
    gameBalance: () => tripped(() => ({ balance: text(purse.minor) })),
    reelsSpin: ({ stake }: { stake: string }) => tripped(() => turnReels(table, wish, stake)),
    fairness: ({ clientSeed }: { clientSeed?: string | undefined }) =>
      tripped(() => {
        if (clientSeed !== undefined) Object.assign(fate.state, { clientSeed, nonce: 0 });
        return { next: fate.next(), rounds: [...rounds] };
      }),
  };
  return { ...base, ...tableCalls(table, wish), ...slipCalls({ purse, take, tripped, wish }) } as HouseApi;
}

function turnReels({ close, fate, take }: FakeTable, wish: string, stake: string) {
  take(stake);
  seekSeeds(fate.state, wish);
  const { spins, won } = playReels(drawsOf(fate.state), minorOf(stake));
  const shown = spins.map((spin) => ({
    ...spin,
    lines: spin.lines.map((line) => ({ ...line, won: text(line.won) })),
    moonsWon: text(spin.moonsWon),
    won: text(spin.won),
  }));
  return { roundId: newRequestId(), stake, spins: shown, ...close(stake, won) };
}

function tableCalls({ close, fate, purse, take }: FakeTable, wish: string) {
  let open: { stake: string; staked: bigint; actions: TableAction[]; id: string } | null = null;
  const hand = (): Answer<"tableDeal"> => {
    if (open === null) throw new CallError("moveNotOpen", "");
    const { actions, id, stake, staked } = open;
    const round = playTable(drawsOf(fate.state), actions);
    const shown = {
      ...{ roundId: id, stake, staked: text(staked), player: round.player, doubled: round.doubled },
      ...{ mayDo: round.mayDo, result: round.result },
    };
    if (round.result === null) {
      const dealer = round.dealer.slice(0, 1);
      return { ...shown, dealer, won: "0.00", balance: text(purse.minor), revealed: null, next: fate.next() };
    }
    open = null;
    return { ...shown, dealer: round.dealer, ...close(stake, tableWin(round, minorOf(stake)), actions) };
  };
  return {
    tableDeal: ({ stake }: { stake: string }) =>
      tripped(() => {
        take(stake);
        seekSeeds(fate.state, wish);
        open = { stake, staked: minorOf(stake), actions: [], id: newRequestId() };
        return hand();
      }),
    tableAct: ({ action }: { action: TableAction }) =>
      tripped(() => {
        if (open && action === "double") {
          take(open.stake);
          open.staked *= 2n;
        }
        open?.actions.push(action);
        return hand();
      }),
  };
}
