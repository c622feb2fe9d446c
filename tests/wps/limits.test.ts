import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uuidV7 } from "~/core/uuid";
import { round } from "~/engine/db/schema-games";
import { JOBS } from "~/engine/jobs/jobs";
import { createJobRunner } from "~/engine/jobs/runner";
import { assertMayBet, assertMayDeposit, assertMayPlay, forgetDeposit } from "~/engine/responsible/enforce";
import { aBrand } from "../support/tenants";
import { aMember, aToken } from "./examples";
import { solveHuman } from "./human";
import { aPlayer, idOf } from "./money";
import { aWpsSite, NOW, type WpsSite } from "./wps-site";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PASSWORD = "correct horse";

let site: WpsSite;
beforeAll(async () => {
  const flags = { freePlay: true, mobileRegistration: true, smsVerification: false };
  site = await aWpsSite([
    aBrand("lotus", { operator: "one", timeZone: "Asia/Ho_Chi_Minh", flags }),
    aBrand("harbor", { operator: "one", flags }),
    aBrand("pebble", { operator: "two", flags }),
  ]);
});
afterAll(() => site.close());

type Player = Awaited<ReturnType<typeof aPlayer>>;
/** The calls of a player at another time; the session lasts as long. */
async function at({ memberId, token }: Player, now: number) {
  await inLotus((tx) => tx.query("update session set seen_at = $1 where member_id = $2", [new Date(now), memberId]));
  return site.as({ token, now }).member;
}
const ctxAt = (now: number) => ({ ...site.context(), now });
const inLotus = <T>(work: Parameters<typeof site.db.transaction<T>>[1]) => site.db.transaction("lotus", work);
let count = 0;

/** A deposit that is asked for in a transaction of its own. */
const deposit = ({ memberId }: Player, amount: bigint, now = NOW, reference = `order-${++count}`) =>
  inLotus((tx) => assertMayDeposit(tx, ctxAt(now), memberId, amount, reference));

/** A round that was played, minor units. */
const played = (
  { memberId }: Player,
  bet: bigint,
  win: bigint,
  over: { readonly when?: number; readonly demo?: boolean } = {},
) => {
  const { demo = false, when = NOW } = over;
  const id = uuidV7(when, randomBytes(10));
  const names = {
    merchantId: "lotus",
    vendor: "REEL",
    roundId: id,
    gameId: "reel-1",
    category: "RNG",
    state: "open",
  } as const;
  const row = { ...names, id, memberId, demo, bet, win, openedAt: new Date(when) };
  return inLotus(({ db }) => db.insert(round).values(row));
};
const bet = ({ memberId }: Player, amount: bigint, now = NOW) =>
  inLotus((tx) => assertMayBet(tx, ctxAt(now), memberId, amount));
const play = ({ memberId }: Player, now = NOW) => inLotus((tx) => assertMayPlay(tx, ctxAt(now), memberId));

const rowOf = (view: Awaited<ReturnType<Player["calls"]["member"]["limits"]>>, kind: string, period: string) =>
  view.rows.find((row) => row.kind === kind && row.period === period);

