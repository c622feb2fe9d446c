import { join } from "node:path";
import { writeBrands } from "./brand-files";
import type { Figure } from "./figure";
import type { BenchOptions } from "./main";
import { median } from "./measure";
import { inTemporaryFolder, runChild } from "./process";
import type { StoreAnswer, StoreTask } from "./store-child";

const [FEW, MANY] = [10, 1_000];

/** Part c, first half: CPU time and memory per brand. */
export function measureBrands({ bundled, quick }: BenchOptions): Promise<Figure[]> {
  const most = quick ? 2_000 : 10_000;
  return inTemporaryFolder(async (dir) => {
    const folders = [FEW, MANY, most].map((count) => ({ dir: writeBrands(join(dir, String(count)), count), count }));
    const run = (task: StoreTask) => runChild<StoreAnswer[]>(`${bundled}/store-child.mjs`, task, ["--expose-gc"]);
    // A new process each time: a start includes compiling the code and the schemas.
    const starts: number[] = [];
    for (let i = 0; i < (quick ? 1 : 5); i += 1) {
      const [answer] = await run({ folders: folders.slice(1, 2), rounds: 1 });
      starts.push(answer?.cpu ?? Number.NaN);
    }
    const [few, many, all] = await run({ folders, rounds: quick ? 5 : 31 });
    if (!few || !many || !all) throw new Error("A store process sent no result.");
    const ns = [few, many, all].map((one) => `${Math.round(one.lookup)}`);
    const count = most.toLocaleString("en-US");
    const figure = (name: string, measured: number, unit: string, most: number, note: string): Figure => ({
      part: "c",
      name,
      measured,
      unit,
      goal: { most },
      note,
    });
    return [
      figure(
        `host look-up, time with ${count} brands / with ${FEW}`,
        all.lookup / few.lookup,
        "",
        2,
        `${ns.join(", ")} ns with ${FEW}, 1,000 and ${count} brands`,
      ),
      figure(
        "memory per brand",
        all.bytes / 1_000,
        "kB",
        60,
        `${(many.bytes / 1_000).toFixed(1)} kB with 1,000 brands`,
      ),
      figure(
        "reading and validating 1,000 brands of 20 kB, CPU",
        median(starts),
        "s",
        1,
        `in new processes; ${few.cpu.toFixed(2)} s with ${FEW} brands`,
      ),
    ];
  });
}
