import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { ensureDemoAccounts, readDemoAccounts } from "~/features/demo/server/demo-accounts";
import { grantPlayMoney } from "~/features/demo/server/play-money";
import { type DemoScript, readDemoScript, stepsOf } from "~/features/demo/server/script";
import { writeDemoHistory } from "~/features/demo/server/write-history";
import { momentOfLocalTime } from "~/platform/time/calendar-day";
import type { WpsClient } from "~/platform/wps/client";
import type { EngineContext } from "~/platform/wps/context";
import { createClient } from "~/registry/calls";
import { aBrand } from "../helpers/tenants";
import { aToken } from "../helpers/wps/members";
import { aPlayer, faultsOf, idOf } from "../helpers/wps/money";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const DAYS = 9;
const BRANDS = ["lotus", "harbor", "coral", "used"];

let site: WpsSite;
let script: DemoScript;
beforeAll(async () => {
  const apart = { demo: true, wallet: { single: false } };
  site = await aWpsSite(BRANDS.map((code) => aBrand(code, code === "lotus" ? apart : { demo: true })));
  // The whole script takes longer; its last days contain the same actions.
  const whole = await readDemoScript();
  const habits = whole.habits.flatMap((habit) => {
    if (habit.account !== "thea") return [];
    const from = { prepare: DAYS, payIn: DAYS, claim: 1 }[habit.do as string] ?? 2 + (habit.from % (DAYS - 2));
    // Members without remaining money take nothing back: additional deposits guarantee a statement of some length.
    const every = habit.do === "payIn" ? { every: 3 } : {};
    return [{ ...habit, from, ...every, ...("rounds" in habit ? { rounds: 2 } : {}) }];
  });
  script = { ...whole, days: DAYS, habits };
  for (const brand of BRANDS) await ensureDemoAccounts(site.db, brand, await readDemoAccounts(), NOW);
});
afterAll(() => site.close());

const clientIn =
  (invoke: WpsSite["invoke"]) =>
  (context: EngineContext): WpsClient =>
    createClient((area, name, input) => invoke(area, name, input, context));

async function write(brand: string, changes: Partial<Parameters<typeof writeDemoHistory>[0]> = {}) {
  const { signal } = new AbortController();
  const deps = { clientOf: clientIn(site.invoke), accounts: await readDemoAccounts(), script };
  return writeDemoHistory({ ...site.context({ host: `${brand}.test` }), signal, ...changes }, deps);
}
const steps = () => stepsOf(script, "2026-01-31", "UTC").length;
const rowsOf = (brand: string) =>
  site.db.transaction(brand, async (tx) => {
    const [row] = await tx.query<{ rows: string }>(
      `select (select count(*) from ledger_transaction) + (select count(*) from sign_in) + (select count(*) from round)
         + (select count(*) from payment_order) + (select count(*) from demo_history) as rows`,
    );
    return Number(row?.rows);
  });

/** Returns the lines of the main wallet's statement, earliest first. */
async function statement(brand: string) {
  const member = await idOf(site, "thea", brand);
  return site.db.transaction(brand, (tx) =>
    tx.query<{ amount: bigint; balance: bigint; at: Date }>(
      `select p.amount, p.balance, t.at from posting p join ledger_transaction t
         on t.merchant_id = p.merchant_id and t.id = p.transaction_id
       where p.merchant_id = $1 and p.member_id = $2 and p.account = 'main' order by p.transaction_id, p.line`,
      [brand, member],
    ),
  );
}

test("T12 demo accounts get a history once, through the public calls, and the books balance", async () => {
  expect(await write("lotus")).toBe(steps());
  expect(await write("lotus")).toBe(0);
  const calls = site.as({ token: await aToken(site, "thea") });
  const bets = await calls.report.bettingRecord({ from: "2026-01-20", pageSize: 50 });
  const days = new Set(bets.rows.map(({ at }) => at.slice(0, 10)));
  expect(days.size).toBeGreaterThan(2);
  expect([...days].every((day) => day < "2026-01-31")).toBe(true);
  expect(new Set(bets.rows.map(({ category }) => category)).size).toBeGreaterThan(1);
  expect(
    (await calls.payment.orders({})).rows.some(({ kind, state }) => kind === "deposit" && state === "credited"),
  ).toBe(true);
  expect((await calls.promotion.bonusDetails({})).total).toBeGreaterThan(0);
  expect((await calls.message.messages({})).total).toBeGreaterThan(0);
  expect(await faultsOf(site)).toEqual([]);
});

test.each(["lotus", "harbor"])(
  "T12 a statement of %s is in chronological order, and each balance is the previous one plus its amount",
  async (brand) => {
    await write(brand);
    const lines = await statement(brand);
    expect(lines.length).toBeGreaterThan(5);
    const wrong = lines.filter(({ amount, at, balance }, line) => {
      const before = lines[line - 1];
      return before === undefined ? balance !== amount : balance !== before.balance + amount || at < before.at;
    });
    expect(wrong).toEqual([]);
  },
);

test("T12 an interrupted history leaves nothing, and the next start writes it completely, once, also with two concurrent starts", async () => {
  const before = await rowsOf("coral");
  const stop = new AbortController();
  let left = 20;
  const invoke: WpsSite["invoke"] = (...given) => {
    left -= 1;
    if (left === 0) stop.abort(new Error("killed"));
    return site.invoke(...given);
  };
  const deps = { clientOf: clientIn(invoke), accounts: await readDemoAccounts(), script };
  const context = { ...site.context({ host: "coral.test" }), signal: stop.signal };
  await expect(writeDemoHistory(context, deps)).rejects.toThrow("killed");
  expect(await rowsOf("coral")).toBe(before);
  expect((await Promise.all([write("coral"), write("coral")])).sort()).toEqual([0, steps()]);
  expect(await faultsOf(site, "coral")).toEqual([]);
});

test("T12 a brand with real use gets no history: no money, round or sign-in changes", async () => {
  await aPlayer(site, 5_000n, "used");
  const before = await rowsOf("used");
  expect(await write("used")).toBe(0);
  expect(await rowsOf("used")).toBe(before);
});

test("T12 the free-play account of the demo gets play money once", async () => {
  const member = await idOf(site, "trial");
  const held = () =>
    site.db.transaction("lotus", (tx) =>
      tx.query<{ amount: bigint }>("select amount from balance where member_id = $1", [member]),
    );
  expect(await held()).toEqual([]);
  const context = site.context({ host: "lotus.test" });
  await Promise.all([grantPlayMoney(context), grantPlayMoney(context)]);
  const [once] = await held();
  expect(once?.amount).toBeGreaterThan(0n);
  await grantPlayMoney(context);
  expect(await held()).toEqual([once]);
  onTestFinished(async () => expect(await faultsOf(site)).toEqual([]));
});

test.each([
  ["2026-03-08", "02:30", "America/New_York", "2026-03-08T07:30:00.000Z"],
  ["2026-11-01", "19:10", "America/New_York", "2026-11-02T00:10:00.000Z"],
  ["2026-01-31", "19:10", "Asia/Manila", "2026-01-31T11:10:00.000Z"],
])("W9 %s %s in %s maps to one instant", (day, time, zone, expected) => {
  expect(new Date(momentOfLocalTime(day, time, zone)).toISOString()).toBe(expected);
});
