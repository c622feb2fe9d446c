import { afterAll, beforeAll, expect, test } from "vitest";
import { wallTime } from "~/core/calendar-day";
import { demoHistory } from "~/engine/demo/replay";
import { type DemoScript, readDemoScript, stepsOf } from "~/engine/demo/script";
import { ensureDemoAccounts, readDemoAccounts } from "~/engine/member/demo-accounts";
import { aBrand } from "../support/tenants";
import { aToken } from "./examples";
import { faultsOf } from "./money";
import { aWpsSite, NOW, type WpsSite } from "./wps-site";

const DAYS = 9;

let site: WpsSite;
let script: DemoScript;
beforeAll(async () => {
  const wallet = { single: false };
  site = await aWpsSite([aBrand("lotus", { demo: true, wallet }), aBrand("harbor", { demo: true })]);
  // The whole script takes minutes; its last days do the same things.
  const whole = await readDemoScript();
  const habits = whole.habits.flatMap((habit) => {
    if (habit.account !== "thea") return [];
    const from = { prepare: DAYS, payIn: DAYS, claim: 1 }[habit.do as string] ?? 2 + (habit.from % (DAYS - 2));
    return [{ ...habit, from, ...("rounds" in habit ? { rounds: 2 } : {}) }];
  });
  script = { ...whole, days: DAYS, habits };
  for (const brand of ["lotus", "harbor"]) await ensureDemoAccounts(site.db, brand, await readDemoAccounts(), NOW);
});
afterAll(() => site.close());

async function replay(brand: string, signal = new AbortController().signal) {
  const job = demoHistory({ wps: site, accounts: await readDemoAccounts(), script });
  if (job.scope === "product") throw new Error("the replay is a brand's job");
  return job.run({ ...site.context({ host: `${brand}.test` }), signal }, NOW);
}

test("C2 the demo accounts get a past by the calls that everybody uses, once, and the books are right", async () => {
  const steps = stepsOf(script, "2026-01-31", "UTC").length;
  expect(await replay("lotus")).toEqual({ steps });
  expect(await replay("lotus")).toEqual({ steps: 0 });
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

test("C2 a replay that is cut off goes on where it was", async () => {
  const stop = new AbortController();
  stop.abort();
  expect(await replay("harbor", stop.signal)).toEqual({ steps: 0 });
  expect(await replay("harbor")).toEqual({ steps: stepsOf(script, "2026-01-31", "UTC").length });
});

test.each([
  ["2026-03-08", "02:30", "America/New_York", "2026-03-08T07:30:00.000Z"],
  ["2026-11-01", "19:10", "America/New_York", "2026-11-02T00:10:00.000Z"],
  ["2026-01-31", "19:10", "Asia/Manila", "2026-01-31T11:10:00.000Z"],
])("W9 %s %s in %s is one moment", (day, time, zone, expected) => {
  expect(new Date(wallTime(day, time, zone)).toISOString()).toBe(expected);
});
