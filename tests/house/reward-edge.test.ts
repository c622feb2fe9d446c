import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { percentOf } from "~/features/house/rules/fraction";
import { greatestEdge, percentUp, type RewardBrand, rewardEdges, worstEdges } from "~/features/house/rules/reward-edge";
import { TABLE_BEST, TABLE_RETURN } from "~/features/house/rules/table";
import { tableBest } from "~/features/house/rules/table-best";

const NO_WEIGHTS = { categories: {}, games: {} };

type Rewards = RewardBrand["config"]["rewards"];

/** Creates a brand with a slot of 96 % and twenty-one, and only the given rewards. */
function brandOf(rewards: Partial<Rewards> = {}, content: object = {}): RewardBrand {
  const game = {
    nodeId: 1,
    accountTypeId: 1,
    isHot: false,
    name: "G",
    minBet: "1.00",
    gameClassify: "classic",
  } as const;
  return {
    config: {
      vendors: ["REEL", "HOUSE"],
      ds88: [],
      esports: [],
      withdrawal: { turnoverTimes: "1" },
      rewards: {
        betPerPoint: "10.00",
        turnoverTimes: "0",
        claimDays: 1,
        rebate: {},
        weights: { rewards: NO_WEIGHTS, turnover: NO_WEIGHTS },
        referral: { deposit: "1.00", reward: "0.00", betRate: "0" },
        raffle: { deposit: "100.00", prizes: {} },
        ...rewards,
      },
    } as unknown as RewardBrand["config"],
    content: {
      games: {
        items: {
          slot: { ...game, vassalage: "REEL", gameType: "RNG", rtp: "96" },
          "lantern-twenty-one": { ...game, vassalage: "HOUSE", gameType: "LIVE" },
        },
      },
      vendors: { items: { REEL: {}, HOUSE: {} } },
      fixtures: { items: {} },
      missions: { items: {} },
      vip: { items: {} },
      ...content,
    } as unknown as RewardBrand["content"],
  };
}

const totalOf = (brand: RewardBrand, game = "slot") => {
  const worst = greatestEdge(rewardEdges(brand).filter(({ gameId }) => gameId === game));
  return worst && percentUp(worst.total);
};
const mission = (target: string, reward: string, more: object = {}) => ({
  title: "M",
  period: "day",
  target,
  reward,
  ...more,
});

describe("T9 total return of a bet", () => {
  test("T9 without rewards it is the game's return; for twenty-one that of the best play", () => {
    expect([totalOf(brandOf()), totalOf(brandOf(), "lantern-twenty-one")]).toEqual(["96.00", "99.12"]);
    expect(Number(TABLE_BEST)).toBeGreaterThanOrEqual(Number(TABLE_RETURN));
  });

  test.each<[what: string, rewards: Partial<Rewards>, content: object, total: string]>([
    ["a category's rebate", { rebate: { RNG: "0.005" } }, {}, "96.50"],
    [
      "half of it for a weight of a half",
      {
        rebate: { RNG: "0.005" },
        weights: { rewards: { categories: { RNG: "0.5" }, games: {} }, turnover: NO_WEIGHTS },
      },
      {},
      "96.25",
    ],
    [
      "none for a game that does not count, whatever its category does",
      {
        rebate: { RNG: "0.005" },
        weights: { rewards: { categories: { RNG: "1" }, games: { slot: "0" } }, turnover: NO_WEIGHTS },
      },
      {},
      "96.00",
    ],
    ["the part for whoever invited", { referral: { deposit: "1.00", reward: "5.00", betRate: "0.001" } }, {}, "96.10"],
    [
      "the best of missions that grow with each other",
      {},
      { missions: { items: { a: mission("100.00", "1.00"), b: mission("500.00", "1.00") } } },
      "97.00",
    ],
    [
      "missions of a day and of a week together",
      {},
      { missions: { items: { a: mission("100.00", "1.00"), b: mission("500.00", "1.00", { period: "week" }) } } },
      "97.20",
    ],
    [
      "a mission of another category not",
      {},
      { missions: { items: { a: mission("100.00", "1.00", { gameTypes: ["FISH"] }) } } },
      "96.00",
    ],
    [
      "the level's rebate, and the next level's gift over the bets that lead to it",
      {},
      {
        vip: {
          items: {
            one: { rank: 1, points: 0, rebate: "0.01", name: "1", benefits: [] },
            two: { rank: 2, points: 100, gift: "5.00", name: "2", benefits: [] },
          },
        },
      },
      "97.50",
    ],
    [
      "prizes of the draw over what their deposit has to be bet",
      { raffle: { deposit: "100.00", prizes: { a: { amount: "2.00", weight: 1 }, b: { amount: "4.00", weight: 1 } } } },
      {},
      "99.00",
    ],
  ])("T9 %s counts", (_, rewards, content, total) => {
    expect(totalOf(brandOf(rewards, content))).toBe(total);
  });

  test("T9 a vendor that is not listed and a disabled level do not count", () => {
    const brand = brandOf(
      {},
      { vip: { items: { off: { rank: 1, points: 0, rebate: "0.03", name: "1", benefits: [], enabled: false } } } },
    );
    expect(totalOf(brand)).toBe("96.00");
    expect(rewardEdges({ ...brand, config: { ...brand.config, vendors: [] } })).toEqual([]);
  });

  test("T9 brand check finds the same maximum return as the table of all games and levels", () => {
    const rate = fc.integer({ min: 0, max: 999 }).map((part) => `0.${String(part).padStart(4, "0")}`);
    const level = fc.record({
      points: fc.integer({ min: 0, max: 5_000 }),
      rebate: rate,
      gift: fc.integer({ min: 0, max: 90 }).map((units) => `${units}.00`),
    });
    const rules = fc.record({
      levels: fc.array(level, { maxLength: 5 }),
      weight: rate,
      slot: rate,
      rebate: rate,
      betRate: rate,
    });
    fc.assert(
      fc.property(rules, ({ betRate, levels, rebate, slot, weight }) => {
        const sorted = levels.toSorted((a, b) => a.points - b.points);
        const items = Object.fromEntries(
          sorted.map((one, at) => [`l${at}`, { ...one, rank: at, name: "L", benefits: [] }]),
        );
        const rewards = { categories: { LIVE: weight }, games: { slot } };
        const brand = brandOf(
          {
            rebate: { RNG: rebate, LIVE: rebate },
            referral: { deposit: "1.00", reward: "0.00", betRate },
            weights: { rewards, turnover: NO_WEIGHTS },
          },
          { vip: { items } },
        );
        const most = (edges: ReturnType<typeof rewardEdges>, category: string) =>
          greatestEdge(edges.filter((edge) => edge.category === category))?.total;
        for (const category of ["RNG", "LIVE"])
          expect(most(worstEdges(brand), category)).toEqual(most(rewardEdges(brand), category));
      }),
    );
  });

  // Computes every hand of six packs with every play: takes minutes.
  test.runIf(process.env["TEST_FULL"])(
    "T9 no way to play twenty-one returns more than the stated maximum",
    { timeout: 600_000 },
    () => {
      expect((Math.ceil(tableBest() * 1_000_000) / 10_000).toFixed(4)).toBe(TABLE_BEST);
      expect(percentOf({ num: 1n, den: 1n })).toBe("100.00");
    },
  );
});
