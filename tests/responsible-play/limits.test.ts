import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assertMayBet, assertMayDeposit, uncountDeposit } from "~/features/responsible-play/enforce.server";
import { uuidV7 } from "~/platform/text/uuid";
import { aBrand } from "../helpers/tenants";
import { aToken } from "../helpers/wps/members";
import { aPlayer } from "../helpers/wps/money";
import { type Player, playOn } from "../helpers/wps/play";
import { insertRound } from "../helpers/wps/rounds";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let site: WpsSite;
let tools: ReturnType<typeof playOn>;
beforeAll(async () => {
  const flags = { freePlay: true, mobileRegistration: true, smsVerification: false };
  site = await aWpsSite([
    aBrand("lotus", { operator: "one", timeZone: "Asia/Ho_Chi_Minh", flags }),
    aBrand("harbor", { operator: "one", flags }),
    aBrand("pebble", { operator: "two", flags }),
  ]);
  tools = playOn(site);
});
afterAll(() => site.close());

const rowOf = (view: Awaited<ReturnType<Player["calls"]["member"]["limits"]>>, kind: string, period: string) =>
  view.rows.find((row) => row.kind === kind && row.period === period);

describe("limits", () => {
  test("W9 a first limit and a decrease apply immediately; an increase and a removal wait a day, are shown, and can be cancelled", async () => {
    const player = await aPlayer(site);
    const { member } = player.calls;
    const daily = { kind: "deposit", period: "day" } as const;
    expect(rowOf(await member.limits({}), "deposit", "day")).toMatchObject({ value: null, used: "0.00", left: null });
    await member.setLimits({ ...daily, value: "100" });
    expect(rowOf(await member.setLimits({ ...daily, value: "50.5" }), "deposit", "day")).toMatchObject({
      value: "50.50",
      left: "50.50",
      pending: null,
    });
    const pendingAt = new Date(NOW + DAY).toISOString();
    const risen = rowOf(await member.setLimits({ ...daily, value: "500" }), "deposit", "day");
    expect(risen).toMatchObject({ value: "50.50", pending: { value: "500.00", at: pendingAt } });
    const before = await tools.at(player, NOW + DAY - 1);
    expect(rowOf(await before.limits({}), "deposit", "day")?.value).toBe("50.50");
    const later = await tools.at(player, NOW + DAY);
    expect(rowOf(await later.limits({}), "deposit", "day")).toMatchObject({ value: "500.00", pending: null });
    await later.setLimits({ ...daily, value: null });
    expect(rowOf(await later.setLimits({ ...daily, cancel: true }), "deposit", "day")).toMatchObject({
      value: "500.00",
      pending: null,
    });
  });

  test("W9 in any sequence of requests a limit rises only by a request that has waited", async () => {
    const value = fc.option(fc.integer({ min: 0, max: 5 }), { nil: null });
    const step = fc.record({ value, cancel: fc.boolean(), hours: fc.integer({ min: 0, max: 30 }) });
    const height = (limit: string | null | undefined) => (limit == null ? Number.POSITIVE_INFINITY : Number(limit));
    const loss = { kind: "loss", period: "week" } as const;
    const run = async (steps: readonly { value: number | null; cancel: boolean; hours: number }[]) => {
      const player = await aPlayer(site);
      const wishes: { readonly at: number; readonly value: number }[] = [];
      let now = NOW;
      let before = Number.POSITIVE_INFINITY;
      for (const { cancel, hours, value } of steps) {
        now += hours * HOUR;
        const own = await tools.at(player, now);
        const holds = height(rowOf(await own.limits({}), "loss", "week")?.value);
        // A requested increase stays pending until a stricter limit or a cancellation follows.
        if (holds > before) expect(wishes.some((wish) => wish.value >= holds && now - wish.at >= DAY)).toBe(true);
        const wish = value === null ? Number.POSITIVE_INFINITY : value;
        if (cancel || wish <= holds) wishes.length = 0;
        if (!cancel) wishes.push({ at: now, value: wish });
        const given = cancel ? { cancel } : { value: value === null ? null : String(value) };
        before = height(rowOf(await own.setLimits({ ...loss, ...given }), "loss", "week")?.value);
        expect(before, "nothing rises by asking").toBe(cancel ? holds : Math.min(holds, wish));
      }
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), run), { numRuns: 25 });
  });

  test.each([
    ["deposit", "day", "12.345", "amountInvalid"],
    ["deposit", "day", "-5", "amountInvalid"],
    ["session", "session", "0", "amountInvalid"],
    ["session", "session", "30.5", "amountInvalid"],
    ["session", "day", "30", "notAllowed"],
    ["loss", "session", "30", "notAllowed"],
  ] as const)("W9 a limit of %s by %s of %s is refused", async (kind, period, value, code) => {
    const { calls } = await aPlayer(site);
    await expect(calls.member.setLimits({ kind, period, value })).rejects.toMatchObject({ code });
  });

  test("W9 fifty concurrent deposits stop at the limit, and failed ones free their amount", async () => {
    const player = await aPlayer(site);
    await player.calls.member.setLimits({ kind: "deposit", period: "day", value: "100" });
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) => tools.deposit(player, 1_500n, NOW, `race-${at}`)),
    );
    const passed = tries.flatMap(({ status }, at) => (status === "fulfilled" ? [at] : []));
    expect(passed).toHaveLength(6);
    expect(rowOf(await player.calls.member.limits({}), "deposit", "day")).toMatchObject({
      used: "90.00",
      left: "10.00",
    });
    const refusal = { code: "depositLimit", params: { left: "10.00", until: "2026-02-01 00:00" } };
    await expect(tools.deposit(player, 1_500n)).rejects.toMatchObject(refusal);
    await tools.deposit(player, 1_500n, NOW, `race-${passed[0]}`);
    await tools.inLotus((tx) => uncountDeposit(tx, player.memberId, `race-${passed[0]}`));
    await tools.deposit(player, 2_500n);
    await tools.deposit(player, 10_000n, NOW + DAY);
  });

  test("W9 a stake whose loss would exceed the limit is refused; winnings free the limit, play money never counts", async () => {
    const player = await aPlayer(site);
    await player.calls.member.setLimits({ kind: "loss", period: "day", value: "50" });
    await tools.played(player, 8_000n, 4_000n);
    await tools.played(player, 90_000n, 0n, { demo: true });
    // Yesterday in the brand's time zone, today in UTC.
    await tools.played(player, 90_000n, 0n, { when: Date.parse("2026-01-30T16:59:59Z") });
    await tools.bet(player, 1_000n);
    const refusal = { code: "playLimit", params: { left: "10.00", until: "2026-02-01 00:00" } };
    await expect(tools.bet(player, 1_001n)).rejects.toMatchObject(refusal);
    await tools.played(player, 0n, 2_000n);
    await tools.bet(player, 3_000n);
    await player.calls.member.setLimits({ kind: "loss", period: "week", value: "900" });
    await expect(tools.bet(player, 2_000n)).rejects.toMatchObject({ code: "playLimit", params: { left: "0.00" } });
  });

  test("W9 fifty concurrent stakes do not exceed a loss limit together", async () => {
    const player = await aPlayer(site);
    await player.calls.member.setLimits({ kind: "loss", period: "month", value: "100" });
    const stake = () =>
      tools.inLotus(async (tx) => {
        await assertMayBet(tx, tools.ctxAt(NOW), player.memberId, 3_000n);
        const id = uuidV7(NOW, randomBytes(10));
        const { memberId } = player;
        await insertRound(tx, { id, memberId, bet: 3_000n, win: 0n, openedAt: new Date(NOW) });
      });
    const tries = await Promise.allSettled(Array.from({ length: 50 }, stake));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  test("W9 play ends after the session limit, and a second sign-in does not restart it", async () => {
    const player = await aPlayer(site);
    await player.calls.member.setLimits({ kind: "session", period: "session", value: "25" });
    await tools.play(player, NOW + 25 * 60_000 - 1);
    await aToken({ ...site, now: NOW + 20 * 60_000 } as WpsSite, player.account);
    await expect(tools.play(player, NOW + 25 * 60_000)).rejects.toMatchObject({
      code: "sessionLimit",
      params: { minutes: 25 },
    });
    await expect(tools.bet(player, 1n, NOW + 25 * 60_000)).rejects.toMatchObject({ code: "sessionLimit" });
  });

  test("W9 each check is one round trip, and a second one for a member with a limit", async () => {
    const player = await aPlayer(site);
    for (const expected of [1, 2]) {
      for (const ask of [assertMayBet, assertMayDeposit]) {
        let trips = 0;
        await tools.inLotus<unknown>((tx) => {
          const all: typeof tx.all = (...given) => {
            trips += 1;
            return tx.all(...given);
          };
          return ask({ ...tx, all }, tools.ctxAt(NOW), player.memberId, 100n, `trip-${expected}`);
        });
        expect(trips).toBe(expected);
      }
      await player.calls.member.setLimits({ kind: "loss", period: "day", value: "50" });
      await player.calls.member.setLimits({ kind: "deposit", period: "day", value: "50" });
    }
  });
});
