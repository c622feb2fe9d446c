import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LedgerKind } from "~/features/wallet/ledger.server";
import { houseSide, movePostings, walletSide } from "~/features/wallet/rules/postings";
import { csvOf } from "~/platform/text/csv";
import { uuidV7 } from "~/platform/text/uuid";
import { aBrand } from "../helpers/tenants";
import { aPlayer, creditMember, postWithoutOutflowRules } from "../helpers/wps/money";
import { insertRound, type NewRound } from "../helpers/wps/rounds";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const DAY = 24 * 3_600_000;

let site: WpsSite;
beforeAll(async () => {
  const bank = { name: { EN: "Bank transfer", VI: "Chuyển khoản" } };
  site = await aWpsSite([
    aBrand("lotus", { timeZone: "Asia/Manila", languages: ["EN", "VI"], paymentMethods: { bank } }),
    aBrand("harbor"),
  ]);
});
afterAll(() => site.close());

let count = 0;

/** Inserts a round of a member; default: a settled round of slots. */
async function aRound(memberId: string, bet: bigint, win: bigint, over: Partial<NewRound> = {}) {
  const at = over.openedAt ?? new Date(NOW);
  const row = { vendor: "HOUSE", roundId: `r${++count}`, id: uuidV7(at.getTime(), randomBytes(10)), memberId };
  const what = { gameId: "lantern-garden", state: "closed", openedAt: at } as const;
  await site.db.transaction("lotus", (tx) => insertRound(tx, { ...row, ...what, bet, win, ...over }));
}

/** Moves money between a member and the house. */
async function moved(memberId: string, kind: LedgerKind, amount: bigint, at = NOW, details = {}) {
  const [from, to] = [houseSide("game:test"), walletSide(memberId, kind === "withdrawPaid" ? "hold" : "main")];
  const postings = amount > 0n ? movePostings(amount, from, to) : movePostings(-amount, to, from);
  await site.db.transaction("lotus", (tx) =>
    postWithoutOutflowRules(tx, at, { kind, reference: `r:${++count}`, postings, details }),
  );
}

describe("the betting record", () => {
  test("W6 C2 lists the member's rounds, and its totals are sums over all of them, on every page", async () => {
    const { calls, memberId } = await aPlayer(site);
    for (let at = 0; at < 25; at += 1) await aRound(memberId, 100n, at % 2 ? 0n : 150n);
    await aRound(memberId, 1_000n, 0n, { state: "open", category: "SPORTS", gameId: "gone-game" });
    await aRound((await aPlayer(site)).memberId, 77n, 7n);
    const { rows, totals, ...paging } = await calls.report.bettingRecord({ pageNo: 2, pageSize: 20 });
    expect(totals).toEqual({ bet: "35.00", validBet: "25.00", win: "19.50", net: "-15.50" });
    expect([rows.length, paging.total, paging.totalPages]).toEqual([6, 26, 2]);
    const sports = await calls.report.bettingRecord({ category: "SPORTS" });
    expect(sports.rows).toMatchObject([{ game: "gone-game", state: "open", net: "-10.00" }]);
    expect((await calls.report.bettingRecord({ vendor: "REEL" })).total).toBe(0);
  });

  test("pitfall: rounds with the same time are neither repeated nor skipped across pages", async () => {
    const { calls, memberId } = await aPlayer(site);
    for (let at = 0; at < 40; at += 1) await aRound(memberId, 100n, 0n);
    const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => calls.report.bettingRecord({ pageNo, pageSize: 12 })));
    const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([40, 40]);
  });

  test("W6 a day is a day of the brand's time zone", async () => {
    const { calls, memberId } = await aPlayer(site);
    // 2026-01-30 16:00 UTC is midnight in Manila.
    const midnight = Date.parse("2026-01-30T16:00:00Z");
    await aRound(memberId, 100n, 0n, { openedAt: new Date(midnight - 1) });
    await aRound(memberId, 200n, 0n, { openedAt: new Date(midnight) });
    const on = async (day: string) => (await calls.report.bettingRecord({ from: day, to: day })).totals.bet;
    expect([await on("2026-01-30"), await on("2026-01-31"), await on("2026-02-01")]).toEqual(["1.00", "2.00", "0.00"]);
  });

  test.each([
    ["periodTooLong", { from: "2025-01-01", to: "2026-01-01" }],
    ["periodTooLong", { from: "2026-01-02", to: "2026-01-01" }],
    ["validation", { from: "2026-02-30" }],
    ["validation", { from: "yesterday" }],
    ["periodTooLong", { from: "0000-01-01" }],
  ])("W6 error %s for %j", async (code, given) => {
    const { calls } = await aPlayer(site);
    await expect(calls.report.bettingRecord(given)).rejects.toMatchObject({ code });
    await expect(calls.report.statement(given)).rejects.toMatchObject({ code });
  });
});

