import { categoryOfVendor, type GameCategory, weightText } from "~/platform/brands/bet-weights";
import type { Brand, Content, Mission } from "~/platform/brands/config.gen";
import { addFractions, type Fraction, fraction, isGreater, multiplyFractions } from "./fraction";
import { gameReturn, rateFraction } from "./game-return";
import { HOUSE } from "./games";

/**
 * Shares of a bet that are paid back for one game at one VIP level, for a player who makes the most of rewards. The turnover
 * required by rewards is not deducted.
 */
export interface RewardEdge {
  readonly gameId: string;
  readonly category: GameCategory;
  /** Id of the level; null below the first. */
  readonly level: string | null;
  /** Return of the game. */
  readonly returned: Fraction;
  readonly rebate: Fraction;
  readonly missions: Fraction;
  /** Gift of the next level, spread over the bets that lead to it. */
  readonly gift: Fraction;
  /** Referral reward of the inviter. */
  readonly referral: Fraction;
  /** Prizes of the daily draw, spread over the bets that its deposit requires. */
  readonly draw: Fraction;
  readonly total: Fraction;
}

/** Parts of a brand that determine the edges. */
export interface RewardBrand {
  readonly config: Pick<Brand, "rewards" | "withdrawal" | "ds88" | "esports" | "vendors">;
  readonly content: {
    readonly games: Pick<Content["games"], "items">;
    readonly vendors: Pick<Content["vendors"], "items">;
    readonly fixtures: Pick<Content["fixtures"], "items">;
    readonly missions: Pick<Content["missions"], "items">;
    readonly vip: Pick<Content["vip"], "items">;
  };
}

const NONE = fraction(0);
const ONE = fraction(1);

const over = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.den, a.den * b.num);
const sum = (...parts: readonly Fraction[]): Fraction => parts.reduce(addFractions, NONE);

const enabled = <T extends { readonly enabled?: boolean | undefined }>(
  items: Readonly<Record<string, T>>,
): [string, T][] => Object.entries(items).filter(([, { enabled }]) => enabled !== false);

/**
 * Returns the highest rate of missions over the same bets, per unit that counts: the player stops at the best target. A target of
 * 0 gives the full rate.
 */
function missionRate(missions: readonly Mission[]): Fraction {
  let [given, best] = [NONE, NONE];
  for (const { reward, target } of missions.toSorted((a, b) => Number(a.target) - Number(b.target))) {
    given = addFractions(given, rateFraction(reward));
    const needed = rateFraction(target);
    const rate = needed.num === 0n ? (given.num === 0n ? NONE : ONE) : over(given, needed);
    if (isGreater(rate, best)) best = rate;
  }
  return best;
}

/**
 * Returns the rate of missions for bets of each category. Missions over different bets add up: one bet counts for all of them.
 */
function missionRates(items: Content["missions"]["items"]): (category: GameCategory) => Fraction {
  const groups = new Map<string, Mission[]>();
  for (const [, mission] of enabled(items)) {
    const key = `${mission.period} ${(mission.gameTypes ?? []).toSorted().join()}`;
    groups.set(key, [...(groups.get(key) ?? []), mission]);
  }
  const rates = [...groups.values()].map((group) => ({ types: group[0]?.gameTypes ?? [], rate: missionRate(group) }));
  return (category) =>
    sum(
      ...rates.filter(({ types }) => types.length === 0 || types.includes(category as never)).map(({ rate }) => rate),
    );
}

/**
 * Returns the rate of the daily draw per unit of turnover; 0 when its deposit requires no turnover, because then no bet earns it.
 */
function drawRate({ rewards, withdrawal }: RewardBrand["config"]): Fraction {
  const { deposit, prizes } = rewards.raffle;
  const all = Object.values(prizes);
  const weight = all.reduce((before, one) => before + one.weight, 0);
  const asked = multiplyFractions(rateFraction(deposit), rateFraction(withdrawal.turnoverTimes));
  if (weight === 0 || asked.num === 0n) return NONE;
  const prize = sum(...all.map((one) => multiplyFractions(rateFraction(one.amount), fraction(one.weight, weight))));
  return over(prize, addFractions(asked, multiplyFractions(prize, rateFraction(rewards.turnoverTimes))));
}

interface Level {
  readonly id: string | null;
  readonly rebate: Fraction;
  readonly gift: Fraction;
}

