import { openTenants } from "~/platform/brands/store";
import type { TenantStore } from "~/platform/brands/types";
import { BRAND_CHECKS } from "~/registry/brand-checks";
import { codeOf, hostOf } from "./brand-files";
import { cpuOf, median, runAlternately } from "./measure";
import { handleTask } from "./process";

/** Task of the program of part c: folders and their number of brands. */
export interface StoreTask {
  readonly folders: readonly { readonly dir: string; readonly count: number }[];
  readonly rounds: number;
}

/** Cost of opening and querying one store. */
export interface StoreAnswer {
  readonly count: number;
  /** CPU seconds to read and validate all brands. The first folder includes compiling all code and schemas. */
  readonly cpu: number;
  /** Bytes of memory per brand, after garbage collection and with every menu built. */
  readonly bytes: number;
  /** Nanoseconds from host to brand; median of the rounds. */
  readonly lookup: number;
}

const LOOKUPS = 20_000;

function usedBytes(): number {
  // Twice: the first collection may make more objects collectable.
  for (let i = 0; i < 2; i += 1) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function openStore({ dir, count }: StoreTask["folders"][number]) {
  const before = usedBytes();
  let store: TenantStore | undefined;
  const cpu = await cpuOf(async () => {
    store = await openTenants({ dir, checks: BRAND_CHECKS, demo: false, watch: false });
  });
  if (store === undefined) throw new Error("The store was not opened.");
  for (let index = 0; index < count; index += 1) {
    if (!store.get(codeOf(index))?.menu.length) throw new Error(JSON.stringify(store.health()[index]));
  }
  return { store, count, cpu, bytes: (usedBytes() - before) / count };
}

/**
 * Returns the bytes of consecutive Host headers and their offsets. The n-th brand has 1/n of the visitors of the first (Zipf), as
 * on real sites. The order is unpredictable, and with many brands most of them are requested rarely.
 */
function headersOf(count: number): { bytes: Buffer; starts: number[] } {
  const hosts = Array.from({ length: LOOKUPS }, () => hostOf(Math.floor((count + 1) ** Math.random()) - 1));
  const starts = [0];
  for (const host of hosts) starts.push((starts.at(-1) ?? 0) + host.length);
  return { bytes: Buffer.from(hosts.join("")), starts };
}

/** Measures the look-up from the bytes of a header, as in a request, to the brand. @returns ns each */
function lookup(store: TenantStore, count: number): number {
  const { bytes, starts } = headersOf(count);
  let found = 0;
  const started = process.hrtime.bigint();
  for (let i = 0; i < LOOKUPS; i += 1) {
    const header = bytes.toString("latin1", starts[i], starts[i + 1]);
    if (store.resolveHost(header).kind === "brand") found += 1;
  }
  const ns = Number(process.hrtime.bigint() - started);
  if (found !== LOOKUPS) throw new Error(`${LOOKUPS - found} hosts were not found.`);
  return ns / LOOKUPS;
}

handleTask(async ({ folders, rounds }: StoreTask): Promise<StoreAnswer[]> => {
  const opened = [];
  for (const folder of folders) opened.push(await openStore(folder));
  const sides = Object.fromEntries(opened.map(({ store, count }) => [count, () => lookup(store, count)]));
  await runAlternately(12, sides);
  const times = await runAlternately(rounds, sides);
  for (const { store } of opened) await store.close();
  return opened.map(({ count, cpu, bytes }) => ({ count, cpu, bytes, lookup: median(times[count] ?? []) }));
});