describe("the account record", () => {
  test("W6 lists every movement with the balance after it, and sums incoming and outgoing amounts", async () => {
    const { calls, memberId } = await aPlayer(site);
    await moved(memberId, "deposit", 10_000n, NOW - 3_000, { method: "bank" });
    await moved(memberId, "bet", -250n, NOW - 2_000, { game: "lantern-garden" });
    await moved(memberId, "bonus", 500n, NOW - 1_000, { promotion: "welcome" });
    const { rows, totals } = await calls.report.accountRecord({});
    expect(rows.map(({ about, amount, balance, kind, wallet }) => [kind, wallet, amount, balance, about])).toEqual([
      ["bonus", "main", "5.00", "102.50", "welcome"],
      ["bet", "main", "-2.50", "97.50", "Lantern Garden"],
      ["deposit", "main", "100.00", "100.00", "Bank transfer"],
    ]);
    expect(totals).toEqual({ in: "105.00", out: "2.50" });
    const only = async (kind: "deposit" | "play" | "other") => (await calls.report.accountRecord({ kind })).rows.length;
    expect([await only("deposit"), await only("play"), await only("other")]).toEqual([1, 1, 0]);
  });

  test("W6 C2 methods, wallets and vendors have names in the reader's language, on the page and in the file", async () => {
    const { calls, memberId } = await aPlayer(site);
    await moved(memberId, "deposit", 10_000n, NOW - 2_000, { method: "bank" });
    const postings = movePostings(400n, walletSide(memberId), walletSide(memberId, "vendor:HOUSE"));
    const transfer = { kind: "transfer", postings, details: { from: "main", to: "HOUSE" } } as const;
    await site.db.transaction("lotus", (tx) =>
      postWithoutOutflowRules(tx, NOW, { ...transfer, reference: `r:${++count}` }),
    );
    const { rows } = await calls.report.accountRecord({ language: "VI" });
    const main = "VI messages:records.wallets.main ";
    const both = `VI messages:records.transfer ${main} Lantern House`;
    expect(rows.map(({ about, wallet, walletName }) => [wallet, walletName, about]).sort()).toEqual([
      ["HOUSE", "Lantern House", both],
      ["main", main, "Chuyển khoản"],
      ["main", main, both],
    ]);
    const { content } = await calls.report.statement({ language: "VI" });
    expect(content).toContain(`,transfer,Lantern House,4.00,4.00,${both}\r\n`);
    expect(content).toContain(`,deposit,${main},100.00,100.00,Chuyển khoản\r\n`);
  });

  test("W6 a transfer between wallets has two lines and counts as neither incoming nor outgoing", async () => {
    const { calls, memberId } = await aPlayer(site);
    await moved(memberId, "deposit", 1_000n);
    const postings = movePostings(400n, walletSide(memberId), walletSide(memberId, "hold"));
    await site.db.transaction("lotus", (tx) =>
      postWithoutOutflowRules(tx, NOW, { kind: "withdrawHold", reference: `r:${++count}`, postings }),
    );
    const { rows, totals } = await calls.report.accountRecord({ kind: "withdraw" });
    expect(rows.map(({ amount, wallet }) => [wallet, amount]).sort()).toEqual([
      ["hold", "4.00"],
      ["main", "-4.00"],
    ]);
    expect(totals).toEqual({ in: "0.00", out: "0.00" });
  });
});

