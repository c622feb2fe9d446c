import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rewardEdges } from "~/features/house/rules/reward-edge";
import { payReferrals } from "~/features/rewards/referral.server";
import { raiseLevels } from "~/features/rewards/vip.server";
import { inspectBrand } from "~/platform/brands/load";
import { aBrand, aTenantsFolder, checkedTenants, TEXTS } from "../helpers/tenants";
import { aPlayer } from "../helpers/wps/money";
import { requestId } from "../helpers/wps/payments";
import { insertLostRound } from "../helpers/wps/rewards";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const DAY = 86_400_000;
/** Games of the demo's files, by category. */
const GAMES = { RNG: "star-orchard", PVP: "thirteen-fans", FISH: "coral-hunt" } as const;
type Category = keyof typeof GAMES;

const weight = fc.constantFrom("0", "0.1", "0.37", "1");
const aRule = fc.record({
  rewards: fc.record({ RNG: weight, PVP: weight, FISH: weight }),
  game: weight,
  rebate: fc.constantFrom("0", "0.001", "0.0025"),
  level: fc.constantFrom("0", "0.002"),
  mission: fc.constantFrom("0.10", "0.25"),
  betRate: fc.constantFrom("0", "0.0015"),
});
type Rule = typeof aRule extends fc.Arbitrary<infer T> ? T : never;

const RULES = fc.sample(aRule, { numRuns: 6, seed: 20_261_129 });

const brandOf = (rule: Rule, at: number) =>
  aBrand(
    `weighed-${at}`,
    {
      flags: { referral: true },
      vendors: ["GEMS", "TIDE", "FANS"],
      rewards: {
        rebate: { RNG: rule.rebate, PVP: rule.rebate, FISH: rule.rebate },
        weights: {
          rewards: { categories: rule.rewards, games: { [GAMES.RNG]: rule.game } },
          turnover: { categories: { PVP: "0.1" }, games: { [GAMES.FISH]: "0" } },
        },
        referral: { deposit: "50.00", reward: "0.00", betRate: rule.betRate },
        raffle: { deposit: "100.00", prizes: { spark: null, flame: null, lantern: null, festival: null } },
      },
    },
    {
      "content/promotions.json": { items: { "invite-friends": null, "prize-draw": null } },
      "content/missions.json": {
        items: {
          "daily-warm-up": null,
          "daily-reels": null,
          "weekly-reels": null,
          "weekly-stadium": null,
          "weekly-marathon": null,
          small: { title: "S", period: "day", target: "50.00", reward: rule.mission, turnoverTimes: "0" },
          great: {
            title: "G",
            period: "week",
            gameTypes: ["RNG"],
            target: "200.00",
            reward: "0.20",
            turnoverTimes: "0",
          },
        },
      },
      "content/vip.json": { items: { bronze: { rebate: rule.level } } },
    },
  );

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite(RULES.map(brandOf));
});
afterAll(() => site.close());

/** Returns the rewards of a player and of the inviter for these bets, in minor units. */
async function paidFor(brand: string, bets: readonly (readonly [Category, bigint])[]): Promise<bigint> {
  const [inviter, player] = [await aPlayer(site, 0n, brand), await aPlayer(site, 0n, brand)];
  await site.db.transaction(brand, (tx) =>
    tx.query("update member set upline_id = $1 where id = $2", [inviter.memberId, player.memberId]),
  );
  for (const [category, bet] of bets)
    await insertLostRound(site, player.memberId, bet, { brand, category, gameId: GAMES[category] });
  const ctx = site.context({ host: `${brand}.test` });
  await raiseLevels(ctx);
  await payReferrals({ ...ctx, now: NOW + DAY });
  const { lottery, promotion } = player.calls;
  for (const mission of ["small", "great"])
    await lottery.claimMission({ mission, requestId: requestId() }).catch(() => null);
  await promotion.claimRebate({ requestId: requestId() }).catch(() => null);
  const [row] = await site.db.transaction(brand, (tx) =>
    tx.query<{ sum: bigint }>(
      "select coalesce(sum(amount), 0)::bigint as sum from reward where merchant_id = $1 and member_id = any($2)",
      [brand, [inviter.memberId, player.memberId]],
    ),
  );
  return row?.sum ?? 0n;
}

describe("T9 bet weights", () => {
  test.each(RULES.map((rule, at) => [at, rule] as const))(
    "T9 rules %i never pay more than the maximum of brand check",
    async (at, rule) => {
      const brand = `weighed-${at}`;
      const { dir } = aTenantsFolder(brandOf(rule, at));
      const { snapshot: loaded, problems } = await inspectBrand(checkedTenants(dir), brand, undefined, {
        knownTexts: TEXTS,
      });
      if (!loaded) throw new Error(JSON.stringify(problems.slice(0, 3)));
      const edges = rewardEdges(loaded);
      const bets = fc.sample(
        fc.array(fc.tuple(fc.constantFrom<Category>("RNG", "PVP", "FISH"), fc.bigInt(100n, 9_000n)), {
          minLength: 4,
          maxLength: 10,
        }),
        { numRuns: 3, seed: at },
      );
      for (const some of bets) {
        let most = 0;
        for (const [category, bet] of some) {
          const own = edges.filter(({ gameId, level }) => gameId === GAMES[category] && level === "bronze");
          const [{ returned, total }] = own as [(typeof edges)[number]];
          most += Number(bet) * (Number(total.num) / Number(total.den) - Number(returned.num) / Number(returned.den));
        }
        expect(Number(await paidFor(brand, some))).toBeLessThanOrEqual(most + 1e-6);
      }
    },
  );

  test("T9 a bet counts for rebate and turnover by its weights, truncated, and fully without a weight", async () => {
    const { calls, memberId } = await aPlayer(site, 0n, "weighed-0");
    await insertLostRound(site, memberId, 1_009n, { brand: "weighed-0", category: "PVP", gameId: GAMES.PVP });
    const [row] = await site.db.transaction("weighed-0", (tx) =>
      tx.query<{ bet: bigint; turnover: bigint }>(
        "select bet, turnover from round where merchant_id = $1 and member_id = $2",
        ["weighed-0", memberId],
      ),
    );
    expect(row).toEqual({ bet: 1_009n, turnover: 100n });
    const { rows } = await calls.promotion.manualRebate({});
    const counted = (1_009n * BigInt(Math.round(Number(RULES[0]?.rewards.PVP) * 100))) / 100n;
    expect(rows.map(({ validBet }) => validBet)).toEqual(counted === 0n ? [] : [(Number(counted) / 100).toFixed(2)]);
  });
});
