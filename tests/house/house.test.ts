import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commitmentOf } from "~/features/house/rules/draws";
import { verify } from "~/features/house/rules/verify";
import { aHouseSite, atGame, requestId } from "../helpers/wps/house";
import type { WpsSite } from "../helpers/wps/wps-site";

const GARDEN = "lantern-garden";
const TABLE = "lantern-twenty-one";
const SPORTS = "lantern-sports";
const HOUR = 60 * 60_000;

let site: WpsSite;
beforeAll(async () => {
  site = await aHouseSite();
});
afterAll(() => site.close());

describe("G10 reels and the wallet", () => {
  test("G10 a round is debited, paid, closed and returned; its seed was committed before", async () => {
    const { calls, context, entered, fake, session } = await atGame(site, GARDEN);
    const { commitment, clientSeed, nonce } = entered.fairness;
    const round = await calls.reelsSpin(context(), { session, stake: "0.20", requestId: requestId() });
    expect(round.revealed).toMatchObject({ commitment, clientSeed, nonce });
    expect(commitmentOf(round.revealed.serverSeed)).toBe(commitment);
    const { outcome } = verify({ ...round.revealed, game: "reels", stake: 20n });
    expect(outcome).toMatchObject({ round: { spins: [{ stops: round.spins[0]?.stops }] } });
    expect(round.next.commitment).not.toBe(commitment);
    const kept = fake.rounds.get(round.roundId);
    expect(kept).toMatchObject({ taken: 20n, closed: true });
    expect(kept?.record?.steps).toHaveLength(round.spins.length);
    expect(kept?.record?.steps[0]).toMatchObject({ kind: "spin", won: round.spins[0]?.won });
    expect(Number(round.balance) * 100).toBeCloseTo(10_000 - 20 + Number(kept?.won), 6);
  });

  test("W8 fifty concurrent copies of a request: one round, one response; different content is a conflict", async () => {
    const { calls, context, fake, session } = await atGame(site, GARDEN);
    const given = { session, stake: "0.20", requestId: requestId() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => calls.reelsSpin(context(), given)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([fake.rounds.size, fake.bets.size]).toEqual([1, 1]);
    const other = calls.reelsSpin(context(), { ...given, stake: "0.40" });
    await expect(other).rejects.toMatchObject({ code: "requestConflict" });
  });

  test("G10 an insufficient balance is reported, nothing moves, and the request can be repeated", async () => {
    const { calls, context, fake, session } = await atGame(site, GARDEN, 10n);
    const given = { session, stake: "0.20", requestId: requestId() };
    await expect(calls.reelsSpin(context(), given)).rejects.toMatchObject({ code: "insufficientBalance" });
    expect([fake.state.balance, fake.rounds.size]).toEqual([10n, 0]);
    fake.state.balance = 1_000n;
    await expect(calls.reelsSpin(context(), given)).resolves.toMatchObject({ stake: "0.20" });
  });

  test.each(["0.21", "0", "-1", "1e3", "99999"])("G10 a stake of %s is refused", async (stake) => {
    const { calls, context, session } = await atGame(site, GARDEN);
    const spin = calls.reelsSpin(context(), { session, stake, requestId: requestId() });
    await expect(spin).rejects.toMatchObject({ code: "amountInvalid" });
  });

  test("G10 a session ends with its launch, and when the game opens in another window", async () => {
    const one = await atGame(site, GARDEN);
    const spin = (session: string) =>
      one.calls.reelsSpin(one.context(), { session, stake: "0.20", requestId: requestId() });
    const again = await one.calls.enter(one.context(), { token: one.launch });
    await expect(spin(one.session)).rejects.toMatchObject({ code: "gameSessionEnded" });
    await expect(spin(again.session)).resolves.toMatchObject({ stake: "0.20" });
    one.fake.state.isExpired = true;
    for (let i = 0; i < 2; i++) await expect(spin(again.session)).rejects.toMatchObject({ code: "gameSessionEnded" });
    await expect(one.calls.enter(one.context(), { token: "no launch" })).rejects.toMatchObject({
      code: "gameSessionEnded",
    });
  });

  test("G10 the player's seed is combined with the house's, and finished rounds can be verified", async () => {
    const { calls, context, session } = await atGame(site, GARDEN);
    const { next } = await calls.fairness(context(), { session, clientSeed: "red lantern" });
    expect(next).toMatchObject({ clientSeed: "red lantern", nonce: 0 });
    const round = await calls.reelsSpin(context(), { session, stake: "1.00", requestId: requestId() });
    const { rounds } = await calls.fairness(context(), { session });
    expect(rounds[0]).toMatchObject({
      roundId: round.roundId,
      stake: "1.00",
      won: round.won,
      revealed: round.revealed,
    });
  });
});

describe("G10 twenty-one and the wallet", () => {
  test("G10 a hand is dealt, played and settled; the hidden card and the seed stay secret until then", async () => {
    const { calls, context, fake, session } = await atGame(site, TABLE);
    let hand = await calls.tableDeal(context(), { session, stake: "2.00", requestId: requestId() });
    while (hand.result === null) {
      expect([hand.dealer.length, hand.revealed]).toEqual([1, null]);
      const again = calls.tableDeal(context(), { session, stake: "2.00", requestId: requestId() });
      await expect(again).rejects.toMatchObject({ code: "moveNotOpen" });
      expect((await calls.fairness(context(), { session })).rounds).toEqual([]);
      hand = await calls.tableAct(context(), { session, action: "stand", requestId: requestId() });
    }
    expect(hand.revealed && commitmentOf(hand.revealed.serverSeed)).toBe(hand.revealed?.commitment);
    const kept = fake.rounds.get(hand.roundId);
    expect(kept).toMatchObject({ closed: true, taken: 200n, won: BigInt(Math.round(Number(hand.won) * 100)) });
    expect(kept?.record?.steps.at(-1)).toMatchObject({ kind: hand.result, won: hand.won });
    const more = calls.tableAct(context(), { session, action: "hit", requestId: requestId() });
    await expect(more).rejects.toMatchObject({ code: "moveNotOpen" });
  });

  test("G10 doubling debits the stake again, once for fifty concurrent copies; without the money it is refused and the hand continues", async () => {
    const { calls, context, fake, session } = await atGame(site, TABLE);
    const hand = await openHand();
    fake.state.balance = 100n;
    const given = { session, action: "double", requestId: requestId() } as const;
    await expect(calls.tableAct(context(), given)).rejects.toMatchObject({ code: "insufficientBalance" });
    fake.state.balance = 1_000n;
    const answers = await Promise.all(Array.from({ length: 50 }, () => calls.tableAct(context(), given)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ roundId: hand.roundId, staked: "4.00", doubled: true, stake: "2.00" });
    expect(fake.rounds.get(hand.roundId)).toMatchObject({ taken: 400n, closed: true });

    async function openHand() {
      for (;;) {
        const dealt = await calls.tableDeal(context(), { session, stake: "2.00", requestId: requestId() });
        if (dealt.result === null) return dealt;
      }
    }
  });

  test("G12 an abandoned hand is open on return, and stands automatically after a day", async () => {
    const { calls, context, fake, launch, session, settle } = await atGame(site, TABLE);
    let hand = await calls.tableDeal(context(), { session, stake: "2.00", requestId: requestId() });
    while (hand.result !== null)
      hand = await calls.tableDeal(context(), { session, stake: "2.00", requestId: requestId() });
    const back = await calls.enter(context(), { token: launch });
    expect(back.hand).toMatchObject({ roundId: hand.roundId, player: hand.player, mayDo: hand.mayDo });
    await settle(site.now + 23 * HOUR);
    expect(fake.rounds.get(hand.roundId)?.closed).toBe(false);
    await settle(site.now + 25 * HOUR);
    expect(fake.rounds.get(hand.roundId)?.closed).toBe(true);
  });
});

describe("G10 sports slip and the wallet", () => {
  /** Returns the picks of the brand's two matches, with their odds. */
  async function legsOf({ calls, context, session }: Awaited<ReturnType<typeof atGame>>) {
    const { matches } = await calls.slipMatches(context(), { session });
    const ours = matches.filter(({ matchId }) => matchId.startsWith("z-"));
    expect(ours.map(({ home }) => home)).toEqual(["Rovers", "Rovers"]);
    return ours.map(({ matchId, odds }) => ({ matchId, pick: "home" as const, odds: odds.home }));
  }

  test("G10 odds with a return above 100 % are not offered; each match shows its return and its commitment", async () => {
    const player = await atGame(site, SPORTS);
    const { matches } = await player.calls.slipMatches(player.context(), { session: player.session });
    expect(matches.some(({ matchId }) => matchId.startsWith("z-gift"))).toBe(false);
    for (const { commitment, declared } of matches) {
      expect(Number(declared)).toBeLessThanOrEqual(100);
      expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  test("G10 an accumulator is placed at the shown odds, decided after its matches, and settled once", async () => {
    const player = await atGame(site, SPORTS);
    const { calls, context, fake, session, settle } = player;
    const legs = await legsOf(player);
    const { bet } = await calls.slipPlace(context(), { session, stake: "10.00", legs, requestId: requestId() });
    expect(bet).toMatchObject({ state: "open", odds: "3.87", mayWin: "38.70" });
    await settle(site.now + HOUR);
    expect(fake.rounds.get(bet.roundId)?.closed).toBe(false);
    await Promise.all([settle(site.now + 9 * HOUR), settle(site.now + 9 * HOUR)]);
    await settle(site.now + 10 * HOUR);
    const [row] = (await calls.slipBets(context(), { session, pageNo: 1, pageSize: 10 })).rows;
    const isWon = row?.legs.every(({ state }) => state === "won");
    expect(row).toMatchObject({ state: isWon ? "won" : "lost", won: isWon ? "38.70" : "0.00" });
    expect(fake.rounds.get(bet.roundId)).toMatchObject({ closed: true, won: isWon ? 3_870n : 0n });
    expect(fake.state.balance).toBe(9_000n + (isWon ? 3_870n : 0n));
    for (const leg of row?.legs ?? []) {
      const [home, draw, away] = [leg.matchOdds.home, leg.matchOdds.draw, leg.matchOdds.away].map((odds) =>
        odds === null ? null : Math.round(Number(odds) * 100),
      );
      const seeds = { serverSeed: leg.serverSeed ?? "", clientSeed: leg.matchId, nonce: 0, commitment: leg.commitment };
      const odds = { home: home ?? 0, draw: draw ?? null, away: away ?? 0 };
      expect(verify({ ...seeds, game: "match", odds })).toEqual({
        isCommitted: true,
        outcome: { game: "match", result: leg.result },
      });
    }
  });

  test("G10 a slip after the start, at other odds, or with two picks on one match is refused", async () => {
    const player = await atGame(site, SPORTS);
    const { calls, context, fake, session } = player;
    const [first, second] = await legsOf(player);
    if (!first || !second) throw new Error("no legs");
    const place = (legs: readonly (typeof first)[], now?: number) =>
      calls.slipPlace(context(now), { session, stake: "1.00", legs, requestId: requestId() });
    await expect(place([first], site.now + 2 * HOUR)).rejects.toMatchObject({ code: "matchStarted" });
    await expect(place([{ ...first, odds: "2.16" }])).rejects.toMatchObject({ code: "oddsChanged" });
    await expect(place([first, first])).rejects.toMatchObject({ code: "validation" });
    expect(fake.state.balance).toBe(10_000n);
  });
});
