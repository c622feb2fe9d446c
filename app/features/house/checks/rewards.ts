import type { GameCategory } from "~/platform/brands/bet-weights";
import { nearest } from "~/platform/brands/nearest";
import { problemMessage, type UnplacedProblem } from "~/platform/brands/problem";
import { pointerKey } from "~/platform/text/json";
import { fraction, isGreater } from "../rules/fraction";
import { houseKind } from "../rules/games";
import { percentUp, type RewardBrand, type RewardEdge, worstEdges } from "../rules/reward-edge";

/** Brand file with the reward settings. */
const FILE = "tenant.json";

type Found = { readonly of: readonly unknown[]; readonly problems: readonly UnplacedProblem[] };

/** Last result by the brand's reward rules. Brands that inherit these rules share all objects that determine the result. */
const lastFound = new WeakMap<RewardBrand["config"]["rewards"], Found>();

/** Returns problems of rewards: total rewards above the house edge of a game, and weights of unknown games. */
export function rewardProblems(brand: RewardBrand): readonly UnplacedProblem[] {
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

function weightProblems({ config, content }: RewardBrand): UnplacedProblem[] {
  const known = Object.keys(content.games.items);
  return (["rewards", "turnover"] as const).flatMap((use) =>
    Object.keys(config.rewards.weights[use].games)
      // House games have weights in the base brand even if a brand does not list them.
      .filter((gameId) => !Object.hasOwn(content.games.items, gameId) && houseKind(gameId) === null)
      .map((gameId): UnplacedProblem => {
        const pointer = `/rewards/weights/${use}/games${pointerKey(gameId)}`;
        return {
          file: FILE,
          pointer,
          ...problemMessage("noGame", { id: gameId }),
          nearest: nearest(gameId, known),
          part: "key",
        };
      }),
  );
}

/** Reports the worst game of each category, at the weight that would fix it. */
function edgeProblems(brand: RewardBrand): UnplacedProblem[] {
  const worst = new Map<GameCategory, RewardEdge>();
  for (const edge of worstEdges(brand)) {
    const before = worst.get(edge.category);
    if (isGreater(edge.total, fraction(1)) && (!before || isGreater(edge.total, before.total)))
      worst.set(edge.category, edge);
  }
  return [...worst.values()].map(({ category, gameId, level, returned, total }): UnplacedProblem => {
    const params = { game: gameId, level: level ?? "–", returned: percentUp(returned), total: percentUp(total) };
    const pointer = `/rewards/weights/rewards/games${pointerKey(gameId)}`;
    const or = `/rewards/weights/rewards/categories/${category}`;
    return { file: FILE, pointer, or, ...problemMessage("rewardsTooHigh", params), part: "value" };
  });
}
