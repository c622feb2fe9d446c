import type { GameCategory } from "~/platform/brands/bet-weights";
import { nearest } from "~/platform/brands/nearest";
import { type RawProblem, say } from "~/platform/brands/problem";
import { pointerKey } from "~/platform/text/json";
import { fraction, isGreater } from "../rules/fraction";
import { houseKind } from "../rules/games";
import { percentUp, type RewardBrand, type RewardEdge, worstEdges } from "../rules/reward-edge";

/** Where rewards stand in a brand's folder. */
const FILE = "tenant.json";

type Found = { readonly of: readonly unknown[]; readonly problems: readonly RawProblem[] };

/** The last result by the brand's rules: brands that change nothing of them share all objects that decide it. */
const lastFound = new WeakMap<RewardBrand["config"]["rewards"], Found>();

/** Rewards that give more than games keep, and weights of games that there are none of. */
export function rewardProblems(brand: RewardBrand): readonly RawProblem[] {
  const { config, content } = brand;
  const { ds88, esports, rewards, vendors, withdrawal } = config;
  const kinds = [content.games, content.vendors, content.fixtures, content.missions, content.vip];
  const of = [ds88, esports, vendors, withdrawal, ...kinds.map(({ items }) => items)];
  const last = lastFound.get(rewards);
  if (last?.of.every((one, at) => one === of[at])) return last.problems;
  const problems = [...weightProblems(brand), ...edgeProblems(brand)];
  lastFound.set(rewards, { of, problems });
  return problems;
}

function weightProblems({ config, content }: RewardBrand): RawProblem[] {
  const known = Object.keys(content.games.items);
  return (["rewards", "turnover"] as const).flatMap((use) =>
    Object.keys(config.rewards.weights[use].games)
      // The house's games have weights in the base, whether a brand lists them or not.
      .filter((gameId) => !Object.hasOwn(content.games.items, gameId) && houseKind(gameId) === null)
      .map((gameId): RawProblem => {
        const pointer = `/rewards/weights/${use}/games${pointerKey(gameId)}`;
        return { file: FILE, pointer, ...say("noGame", { id: gameId }), nearest: nearest(gameId, known), part: "key" };
      }),
  );
}

/** The worst game of each category, told at the weight that would mend it. */
function edgeProblems(brand: RewardBrand): RawProblem[] {
  const worst = new Map<GameCategory, RewardEdge>();
  for (const edge of worstEdges(brand)) {
    const before = worst.get(edge.category);
    if (isGreater(edge.total, fraction(1)) && (!before || isGreater(edge.total, before.total)))
      worst.set(edge.category, edge);
  }
  return [...worst.values()].map(({ category, gameId, level, returned, total }): RawProblem => {
    const params = { game: gameId, level: level ?? "–", returned: percentUp(returned), total: percentUp(total) };
    const pointer = `/rewards/weights/rewards/games${pointerKey(gameId)}`;
    const or = `/rewards/weights/rewards/categories/${category}`;
    return { file: FILE, pointer, or, ...say("rewardsTooHigh", params), part: "value" };
  });
}
