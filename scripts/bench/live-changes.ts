import { renameSync, writeFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { codeOf, hostOf, tenantText, writeBrands } from "./brand-files";
import type { Figure } from "./figure";
import { send } from "./http";
import type { BenchOptions } from "./main";
import { percentile } from "./measure";
import { inTemporaryFolder, type Server, startProduct } from "./process";
import { measureSwitches } from "./switches";

const BRANDS = 1_000;
/** Timeout for a change to appear. A timeout is an error, not a measurement. */
const CHANGE_TIMEOUT_MS = 10_000;

/** Returns the time from the rename of a brand's file to the end of the first answer that shows it, in ms. */
async function changeMs(product: Server, dir: string, index: number, agent: http.Agent): Promise<number> {
  const name = `Renamed ${index}`;
  const file = join(dir, codeOf(index), "tenant.json");
  const page = async () => (await send(product, { host: hostOf(index), agent })).body.includes(name);
  if (await page()) throw new Error("The page shows the change too early.");
  // Written outside the watched folder, so that only the rename is the change.
  const aside = join(dir, "..", "next.json");
  writeFileSync(aside, tenantText(index, name));
  // Random delay, so that the change is not in phase with the product's polling.
  await pause(Math.random() * 40);
  const started = performance.now();
  renameSync(aside, file);
  while (!(await page())) {
    if (performance.now() - started > CHANGE_TIMEOUT_MS) throw new Error("The pages do not show the changed file.");
    await pause(1);
  }
  return performance.now() - started;
}

async function measureChanges(dir: string, data: string, changes: number): Promise<number[]> {
  const product = await startProduct({ DATA_DIR: data, TENANTS_DIR: dir });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  try {
    // Warm-up: the first renders of a process also compile code.
    for (let index = 0; index < 20; index += 1) await send(product, { host: hostOf(index), agent });
    for (let i = 0; i < changes; i += 1) times.push(await changeMs(product, dir, 20 + i, agent));
  } finally {
    agent.destroy();
    await product.stop();
  }
  return times;
}

/** Part c, second half: delay until a change is visible, with 1,000 brands loaded. */
export function measureLiveChanges({ quick }: BenchOptions): Promise<Figure[]> {
  return inTemporaryFolder(async (folder) => {
    const dir = writeBrands(join(folder, "tenants"), BRANDS);
    const data = join(folder, "data");
    const times = await measureChanges(dir, data, quick ? 10 : 100);
    const switches = await measureSwitches({ dir, data, count: quick ? 3 : 100 });
    const median = percentile(times, 0.5).toFixed(1);
    const usual = percentile(switches.times, 0.5).toFixed(0);
    return [
      {
        part: "c",
        name: "time until a page shows a changed file, p99",
        measured: percentile(times, 0.99),
        unit: "ms",
        goal: { most: 50 },
        note: `p50 ${median} ms, ${times.length} changes, ${BRANDS} brands`,
      },
      {
        part: "c",
        name: "time until all three processes use a switched flag, slowest",
        measured: Math.max(...switches.times),
        unit: "ms",
        goal: { most: 1_000 },
        note: `p50 ${usual} ms, ${switches.times.length} consecutive switches under load, ${BRANDS} brands`,
      },
      {
        part: "c",
        name: "stale pages after that",
        measured: switches.stale,
        unit: "",
        goal: { most: 0 },
        note: `of ${switches.looked} pages of all processes`,
      },
    ];
  });
}