describe("limits", () => {
  test("W9 a first limit and a cut hold at once; a rise and a removal wait a day, are shown, and may be taken back", async () => {
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
    const before = await at(player, NOW + DAY - 1);
    expect(rowOf(await before.limits({}), "deposit", "day")?.value).toBe("50.50");
    const later = await at(player, NOW + DAY);
    expect(rowOf(await later.limits({}), "deposit", "day")).toMatchObject({ value: "500.00", pending: null });
    await later.setLimits({ ...daily, value: null });
    expect(rowOf(await later.setLimits({ ...daily, cancel: true }), "deposit", "day")).toMatchObject({
      value: "500.00",
      pending: null,
    });
  });

  test("W9 whatever somebody asks for in whatever order, a limit never rises but by a wish that has waited", async () => {
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
        const own = await at(player, now);
        const holds = height(rowOf(await own.limits({}), "loss", "week")?.value);
        // A wish counts until a stricter one, or a taking back, came after it.
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

  test("W9 of fifty deposits at once as many pass as the limit lets, and what came to nothing makes room", async () => {
    const player = await aPlayer(site);
    await player.calls.member.setLimits({ kind: "deposit", period: "day", value: "100" });
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) => deposit(player, 1_500n, NOW, `race-${at}`)),
    );
    const passed = tries.flatMap(({ status }, at) => (status === "fulfilled" ? [at] : []));
    expect(passed).toHaveLength(6);
    expect(rowOf(await player.calls.member.limits({}), "deposit", "day")).toMatchObject({
      used: "90.00",
      left: "10.00",
    });
    const refusal = { code: "depositLimit", params: { left: "10.00", until: "2026-02-01 00:00" } };
    await expect(deposit(player, 1_500n)).rejects.toMatchObject(refusal);
    await deposit(player, 1_500n, NOW, `race-${passed[0]}`);
    await inLotus((tx) => forgetDeposit(tx, player.memberId, `race-${passed[0]}`));
    await deposit(player, 2_500n);
    await deposit(player, 10_000n, NOW + DAY);
  });

  test("W9 a stake is refused from which a loss could pass the limit; winnings make room, play money counts in none", async () => {
    const player = await aPlayer(site);
    await player.calls.member.setLimits({ kind: "loss", period: "day", value: "50" });
    await played(player, 8_000n, 4_000n);
    await played(player, 90_000n, 0n, { demo: true });
    // Yesterday by the brand's clock, today by UTC.
    await played(player, 90_000n, 0n, { when: Date.parse("2026-01-30T16:59:59Z") });
    await bet(player, 1_000n);
    const refusal = { code: "playLimit", params: { left: "10.00", until: "2026-02-01 00:00" } };
    await expect(bet(player, 1_001n)).rejects.toMatchObject(refusal);
    await played(player, 0n, 2_000n);
    await bet(player, 3_000n);
    await player.calls.member.setLimits({ kind: "loss", period: "week", value: "900" });
    await expect(bet(player, 2_000n)).rejects.toMatchObject({ code: "playLimit", params: { left: "0.00" } });
  });

  test("W9 fifty stakes at once do not pass a limit of losses together", async () => {
    const player = await aPlayer(site);
    await player.calls.member.setLimits({ kind: "loss", period: "month", value: "100" });
    const stake = () =>
      inLotus(async (tx) => {
        await assertMayBet(tx, ctxAt(NOW), player.memberId, 3_000n);
        const id = uuidV7(NOW, randomBytes(10));
        const names = { merchantId: "lotus", vendor: "REEL", roundId: id, gameId: "g", category: "RNG" };
        const row = {
          ...names,
          id,
          memberId: player.memberId,
          demo: false,
          state: "open" as const,
          bet: 3_000n,
          win: 0n,
        };
        await tx.db.insert(round).values({ ...row, openedAt: new Date(NOW) });
      });
    const tries = await Promise.allSettled(Array.from({ length: 50 }, stake));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  test("W9 a session ends play after its minutes, and a second sign-in does not start them anew", async () => {
    const player = await aPlayer(site);
    await player.calls.member.setLimits({ kind: "session", period: "session", value: "25" });
    await play(player, NOW + 25 * 60_000 - 1);
    await aToken({ ...site, now: NOW + 20 * 60_000 } as WpsSite, player.account);
    await expect(play(player, NOW + 25 * 60_000)).rejects.toMatchObject({
      code: "sessionLimit",
      params: { minutes: 25 },
    });
    await expect(bet(player, 1n, NOW + 25 * 60_000)).rejects.toMatchObject({ code: "sessionLimit" });
  });

  test("W9 each question is one round trip, with limits and without", async () => {
    const player = await aPlayer(site);
    for (const round of [1, 2]) {
      for (const ask of [assertMayBet, assertMayDeposit]) {
        let trips = 0;
        await inLotus((tx) => {
          const query: typeof tx.query = (...given) => {
            trips += 1;
            return tx.query(...given);
          };
          return ask({ ...tx, query }, ctxAt(NOW), player.memberId, 100n, `trip-${round}`);
        });
        expect(trips).toBe(1);
      }
      await player.calls.member.setLimits({ kind: "loss", period: "day", value: "50" });
      await player.calls.member.setLimits({ kind: "deposit", period: "day", value: "50" });
    }
  });
});

describe("breaks", () => {
  test("W9 a time-out stops play and deposits, not signing in; another makes it longer, never shorter", async () => {
    const player = await aPlayer(site);
    const { member } = player.calls;
    const until = new Date(NOW + 7 * DAY).toISOString();
    expect((await member.takeTimeOut({ hours: 168, confirm: true })).timeOut).toBe(until);
    expect((await member.takeTimeOut({ hours: 24, confirm: true })).timeOut).toBe(until);
    const refusal = { code: "timeOut", params: { until: "2026-02-07 15:00" }, details: { until } };
    for (const ask of [() => deposit(player, 100n), () => bet(player, 100n), () => play(player)])
      await expect(ask()).rejects.toMatchObject(refusal);
    await site.as().session.login({ username: player.account, password: PASSWORD });
    await play(player, NOW + 7 * DAY);
    await deposit(player, 100n, NOW + 7 * DAY);
    await expect(member.takeTimeOut({ hours: 5, confirm: true })).rejects.toMatchObject({ code: "notAllowed" });
  });

  /** A member of a brand with these details. */
  async function aPerson(brand: string, details: Readonly<Record<string, string>>) {
    const account = await aMember(site, brand);
    const set = Object.keys(details).map((name, at) => `${name} = $${at + 2}`);
    await site.db.transaction(brand, (tx) =>
      tx.query(`update member set ${set.join(", ")} where account = $1`, [account, ...Object.values(details)]),
    );
    const host = `${brand}.test`;
    const signIn = (now = NOW) => site.as({ host, now }).session.login({ username: account, password: PASSWORD });
    const token = await aToken(site, account, brand);
    const info = () => site.as({ host, token }).session.loginInfo({});
    return {
      account,
      brand,
      memberId: await idOf(site, account, brand),
      signIn,
      info,
      calls: site.as({ host, token }),
    };
  }

  test("W9 an exclusion ends every session of the person at every brand of the operator, and none beyond", async () => {
    const [mobile, email] = ["+60123450001", "Mara@Mail.example"];
    const own = await aPerson("lotus", { mobile, email, payee_name: "Trần Mara", birthday: "1990-05-06" });
    const byMobile = await aPerson("harbor", { mobile });
    const byEmail = await aPerson("harbor", { email: "mara@mail.example" });
    const byName = await aPerson("harbor", { payee_name: "  TRAN  mara", birthday: "1990-05-06" });
    const others = [
      await aPerson("harbor", { payee_name: "Tran Mara", birthday: "1990-05-07" }),
      await aPerson("lotus", { payee_name: "Trần Mara" }),
      await aPerson("pebble", { mobile, email }),
    ];
    expect(await own.calls.member.selfExclude({ months: 6, confirm: true })).toEqual({
      until: "2026-07-31T08:00:00.000Z",
    });
    for (const person of [own, byMobile, byEmail, byName]) {
      await expect(person.info()).rejects.toMatchObject({ code: "notLoggedIn" });
      const refusal = {
        code: "selfExcluded",
        details: { until: "2026-07-31T08:00:00.000Z", help: "/help#responsible" },
      };
      await expect(person.signIn()).rejects.toMatchObject(refusal);
      const asked = site.db.transaction(person.brand, (tx) =>
        assertMayBet(tx, { ...site.context({ host: `${person.brand}.test` }) }, person.memberId, 1n),
      );
      await expect(asked).rejects.toMatchObject({ code: "selfExcluded" });
    }
    for (const person of others) {
      await person.info();
      await person.signIn();
    }
    await own.signIn(Date.parse("2026-07-31T08:00:01Z"));
  });

  test("W9 for ever is for ever, and a new account with the same details is not opened anywhere at the operator", async () => {
    const email = "noor@mail.example";
    const own = await aPerson("lotus", { email });
    await own.calls.member.selfExclude({ months: null, confirm: true });
    await expect(own.signIn(NOW + 3_000 * DAY)).rejects.toMatchObject({ code: "selfExcludedForGood" });
    // What came later to an account counts when it signs in.
    const late = await aPerson("harbor", { email: "other@mail.example" });
    await site.db.transaction("harbor", (tx) =>
      tx.query("update member set email = $1 where account = $2", ["NOOR@mail.example", late.account]),
    );
    await expect(late.signIn()).rejects.toMatchObject({ code: "selfExcludedForGood" });
  });

  test("W9 nobody who is excluded opens an account at a brand of the operator, in whatever spelling; beyond it he does", async () => {
    const own = await aPerson("lotus", { mobile: "+60123450007" });
    await own.calls.member.selfExclude({ months: 12, confirm: true });
    const open = async (host: string) => {
      const secrets = { password: "secret77", confirmPassword: "secret77", agree: true };
      const human = await solveHuman(site, { host });
      return site
        .as({ host })
        .member.registerMobile({ mobileNum: "0123450007", countryDialingCode: "+60", human, ...secrets });
    };
    await expect(open("harbor.test")).rejects.toMatchObject({ code: "selfExcluded" });
    const rows = await site.db.transaction("harbor", (tx) =>
      tx.query("select 1 from member where mobile = '+60123450007'"),
    );
    expect(rows).toEqual([]);
    expect((await open("pebble.test")).user.account).toBe("60123450007");
  });

  test("W9 what a crash left out reaches the other brands by a job, once", async () => {
    const [mobile, there] = ["+60123450009", await aPerson("harbor", { mobile: "+60123450009" })];
    await site.db.transaction("lotus", (tx) =>
      tx.query("insert into self_exclusion values ('lotus', $1, 'lotus', $2, null, null, $3, null)", [
        uuidV7(NOW, randomBytes(10)),
        mobile,
        new Date(NOW),
      ]),
    );
    await there.signIn();
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const { db, tenants } = site;
    const surroundings = { db, tenants, log, translate: () => "", secret: "", providerSecret: () => undefined };
    await createJobRunner({ ...surroundings, jobs: JOBS, clock: () => NOW }).tick();
    await expect(there.signIn()).rejects.toMatchObject({ code: "selfExcludedForGood" });
    await expect(there.info()).rejects.toMatchObject({ code: "notLoggedIn" });
  });
});

describe("reality check", () => {
  test("W9 it tells how long the session lasts, and the net position of it, of today, of this week and this month", async () => {
    const player = await aPlayer(site);
    await played(player, 2_000n, 1_250n, { when: NOW + 1_000 });
    await played(player, 500n, 0n, { when: NOW - HOUR });
    await played(player, 10_000n, 30_000n, { when: Date.parse("2026-01-26T00:00:00Z") });
    await played(player, 7_000n, 0n, { when: Date.parse("2026-01-02T00:00:00Z") });
    await played(player, 9_999n, 0n, { when: NOW, demo: true });
    await player.calls.member.setLimits({ kind: "session", period: "session", value: "90" });
    const check = await (await at(player, NOW + 20 * 60_000)).realityCheck({});
    expect(check).toEqual({
      everyMinutes: 60,
      signedInAt: "2026-01-31T08:00:00.000Z",
      now: "2026-01-31T08:20:00.000Z",
      sessionMinutes: 90,
      session: { bet: "20.00", win: "12.50", net: "-7.50" },
      day: { bet: "25.00", win: "12.50", net: "-12.50" },
      week: { bet: "125.00", win: "312.50", net: "187.50" },
      month: { bet: "195.00", win: "312.50", net: "117.50" },
    });
  });

  test("W9 a play-money account has no limits to set and nothing to check", async () => {
    const { token } = await site.as().session.loginFreeplay({});
    const { member } = site.as({ token });
    const given = { confirm: true } as const;
    for (const ask of [
      () => member.limits({}),
      () => member.realityCheck({}),
      () => member.takeTimeOut({ ...given, hours: 24 }),
      () => member.selfExclude({ ...given, months: 6 }),
    ])
      await expect(ask()).rejects.toMatchObject({ code: "needTrueAccount" });
  });
});
