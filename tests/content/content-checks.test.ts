import { describe, expect, test } from "vitest";
import { inspectBrand } from "~/platform/brands/load";
import { aBrand, aTenantsFolder, checkedTenants, TEXTS } from "../helpers/tenants";

/** Returns the problems of a brand whose content file of a kind has one more item, `z`. */
async function problemsOf(kind: string, z: object, others: object = {}) {
  const files = { [`content/${kind}.json`]: { items: { z, ...others } } };
  const folder = aTenantsFolder(aBrand("lotus", {}, files));
  const { problems } = await inspectBrand(checkedTenants(folder.dir), "lotus", undefined, { knownTexts: TEXTS });
  return problems.map(({ file, pointer, message, nearest }) => ({ file, pointer, message, nearest }));
}

const MATCH = { sport: "football", league: "L", home: "H", away: "A", odds: { home: "1.90", away: "1.90" } };
const DRAW = { group: "vn", name: "N", vassalage: "TCG_SEA", prizeMode: "SEA", everyMinutes: 10, closeSeconds: 30 };
const LOTTERY = { ...DRAW, balls: { count: 2, max: 27 }, results: [] };
const OFFER = { category: "slots", title: "T", summary: "S", html: "<p>x</p>", seed: "s", status: "join" };
const drawn = (...numbers: string[]) => [{ drawId: "20260131-0001", at: "2026-01-31T00:00:00Z", numbers }];

describe("T7 content that no page can show correctly is refused, with its position", () => {
  test.each<[what: string, kind: string, item: object, pointer: string, message: string]>([
    ["a match without a start", "fixtures", { ...MATCH, vassalage: "PITCH" }, "/items/z", '"at" or "daily" is missing'],
    [
      "a match with two starts",
      "fixtures",
      { ...MATCH, vassalage: "PITCH", daily: "18:30", at: "2026-01-31T18:30:00Z" },
      "/items/z/daily",
      "not both",
    ],
    ["an impossible hour", "fixtures", { ...MATCH, vassalage: "PITCH", daily: "24:00" }, "/items/z/daily", "24:00"],
    [
      "a lottery that is always closed",
      "lotteries",
      { ...LOTTERY, closeSeconds: 600 },
      "/items/z/closeSeconds",
      "600 s",
    ],
    ["a rhythm that does not fill a day", "lotteries", { ...LOTTERY, everyMinutes: 7 }, "/items/z/everyMinutes", "7"],
    [
      "a draw with too few numbers",
      "lotteries",
      { ...LOTTERY, results: drawn("07") },
      "/items/z/results/0/numbers",
      "a draw has 2 numbers, not 1",
    ],
    [
      "a number that is not in the drum",
      "lotteries",
      { ...LOTTERY, results: drawn("07", "28") },
      "/items/z/results/0/numbers/1",
      "greater than the highest number, 27",
    ],
    [
      "a promotion that ends before it starts",
      "promotions",
      { ...OFFER, at: "2026-02-01T00:00:00Z", until: "2026-01-31T00:00:00Z" },
      "/items/z/until",
      "before it starts",
    ],
    [
      "a banner that ends before it starts",
      "banners",
      { group: "home", title: "T", seed: "s", from: "2026-02-01T00:00:00Z", until: "2026-01-31T00:00:00Z" },
      "/items/z/until",
      "before it starts",
    ],
  ])("%s", async (_what, kind, item, pointer, message) => {
    const [problem, ...others] = await problemsOf(kind, item);
    expect(problem).toMatchObject({ file: `lotus/content/${kind}.json`, pointer });
    expect(problem?.message).toContain(message);
    expect(others).toEqual([]);
  });

  test("an unknown vendor, with the nearest known one", async () => {
    expect(await problemsOf("fixtures", { ...MATCH, daily: "18:30", vassalage: "PITHC" })).toMatchObject([
      { pointer: "/items/z/vassalage", nearest: "PITCH" },
    ]);
  });

  test("two VIP levels with the same rank", async () => {
    const level = { rank: 12, name: "L", points: 1, benefits: [] };
    const problems = await problemsOf("vip", level, { y: level });
    expect(problems.map(({ pointer }) => pointer).sort()).toEqual(["/items/y/rank", "/items/z/rank"]);
  });
});

test("T7 valid content is accepted, and so is a changed text of the base", async () => {
  expect(await problemsOf("lotteries", { ...LOTTERY, results: drawn("07", "27") })).toEqual([]);
  expect(await problemsOf("fixtures", { ...MATCH, vassalage: "PITCH", at: "2026-01-31T18:30:00Z" })).toEqual([]);
  expect(
    await problemsOf("promotions", { ...OFFER, at: "2026-02-01T00:00:00Z" }, { welcome: { title: "Hello" } }),
  ).toEqual([]);
});
