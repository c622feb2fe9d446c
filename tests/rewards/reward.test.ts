import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { payReferrals } from "~/features/rewards/referral.server";
import { leftOfParts, missionDays, prizeAt, weightOf } from "~/features/rewards/rules/rewards";
import { raiseLevels } from "~/features/rewards/vip.server";
import { aBrand } from "../support/tenants";
import { aToken } from "../support/wps/examples";
import { aPlayer, faultsOf } from "../support/wps/money";
import { requestId } from "../support/wps/payments";
import { aReward, paidIn, played } from "../support/wps/rewards";
import { aWpsSite, NOW, type WpsSite } from "../support/wps/wps-site";

const DAY = 86_400_000;

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([
    aBrand("lotus", {
      timeZone: "Asia/Manila",
      flags: { referral: true },
      // Live games keep too little of bets for this rebate: the brand offers none.
      vendors: ["REEL"],
      rewards: { rebate: { LIVE: "0.001" }, weights: { rewards: { categories: { LIVE: "1" } } } },
    }),
    aBrand("harbor"),
  ]);
});
afterAll(() => site.close());

/** The calls of a member who signs in again a day later. */
async function tomorrow(account: string) {
  const now = NOW + DAY;
  return site.as({ token: await aToken({ ...site, now }, account), now });
}

/** A member of lotus whom another invited. */
async function aFriend(inviter: string) {
  const friend = await aPlayer(site);
  await site.db.transaction("lotus", (tx) =>
    tx.query("update member set upline_id = $1 where id = $2", [inviter, friend.memberId]),
  );
  return friend;
}

