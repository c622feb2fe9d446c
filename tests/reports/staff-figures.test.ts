import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brandsCsv, daysCsv, playCsv } from "~/features/reports/console/figures-csv";
import { claimReward } from "~/features/rewards/server/rewards";
import { postEntry } from "~/features/wallet/ledger.server";
import { houseSide, movePostings, walletSide } from "~/features/wallet/rules/postings";
import { aBrand } from "../helpers/tenants";
import { aMember } from "../helpers/wps/members";
import { aPlayer, idOf } from "../helpers/wps/money";
import { aPayee } from "../helpers/wps/payments";
import { aReward, insertDeposit, insertLostRound, insertWonRound } from "../helpers/wps/rewards";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

const TODAY = "2026-01-31";
const at = (time: string) => Date.parse(time);

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([
    aBrand("lotus", { paymentMethods: { bank: { fee: "2.00" } }, flags: { freePlay: true } }),
    aBrand("york", { timeZone: "America/New_York" }),
    aBrand("twin", { name: "=1+1" }),
    aBrand("yen", { currency: { code: "JPY", symbol: "¥", scale: 0 } }),
    aBrand("alien", { operator: "other" }),
  ]);
});
afterAll(() => site.close());

const figures = (code: string, from: string, to = from, staff: object = {}) =>
  site.as({ host: "console.test", staff }).staff.figures({ code, from, to });
const all = (staff: object = {}) => site.as({ host: "console.test", staff }).staff.figuresOfAll({ span: "today" });

