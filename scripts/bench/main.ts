import { measureAccess } from "./access";
import { measureBrands } from "./brands";
import { measureCachedPage } from "./cached-page";
import { type Figure, isReached, tableOf } from "./figure";
import { measureFirstPaint } from "./first-paint";
import { measureGrowth } from "./growth";
import { measureHostile } from "./hostile";
import { measureLiveChanges } from "./live-changes";
import { measureMoney } from "./money";
import { measurePlayers } from "./players";
import { measureRender } from "./render";
import { measureScript } from "./script";
import { measureSecondStart } from "./second-start";
import { measureTransactions } from "./transactions";

/** Options of every part. */
export interface BenchOptions {
  /** Folder with the bundled programs of the benchmarks. */
  readonly bundled: string;
  /** Few and short rounds: checks that every part runs. The numbers are not meaningful. */
  readonly quick: boolean;
}

const PARTS: Readonly<Record<string, (options: BenchOptions) => Promise<Figure[]>>> = {
  a: measureCachedPage,
  b: measureRender,
  c: async (options) => [
    ...(await measureBrands(options)),
    ...(await measureLiveChanges(options)),
    ...(await measureSecondStart(options)),
  ],
  d: measureScript,
  e: measureFirstPaint,
  f: measureAccess,
  g: measureMoney,
  h: measurePlayers,
  i: measureHostile,
  j: measureGrowth,
  k: measureTransactions,
};

/** Measures the named parts (default: all) and prints the table. Returns the exit code. */
export async function main({ args, bundled }: { readonly args: readonly string[]; readonly bundled: string }) {
  const wanted = args.filter((arg) => !arg.startsWith("--"));
  const unknown = wanted.find((part) => PARTS[part] === undefined);
  if (unknown !== undefined) {
    console.error(`Unknown part "${unknown}". Parts: ${Object.keys(PARTS).join(", ")}.`);
    return 1;
  }
  const figures: Figure[] = [];
  let failed = false;
  for (const [part, measure] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(part)) continue;
    console.error(`Measuring part ${part} …`);
    try {
      figures.push(...(await measure({ bundled, quick: args.includes("--quick") })));
    } catch (error) {
      failed = true;
      console.error(`Part ${part} could not be measured:`, error);
    }
  }
  console.log(`\n${tableOf(figures)}\n`);
  const over = figures.filter((figure) => !isReached(figure)).length;
  if (over > 0) console.log(`${over} of ${figures.length} figures miss their goal.`);
  else if (!failed) console.log("All goals are reached.");
  return failed || (over > 0 && args.includes("--strict")) ? 1 : 0;
}