describe("rewards", () => {
  test("P9 a reward is claimed once of fifty tries at once: its amount is posted, its status Claimed", async () => {
    const { calls, memberId } = await aPlayer(site);
    const id = await aReward(site, memberId, { amount: 2_000n });
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, () => calls.promotion.claimReward({ id, requestId: requestId() })),
    );
    const codes = tries.map((one) => (one.status === "fulfilled" ? "claimed" : one.reason.code));
    expect(codes.filter((code) => code === "claimed")).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(["claimed", "alreadyClaimed"]));
    expect((await calls.wallet.balance({})).sumBalance).toBe("20.00");
    const { rows, waiting } = await calls.promotion.rewards({});
    expect(rows).toMatchObject([{ id, state: "claimed", amount: "20.00", about: "Welcome back", until: null }]);
    expect(waiting).toEqual({ count: 0, amount: "0.00" });
  });

  test("P9 W8 the same requestId again gets the same answer; for another reward it is a conflict", async () => {
    const { calls, memberId } = await aPlayer(site);
    const [id, other] = [await aReward(site, memberId), await aReward(site, memberId)];
    const first = await calls.promotion.claimReward({ id, requestId: "reward-again" });
    expect(await calls.promotion.claimReward({ id, requestId: "reward-again" })).toEqual(first);
    await expect(calls.promotion.claimReward({ id: other, requestId: "reward-again" })).rejects.toMatchObject({
      code: "requestConflict",
    });
  });

  test("P9 somebody else's reward is not there, and one whose time is over is gone", async () => {
    const [{ memberId }, other] = [await aPlayer(site), await aPlayer(site)];
    const id = await aReward(site, memberId, { days: 1 });
    await expect(other.calls.promotion.claimReward({ id, requestId: requestId() })).rejects.toMatchObject({
      code: "notFound",
    });
    const own = await aPlayer(site);
    const late = await aReward(site, own.memberId, { days: 1 });
    const later = await tomorrow(own.account);
    await expect(later.promotion.claimReward({ id: late, requestId: requestId() })).rejects.toMatchObject({
      code: "rewardExpired",
    });
    expect((await later.promotion.rewards({})).rows).toMatchObject([{ state: "expired" }]);
  });

  test("P5 W4 what is claimed has to be bet: the oldest first, and withdrawals wait for it", async () => {
    const { asker, calls, memberId } = await aPlayer(site);
    for (const amount of [1_000n, 2_000n]) {
      const id = await aReward(site, memberId, { amount, turnover: amount * 3n });
      await calls.promotion.claimReward({ id, requestId: requestId() });
    }
    await played(site, memberId, 4_000n, { at: NOW + 1_000 });
    const later = site.as({ ...asker, now: NOW + 2_000 });
    const { claimed, rows, turnoverRequired } = await later.promotion.bonusDetails({});
    expect(claimed).toBe("30.00");
    expect(turnoverRequired).toBe("50.00");
    const turnovers = rows.map(({ turnover }) => turnover).sort((a, b) => Number(a.required) - Number(b.required));
    expect(turnovers).toEqual([
      { required: "30.00", left: expect.stringMatching(/^(0|30)\.00$/) },
      { required: "60.00", left: expect.stringMatching(/^(50|20)\.00$/) },
    ]);
    expect(turnovers.reduce((sum, { left }) => sum + Number(left), 0)).toBe(50);
    expect((await later.payment.withdrawMethods({})).turnoverRequired).toBe("50.00");
  });

  test("P5 what is left to bet lies on the latest parts, and sums to what is left", () => {
    const amounts = fc.array(fc.bigInt(0n, 10_000n), { maxLength: 20 });
    fc.assert(
      fc.property(amounts, fc.bigInt(0n, 1_000_000n), (required, wish) => {
        const all = required.reduce((sum, one) => sum + one, 0n);
        const left = wish % (all + 1n);
        const parts = required.map((one, at) => ({ id: String(at), required: one }));
        const lefts = [...leftOfParts(parts, left).values()];
        expect(lefts.reduce((sum, one) => sum + one, 0n)).toBe(left);
        const partly = lefts.findIndex((one, at) => one < (required[at] ?? 0n));
        if (partly >= 0) expect(lefts.slice(partly + 1).every((one) => one === 0n)).toBe(true);
      }),
    );
  });

  test("P9 staff give a reward once for a requestId; without words, or with others under the same id, they do not", async () => {
    const { calls, memberId } = await aPlayer(site);
    const given = { code: "lotus", memberId, kind: "redEnvelope", amount: "8.88", reason: "Happy new year" } as const;
    const { giveReward } = site.console.staff;
    const { reward } = await giveReward({ ...given, requestId: "envelope-1", turnoverTimes: "0" });
    expect(await giveReward({ ...given, requestId: "envelope-1", turnoverTimes: "0" })).toEqual({ reward });
    await expect(giveReward({ ...given, amount: "9", requestId: "envelope-1" })).rejects.toMatchObject({
      code: "requestConflict",
    });
    await expect(giveReward({ ...given, reason: " ", requestId: "envelope-2" })).rejects.toMatchObject({
      code: "reasonRequired",
    });
    expect((await calls.promotion.rewards({})).rows).toMatchObject([
      { kind: "redEnvelope", amount: "8.88", toBet: "0.00" },
    ]);
    expect((await calls.session.loginInfo({})).availablePromoCount).toBe(1);
  });
});