describe("X figures", () => {
  test("X figures: a day's figures contain the actions of that day", async () => {
    const { account, memberId, withdraw } = await aPayee(site);
    const { id } = await withdraw("100");
    const { staff } = site.console;
    await staff.reviewOrder({ code: "lotus", id, verdict: "approved", expectedVersion: 1 });
    await staff.settleWithdrawal({ code: "lotus", id, outcome: "paid", expectedVersion: 2 });
    await withdraw("50");
    await insertDeposit(site, memberId, 20_000n);
    const reward = await aReward(site, memberId, { amount: 700n });
    await site.db.transaction("lotus", (tx) => claimReward(tx, site.context(), memberId, reward));
    await aReward(site, memberId, { amount: 900n });
    await insertLostRound(site, memberId, 5_000n);
    await insertWonRound(site, memberId, 250n, { category: "LIVE" });
    await site.as().session.login({ username: account, password: "correct horse" });
    const { categories, days, play, totals } = await figures("lotus", TODAY);
    const money = { deposits: "200.00", withdrawals: "98.00", bonus: "7.00", validBet: "51.00", payout: "2.50" };
    const counts = { registrations: 1, signIns: 1, depositCount: 1, withdrawalCount: 1, bets: 2 };
    expect(totals).toEqual({ ...money, ...counts, net: "41.50" });
    expect(days).toEqual([{ day: TODAY, ...totals }]);
    expect(categories).toEqual([
      { category: "RNG", bets: 1, validBet: "50.00", payout: "0.00", result: "50.00" },
      { category: "LIVE", bets: 1, validBet: "1.00", payout: "2.50", result: "-1.50" },
    ]);
    expect(play.map(({ day }) => day)).toEqual([TODAY, TODAY]);
  });

  test("X figures: demo accounts and their play, open rounds and failed sign-ins are excluded", async () => {
    const before = (await figures("lotus", TODAY)).totals;
    const { token } = await site.as().session.loginFreeplay({});
    await expect(site.as().session.login({ username: "nobody", password: "wrong" })).rejects.toThrow();
    const [row] = await site.db.transaction("lotus", (tx) =>
      tx.query<{ id: string }>("select id from member where type = 4 order by created_at desc limit 1"),
    );
    expect(token).toMatch(/./);
    await insertLostRound(site, row?.id ?? "", 9_900n, { demo: true });
    expect((await figures("lotus", TODAY)).totals).toEqual(before);
  });

  test("X figures: days are those of the brand, also with 23 and 25 hours, with the previous period for comparison", async () => {
    const { memberId } = await aPlayer(site, 0n, "york");
    const bet = (time: string, amount: bigint) =>
      insertLostRound(site, memberId, amount, { brand: "york", at: at(time) });
    // 8 March: 05:00 to 04:00 UTC. 1 November: 04:00 to 05:00 UTC.
    await bet("2026-03-08T04:59:00Z", 1n);
    await bet("2026-03-08T05:00:00Z", 10n);
    await bet("2026-03-09T03:59:00Z", 100n);
    await bet("2026-03-09T04:00:00Z", 1_000n);
    await bet("2026-11-01T04:00:00Z", 20n);
    await bet("2026-11-02T04:59:00Z", 200n);
    await bet("2026-11-02T05:00:00Z", 2_000n);
    const march = await figures("york", "2026-03-08", "2026-03-09");
    expect(march.days.map(({ validBet }) => validBet)).toEqual(["1.10", "10.00"]);
    expect(march.before.validBet).toBe("0.01");
    const november = await figures("york", "2026-11-01", "2026-11-02");
    expect(november.days.map(({ day, validBet }) => `${day} ${validBet}`)).toEqual([
      "2026-11-01 2.20",
      "2026-11-02 20.00",
    ]);
    await aMember({ db: site.db, now: at("2026-11-02T04:30:00Z") }, "york");
    expect((await figures("york", "2026-11-01")).totals.registrations).toBe(1);
    expect((await site.console.staff.figures({ code: "york", span: "month" })).from).toBe("2026-01-01");
  });

  test("X figures: a returned withdrawal is subtracted on the day of its return", async () => {
    const memberId = await idOf(site, await aMember(site, "twin"), "twin");
    const postings = movePostings(4_000n, houseSide("payment:bank"), walletSide(memberId));
    const entry = { kind: "withdrawReturned", reference: "test:returned", postings } as const;
    await site.db.transaction("twin", (tx) => postEntry(tx, at("2026-02-02T08:00:00Z"), entry));
    expect((await figures("twin", "2026-02-02")).totals).toMatchObject({ withdrawals: "-40.00", withdrawalCount: 0 });
  });

  test("X figures: currencies and operators are never summed; brands of others are omitted", async () => {
    const yen = await idOf(site, await aMember(site, "yen"), "yen");
    const twin = await idOf(site, await aMember(site, "twin"), "twin");
    await insertDeposit(site, yen, 70_000n, { brand: "yen" });
    await insertDeposit(site, twin, 30_000n, { brand: "twin" });
    const { groups } = await all({ role: "finance" });
    expect(groups.map(({ currency, operator }) => `${operator} ${currency.code}`)).toEqual([
      "other PHP",
      "test JPY",
      "test PHP",
    ]);
    const deposited = groups.map(({ brands, days, totals }) => [totals.deposits, days[0]?.deposits, brands.length]);
    expect(deposited.slice(0, 2)).toEqual([
      ["0.00", "0.00", 1],
      ["70000.00", "70000.00", 1],
    ]);
    const lotus = Number((await figures("lotus", TODAY)).totals.deposits);
    expect(Number(deposited[2]?.[0])).toBe(lotus + 300);
    const own = await all({ role: "operator", brands: ["yen"] });
    expect(own.groups.flatMap(({ brands }) => brands.map(({ code }) => code))).toEqual(["yen"]);
    await expect(figures("twin", TODAY, TODAY, { brands: ["yen"] })).rejects.toMatchObject({ code: "forbidden" });
    await expect(all({ role: "support" })).rejects.toMatchObject({ code: "forbidden" });
  });

  test("X figures: a period is at most a year, and its end is not before its start", async () => {
    expect((await figures("yen", "2025-02-01", "2026-02-01")).days).toHaveLength(366);
    for (const [from, to] of [
      ["2025-01-31", "2026-02-01"],
      ["2026-02-01", "2026-01-31"],
    ] as const)
      await expect(figures("yen", from, to)).rejects.toMatchObject({ code: "periodTooLong" });
  });

  test("X figures: the files have the same contents, without spreadsheet formulas", async () => {
    const member = await idOf(site, await aMember(site, "yen"), "yen");
    await insertWonRound(site, member, 350n, { brand: "yen", category: "LOTT", at: at("2026-01-05T08:00:00Z") });
    const yen = await figures("yen", "2026-01-05");
    expect(daysCsv(yen).split("\r\n")).toEqual([
      "brand,currency,day,registrations,sign-ins,deposits,deposited,withdrawals,withdrawn,rounds,valid bet,payout,bonuses,net revenue",
      "yen,JPY,2026-01-05,0,0,0,0.00,0,0.00,1,100.00,350.00,0.00,-250.00",
      "",
    ]);
    expect(playCsv(yen).split("\r\n")[1]).toBe("yen,JPY,2026-01-05,LOTT,1,100.00,350.00,-250.00");
    expect(brandsCsv(await all())).toContain(`test,PHP,twin,'=1+1,UTC,${TODAY},${TODAY},`);
  });
});
