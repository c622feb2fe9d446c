import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { readPattern } from "~/platform/text/linear-pattern";
import { hostOf, tenantText, writeBrands } from "./brand-files";
import type { Figure } from "./figure";
import { HOSTILE_PATTERNS, HOSTILE_TEXTS } from "./hostile-patterns";
import { send } from "./http";
import type { BenchOptions } from "./main";
import { cpuOf, percentile } from "./measure";
import { ODD_KINDS, ODD_PLACES, putOdd } from "./odd-files";
import { inTemporaryFolder, startProduct } from "./process";

/**
 * Returns the CPU time of a piece of work in ms: the minimum of several runs, which excludes garbage collection of earlier work.
 */
async function leastMs(tries: number, work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < tries; i += 1) times.push((await cpuOf(work)) * 1000);
  return Math.min(...times);
}

async function measurePatterns(tries: number): Promise<Figure> {
  const times: number[] = [];
  let refused = 0;
  for (const pattern of HOSTILE_PATTERNS) {
    times.push(await leastMs(tries, () => readPattern(pattern)));
    const read = readPattern(pattern);
    if ("reason" in read) refused += 1;
    else for (const text of HOSTILE_TEXTS) times.push(await leastMs(tries, () => read.test(text)));
  }
  return {
    part: "i",
    name: "reading or matching a hostile pattern, slowest",
    measured: Math.max(...times),
    unit: "ms",
    goal: { most: 10 },
    note: `${HOSTILE_PATTERNS.length} patterns, ${refused} refused; p99 ${percentile(times, 0.99).toFixed(1)} ms`,
  };
}

/** Measures a small brand while another brand's folder contains every kind of odd file. */
function measureOddFiles(rounds: number): Promise<Figure> {
  return inTemporaryFolder(async (folder) => {
    const dir = writeBrands(join(folder, "tenants"), 1);
    mkdirSync(join(dir, "odd"));
    writeFileSync(join(dir, "odd/tenant.json"), tenantText(1));
    const product = await startProduct({ DATA_DIR: join(folder, "data"), TENANTS_DIR: dir });
    const agent = new http.Agent({ keepAlive: true });
    const times: number[] = [];
    const ask = async () => {
      const began = performance.now();
      const { status } = await send(product, { host: hostOf(0), path: "/help", agent });
      if (status !== 200) throw new Error(`The page of the other brand was answered with ${status}.`);
      times.push(performance.now() - began);
    };
    try {
      for (let i = 0; i < 50; i += 1) await ask();
      times.length = 0;
      for (const put of Object.values(ODD_KINDS)) {
        for (const place of ODD_PLACES) {
          putOdd(dir, place, put);
          for (let i = 0; i < rounds; i += 1) await ask();
        }
        for (const place of ODD_PLACES) rmSync(join(dir, place), { recursive: true, force: true });
      }
    } finally {
      agent.destroy();
      await product.stop();
    }
    return {
      part: "i",
      name: "a page while another brand has unusual files, slowest",
      measured: Math.max(...times),
      unit: "ms",
      goal: { most: 100 },
      note: `p50 ${percentile(times, 0.5).toFixed(1)} ms, ${times.length} pages; ${Object.keys(ODD_KINDS).join(", ")}`,
    };
  });
}

/** Part i: cost of hostile files for the other brands. */
export async function measureHostile({ quick }: BenchOptions): Promise<Figure[]> {
  return [await measurePatterns(quick ? 1 : 5), await measureOddFiles(quick ? 1 : 20)];
}
