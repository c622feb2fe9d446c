import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aBrand } from "../helpers/tenants";
import { aPlayer } from "../helpers/wps/money";
import { insertWonRound } from "../helpers/wps/rewards";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const MINUTE = 60_000;

let site: WpsSite;
beforeAll(async () => {
  // The demo's wins are later than the clock of these tests.
  const { items } = JSON.parse(await readFile("tenants/.templates/demo/content/winners.json", "utf8"));
  const none = { items: Object.fromEntries(Object.keys(items).map((id) => [id, null])) };
  site = await aWpsSite([aBrand("lotus", {}, { "content/winners.json": none }), aBrand("harbor")]);
});
afterAll(() => site.close());

test("P3 real wins above 50,000 appear on the winners board of their brand only, newest first, masked", async () => {
  const { account, memberId } = await aPlayer(site);
  await insertWonRound(site, memberId, 5_000_001n, { at: NOW - 2 * MINUTE });
  await insertWonRound(site, memberId, 5_000_000n, { at: NOW - MINUTE });
  await insertWonRound(site, memberId, 9_000_000n, { at: NOW - MINUTE, demo: true });
  const now = NOW + MINUTE;
  const { winners } = await site.as({ now }).home.rankList({});
  const first = winners.find(({ winAmount }) => winAmount === "50000.01");
  expect(first).toMatchObject({
    winAmount: "50000.01",
    vo: { gameType: "RNG", at: new Date(NOW - 2 * MINUTE).toISOString() },
  });
  expect(first?.vo.account).toMatch(/^pe\*\*\*\d$/);
  expect(first?.vo.account).not.toBe(account);
  const times = winners.map(({ vo }) => vo.at);
  expect(times).toEqual([...times].sort().reverse());
  expect(winners.some(({ winAmount }) => winAmount === "50000.00" || winAmount === "90000.00")).toBe(false);
  const there = (await site.as({ host: "harbor.test", now }).home.rankList({})).winners;
  expect(there.some(({ winAmount }) => winAmount === "50000.01")).toBe(false);
});
