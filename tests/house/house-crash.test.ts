import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Failure } from "../helpers/fake-wallet";
import { type AtGame, aHouseSite, atGame, requestId } from "../helpers/wps/house";
import type { WpsSite } from "../helpers/wps/wps-site";

const MINUTE = 60_000;

let site: WpsSite;
beforeAll(async () => {
  site = await aHouseSite();
});
afterAll(() => site.close());

/** Each wallet call of a round, with both ways to fail. */
const FAILURES = [0, 1, 2, 3].flatMap((call) => [[call, "before"] as const, [call, "after"] as const]);

/** Makes the wallet's call with this number fail, once. */
function failAt({ fake }: AtGame, call: number, failure: Failure): void {
  fake.state.calls = 0;
  fake.state.fail = (at) => (at === call ? failure : null);
}

/** Repeats a request until there is an answer, like the game's page: with the same requestId. */
async function insistently<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = 5; ; left--) {
    try {
      return await ask();
    } catch (error) {
      if (left === 0 || (error as { code?: string }).code !== "networkAbnormal") throw error;
    }
  }
}

/** Expects the balance to match the rounds, and no open round. */
function expectSettled({ fake }: AtGame, start: bigint): void {
  const rounds = [...fake.rounds.values()];
  const kept = rounds.reduce((sum, { taken, won }) => sum - taken + won, start);
  expect(fake.state.balance).toBe(kept);
  expect(rounds.every(({ closed, taken, won }) => closed && (taken > 0n || won === 0n))).toBe(true);
}

describe("G12 an interrupted round", () => {
  test.each(FAILURES)(
    "G12 failure at call %i, %s its effect: repeated requests complete it once",
    async (call, failure) => {
      const player = await atGame(site, "lantern-garden");
      failAt(player, call, failure);
      const given = { session: player.session, stake: "0.20", requestId: requestId() };
      const round = await insistently(() => player.calls.reelsSpin(player.context(), given));
      expect(player.fake.rounds.size).toBe(1);
      expect(player.fake.rounds.get(round.roundId)).toMatchObject({ taken: 20n, closed: true });
      expectSettled(player, 10_000n);
      expect(await player.calls.reelsSpin(player.context(), given)).toEqual(round);
    },
  );

  test.each(FAILURES)(
    "G12 failure at call %i, %s its effect: without a repeat the round completes or is refunded",
    async (call, failure) => {
      const player = await atGame(site, "lantern-garden");
      failAt(player, call, failure);
      const given = { session: player.session, stake: "0.20", requestId: requestId() };
      await player.calls.reelsSpin(player.context(), given).catch(() => null);
      player.fake.state.fail = null;
      player.fake.state.isExpired = true;
      await player.settle(site.now + 2 * MINUTE);
      expectSettled(player, 10_000n);
    },
  );

  test.each(FAILURES)(
    "G12 failure at call %i of a double, %s its effect: on return the hand adds up",
    async (call, failure) => {
      const player = await atGame(site, "lantern-twenty-one");
      const { calls, context, launch, session } = player;
      let hand = await calls.tableDeal(context(), { session, stake: "2.00", requestId: requestId() });
      while (hand.result !== null)
        hand = await calls.tableDeal(context(), { session, stake: "2.00", requestId: requestId() });
      failAt(player, call, failure);
      await calls.tableAct(context(), { session, action: "double", requestId: requestId() }).catch(() => null);
      player.fake.state.fail = null;
      const back = await calls.enter(context(), { token: launch });
      if (back.hand !== null) {
        expect(back.hand).toMatchObject({ roundId: hand.roundId, player: hand.player, staked: "2.00" });
        const stand = { session: back.session, action: "stand", requestId: requestId() } as const;
        await calls.tableAct(context(), stand);
      }
      expectSettled(player, 10_000n);
    },
  );

  test.each(FAILURES)(
    "G12 failure at call %i of a rollback, %s its effect: a later run completes it",
    async (call, failure) => {
      const player = await atGame(site, "lantern-garden");
      player.fake.state.calls = 0;
      player.fake.state.fail = (at) => (at === 0 ? "after" : null);
      const given = { session: player.session, stake: "0.20", requestId: requestId() };
      await player.calls.reelsSpin(player.context(), given).catch(() => null);
      failAt(player, call, failure);
      for (const minutes of [2, 4, 6]) await player.settle(site.now + minutes * MINUTE);
      expectSettled(player, 10_000n);
      expect(player.fake.state.balance).toBe(10_000n);
      await expect(player.settle(site.now + 60 * MINUTE)).resolves.toMatchObject({ rounds: 0, failed: 0 });
    },
  );

  test("G12 a bet that arrives after its rollback is refused, and a repeated request plays a new round", async () => {
    const player = await atGame(site, "lantern-garden");
    const { calls, context, fake, launch, session } = player;
    failAt(player, 0, "before");
    const given = { session, stake: "0.20", requestId: requestId() };
    await expect(calls.reelsSpin(context(), given)).rejects.toMatchObject({ code: "networkAbnormal" });
    const { session: again } = await calls.enter(context(), { token: launch });
    expect([...fake.rounds.values()]).toEqual([]);
    await calls.reelsSpin(context(), { ...given, session: again });
    expect(fake.rounds.size).toBe(1);
    expectSettled(player, 10_000n);
  });

  test("G12 another request is busy while a bet is in flight, and rolls the bet back once it is lost", async () => {
    const player = await atGame(site, "lantern-garden");
    const { calls, context, session } = player;
    failAt(player, 0, "after");
    await calls.reelsSpin(context(), { session, stake: "0.20", requestId: requestId() }).catch(() => null);
    const next = { session, stake: "0.40", requestId: requestId() };
    await expect(calls.reelsSpin(context(), next)).rejects.toMatchObject({ code: "gameBusy" });
    await calls.reelsSpin(context(site.now + 2 * MINUTE), next);
    expect([...player.fake.rounds.values()].map(({ taken }) => taken)).toEqual([0n, 40n]);
    expectSettled(player, 10_000n);
  });
});
