import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { JOBS } from "~/compose/jobs";
import { assertMayBet } from "~/features/responsible-play/enforce.server";
import { NO_ACCESS } from "~/platform/brands/outgoing/grants";
import { createJobRunner } from "~/platform/jobs/runner";
import { createOutgoing } from "~/platform/outgoing/outgoing";
import { uuidV7 } from "~/platform/text/uuid";
import { aBrand } from "../helpers/tenants";
import { solveHuman } from "../helpers/wps/human";
import { aMember, aToken } from "../helpers/wps/members";
import { aPlayer, idOf } from "../helpers/wps/money";
import { playOn } from "../helpers/wps/play";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PASSWORD = "correct horse";

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

describe("breaks", () => {
  test("W9 a time-out stops play and deposits, not sign-in; another can extend it, never shorten it", async () => {
    const player = await aPlayer(site);
    const { member } = player.calls;
    const until = new Date(NOW + 7 * DAY).toISOString();
    expect((await member.takeTimeOut({ hours: 168, confirm: true })).timeOut).toBe(until);
    expect((await member.takeTimeOut({ hours: 24, confirm: true })).timeOut).toBe(until);
    const refusal = { code: "timeOut", params: { until: "2026-02-07 15:00" }, details: { until } };
    for (const ask of [() => tools.deposit(player, 100n), () => tools.bet(player, 100n), () => tools.play(player)])
      await expect(ask()).rejects.toMatchObject(refusal);
    await site.as().session.login({ username: player.account, password: PASSWORD });
    await tools.play(player, NOW + 7 * DAY);
    await tools.deposit(player, 100n, NOW + 7 * DAY);
    await expect(member.takeTimeOut({ hours: 5, confirm: true })).rejects.toMatchObject({ code: "notAllowed" });
  });

  /** Creates a member of a brand with these personal details. */
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

  test("W9 an exclusion ends every session of the person at every brand of the operator, and at no other", async () => {
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

  test("W9 a permanent exclusion never ends, and the same details cannot register anywhere at the operator", async () => {
    const email = "noor@mail.example";
    const own = await aPerson("lotus", { email });
    await own.calls.member.selfExclude({ months: null, confirm: true });
    await expect(own.signIn(NOW + 3_000 * DAY)).rejects.toMatchObject({ code: "selfExcludedForGood" });
    // Details added to an account later are checked at its sign-in.
    const late = await aPerson("harbor", { email: "other@mail.example" });
    await site.db.transaction("harbor", (tx) =>
      tx.query("update member set email = $1 where account = $2", ["NOOR@mail.example", late.account]),
    );
    await expect(late.signIn()).rejects.toMatchObject({ code: "selfExcludedForGood" });
  });

  test("W9 an excluded person cannot register at a brand of the operator, in any spelling, but can elsewhere", async () => {
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

  test("W9 a job applies an exclusion interrupted by a crash to the other brands, once", async () => {
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
    const surroundings = { db, tenants, log, translate: () => "", secret: "", outgoing: createOutgoing(NO_ACCESS) };
    await createJobRunner({ ...surroundings, jobs: JOBS, clock: () => NOW }).tick();
    await expect(there.signIn()).rejects.toMatchObject({ code: "selfExcludedForGood" });
    await expect(there.info()).rejects.toMatchObject({ code: "notLoggedIn" });
  });
});

describe("reality check", () => {
  test("W9 it shows the length of the session and the net result of the session, the day, the week and the month", async () => {
    const player = await aPlayer(site);
    await tools.played(player, 2_000n, 1_250n, { when: NOW + 1_000 });
    await tools.played(player, 500n, 0n, { when: NOW - HOUR });
    await tools.played(player, 10_000n, 30_000n, { when: Date.parse("2026-01-26T00:00:00Z") });
    await tools.played(player, 7_000n, 0n, { when: Date.parse("2026-01-02T00:00:00Z") });
    await tools.played(player, 9_999n, 0n, { when: NOW, demo: true });
    await player.calls.member.setLimits({ kind: "session", period: "session", value: "90" });
    const check = await (await tools.at(player, NOW + 20 * 60_000)).realityCheck({});
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

  test("W9 a play-money account has no limits and no reality check", async () => {
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
