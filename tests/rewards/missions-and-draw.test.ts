import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { missionDays, prizeAt, weightOf } from "~/features/rewards/rules/rewards";
import { aBrand } from "../helpers/tenants";
import { aPlayer, faultsOf } from "../helpers/wps/money";
import { requestId } from "../helpers/wps/payments";
import { insertDeposit, insertLostRound } from "../helpers/wps/rewards";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";
import { aRewardSite, tomorrow } from "./reward-site";

let site: WpsSite;
beforeAll(async () => {
  site = await aRewardSite();
});
afterAll(() => site.close());

describe("missions", () => {
  test("L8 a bet advances its mission; at the target its reward can be claimed once a day", async () => {
    const { account, calls, memberId } = await aPlayer(site);
    const standing = async () => (await calls.lottery.missions({})).rows.find(({ id }) => id === "daily-reels");
    await insertLostRound(site, memberId, 60_000n);
    await insertLostRound(site, memberId, 90_000n, { category: "LIVE" });
    expect(await standing()).toMatchObject({ progress: "600.00", state: "open", gameTypes: ["RNG"] });
    const claim = (over = {}) =>
      calls.lottery.claimMission({ mission: "daily-reels", requestId: requestId(), ...over });
    await expect(claim()).rejects.toMatchObject({ code: "missionOpen" });
    await insertLostRound(site, memberId, 40_000n);
    expect(await standing()).toMatchObject({ progress: "1000.00", state: "reached" });
    // The daily warm-up is reached as well.
    expect((await calls.message.unreadCount({})).missions).toBe(2);
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => claim()));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await calls.wallet.balance({})).sumBalance).toBe("3.00");
    expect(await standing()).toMatchObject({ state: "claimed" });
    const later = await tomorrow(site, account);
    const next = (await later.lottery.missions({})).rows.find(({ id }) => id === "daily-reels");
    expect(next).toMatchObject({ progress: "0.00", state: "open" });
    await expect(claim({ mission: "no-such" })).rejects.toMatchObject({ code: "notFound" });
  });

  test("L8 the leaderboard is ordered by progress; equal members have different places; other members are masked", async () => {
    const other = await aWpsSite([aBrand("lotus")]);
    const [first, ...others] = [await aPlayer(other), await aPlayer(other), await aPlayer(other)];
    for (const [at, { memberId }] of [first, ...others].entries())
      await insertLostRound(other, memberId, [50_000n, 70_000n, 50_000n][at] ?? 0n);
    const { leaderboard } = await first.calls.lottery.missions({ mission: "weekly-marathon" });
    expect(leaderboard?.rows.map(({ place, progress }) => [place, progress])).toEqual([
      [1, "700.00"],
      [2, "500.00"],
      [3, "500.00"],
    ]);
    expect(leaderboard?.own).toMatchObject({ account: first.account, own: true, progress: "500.00" });
    expect(leaderboard?.rows[0]?.account).toMatch(/^pe\*\*\*\d$/);
    await other.close();
  });

  test("L8 a day is a day of the brand, and a week starts on Monday", () => {
    expect(missionDays("day", "2026-11-29")).toEqual({ from: "2026-11-29", to: "2026-11-29" });
    for (const today of ["2026-11-23", "2026-11-26", "2026-11-29"])
      expect(missionDays("week", today)).toEqual({ from: "2026-11-23", to: "2026-11-29" });
  });
});

describe("the daily draw", () => {
  test("P9 a raffle prize is drawn once a day by a member with a deposit, and credited immediately", async () => {
    const { account, calls, memberId } = await aPlayer(site);
    await expect(calls.promotion.raffleClaim({ requestId: requestId() })).rejects.toMatchObject({
      code: "depositFirst",
    });
    await insertDeposit(site, memberId, 10_000n);
    expect(await calls.promotion.raffle({})).toMatchObject({
      state: "open",
      deposit: "100.00",
      paid: "100.00",
      won: null,
    });
    const draws = await Promise.allSettled(
      Array.from({ length: 20 }, () => calls.promotion.raffleClaim({ requestId: requestId() })),
    );
    const won = draws.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(won).toHaveLength(1);
    expect((await calls.wallet.balance({})).sumBalance).toBe(won[0]?.balance);
    expect(await calls.promotion.raffle({})).toMatchObject({ state: "drawn", won: won[0]?.amount });
    await expect(calls.promotion.raffleClaim({ requestId: requestId() })).rejects.toMatchObject({
      code: "alreadyClaimed",
    });
    expect(await (await tomorrow(site, account)).promotion.raffle({})).toMatchObject({
      state: "deposit",
      won: null,
    });
  });

  test("P9 each number of a draw gives one prize, in proportion to its weight", () => {
    const prizes = fc.array(fc.record({ id: fc.string(), weight: fc.integer({ min: 1, max: 40 }) }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(prizes, (all) => {
        const drawn = Array.from({ length: weightOf(all) }, (_, at) => prizeAt(all, at));
        for (const prize of all) expect(drawn.filter((one) => one === prize)).toHaveLength(prize.weight);
      }),
    );
    expect(() => prizeAt([{ id: "a", weight: 1 }], 1)).toThrow(RangeError);
  });
});

test("W1 afterwards the books balance", async () => {
  expect(await faultsOf(site)).toEqual([]);
});
