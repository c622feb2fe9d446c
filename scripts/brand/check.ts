import { addFractions } from "~/features/house/rules/fraction";
import { greatestEdge, percentUp, type RewardEdge, rewardEdges } from "~/features/house/rules/reward-edge";
import { assertBrand, brandCodes, checkBrands } from "./brands";
import { type Command, countedNoun, problemLine, warningLine } from "./command";

/** `brand check`: validates brands as the running site does, and reports each problem with its position. */
export const check: Command = {
  summary: "validate all brands, or the named ones",
  usage: "[code …]",
  help: [
    "Prints one problem per line: file:line:column message (did you mean …?).",
    "Warnings do not change the exit status. Example: a secret is missing in the command's environment.",
    "Then prints the highest return on a bet for each brand: return of the game, rebate, missions, gifts, referral and prizes.",
    "With --json, prints the return of every game at every VIP level.",
  ],
  options: {},
  takes: [0, Number.POSITIVE_INFINITY],
  async run(args, _options, place) {
    for (const code of args) await assertBrand(place.dir, code);
    const codes = args.length > 0 ? args : await brandCodes(place.dir);
    const rewards = new Map<string, readonly RewardEdge[]>();
    const found = await checkBrands(place, codes, (code, brand) => rewards.set(code, rewardEdges(brand)));
    const brands = [...found].map(([code, { problems, warnings }]) => {
      return { code, problems, warnings, returns: returnsOf(rewards.get(code) ?? []) };
    });
    const problems = brands.flatMap((brand) => brand.problems);
    const warnings = brands.flatMap((brand) => brand.warnings).map(warningLine);
    const total = `${countedNoun(problems.length, "problem")} in ${countedNoun(codes.length, "brand")}`;
    return {
      ok: problems.length === 0,
      lines: [
        ...(problems.length === 0
          ? [...warnings, `No problems: ${codes.join(", ")}`]
          : [...problems.map(problemLine), ...warnings, total]),
        ...[...rewards].flatMap(([code, edges]) => returnLine(code, edges)),
      ],
      json: { brands },
    };
  },
};

/**
 * Formats the highest return: `aurora: highest return on a bet 99.77 % (jade-garden at crown: 96.50 % from the game, 3.27 % from
 * rewards)`. Empty for a brand without games.
 */
function returnLine(code: string, edges: readonly RewardEdge[]): readonly string[] {
  const worst = greatestEdge(edges);
  if (worst === null) return [];
  const { gameId, level, returned, total } = worst;
  const given = addFractions(total, { num: -returned.num, den: returned.den });
  const parts = `${percentUp(returned)} % from the game, ${percentUp(given)} % from rewards`;
  return [`${code}: highest return on a bet ${percentUp(total)} % (${gameId} at ${level ?? "no level"}: ${parts})`];
}

/** Returns the percentage returned on bets for each game: by the game alone, and at each VIP level with all rewards. */
function returnsOf(edges: readonly RewardEdge[]) {
  const games = new Map<string, { game: string; category: string; returned: string; levels: Record<string, string> }>();
  for (const { category, gameId: game, level, returned, total } of edges) {
    const row = games.get(game) ?? { game, category, returned: percentUp(returned), levels: {} };
    row.levels[level ?? ""] = percentUp(total);
    games.set(game, row);
  }
  return [...games.values()];
}
