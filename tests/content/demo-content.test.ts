import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { categoryOfVendor, weightText } from "~/platform/brands/bet-weights";
import type { GameType } from "~/platform/brands/config.gen";
import { openTenants } from "~/platform/brands/store";
import type { BrandSnapshot, TenantStore } from "~/platform/brands/types";
import { demoFiles } from "../../scripts/demo-content/files";
import { checkedTenants } from "../helpers/tenants";

let store: TenantStore;
beforeAll(async () => {
  store = await openTenants({ ...checkedTenants(resolve("tenants")), demo: true, watch: false });
});
afterAll(() => store.close());

const brand = (code: string) => store.get(code) as BrandSnapshot;
const DEMO = ["aurora", "lotus", "harbor", "pebble"];
const base = () => brand("pebble").content;
const gamesOf = (type: GameType) => Object.values(base().games.items).filter(({ gameType }) => gameType === type);
const vendorsOf = (type: GameType) => new Set(gamesOf(type).map(({ vassalage }) => vassalage));

/** Returns a brand's items of a kind whose vendors the brand offers. */
const offered = (code: string, kind: "fixtures" | "lotteries") =>
  Object.values(brand(code).content[kind].items).filter(({ vassalage }) =>
    brand(code).config.vendors.includes(vassalage),
  );

test("the content files equal the output of the script", () => {
  const stale = [...demoFiles()].filter(([path, text]) => readFileSync(path, "utf8") !== text).map(([path]) => path);
  expect(stale).toEqual([]);
});

describe("the catalogue", () => {
  test("G1 has about 400 games, many in every category, in a file small enough to be shared by all brands", () => {
    const least = { RNG: 180, LIVE: 45, FISH: 28, PVP: 38, SPORTS: 30, LOTT: 28, ELOTT: 18 } as const;
    for (const [type, count] of Object.entries(least)) {
      expect([type, gamesOf(type as GameType).length >= count]).toEqual([type, true]);
    }
    expect(readFileSync("tenants/.templates/demo/content/games.json").length).toBeLessThan(250_000);
  });

  test("G2 each minimum bet of the filter has slots, and each classification has several", () => {
    for (const minBet of ["0.01", "0.05", "0.10", "0.50", "0.75"]) {
      expect(gamesOf("RNG").filter((game) => game.minBet === minBet).length).toBeGreaterThan(12);
    }
    for (const code of new Set(gamesOf("RNG").map(({ gameClassify }) => gameClassify))) {
      expect(gamesOf("RNG").filter(({ gameClassify }) => gameClassify === code).length).toBeGreaterThan(12);
    }
  });

  test("H9 slots have more vendors than the menu shows, and live tables more than seven", () => {
    expect(vendorsOf("RNG").size).toBeGreaterThan(11);
    expect(vendorsOf("LIVE").size).toBeGreaterThan(7);
  });

  test("games have unique names and numbers in every brand", () => {
    for (const code of DEMO) {
      const all = Object.values(brand(code).content.games.items);
      const names = all.map(({ name }) => (typeof name === "string" ? name : name.EN));
      expect([code, new Set(names).size, new Set(all.map(({ nodeId }) => nodeId)).size]).toEqual([
        code,
        all.length,
        all.length,
      ]);
    }
  });
});

describe("content other than games", () => {
  test("R12 notices for players and popups fill three pages of nine each", () => {
    const kinds = Object.values(base().announcements.items).map(({ kind }) => kind);
    for (const kind of ["player", "popup"]) {
      expect(kinds.filter((one) => one === kind).length).toBeGreaterThan(18);
    }
  });

  test("R8 every banner group has banners, and those on a brand's pages lead to existing promotions", () => {
    expect(new Set(Object.values(base().banners.items).map(({ group }) => group)).size).toBe(12);
    for (const code of DEMO) {
      const { banners, promotions } = brand(code).content;
      const paths = brand(code).menu.map(({ props }) => props["path"]);
      const seen = Object.values(banners.items).filter(({ group }) => group === "home" || paths.includes(`/${group}`));
      const wanted = seen.flatMap(({ href }) => /promoDetail\?id=(.+)$/.exec(href ?? "")?.[1] ?? []);
      expect(wanted.length).toBeGreaterThan(2);
      expect([code, Object.keys(promotions.items)]).toEqual([code, expect.arrayContaining(wanted)]);
    }
  });

  test("L8 R8 missions, and pages whose banners promise a rebate, have a game of the house whose bets count", () => {
    for (const code of DEMO) {
      const { config, content } = brand(code);
      const own = Object.entries(content.games.items).filter(([, { vassalage }]) => vassalage === "HOUSE");
      const counting = new Set(
        own
          .filter(([gameId, { gameType }]) => {
            const category = categoryOfVendor(config, gameType, "HOUSE");
            return Number(weightText(config.rewards, "rewards", { gameId, category })) > 0;
          })
          .map(([, { gameType }]) => gameType.toLowerCase()),
      );
      for (const [id, { gameTypes = ["RNG"] }] of Object.entries(content.missions.items))
        expect([code, id, gameTypes.some((type) => counting.has(type.toLowerCase()))]).toEqual([code, id, true]);
      const promised = Object.values(content.banners.items).filter(({ href }) => href?.endsWith("id=rebate"));
      for (const { group } of promised) expect([code, group, counting.has(group)]).toEqual([code, group, true]);
    }
  });

  test("R10 the footer text does not repeat the minimum age, which the footer shows in a line of its own", () => {
    for (const code of DEMO) expect(JSON.stringify(brand(code).config.footer.text)).not.toMatch(/\{\{age\}\}/);
  });

  test("R1 the help centre contains the terms and every section that pages link to", () => {
    const ids = Object.keys(base().help.items);
    const wanted = "register account deposit withdraw fairness responsible complaints privacy term about".split(" ");
    expect(ids).toEqual(expect.arrayContaining(wanted));
  });

  test("P3 each brand with a winners board has recent wins of its games, within ten days", () => {
    for (const code of ["aurora", "lotus", "harbor"]) {
      const { winners, games } = brand(code).content;
      const own = Object.values(winners.items).filter(({ game }) =>
        brand(code).config.vendors.includes(games.items[game]?.vassalage ?? ""),
      );
      expect([code, own.length >= 30]).toEqual([code, true]);
      const times = own.map(({ at }) => Date.parse(at));
      expect(Math.max(...times) - Math.min(...times)).toBeLessThan(10 * 86_400_000);
    }
  });

  test("sports brands have matches, lottery brands have draws of every group", () => {
    expect(offered("harbor", "fixtures").length).toBe(24);
    expect(offered("pebble", "fixtures").length).toBeGreaterThan(8);
    const groups = offered("lotus", "lotteries").map((one) => ("group" in one ? one.group : ""));
    expect(new Set(groups)).toEqual(new Set(["vn", "sea", "fast"]));
  });
});

test("L1 a lottery's results have as many numbers as it draws, within the maximum, without repeats when balls are drawn", () => {
  for (const { balls, results } of Object.values(brand("lotus").content.lotteries.items)) {
    expect(results.length).toBe(10);
    for (const { numbers } of results) {
      expect(numbers.length).toBe(balls.count + (balls.extra ?? 0));
      expect(Math.max(...numbers.map(Number))).toBeLessThanOrEqual(balls.max);
      if ((numbers[0] ?? "").length > 1) expect(new Set(numbers).size).toBe(numbers.length);
    }
  }
});
