import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBrand, connected } from "../helpers/tenants";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

// The demo's catalogue on a brand that has connected every vendor.
const VENDORS = Object.keys(JSON.parse(readFileSync("tenants/.templates/demo/content/vendors.json", "utf8")).items);

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus", {}, connected(...VENDORS))]);
});
afterAll(() => site.close());

type Input = Parameters<ReturnType<WpsSite["as"]>["game"]["gameList"]>[0];

/** Returns every matching game, over all pages. */
async function every(input: Input) {
  const first = await site.as().game.gameList({ ...input, pageSize: 60 });
  const others = await Promise.all(
    Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, i) =>
      site.as().game.gameList({ ...input, pageSize: 60, pageNo: i + 2 }),
    ),
  );
  return [first, ...others].flatMap(({ games }) => games);
}

const cards = async (category: string) => {
  const { categories } = await site.as().game.vendors({});
  return (
    categories.find(({ gameCategory }) => gameCategory === category)?.cards.map(({ vassalage }) => vassalage) ?? []
  );
};

describe("G1 categories", () => {
  test.each(["RNG", "LIVE", "FISH", "PVP", "SPORTS", "ESPORTS", "DS88"] as const)(
    "G1 the lobby %s has games, all of vendors listed in it",
    async (gameType) => {
      const vendors = await cards(gameType);
      const games = await every({ gameType });
      expect(games.length).toBeGreaterThan(0);
      expect(vendors).toEqual(expect.arrayContaining([...new Set(games.map(({ vassalage }) => vassalage))]));
    },
  );

  test("H11 AV, AI, IMES, TF and IA are listed under ESPORTS, DS88 in its own group, none of them under SPORTS", async () => {
    const moved = ["AV", "AI", "IMES", "TF", "IA"];
    expect((await cards("ESPORTS")).toSorted()).toEqual(moved.toSorted());
    expect(await cards("DS88")).toEqual(["DS88"]);
    for (const code of [...moved, "DS88"]) expect(await cards("SPORTS")).not.toContain(code);
    const sports = await every({ gameType: "SPORTS" });
    expect(sports.filter(({ vassalage }) => [...moved, "DS88"].includes(vassalage))).toEqual([]);
  });

  test("G1 together the categories list every game once", async () => {
    const { categories } = await site.as().game.vendors({});
    const lists = await Promise.all(categories.map(({ gameCategory }) => every({ gameType: gameCategory })));
    const ids = lists.flat().map(({ nodeId }) => nodeId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe((await every({})).length);
  });
});

describe("G2 slots", () => {
  test("G2 has more than seven vendors, so that the tabs have arrows", async () => {
    expect((await cards("RNG")).length).toBeGreaterThan(7);
  });

  test.each(["0.01", "0.05", "0.1", "0.5", "0.75"])(
    "G2 minimum bet %s finds the games with that bet",
    async (minBet) => {
      const found = await every({ gameType: "RNG", minBet });
      const all = await every({ gameType: "RNG" });
      expect(found.length).toBeGreaterThan(0);
      expect(found).toEqual(all.filter((one) => Number(one.minBet) === Number(minBet)));
    },
  );

  test("G2 each classification finds games of exactly the vendors that it names", async () => {
    const { categories } = await site.as().game.vendors({});
    for (const { code, vendors } of categories.find((one) => one.gameCategory === "RNG")?.gameClassify ?? []) {
      const found = await every({ gameType: "RNG", gameClassify: code });
      expect([code, [...new Set(found.map(({ vassalage }) => vassalage))].toSorted()]).toEqual([
        code,
        vendors.toSorted(),
      ]);
    }
  });

  test("G2 pages of 12 show each game once, in one order", async () => {
    const all = await every({ gameType: "RNG" });
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(all.length / 12) }, (_, i) =>
        site.as().game.gameList({ gameType: "RNG", pageNo: i + 1 }),
      ),
    );
    expect(pages.flatMap(({ games }) => games)).toEqual(all);
  });
});

test("L1 every lottery of the menu has a next draw and results", async () => {
  const now = Date.parse("2027-01-31T08:00:00Z");
  const { groups } = await site.as({ now }).lottery.vnGameMenu({});
  expect(groups.map(({ gameGroupCode }) => gameGroupCode)).toEqual(["vn", "sea", "fast"]);
  for (const { gameCode } of groups.flatMap(({ gameMenus }) => gameMenus)) {
    const { draw } = await site.as({ now }).lottery.draws({ gameCode });
    expect(Date.parse(draw.drawsAt)).toBeGreaterThan(now);
    expect((await site.as({ now }).lottery.vnNumero({ gameCode, count: 100 })).rows.length).toBeGreaterThan(0);
  }
});
