import { afterAll, beforeAll, expect, test } from "vitest";
import { sendMemberMessage } from "~/features/sending/messages.server";
import { aBrand } from "../helpers/tenants";
import { aPlayer } from "../helpers/wps/money";
import { aPayee, requestId } from "../helpers/wps/payments";
import { aReward, insertDeposit } from "../helpers/wps/rewards";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus"), aBrand("harbor")]);
});
afterAll(() => site.close());

test("P5 a message is read and deleted, and its badge falls", async () => {
  const { calls, memberId } = await aPlayer(site);
  for (const amount of [10_000n, 20_000n]) await insertDeposit(site, memberId, amount, { at: NOW + Number(amount) });
  const { rows, unread } = await calls.message.messages({});
  expect(unread).toBe(2);
  expect(rows.map(({ kind, read }) => [kind, read])).toEqual([
    ["deposit", false],
    ["deposit", false],
  ]);
  const [first, second] = rows.map(({ id }) => id);
  expect(await calls.message.readMessage({ id: first })).toEqual({ unread: 1 });
  expect((await calls.session.loginInfo({})).unreadMessage).toBe(1);
  expect(await calls.message.deleteMessage({ id: second ?? "" })).toEqual({ unread: 0 });
  expect(await calls.message.deleteMessage({ id: second ?? "" })).toEqual({ unread: 0 });
  expect((await calls.message.messages({})).rows).toMatchObject([{ id: first, read: true }]);
});

test("P5 all messages can be marked as read; a member cannot read, change or delete those of others", async () => {
  const [one, other] = [await aPlayer(site), await aPlayer(site)];
  for (const { memberId } of [one, other]) await insertDeposit(site, memberId, 10_000n);
  const [{ id } = { id: "" }] = (await one.calls.message.messages({})).rows;
  await other.calls.message.readMessage({ id });
  await other.calls.message.deleteMessage({ id });
  expect(await other.calls.message.readMessage({})).toEqual({ unread: 0 });
  expect((await one.calls.message.unreadCount({})).messages).toBe(1);
});

test("P5 a member gets messages about their withdrawal, with the reason of a refusal", async () => {
  const { calls, withdraw } = await aPayee(site);
  const order = await withdraw();
  const { staff } = site.console;
  const given = {
    code: "lotus",
    id: order.id,
    verdict: "refused",
    reason: "The name differs.",
    expectedVersion: 1,
  } as const;
  await staff.reviewOrder(given);
  const { rows } = await calls.message.messages({});
  expect(rows).toMatchObject([{ kind: "withdrawalRefused" }]);
  expect(rows[0]?.text).toContain("The name differs.");
});

test("H6 C2 the counts are missions reached, messages unread and rewards to claim", async () => {
  const { calls, memberId } = await aPlayer(site);
  const ids = [await aReward(site, memberId), await aReward(site, memberId)];
  await site.db.transaction("lotus", (tx) => sendMemberMessage(tx, NOW, memberId, "reward", { amount: "2000" }));
  expect(await calls.message.unreadCount({})).toEqual({ missions: 0, messages: 1, rewards: 2 });
  await calls.promotion.claimReward({ id: ids[0] ?? "", requestId: requestId() });
  const { availablePromoCount, unreadMessage } = await calls.session.loginInfo({});
  expect({ availablePromoCount, unreadMessage }).toEqual({ availablePromoCount: 1, unreadMessage: 1 });
});
