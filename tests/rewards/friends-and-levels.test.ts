import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { payReferrals } from "~/features/rewards/referral.server";
import { raiseLevels } from "~/features/rewards/vip.server";
import { aPlayer, faultsOf } from "../helpers/wps/money";
import { requestId } from "../helpers/wps/payments";
import { insertDeposit, insertLostRound } from "../helpers/wps/rewards";
import { NOW, type WpsSite } from "../helpers/wps/wps-site";
import { aRewardSite, DAY } from "./reward-site";

let site: WpsSite;
beforeAll(async () => {
  site = await aRewardSite();
});
afterAll(() => site.close());

/** Creates a member of lotus, invited by another. */
async function aFriend(site: WpsSite, inviter: string) {
  const friend = await aPlayer(site);
  await site.db.transaction("lotus", (tx) =>
    tx.query("update member set upline_id = $1 where id = $2", [inviter, friend.memberId]),
  );
  return friend;
}

describe("invited friends", () => {
  test("C4 an invited friend's first deposits earn the inviter a reward once, and their bets a share for each day", async () => {
    const inviter = await aPlayer(site);
    const friend = await aFriend(site, inviter.memberId);
    await insertDeposit(site, friend.memberId, 3_000n);
    expect((await inviter.calls.promotion.referral({})).rows).toMatchObject([{ hasDeposited: false }]);
    for (let more = 0; more < 2; more += 1) await insertDeposit(site, friend.memberId, 3_000n);
    await insertLostRound(site, friend.memberId, 200_000n, { at: NOW - DAY });
    await insertLostRound(site, friend.memberId, 500_000n);
    await payReferrals(site.context());
    await payReferrals(site.context({ now: NOW + 60_000 }));
    const told = await inviter.calls.promotion.referral({});
    // 20.00 for the friend, and 0.1 % of yesterday's 2,000.00; today is not complete.
    expect(told).toMatchObject({ enabled: true, invited: 1, playing: 1, waiting: "22.00", earned: "0.00" });
    expect(told.rows).toMatchObject([{ hasDeposited: true, validBet: "7000.00" }]);
    expect(told.rows[0]?.account).not.toBe(friend.account);
    const { rows } = await inviter.calls.promotion.rewards({});
    expect(rows.map(({ about }) => about).sort()).toEqual(["", "EN messages:reward.friendsBets 30 Jan 2026"]);
    for (const { id } of rows) await inviter.calls.promotion.claimReward({ id, requestId: requestId() });
    expect(await inviter.calls.promotion.referral({})).toMatchObject({ waiting: "0.00", earned: "22.00" });
    expect((await inviter.calls.message.messages({})).rows).toMatchObject([{ kind: "friend" }]);
  });

  test("C4 T5 without the flag there are no rewards, and the call is refused", async () => {
    const { calls, memberId } = await aPlayer(site, 0n, "harbor");
    const friend = await aPlayer(site, 0n, "harbor");
    await site.db.transaction("harbor", (tx) =>
      tx.query("update member set upline_id = $1 where id = $2", [memberId, friend.memberId]),
    );
    await insertDeposit(site, friend.memberId, 100_000n, { brand: "harbor" });
    await expect(calls.promotion.referral({})).rejects.toMatchObject({ code: "notAllowed" });
    expect((await calls.promotion.rewards({})).total).toBe(0);
  });
});

describe("VIP levels", () => {
  test("P6 levels follow bets: they rise with a gift and a message for each, and never fall", async () => {
    const { calls, memberId } = await aPlayer(site);
    await insertLostRound(site, memberId, 5_000_000n, { at: NOW - DAY });
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

test("W1 afterwards the books balance", async () => {
  expect(await faultsOf(site)).toEqual([]);
  expect(await faultsOf(site, "harbor")).toEqual([]);
});