describe("rebate", () => {
  test("P9 C2 a rebate is a part of the bets by category, is taken once, and the bets after it count for the next", async () => {
    const { calls, memberId } = await aPlayer(site);
    await played(site, memberId, 100_000n);
    await played(site, memberId, 50_000n, { category: "LIVE", at: NOW - 3 * DAY });
    // Level 1 gives 0.3 %, the brand 0.1 % more at live tables.
    expect(await calls.promotion.manualRebate({})).toEqual({
      rows: [
        { category: "RNG", validBet: "1000.00", rate: "0.3", amount: "3.00" },
        { category: "LIVE", validBet: "500.00", rate: "0.4", amount: "2.00" },
      ],
      total: "5.00",
    });
    const claims = await Promise.allSettled(
      Array.from({ length: 20 }, () => calls.promotion.claimRebate({ requestId: requestId() })),
    );
    expect(claims.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await calls.wallet.balance({})).sumBalance).toBe("5.00");
    await expect(calls.promotion.claimRebate({ requestId: requestId() })).rejects.toMatchObject({
      code: "nothingToClaim",
    });
    await played(site, memberId, 100n);
    // 0.003 of 1.00 is less than a cent: it waits, and is not lost.
    await expect(calls.promotion.claimRebate({ requestId: requestId() })).rejects.toMatchObject({
      code: "nothingToClaim",
    });
    await played(site, memberId, 99_900n);
    expect(await calls.promotion.claimRebate({ requestId: requestId() })).toMatchObject({ amount: "3.00" });
    expect((await calls.report.personalProfit({})).rebate).toBe("8.00");
    expect((await calls.promotion.rewards({})).rows).toMatchObject([{ kind: "rebate" }, { kind: "rebate" }]);
  });

  test("P9 bets and claims at once: what was claimed in all is the rebate of what was bet in all", async () => {
    const { calls, memberId } = await aPlayer(site);
    const bets = Array.from({ length: 30 }, () => played(site, memberId, 10_000n));
    const claims = Array.from({ length: 10 }, () =>
      calls.promotion.claimRebate({ requestId: requestId() }).catch(() => null),
    );
    await Promise.all([...bets, ...claims]);
    await calls.promotion.claimRebate({ requestId: requestId() }).catch(() => null);
    // 0.3 % of 100.00 is 0.30, with nothing to cut off.
    expect((await calls.wallet.balance({})).sumBalance).toBe("9.00");
  });
});

describe("missions", () => {
  test("L8 a bet advances its mission; at the target its reward is claimed once a day", async () => {
    const { account, calls, memberId } = await aPlayer(site);
    const standing = async () => (await calls.lottery.missions({})).rows.find(({ id }) => id === "daily-reels");
    await played(site, memberId, 60_000n);
    await played(site, memberId, 90_000n, { category: "LIVE" });
    expect(await standing()).toMatchObject({ progress: "600.00", state: "open", gameTypes: ["RNG"] });
    const claim = (over = {}) =>
      calls.lottery.claimMission({ mission: "daily-reels", requestId: requestId(), ...over });
    await expect(claim()).rejects.toMatchObject({ code: "missionOpen" });
    await played(site, memberId, 40_000n);
    expect(await standing()).toMatchObject({ progress: "1000.00", state: "reached" });
    // The warm-up of the day is reached as well.
    expect((await calls.message.unreadCount({})).missions).toBe(2);
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => claim()));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await calls.wallet.balance({})).sumBalance).toBe("3.00");
    expect(await standing()).toMatchObject({ state: "claimed" });
    const later = await tomorrow(account);
    const next = (await later.lottery.missions({})).rows.find(({ id }) => id === "daily-reels");
    expect(next).toMatchObject({ progress: "0.00", state: "open" });
    await expect(claim({ mission: "no-such" })).rejects.toMatchObject({ code: "notFound" });
  });

  test("L8 the leaderboard orders by progress; equals have places of their own; others are masked", async () => {
    const other = await aWpsSite([aBrand("lotus")]);
    const [first, ...others] = [await aPlayer(other), await aPlayer(other), await aPlayer(other)];
    for (const [at, { memberId }] of [first, ...others].entries())
      await played(other, memberId, [50_000n, 70_000n, 50_000n][at] ?? 0n);
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

  test("L8 a day is that of the brand, a week begins on Monday", () => {
    expect(missionDays("day", "2026-11-29")).toEqual({ from: "2026-11-29", to: "2026-11-29" });
    for (const today of ["2026-11-23", "2026-11-26", "2026-11-29"])
      expect(missionDays("week", today)).toEqual({ from: "2026-11-23", to: "2026-11-29" });
  });
});

