import { join } from "node:path";
import type { Figure } from "./figure";
import type { BenchOptions } from "./main";
import { median } from "./measure";
import { inTemporaryFolder, startProduct } from "./process";

/** Part c, last: time of a repeated `npm start` until it serves the demo brands. */
export function measureSecondStart({ quick }: BenchOptions): Promise<Figure[]> {
  return inTemporaryFolder(async (folder) => {
    const start = async () => {
      const began = performance.now();
      const product = await startProduct({ DATA_DIR: join(folder, "data") }, "scripts/start.mjs");
      const ms = performance.now() - began;
      await product.stop();
      return ms;
    };
    // The first start creates and fills the database.
    const first = await start();
    const times: number[] = [];
    for (let i = 0; i < (quick ? 1 : 5); i += 1) times.push(await start());
    return [
      {
        part: "c",
        name: "second start, time until it serves",
        measured: median(times),
        unit: "ms",
        goal: { most: 3_000 },
        note: `longest of ${times.length}: ${Math.max(...times).toFixed(0)} ms; first start: ${first.toFixed(0)} ms`,
      },
    ];
  });
}