describe("personal loss", () => {
  test("W6 C2 each figure is the sum over rounds or movements of the period", async () => {
    const { calls, memberId } = await aPlayer(site);
    await aRound(memberId, 1_000n, 300n);
    await aRound(memberId, 500n, 0n, { state: "open" });
    await aRound(memberId, 700n, 900n, { category: "LIVE" });
    await aRound(memberId, 9_900n, 0n, { openedAt: new Date(NOW - 40 * DAY) });
    await moved(memberId, "deposit", 20_000n);
    await creditMember(site, memberId, 4_000n, "lotus", "hold");
    for (const [kind, amount] of [
      ["bonus", 300n],
      ["referral", 100n],
      ["rebate", 50n],
      ["withdrawPaid", -4_000n],
    ] as const)
      await moved(memberId, kind, amount);
    expect(await calls.report.personalProfit({})).toEqual({
      bet: "22.00",
      validBet: "17.00",
      win: "12.00",
      bonus: "4.00",
      rebate: "0.50",
      net: "-5.50",
      deposits: "200.00",
      withdrawals: "40.00",
      categories: [
        { category: "RNG", rounds: 2, bet: "15.00", validBet: "10.00", win: "3.00", net: "-12.00" },
        { category: "LIVE", rounds: 1, bet: "7.00", validBet: "7.00", win: "9.00", net: "2.00" },
      ],
      from: "2026-01-25",
      to: "2026-01-31",
      today: "2026-01-31",
    });
  });
});

test.each(["0000-01-01", "0001-01-01", "1582-10-10", "9999-12-31"])(
  "W6 a record of %s is empty and causes no error",
  async (day) => {
    const { calls } = await aPlayer(site);
    const given = { from: day, to: day };
    expect((await calls.report.bettingRecord(given)).total).toBe(0);
    expect((await calls.report.accountRecord(given)).total).toBe(0);
    expect((await calls.report.personalProfit(given)).net).toBe("0.00");
    expect((await calls.report.statement(given)).content.trimEnd().split("\r\n")).toHaveLength(1);
  },
);

describe("the statement as a file", () => {
  test("W6 contains the rows of the record, and no cell that a spreadsheet reads as a formula", async () => {
    const { calls, memberId } = await aPlayer(site);
    await moved(memberId, "deposit", 10_000n, NOW, { method: '=cmd("x"),1' });
    const { content, name } = await calls.report.statement({});
    expect(name).toBe("transactions-2026-01-25-2026-01-31.csv");
    const row = `2026-01-31 16:00:00,deposit,EN messages:records.wallets.main ,100.00,100.00,"'=cmd(""x""),1"`;
    expect(content).toBe(`time (Asia/Manila),kind,wallet,amount (PHP),balance (PHP),about\r\n${row}\r\n`);
    await aRound(memberId, 100n, 300n);
    const bets = (await calls.report.statement({ of: "bets" })).content.split("\r\n");
    expect(bets[0]).toBe("time (Asia/Manila),game,vendor,state,bet (PHP),win (PHP),net (PHP),id");
    expect(bets[1]).toMatch(/^2026-01-31 16:00:00,Lantern Garden,Lantern House,closed,1\.00,3\.00,2\.00,/);
  });

  test("pitfall: a long record is complete, read in parts, each row once, also rows with the same time", async () => {
    const { calls, memberId } = await aPlayer(site);
    await site.db.transaction("lotus", (tx) =>
      tx.query(
        `insert into round (merchant_id, vendor, round_id, id, member_id, game_id, category, demo, state, bet, win, opened_at)
         select 'lotus', 'HOUSE', 'long' || n, gen_random_uuid(), $1, 'lantern-garden', 'RNG', false, 'closed', 100, 0,
           $2::timestamptz + (n / 7) * interval '1 microsecond' from generate_series(1, 25000) n`,
        [memberId, new Date(NOW - DAY)],
      ),
    );
    await moved(memberId, "deposit", 2_000_000n);
    for (let at = 0; at < 3; at += 1) await moved(memberId, "bet", -100n);
    for (const [of, rows, parts] of [
      ["bets", 25_000, 3],
      ["transactions", 4, 1],
    ] as const) {
      const texts: string[] = [];
      for (let after: string | undefined | null; after !== null; ) {
        const part: { content: string; next: string | null } = await calls.report.statement({ of, after });
        texts.push(part.content);
        after = part.next;
      }
      const lines = texts.join("").trimEnd().split("\r\n");
      expect([texts.length, lines.length, new Set(of === "bets" ? lines : []).size]).toEqual([
        parts,
        rows + 1,
        of === "bets" ? rows + 1 : 0,
      ]);
    }
    await expect(calls.report.statement({ after: "1; drop table" })).rejects.toMatchObject({ code: "validation" });
  });

  test("W6 every cell can be read back, and none starts a formula", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cell = csvOf([[text]]).replace(/\r\n$/, "");
        const plain = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect([text, `'${text}`]).toContain(plain);
        expect(plain).not.toMatch(/^[=+@]/);
      }),
    );
  });
});