/** Returns the state below the first level and each level, with the next gift. */
function levelsOf({ config: { rewards }, content }: RewardBrand): readonly Level[] {
  const levels = enabled(content.vip.items).toSorted(([, a], [, b]) => a.rank - b.rank);
  const each = rateFraction(rewards.betPerPoint);
  return [null, ...levels].map((entry, at) => {
    const [id, level] = entry ?? [null, null];
    const next = levels[at]?.[1];
    const steps = (next?.points ?? 0) - (level?.points ?? 0);
    const bet = multiplyFractions(fraction(Math.max(0, steps)), each);
    const gift = next?.gift === undefined || bet.num === 0n ? NONE : over(rateFraction(next.gift), bet);
    return { id, rebate: level?.rebate === undefined ? NONE : rateFraction(level.rebate), gift };
  });
}

/** Factors of a bet's return other than the level. */
interface GameParts {
  readonly category: GameCategory;
  readonly returned: Fraction;
  /** Weight of the bet for rewards. */
  readonly counts: Fraction;
  /** Weight of the bet for turnover. */
  readonly turns: Fraction;
}

/** Returns the brand's listed games, grouped by equal factors: hundreds of games have only a few combinations. */
function gamesByParts({
  config,
  content,
}: RewardBrand): readonly (GameParts & { readonly gameIds: readonly string[] })[] {
  const groups = new Map<string, GameParts & { readonly gameIds: string[] }>();
  for (const [gameId, game] of enabled(content.games.items)) {
    const { gameType, isGame, vassalage } = game;
    const isListed = config.vendors.includes(vassalage) && content.vendors.items[vassalage]?.enabled !== false;
    if (isGame !== undefined || !isListed) continue;
    const category = categoryOfVendor(config, gameType, vassalage);
    const counts = weightText(config.rewards, "rewards", { gameId, category });
    const turns = weightText(config.rewards, "turnover", { gameId, category });
    // Keyed by the unparsed texts: computing the factors of every game first would take most of the time.
    const key = [category, counts, turns, vassalage === HOUSE ? gameId : game.rtp].join(" ");
    const group = groups.get(key);
    if (group) {
      group.gameIds.push(gameId);
      continue;
    }
    const returned = gameReturn(gameId, game, category, content.fixtures.items);
    groups.set(key, {
      category,
      returned,
      counts: rateFraction(counts),
      turns: rateFraction(turns),
      gameIds: [gameId],
    });
  }
  return [...groups.values()];
}

/** Returns a function that computes the edge for given factors and a level. */
function edgesOf(brand: RewardBrand): (parts: GameParts, level: Level) => Omit<RewardEdge, "gameId"> {
  const { config, content } = brand;
  const { rewards } = config;
  const [missions, draw] = [missionRates(content.missions.items), drawRate(config)];
  const referral = rateFraction(rewards.referral.betRate);
  return ({ category, counts, returned, turns }, level) => {
    const given = rewards.rebate[category];
    const parts = {
      rebate: multiplyFractions(counts, addFractions(level.rebate, given === undefined ? NONE : rateFraction(given))),
      missions: multiplyFractions(counts, missions(category)),
      gift: multiplyFractions(counts, level.gift),
      referral: multiplyFractions(counts, referral),
      draw: multiplyFractions(turns, draw),
    };
    return { category, level: level.id, returned, ...parts, total: sum(returned, ...Object.values(parts)) };
  };
}

/** Returns the edges of every listed game at every VIP level. */
export function rewardEdges(brand: RewardBrand): readonly RewardEdge[] {
  const [edge, levels] = [edgesOf(brand), levelsOf(brand)];
  return gamesByParts(brand).flatMap(({ gameIds, ...parts }) => {
    const each = levels.map((level) => edge(parts, level));
    return gameIds.flatMap((gameId) => each.map((one) => ({ gameId, ...one })));
  });
}

/**
 * Same as `rewardEdges`, but only at the level with the highest rate and for the first of games with equal factors; used by the
 * check of every brand. A level adds the same share to all bets that count, so one level is the worst for all games.
 */
export function worstEdges(brand: RewardBrand): readonly RewardEdge[] {
  const edge = edgesOf(brand);
  const [first, ...rest] = levelsOf(brand).map((level) => ({ level, share: addFractions(level.rebate, level.gift) }));
  if (first === undefined) return [];
  const { level } = rest.reduce((worst, one) => (isGreater(one.share, worst.share) ? one : worst), first);
  return gamesByParts(brand).map(({ gameIds, ...parts }) => ({ gameId: gameIds[0] ?? "", ...edge(parts, level) }));
}

/** Returns the edge with the greatest total; null for an empty list. */
export const greatestEdge = (edges: readonly RewardEdge[]): RewardEdge | null =>
  edges.reduce<RewardEdge | null>(
    (best, one) => (best !== null && !isGreater(one.total, best.total) ? best : one),
    null,
  );

/** Returns percent with two decimals, rounded up, so that `100.00` never hides a higher value. */
export function percentUp({ den, num }: Fraction): string {
  const hundredths = (num * 10_000n + den - 1n) / den;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}`;
}