describe("the draw of the day", () => {
  test("P9 a raffle prize is drawn once a day, by who has paid in, and posted at once", async () => {
    const { account, calls, memberId } = await aPlayer(site);
    await expect(calls.promotion.raffleClaim({ requestId: requestId() })).rejects.toMatchObject({
      code: "depositFirst",
    });
    await paidIn(site, memberId, 10_000n);
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
    expect(await (await tomorrow(account)).promotion.raffle({})).toMatchObject({
      state: "deposit",
      won: null,
    });
  });

  test("P9 each number of a draw stands for one prize, as often as its weight says", () => {
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

describe("friends", () => {
  test("C4 who is invited brings a reward by his first deposits, once, and a part of his bets for each day", async () => {
    const inviter = await aPlayer(site);
    const friend = await aFriend(inviter.memberId);
    await paidIn(site, friend.memberId, 3_000n);
    expect((await inviter.calls.promotion.referral({})).rows).toMatchObject([{ hasDeposited: false }]);
    for (let more = 0; more < 2; more += 1) await paidIn(site, friend.memberId, 3_000n);
    await played(site, friend.memberId, 200_000n, { at: NOW - DAY });
    await played(site, friend.memberId, 500_000n);
    await payReferrals(site.context());
    await payReferrals(site.context({ now: NOW + 60_000 }));
    const told = await inviter.calls.promotion.referral({});
    // 20.00 for the friend, and 0.1 % of the 2,000.00 of yesterday; today is not over.
    expect(told).toMatchObject({ enabled: true, invited: 1, playing: 1, waiting: "22.00", earned: "0.00" });
    expect(told.rows).toMatchObject([{ hasDeposited: true, validBet: "7000.00" }]);
    expect(told.rows[0]?.account).not.toBe(friend.account);
    const { rows } = await inviter.calls.promotion.rewards({});
    for (const { id } of rows) await inviter.calls.promotion.claimReward({ id, requestId: requestId() });
    expect(await inviter.calls.promotion.referral({})).toMatchObject({ waiting: "0.00", earned: "22.00" });
    expect((await inviter.calls.message.messages({})).rows).toMatchObject([{ kind: "friend" }]);
  });

  test("C4 without the flag nobody is rewarded, and the page says so", async () => {
    const { calls, memberId } = await aPlayer(site, 0n, "harbor");
    const friend = await aPlayer(site, 0n, "harbor");
    await site.db.transaction("harbor", (tx) =>
      tx.query("update member set upline_id = $1 where id = $2", [memberId, friend.memberId]),
    );
    await paidIn(site, friend.memberId, 100_000n, { brand: "harbor" });
    expect(await calls.promotion.referral({})).toMatchObject({ enabled: false, invited: 1, waiting: "0.00" });
    expect((await calls.promotion.rewards({})).total).toBe(0);
  });
});

describe("VIP levels", () => {
  test("P6 levels follow from bets: they rise with gifts for each, tell so, and never fall", async () => {
    const { calls, memberId } = await aPlayer(site);
    await played(site, memberId, 5_000_000n, { at: NOW - DAY });
    expect(await calls.member.vip({})).toMatchObject({
      rankLevel: 1,
      points: 5_000,
      validBet: "50000.00",
      next: { rankLevel: 2, left: 0 },
    });
    await raiseLevels(site.context());
    await raiseLevels(site.context({ now: NOW + 120_000 }));
    expect(await calls.member.vip({})).toMatchObject({ rankLevel: 3, labelName: "Gold", next: { left: 10_000 } });
    expect((await calls.session.loginInfo({})).vipRankLevel).toBe(3);
    const { rows, waiting } = await calls.promotion.rewards({});
    expect(rows.map(({ about }) => about).sort()).toEqual(["Gold", "Silver"]);
    expect(waiting).toEqual({ count: 2, amount: "25.00" });
    expect((await calls.message.messages({})).rows).toMatchObject([{ kind: "level", read: false }]);
  });
});

test("W1 after all of this the books are right", async () => {
  expect(await faultsOf(site)).toEqual([]);
  expect(await faultsOf(site, "harbor")).toEqual([]);
});
