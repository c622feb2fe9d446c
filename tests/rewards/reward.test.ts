import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { leftOfParts } from "~/features/rewards/rules/rewards";
import { aPlayer, faultsOf } from "../helpers/wps/money";
import { requestId } from "../helpers/wps/payments";
import { aReward, insertLostRound } from "../helpers/wps/rewards";
import { NOW, type WpsSite } from "../helpers/wps/wps-site";
import { aRewardSite, DAY, tomorrow } from "./reward-site";

let site: WpsSite;
beforeAll(async () => {
  site = await aRewardSite();
});
afterAll(() => site.close());

describe("rewards", () => {
  test("P9 only one of fifty concurrent claims succeeds: its amount is credited, its status is Claimed", async () => {
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

  test("P9 W8 a repeated requestId gets the same response; for another reward it is a conflict", async () => {
    const { calls, memberId } = await aPlayer(site);
    const [id, other] = [await aReward(site, memberId), await aReward(site, memberId)];
    const first = await calls.promotion.claimReward({ id, requestId: "reward-again" });
    expect(await calls.promotion.claimReward({ id, requestId: "reward-again" })).toEqual(first);
    await expect(calls.promotion.claimReward({ id: other, requestId: "reward-again" })).rejects.toMatchObject({
      code: "requestConflict",
    });
  });

  test("P9 another member's reward is not found, and an expired one cannot be claimed", async () => {
    const [{ memberId }, other] = [await aPlayer(site), await aPlayer(site)];
    const id = await aReward(site, memberId, { days: 1 });
    await expect(other.calls.promotion.claimReward({ id, requestId: requestId() })).rejects.toMatchObject({
      code: "notFound",
    });
    const own = await aPlayer(site);
    const late = await aReward(site, own.memberId, { days: 1 });
    const later = await tomorrow(site, own.account);
    await expect(later.promotion.claimReward({ id: late, requestId: requestId() })).rejects.toMatchObject({
      code: "rewardExpired",
    });
    expect((await later.promotion.rewards({})).rows).toMatchObject([{ state: "expired" }]);
  });

  test("P9 A18 a bonus can be redeemed once the member has given the required Zalo and WhatsApp numbers", async () => {
    const { calls, memberId } = await aPlayer(site, 0n, "coral");
    const id = await aReward(site, memberId, {}, "coral");
    const redeem = () => calls.promotion.claimReward({ id, requestId: requestId() });
    const missing = (...issues: object[]) => ({ code: "validation", details: { issues } });
    const zalo = { field: "zalo", issue: "errors:required.zalo" };
    const whatsapp = { field: "whatsapp", issue: "errors:required.whatsapp" };
    await expect(redeem()).rejects.toMatchObject(missing(zalo, whatsapp));
    await calls.member.setProfile({ zalo: "0912345678" });
    await expect(redeem()).rejects.toMatchObject(missing(whatsapp));
    await expect(calls.member.setProfile({ whatsapp: "" })).rejects.toMatchObject(missing(whatsapp));
    await calls.member.setProfile({ whatsapp: "0912345679" });
    expect(await redeem()).toMatchObject({ reward: { state: "claimed" } });
  });

  test("P5 W4 a claimed reward has turnover: the oldest first, and withdrawals wait for it", async () => {
    const { asker, calls, memberId } = await aPlayer(site);
    for (const amount of [1_000n, 2_000n]) {
      const id = await aReward(site, memberId, { amount, turnover: amount * 3n });
      await calls.promotion.claimReward({ id, requestId: requestId() });
    }
    await insertLostRound(site, memberId, 4_000n, { at: NOW + 1_000 });
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

  test("P5 the remaining turnover is assigned to the latest rewards, and sums to the total", () => {
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

  test("P9 staff give a reward once per requestId; without a reason, or with another under the same id, it is refused", async () => {
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
  test("P9 C2 a rebate is a share of the bets by category, can be claimed once, and later bets count for the next", async () => {
    const { calls, memberId } = await aPlayer(site);
    await insertLostRound(site, memberId, 100_000n);
    await insertLostRound(site, memberId, 50_000n, { category: "LIVE", at: NOW - 3 * DAY });
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
    await insertLostRound(site, memberId, 100n);
    // 0.003 of 1.00 is less than a cent: the remainder is kept for the next claim.
    await expect(calls.promotion.claimRebate({ requestId: requestId() })).rejects.toMatchObject({
      code: "nothingToClaim",
    });
    await insertLostRound(site, memberId, 99_900n);
    expect(await calls.promotion.claimRebate({ requestId: requestId() })).toMatchObject({ amount: "3.00" });
    expect((await calls.report.personalProfit({})).rebate).toBe("8.00");
    expect((await calls.promotion.rewards({})).rows).toMatchObject([{ kind: "rebate" }, { kind: "rebate" }]);
  });

  test("P9 concurrent bets and claims: the total claimed is the rebate of the total bet", async () => {
    const { calls, memberId } = await aPlayer(site);
    const bets = Array.from({ length: 30 }, () => insertLostRound(site, memberId, 10_000n));
    const claims = Array.from({ length: 10 }, () =>
      calls.promotion.claimRebate({ requestId: requestId() }).catch(() => null),
    );
    await Promise.all([...bets, ...claims]);
    await calls.promotion.claimRebate({ requestId: requestId() }).catch(() => null);
    // 0.3 % of 100.00 is 0.30, without a remainder.
    expect((await calls.wallet.balance({})).sumBalance).toBe("9.00");
  });
});

test("W1 afterwards the books balance", async () => {
  expect(await faultsOf(site)).toEqual([]);
});
